import { say, type Sentences } from '#domain/browser/sentences'
import type { Hop } from '#domain/pool/route'
import type { CostFacts } from '#domain/trade/evaluate/swapCost'
import type { QuoteCheck, RouteFacts } from '#domain/trade/quote'
import { all, counted, phrases, sentences } from '../browser/grammar'
import { poolLabel } from '../pool/pools'
import type { CostPayer } from '#domain/wallet/accountKind'

export const POOL_FEE = 'Biaya pool'
export const PRICE_IMPACT = 'Dampak harga'
export const BELOW_MARKET = 'Di bawah harga pasar'
export const BETTER_THAN_MARKET = 'Lebih baik dari harga pasar'
export const WORSE_PRICE = 'Harga lebih buruk dari penawaran'
export const BETTER_PRICE = 'Harga lebih baik dari penawaran'
export const LOSS = 'Kerugian'
export const TOKEN_FEE = 'Biaya token'
export const SITE_FEE = 'Biaya situs'
export const NETWORK_COST = 'Biaya jaringan'
export const UNUSUAL_NETWORK_COST = 'Biaya jaringan, luar biasa tinggi'
export const APPROVAL_COST = 'Persetujuan, termasuk'
export const DATA_FEE = 'Biaya data L1, termasuk'
export const PAID_BY = 'Dibayar oleh'
export const PAYERS: Readonly<Record<CostPayer, string>> = {
  executor: 'Siapa pun yang mengeksekusinya di Safe',
  accountOrSponsor: 'Akun Anda atau sponsor, sesuai keputusan dompet Anda',
}
export const needsSponsor = (symbol: string) => `Sponsor, karena ${symbol} di akun Anda terlalu sedikit`
export const QUOTE = 'Penawaran harga'
export const ROUTE = 'Rute'
export const BOUNDS = { minimum: 'Minimum diterima', maximum: 'Maksimum dijual' }

export const ABOUT = {
  poolFee: 'Apa yang ditahan pool untuk penyedia likuiditasnya.',
  impact:
    'Seberapa jauh perdagangan ini sendiri menggerakkan harga pool yang digunakannya. Jumlah yang lebih besar menggerakkannya lebih jauh.',
  loss: 'Selisih antara jumlah menurut harga pasar dan jumlah lebih kecil yang Anda dapat: yang lebih besar di antara dampak harga bersama biaya token dan selisih nilai dolar kedua sisi.',
  market: 'Seberapa jauh harga yang dibayar pool di bawah harga pasar, dalam dolar.',
  betterThanMarket: 'Seberapa jauh harga yang dibayar pool di atas harga pasar, dalam dolar.',
  change: 'Harga bergerak antara penawaran harga dan blok swap.',
  minimum:
    'Jika yang akan tiba kurang dari ini, swap gagal: token Anda tetap pada Anda dan Anda hanya membayar biaya jaringan.',
  maximum:
    'Jika yang akan diambil lebih dari ini, swap gagal: token Anda tetap pada Anda dan Anda hanya membayar biaya jaringan.',
  tax: 'Sebuah token dalam perdagangan ini menahan bagian ini dari setiap transfer. Baik pool maupun situs ini tidak menerimanya.',
  siteFee:
    'Apa yang diambil operator situs ini dari apa yang Anda dapat. Semua jumlah yang ditampilkan sudah dikurangi biaya itu.',
  route: 'Pool yang dilalui perdagangan, dibagi menjadi beberapa bagian bila itu memberi lebih banyak.',
  cost: 'Dibayar kepada jaringan untuk memasukkan transaksi ke dalam blok, bahkan jika swap gagal.',
}

const withShare = (amounts: string, share: string | null) => (share === null ? amounts : `${amounts} (${share})`)

/** If `isPaid`, the cost has already been paid. */
const COSTS: Sentences<CostFacts> = {
  nothing: ({ isPaid }) =>
    isPaid
      ? 'Swap ini secara keseluruhan telah berlangsung tanpa biaya'
      : 'Swap ini secara keseluruhan tidak akan memakan biaya',
  networkAlone: ({ isPaid }) =>
    isPaid
      ? 'Swap ini telah berlangsung tanpa biaya selain biaya jaringan'
      : 'Swap ini tidak akan memakan biaya selain biaya jaringan',
  inAll: ({ amounts, share, isPaid }) =>
    isPaid
      ? withShare(`Swap ini secara keseluruhan telah memakan biaya ${all(amounts)}`, share)
      : withShare(`Swap ini secara keseluruhan akan memakan biaya ${all(amounts)}`, share),
  besidesNetwork: ({ amounts, share, isPaid }) =>
    isPaid
      ? `Swap ini telah memakan biaya ${withShare(all(amounts), share)} dan biaya jaringan`
      : `Swap ini akan memakan biaya ${withShare(all(amounts), share)} dan biaya jaringan`,
  better: ({ gain, share }) => `${withShare(gain, share)} lebih baik dari harga pasar`,
  betterBeforeNetwork: ({ gain, share }) =>
    `${withShare(gain, share)} lebih baik dari harga pasar, sebelum biaya jaringan`,
}
export const totalCost = (cost: CostFacts) => say(COSTS, cost)

export const aboutLabel = (label: string) => `Tentang “${label}”`

export const partsText = (parts: number) => counted(parts, { other: `${parts} bagian` })
export const hopsText = (hops: number) => counted(hops, { other: `${hops} lompatan` })

const CHECKS: Readonly<Record<QuoteCheck, (block: string) => string>> = {
  computed: () => 'Memeriksa di blockchain',
  verified: (block) => `Terverifikasi pada blok ${block}`,
  differs: (block) => `Dari blockchain pada blok ${block}`,
}
export const checkText = (check: QuoteCheck, block: string) => CHECKS[check](block)

const askedText = (nodes: number | null) =>
  nodes === null ? 'Hanya satu node yang ditanya.' : `${nodes} node memberi jawaban yang sama.`

const CHECKS_ABOUT: Readonly<Record<QuoteCheck | 'hooked', (block: string, nodes: number | null) => string>> = {
  computed: (block) => `Dihitung di browser ini dari pool pada blok ${block}. Sedang dikonfirmasi di blockchain.`,
  verified: (_, nodes) =>
    sentences(
      'Dihitung di browser ini dan dikonfirmasi, sampai angka terakhir, oleh quoter di blockchain.',
      askedText(nodes),
    ),
  differs: (_, nodes) =>
    sentences(
      'Quoter di blockchain memberikan jumlah yang berbeda dari yang dihitung browser ini. Jumlah dari quoter itulah yang ditampilkan dan digunakan.',
      askedText(nodes),
    ),
  hooked: (_, nodes) =>
    sentences(
      'Hook sebuah pool menentukan jumlah ini, jadi jumlah ini berasal dari quoter di blockchain, yang menjalankan hook itu.',
      askedText(nodes),
    ),
}
export const checkAbout = (check: QuoteCheck | 'hooked', block: string, nodes: number | null) =>
  CHECKS_ABOUT[check](block, nodes)

export const siteFeeText = (percent: string, amount: string, name: string) => `${percent} (${amount}), kepada ${name}`

const hopsOf = (hops: readonly Hop[]) => hops.map(poolLabel).join(' → ')

const ROUTES: Sentences<RouteFacts> = {
  single: ({ hops }) => `${hopsOf(hops)}, ${hopsText(hops.length)}`,
  split: ({ legs }) => phrases(...legs.map(({ share, hops }) => `${share} ${hopsOf(hops)}`)),
}
export const routeText = (route: RouteFacts) => say(ROUTES, route)
