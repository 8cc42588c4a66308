import { all } from '../browser/grammar'
import type { FaqTopic } from '#domain/browser/faqTopic'

export interface FaqFacts {
  appName: string
  /** The wallets that can be chosen by name. */
  walletNames: readonly string[]
  /** The networks on which trading is offered. */
  tradeNetworks: readonly string[]
  /** The symbol of the currency that the network cost is paid in. */
  coinSymbol: string
  /** Whether some trades go through Uniswap V4. */
  hasV4: boolean
  /** The site's fee, for example "0.25%", and the name of its recipient; null if the site takes no fee. */
  hasPancake: boolean
  siteFee: { percent: string; name: string } | null
  /** The hosts that are asked for names whose records are not on Ethereum; null if there are none. */
  gateways: readonly string[] | null
}

export interface FaqEntry {
  topic: FaqTopic
  question: string
  answer: string
}

const exchanges = ({ appName, hasV4 }: FaqFacts): Omit<FaqEntry, 'topic'> => {
  const others = 'kendi sözleşmelerini ve kontrollerini gerektirir'
  const own = `${appName} yalnızca kendisinin kontrol edebildiğini sunar, bu yüzden başka bir yer zaman zaman daha iyi bir fiyat sunabilir.`
  const rules = 'Bir sürüm 4 havuzu, bir alım satımın maliyetini değiştiren kendi kurallarını getirebilir'
  return hasV4
    ? {
        question: 'Neden sürüm 4 havuzlarının hepsi kullanılmıyor ve neden başka borsalar yok?',
        answer: `${rules}: böyle bir havuzdan geçen bir alım satım, eksiksiz bir simülasyon olmadan onaylanamaz. Sürüm 4 havuzları farklı bir sözleşme ve izin kullanır, bu yüzden bir alım satım yalnızca kârlı olduğunda onlardan geçer, o da her token için değil. Her ek borsa ${others}. ${own}`,
      }
    : {
        question: 'Neden sürüm 4 havuzları ve başka borsalar yok?',
        answer: `${rules} ve ona başka bir sözleşme üzerinden, başka türden bir izinle ulaşılır. Her ek borsa da ${others}. ${own}`,
      }
}

const aboutTheProduct = ({ appName, coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'purpose',
    question: `${appName} ne yapar?`,
    answer:
      'Zincirdeki havuzlardan fiyatları okur, istediğiniz takası hazırlar ve imzaladığınız yer olan cüzdanınıza iletir. Açılacak bir hesap yoktur ve hiçbir sunucumuz bir alım satıma katılmaz. Bu yüzden limit emri de yoktur: onları daha sonra yürütecek kimse yok.',
  },
  {
    topic: 'custody',
    question: `${appName} tokenlarımı taşıyabilir mi?`,
    answer:
      'Hayır. Siz cüzdanınızda onaylayana kadar hiçbir şey hareket etmez ve bir takas, onayladığınız tutarı çeker, daha fazlasını çekmez. Ayarlarda “Sınırsız” seçmediğiniz sürece izinler tam tutar içindir.',
  },
  {
    topic: 'signing',
    question: 'Benden neyi imzalamam istenecek?',
    answer: `Yalnızca işlemler: takaslar, izinler ve bunların kaldırılması, bir de ${coinSymbol} coinini havuzların tutabileceği bir tokena dönüştürme ve geri çevirme. ${appName} imzalı ileti istemez; birinin daha sonra size yeniden sormadan tokenlarınızı taşıyabileceği imzalı izinleri (permit) de istemez. Buna benzeyen herhangi bir sayfada bunları reddedin.`,
  },
  {
    topic: 'prices',
    question: 'Fiyatlar nereden geliyor?',
    answer: `Uniswap protokolünün ${facts.hasV4 ? 'sürüm 2, 3 ve 4' : 'sürüm 2 ve sürüm 3'} havuzlarından${facts.hasPancake ? ', BNB Smart Chain’de ayrıca PancakeSwap’ın sürüm 2 ve 3 havuzlarından' : ''}; bu sayfadaki Ayarlar bölümünde adı geçen düğüm aracılığıyla okunur. Zincir, birbiri ardına gelen işlem bloklarıyla büyür ve bir fiyatın yanındaki blok numarası onun ne kadar güncel olduğunu söyler.`,
  },
  {
    topic: 'pools',
    question: 'Havuz nedir?',
    answer:
      'Zincirdeki bir programdır, bir sözleşmedir; iki token tutar ve birini diğeriyle, her birinden ne kadar bulunduğuna göre oluşan bir fiyattan değiştirir. Herkes token koyabilir ve ücretlerden pay kazanır. Bir havuzda ne kadar çok token varsa bir alım satım, havuzun fiyatını o kadar az hareket ettirir.',
  },
  {
    topic: 'exchanges',
    ...exchanges({ appName, coinSymbol, ...facts }),
  },
  {
    topic: 'checks',
    question: 'Bir fiyat nasıl kontrol edilir?',
    answer:
      'Tarayıcınız fiyatı havuzlardan, havuzlarla aynı aritmetikle hesaplar ve ardından zincirdeki fiyat sözleşmelerine aynı alım satımı aynı blokta sorar. Yalnızca onların döndürdüğü tutar incelenebilir. Onaylamanızdan önce alım satımın tamamı sizin hesabınızla simüle edilir ve inceleme hangi bakiyelerin değişeceğini gösterir. Bunu her düğüm yapamaz; o zaman inceleme bunu söyler ve bir kez daha basmanızı ister. Bir havuzun kendi kuralları varsa tutarı yalnızca fiyat sözleşmeleri bilir ve bu simülasyon olmadan alım satım onaylanamaz.',
  },
]

