import { say, type Sentences } from '#domain/browser/sentences'
import type { Hop } from '#domain/pool/route'
import type { CostFacts } from '#domain/trade/evaluate/swapCost'
import type { QuoteCheck, RouteFacts } from '#domain/trade/quote'
import { all, counted, sentences } from '../browser/grammar'
import { poolLabel } from '../pool/pools'
import type { CostPayer } from '#domain/wallet/accountKind'

export const POOL_FEE = 'Havuz ücreti'
export const PRICE_IMPACT = 'Fiyat etkisi'
export const BELOW_MARKET = 'Piyasa fiyatının altında'
export const BETTER_THAN_MARKET = 'Piyasa fiyatından iyi'
export const WORSE_PRICE = 'Tekliften daha kötü fiyat'
export const BETTER_PRICE = 'Tekliften daha iyi fiyat'
export const LOSS = 'Kayıp'
export const TOKEN_FEE = 'Token ücreti'
export const SITE_FEE = 'Site ücreti'
export const NETWORK_COST = 'Ağ maliyeti'
export const UNUSUAL_NETWORK_COST = 'Ağ maliyeti, olağandışı yüksek'
export const APPROVAL_COST = 'İzin, dâhil'
export const DATA_FEE = 'L1 veri ücreti, dâhil'
export const PAID_BY = 'Ödeyen'
export const PAYERS: Readonly<Record<CostPayer, string>> = {
  executor: 'Safe’te onu yürüten kişi',
  accountOrSponsor: 'Hesabınız veya bir sponsor, cüzdanınız hangisine karar verirse',
}
export const needsSponsor = (symbol: string) => `Bir sponsor, çünkü hesabınızda yeterli ${symbol} yok`
export const QUOTE = 'Fiyat teklifi'
export const ROUTE = 'Rota'
export const BOUNDS = { minimum: 'Minimum alınacak', maximum: 'Maksimum satılacak' }

export const ABOUT = {
  poolFee: 'Havuzların likidite sağlayıcıları için alıkoyduğu ücret.',
  impact:
    'Bu alım satımın, kullandığı havuzların fiyatını ne kadar hareket ettirdiği. Daha büyük tutarlar fiyatı daha çok hareket ettirir.',
  loss: 'Piyasa fiyatına göre ne kadar daha az alacağınız: token ücretleriyle birlikte fiyat etkisi ile iki taraf arasındaki dolar değeri farkından hangisi büyükse.',
  market: 'Havuzların piyasa fiyatından ne kadar daha az ödediği, dolar olarak.',
  betterThanMarket: 'Havuzların piyasa fiyatından ne kadar daha fazla ödediği, dolar olarak.',
  change: 'Fiyat, teklif ile takasın bloğu arasında hareket etti.',
  minimum:
    'Bundan daha azı gelecekse takas başarısız olur: tokenlarınız sizde kalır ve yalnızca ağ maliyetini ödersiniz.',
  maximum:
    'Sizden bundan daha fazlası çekilecekse takas başarısız olur: tokenlarınız sizde kalır ve yalnızca ağ maliyetini ödersiniz.',
  tax: 'Bu alım satımdaki bir token her transferden bu payı alıkoyar. Bu payı ne havuzlar ne de bu site alır.',
  siteFee: 'Bu siteyi işletenin, alacağınızdan kestiği pay. Gösterilen tüm tutarlar bu pay düşüldükten sonradır.',
  route: 'Alım satımın geçtiği havuzlar; daha fazlasını verdiğinde parçalara bölünür.',
  cost: 'İşlemin bir bloğa alınması için ağa ödenir, takas başarısız olsa bile.',
}

const withShare = (amounts: string, share: string | null) => (share === null ? amounts : `${amounts} (${share})`)

const COSTS: Sentences<CostFacts> = {
  nothing: ({ isPaid }) => (isPaid ? 'Bu takasın toplam maliyeti sıfır oldu' : 'Bu takasın toplam maliyeti sıfır'),
  networkAlone: ({ isPaid }) =>
    isPaid ? 'Bu takasın ağ maliyeti dışında maliyeti olmadı' : 'Bu takasın ağ maliyeti dışında maliyeti yok',
  inAll: ({ amounts, share, isPaid }) =>
    isPaid
      ? `Bu takas için ödenen toplam: ${withShare(all(amounts), share)}`
      : `Bu takasın toplam maliyeti: ${withShare(all(amounts), share)}`,
  besidesNetwork: ({ amounts, share, isPaid }) =>
    isPaid
      ? `Bu takas için ödenen: ${withShare(all(amounts), share)} ve ağ maliyeti`
      : `Bu takasın maliyeti: ${withShare(all(amounts), share)} ve ağ maliyeti`,
  better: ({ gain, share }) => `Piyasa fiyatından ${withShare(gain, share)} daha iyi`,
  betterBeforeNetwork: ({ gain, share }) =>
    `Piyasa fiyatından ${withShare(gain, share)} daha iyi, ağ maliyeti düşülmeden önce`,
}
export const totalCost = (cost: CostFacts) => say(COSTS, cost)

export const aboutLabel = (label: string) => `“${label}” hakkında`

export const partsText = (parts: number) => counted(parts, { one: '1 parça', other: `${parts} parça` })
export const hopsText = (hops: number) => counted(hops, { one: '1 atlama', other: `${hops} atlama` })

const CHECKS: Readonly<Record<QuoteCheck, (block: string) => string>> = {
  computed: () => 'Zincirde kontrol ediliyor',
  verified: (block) => `${block} numaralı blokta doğrulandı`,
  differs: (block) => `Zincirden, ${block} numaralı blokta`,
}
export const checkText = (check: QuoteCheck, block: string) => CHECKS[check](block)

const askedText = (nodes: number | null) =>
  nodes === null ? 'Yalnızca bir düğüme soruldu.' : `${nodes} düğüm aynı yanıtı verdi.`

const CHECKS_ABOUT: Readonly<Record<QuoteCheck | 'hooked', (block: string, nodes: number | null) => string>> = {
  computed: (block) => `Bu tarayıcıda, ${block} numaralı bloktaki havuzlardan hesaplandı. Zincirde doğrulanıyor.`,
  verified: (_, nodes) =>
    sentences(
      'Bu tarayıcıda hesaplandı ve zincirdeki fiyat sözleşmeleri tarafından son basamağına kadar doğrulandı.',
      askedText(nodes),
    ),
  differs: (_, nodes) =>
    sentences(
      'Zincirdeki fiyat sözleşmeleri, bu tarayıcının hesapladığından farklı bir tutar verdi. Onların tutarı gösterilir ve kullanılır.',
      askedText(nodes),
    ),
  hooked: (_, nodes) =>
    sentences(
      'Bu tutarı bir havuzun kancası (hook) belirler; bu yüzden tutar, kancayı çalıştıran zincirdeki fiyat sözleşmelerinden gelir.',
      askedText(nodes),
    ),
}
export const checkAbout = (check: QuoteCheck | 'hooked', block: string, nodes: number | null) =>
  CHECKS_ABOUT[check](block, nodes)

export const siteFeeText = (percent: string, amount: string, name: string) => `${percent} (${amount}), alan: ${name}`

const hopsOf = (hops: readonly Hop[]) => hops.map(poolLabel).join(' → ')

const ROUTES: Sentences<RouteFacts> = {
  single: ({ hops }) => `${hopsOf(hops)}, ${hopsText(hops.length)}`,
  split: ({ legs }) => legs.map(({ share, hops }) => `${share}: ${hopsOf(hops)}`).join('; '),
}
export const routeText = (route: RouteFacts) => say(ROUTES, route)
