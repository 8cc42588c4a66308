import { counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { DepthFacts, PoolCount, Worth } from '#domain/market/poolLiquidity'

export const HEADS = { pair: 'Pasangan', price: 'Harga', depth: 'Per gerak harga 1%', liquidity: 'Likuiditas' } as const

export const sellFor = (amount: string) => `jual ${amount}`
export const buyFor = (amount: string) => `beli ${amount}`
export const depthInShort = (sell: string, buy: string) => `1%: ${sellFor(sell)}, ${buyFor(buy)}`

/** The amount whose sale lowers the price by 1 %, and the amount whose purchase raises it by 1 %. */
export const depthBelowPrice = (sell: string, buy: string) => `1%: ${sell} / ${buy}`

export const NO_LIQUIDITY = 'salah satu dari kedua token tidak memiliki harga dalam dolar'

export const POOLS_FAILED = 'Pool tidak dapat dimuat'
export const RETRY_WITH_BLOCK = 'Dicoba lagi pada blok berikutnya.'

export const NO_DEPTH = {
  loading: 'memuat',
  unused: 'tidak ada perdagangan yang menggunakan pool ini, atau pool ini tidak dapat dimuat',
  unpriced: 'token yang lain tidak memiliki harga dalam dolar',
} as const

export const UP_TO_HOOK = 'ditentukan oleh hook pool ini'

export const moreThan = (amount: string) => `lebih dari ${amount}`
export const depthTitle = (sell: string, buy: string) =>
  `Menjual ${sell} menurunkan harganya di pool sebesar 1%, membeli ${buy} menaikkannya sebesar 1%`

const worth = ({ usd, isMore }: Worth) => `${isMore ? 'lebih dari' : 'sekitar'} ${usd}`

const DEPTHS: Sentences<DepthFacts> = {
  allAlike: ({ either }) => `Pembelian atau penjualan ${worth(either)} menggerakkan harga sebesar 1%.`,
  all: ({ sold, bought }) => `Penjualan ${worth(sold)} atau pembelian ${worth(bought)} menggerakkan harga sebesar 1%.`,
  oneAlike: ({ pools, either }) =>
    `Di 1 dari ${pools} pool, pembelian atau penjualan ${worth(either)} menggerakkan harga sebesar 1%.`,
  one: ({ pools, sold, bought }) =>
    `Di 1 dari ${pools} pool, penjualan ${worth(sold)} atau pembelian ${worth(bought)} menggerakkan harga sebesar 1%.`,
  someAlike: ({ known, pools, either }) =>
    `Di ${known} dari ${pools} pool secara keseluruhan, pembelian atau penjualan ${worth(either)} menggerakkan harga sebesar 1%.`,
  some: ({ known, pools, sold, bought }) =>
    `Di ${known} dari ${pools} pool secara keseluruhan, penjualan ${worth(sold)} atau pembelian ${worth(bought)} menggerakkan harga sebesar 1%.`,
}
export const depthTotal = (facts: DepthFacts) => say(DEPTHS, facts)

const POOLS: Sentences<PoolCount> = {
  all: ({ pools }) => counted(pools, { other: `${pools} pool` }),
  some: ({ known, pools }) => `${known} dari ${pools} pool`,
}
export const pooledText = (count: PoolCount) => say(POOLS, count)