const siteFeeWords = ({ appName, siteFee }: FaqFacts): string =>
  siteFee === null
    ? `${appName} kendine ait bir ücret eklemez. Onaylamadan önce bu iki maliyeti de görürsünüz.`
    : `Bir takasın verdiğinden ${siteFee.percent} oranında bir pay bu siteyi işletene (${siteFee.name}) gider: gösterilen her tutar ve fiyat bu düşüldükten sonradır. ${appName} yalnızca coini tokenına veya geri dönüştürdüğünde ve her transferin bir bölümünü alıkoyan tokenlardan bu ücret alınmaz. Onaylamadan önce hepsini görürsünüz.`

const aboutTrading = ({ coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'slippage',
    question: 'Kayma, fiyat etkisi ve süre sınırı nedir?',
    answer:
      'Kayma, ağ takasınıza ulaşmadan önce fiyat hareket ettiği için teklif edilenden ne kadar daha az aldığınızdır. Belirlediğiniz sınır aşılırsa takas bunun yerine başarısız olur. Fiyat etkisi, kendi alım satımınızın fiyatı ne kadar hareket ettirdiğidir: en çok küçük havuzlarda görülür ve bu konuda uyarılırsınız. Süre sınırından sonra takasınız artık gerçekleşemez.',
  },
  {
    topic: 'sandwich',
    question: 'Sandviç saldırısı nedir ve koruma onu durdurur mu?',
    answer:
      'Biri takasınızın beklediğini görür, sizin zararınıza ondan önce alır ve ondan sonra satar. Bir havuzun fiyatı bloğun başından beri kötüleştiyse koruma, takasın başarısız olmasını sağlar; yalnızca ağ maliyeti kaybedilir. Bir token, fiyatının kaydını tutan sürüm 3 havuzları üzerinden satıldığında çalışır. Düşük bir kayma sınırı her yerde yardımcı olur.',
  },
  {
    topic: 'costs',
    question: 'Bir takasın maliyeti nedir ve gas nedir?',
    answer: `Yoldaki her havuz ücretini alıkoyar; bu ücret gördüğünüz fiyata zaten dâhildir. Ağ maliyeti her işlem için, başarısız olan için bile, ${coinSymbol} ile ödenir: gas, ağın o işlem için yaptığı iştir ve her gas biriminin bloktan bloğa değişen bir fiyatı vardır. ${siteFeeWords({ coinSymbol, ...facts })}`,
  },
  {
    topic: 'approvals',
    question: 'İzin nedir ve bir izni nasıl kaldırırım?',
    answer:
      'Bir izin, bir sözleşmenin tokenlarınızdan birini belirli bir tutara kadar çekmesini sağlar. Bir izni kaldırmak için cüzdanınızı bağlayın, onu bu sayfadaki İzinler bölümünde bulun ve “İzni kaldır” seçeneğini seçin; “Tüm bloklarda ara”, diğer sözleşmelerin izinlerini arar. İzni kaldırmak tutarı sıfıra ayarlar. Bu, kendi başına bir işlemdir ve bir ağ maliyeti vardır.',
  },
  {
    topic: 'failure',
    question: 'Takasım neden başarısız oldu?',
    answer:
      'Çoğunlukla, ağ ona ulaşmadan önce fiyat kayma sınırınızı aştığı veya süre sınırı geçtiği için. Başarısız bir takas hiçbir şey satmaz: tokenlarınız cüzdanınızda kalır ve yalnızca ağ maliyeti ödenir.',
  },
  {
    topic: 'pending',
    question: 'İşlemim beklemede kalıyor. Ne yapabilirim?',
    answer:
      'Henüz hiçbir şey hareket etmedi, ancak ondan sonra gönderdiğiniz her şey beklemek zorunda. Onu cüzdanınızda hızlandırın veya iptal edin: ikisi de yerine daha yüksek ağ maliyetli başka bir işlem koyar. Ağın süre sınırından sonra ulaştığı bir takas hiçbir şey satmaz. İlkine ne olduğunu bilmeden aynı takası yeniden göndermeyin.',
  },
]

