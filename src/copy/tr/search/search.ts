import { all, counted } from '../browser/grammar'

export const searchKeys = { move: 'Gez', open: 'Aç', enterKey: 'Enter', close: 'Kapat', escapeKey: 'Esc' }

export const searchGroups = { byName: 'Ada göre', similar: 'Benzer semboller', liquid: 'En likit çiftlerde' }

export const loadingTokens = 'Tokenlar yükleniyor'

export const noMatch = (text: string) => ({
  title: `“${text}” ile eşleşen token yok`,
  text: 'Yazımı kontrol edin veya sözleşme adresinin tamamını yapıştırın.',
})

export const withoutInvisible = (text: string) => `Görünmez karakterler yok sayıldı. Aranan: “${text}”`

export const openAddress = 'Bu adresin sayfasını aç'

export const openProfile = 'Bu hesabın profilini aç'
export const sendToAccount = 'Bu hesaba gönder'
export const pastedTransaction = {
  title: 'Bu bir işlem',
  own: 'Etkinliğinizi açın',
  explorer: (explorer: string) => `${explorer} üzerinde bak`,
  noExplorer: 'Bu ağın, işleme bakılabilecek bir blok gezgini yok.',
}
export const pastedName = (name: string) => ({
  title: `${name} bir hesabın adıdır`,
  reading: `${name} aranıyor`,
  invalid: `${name} geçerli bir ad değil`,
  needsGateway: `${name} için bir ağ geçidi gerekiyor`,
  unreadable: `${name} aranamadı`,
})

export const nameProblem = {
  invalid:
    'Farklı alfabeleri karıştırıyor, bir adresi taklit ediyor veya hiçbir adda bulunamayacak karakterler içeriyor.',
  needsGateway: 'Kayıtları Ethereum’da değil, bu sitenin sormadığı bir sunucuda. Bunun yerine adresi kullanın.',
}
export const nameFoundBy = (hosts: readonly string[]) => `Adresin kaynağı: ${all(hosts)}. Ad oraya iletildi.`

export const lookalikeAddress = (pasted: string, listed: { symbol: string; address: string }) => ({
  title: `Bu, ${listed.symbol} adresi değil`,
  text: `Başları ve sonları benziyor. Yapıştırdığınız adres: ${pasted}; listedeki ${listed.symbol} adresi: ${listed.address}.`,
})

export const foundCount = (tokens: number) =>
  counted(tokens, { one: '1 token bulundu', other: `${tokens} token bulundu` })

export const searchLabels = {
  field: 'Token ara',
  placeholder: 'Adres yapıştır veya sembol ara',
  clear: 'Aramayı temizle',
  list: 'Tokenlar',
}

export const switchNetwork = (symbol: string, network: string) => `${network} ağında ${symbol}`

export const alsoElsewhere = 'Aynı adres başka bir ağda bir tokenın adresidir.'

export const noTokenOn = (chainName: string) => `${chainName} ağında bu adreste token yok`

export const tokenElsewhere = (chainName: string) => ({
  title: noTokenOn(chainName),
  text: alsoElsewhere,
})

export const selectorTitle = {
  sell: 'Satılacak bir token seçin',
  buy: 'Alınacak bir token seçin',
  find: 'Token bul',
  send: 'Gönderilecek bir token seçin',
}

export const selectorGroups = {
  recent: 'Son tokenlar',
  common: 'Yaygın tokenlar',
  favourites: 'Favoriler',
  own: 'Tokenlarınız',
  all: 'Tüm tokenlar',
}

export const takenBy = { sell: 'Satılıyor', buy: 'Alınıyor' }

export const pairNotOffered = 'Çift sunulmuyor'

export const onList = 'Token listesinde'

export const notOnList = 'Listede değil'

export const nameByContract = (name: string) => `${name}, sözleşmeden okundu`

export const stars = {
  group: 'Favori tokenlar',
  keys: 'Shift ile Enter birlikte, tokenı favorilerinize ekler.',
  hint: 'Favori (Shift+Enter)',
}

export const favouriteText = (symbol: string, isFavourite: boolean) =>
  isFavourite ? `${symbol} favorilere eklendi` : `${symbol} favorilerden çıkarıldı`

export const unlisted = {
  title: 'Bu token herkese açık listede değil',
  text: 'Herkes istediği adla bir token oluşturabilir. Alım satım yapmadan önce adresi güvendiğiniz bir kaynakla karşılaştırın.',
  open: 'Sayfasını aç',
  use: 'Bu tokenı kullan',
}

export const unlistedLookalikeAddress = (address: string, listed: { symbol: string; address: string }) =>
  `Adresinin başı ve sonu ${listed.symbol} adresine benziyor, ancak farklı bir adres: ${address}, ${listed.address} değildir. Alım satım yapmadan önce her karakteri kontrol edin.`

export const lookalikeHint = {
  sharedSymbol: 'Başka bir tokenla aynı sembol: adresi kontrol edin',
  similarSymbol: 'Başka bir tokena benziyor: adresi kontrol edin',
}

export const looksLike = (symbol: string) => `${symbol} gibi görünüyor ama değil: adresi kontrol edin`

export const pastedProblem = {
  checksum: {
    title: 'Bu adres yanlış yazılmış',
    text: 'Büyük harfleri geri kalanıyla uyuşmuyor. Güvendiğiniz bir kaynaktan yeniden kopyalayın.',
  },
  noCode: (chainName: string) => ({
    title: `${chainName} ağında bu adreste sözleşme yok`,
    text: 'Adresi ve ait olduğu ağı kontrol edin.',
  }),
  notOffered: { title: 'Bu token burada sunulmuyor', text: 'Bu siteyi işleten onu dışarıda bıraktı.' },
  notListed: {
    title: 'Bu token listede değil',
    text: 'Bu siteyi işleten, yalnızca listedeki tokenların alım satımına izin veriyor.',
  },
  notAToken: { title: 'Bu adres bir token değil', text: 'Oradaki sözleşme bir token gibi yanıt vermiyor.' },
  unread: (noAnswer: string) => ({
    title: 'Bu adres yüklenemedi',
    text: `${noAnswer} Bir sonraki blokla yeniden denenecek.`,
  }),
}

export const lookalikeTag = { sharedSymbol: 'Aynı sembol', similarSymbol: 'Benzer (taklit)' }

export const favouriteOf = (symbol: string) => `Favori: ${symbol}`