const gatewayWords = (gateways: FaqFacts['gateways']): string =>
  gateways === null ? '' : ` Bir adın kayıtları Ethereum’da değilse ad veya hesap şuraya da iletilir: ${all(gateways)}.`

const aboutSafety = ({ appName, walletNames, tradeNetworks, gateways }: FaqFacts): FaqEntry[] => [
  {
    topic: 'genuine-token',
    question: 'Bir tokenın gerçek olduğunu nasıl anlarım?',
    answer:
      'Yalnızca adresinden, çünkü herkes bir tokena istediği adı verebilir. Listede olmayan veya adı başka bir tokenla aynı olan tokenlar işaretlenir. İşlem geçmişinizden adres kopyalamayın: dolandırıcılar, yanlışlıkla kopyalamanız için oraya benzer (taklit) adresler koyar.',
  },
  {
    topic: 'storage',
    question: 'Tarayıcımda neler saklanır?',
    answer: `Kendi düğümünüzün adresiyle birlikte ayarlarınız, favori ve son kullanılan tokenlar, işlemleriniz, son adlar ve bakiyeler ile hangi cüzdanları kullandığınız. Cüzdanların kendi yazılımı da bağlı kalmak için gerekenleri orada saklar. Bu sayfadaki Ayarlar bölümü, ${appName} tarafından saklanan her şeyi listeler; bunları orada bir dosyaya kaydedebilir ve silebilirsiniz.`,
  },
  {
    topic: 'privacy',
    question: 'Burada yaptıklarımı kim görüyor?',
    answer: `${appName} kendisi hiçbir şey toplamaz. Düğüm internet adresinizi, hesaplarınızı ve nelere baktığınızı görür. Listelerin, logoların ve profil resimlerinin sunucuları onlardan neleri yüklediğinizi, bu sayfayı barındıran ise sayfayı ziyaret ettiğinizi görür. Başka bir cihazdaki cüzdanı bağlayan bir aktarıcı, ikisinin iletişim kurduğunu görür, ancak ne alıp verdiklerini görmez. Gönderdikleriniz, zincirdeki her şey gibi herkese açıktır.${gatewayWords(gateways)}`,
  },
  {
    topic: 'genuine-page',
    question: 'Bu sayfanın gerçek olduğunu nasıl kontrol edebilirim?',
    answer:
      'Cüzdan bağlamadan önce adresine bakın. Sayfa, betiklerinin her birinin hash’ini belirtir ve tarayıcınız, farklı olan veya başka bir yerden gelen hiçbirini çalıştırmaz. Derlemeler yeniden üretilebilir: aynı ayarlarla aynı kaynak tam olarak aynı dosyaları verir, böylece herkes derleyip karşılaştırabilir. Sonuçta önemli olan, cüzdanınızın size gösterdiğidir.',
  },
  {
    topic: 'wallets',
    question: 'Hangi cüzdanlar ve ağlar çalışır?',
    answer: `${all([...walletNames, 'tarayıcınızın sunduğu herhangi bir başka cüzdan'])}. Alım satım yapılan ağlar: ${all(tradeNetworks)}. Cüzdanınız başka bir ağdaysa ağı buradan değiştirebilirsiniz.`,
  },
  {
    topic: 'nodes',
    question: 'Düğüm nedir?',
    answer: `Zincirin bir kopyasını tutan ve onunla ilgili soruları yanıtlayan bir bilgisayardır. ${appName} fiyatları ve bakiyeleri bir düğümden okur ve işlemlerinizin bir bloğa alınıp alınmadığını görür; cüzdanınız onları kendi düğümü aracılığıyla gönderir. Bu sayfadaki Ayarlar bölümünde kullanılan düğümü sınayabilir veya kendi düğümünüzü seçebilirsiniz.`,
  },
  {
    topic: 'test-networks',
    question: 'Test ağı nedir?',
    answer:
      'Denemeler yapmaya yarayan bir ağdır. Coinleri ve tokenları ücretsiz dağıtılır ve gösterilen fiyat ne olursa olsun hiçbir değerleri yoktur; Ethereum’un ana ağına taşınamazlar.',
  },
]

export const faqEntries = (facts: FaqFacts): FaqEntry[] => [
  ...aboutTheProduct(facts),
  ...aboutTrading(facts),
  ...aboutSafety(facts),
]
