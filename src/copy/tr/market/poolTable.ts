import { counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { DepthFacts, PoolCount, Worth } from '#domain/market/poolLiquidity'

export const HEADS = { pair: 'Çift', price: 'Fiyat', depth: '%1 hareket için', liquidity: 'Likidite' } as const

export const sellFor = (amount: string) => `${amount} sat`
export const buyFor = (amount: string) => `${amount} al`
export const depthInShort = (sell: string, buy: string) => `%1: ${sellFor(sell)}, ${buyFor(buy)}`

export const depthBelowPrice = (sell: string, buy: string) => `%1: ${sell} / ${buy}`

export const NO_LIQUIDITY = 'iki tokendan birinin dolar fiyatı yok'

export const POOLS_FAILED = 'Havuzlar yüklenemedi'
export const RETRY_WITH_BLOCK = 'Bir sonraki blokla yeniden denenecek.'

/** As a clause. */
export const NO_DEPTH = {
  loading: 'yükleniyor',
  unused: 'hiçbir alım satım bu havuzu kullanmıyor veya havuz yüklenemedi',
  unpriced: 'diğer tokenın dolar fiyatı yok',
} as const

export const UP_TO_HOOK = 'buna havuzun kancası (hook) karar verir'

export const moreThan = (amount: string) => `${amount} üzeri`
export const depthTitle = (sell: string, buy: string) =>
  `${sell} satmak havuzdaki fiyatını %1 düşürür, ${buy} almak %1 yükseltir`

const worth = ({ usd, isMore }: Worth) => (isMore ? `${usd} üzeri` : `yaklaşık ${usd}`)
/** As `worth`, at the beginning of a sentence. */
const firstWorth = ({ usd, isMore }: Worth) => (isMore ? `${usd} üzeri` : `Yaklaşık ${usd}`)

const DEPTHS: Sentences<DepthFacts> = {
  allAlike: ({ either }) => `${firstWorth(either)} tutarında alım veya satım, fiyatı %1 hareket ettirir.`,
  all: ({ sold, bought }) =>
    `${firstWorth(sold)} tutarında satım veya ${worth(bought)} tutarında alım, fiyatı %1 hareket ettirir.`,
  oneAlike: ({ pools, either }) =>
    `${pools} havuzun 1 tanesinde, ${worth(either)} tutarında alım veya satım, fiyatı %1 hareket ettirir.`,
  one: ({ pools, sold, bought }) =>
    `${pools} havuzun 1 tanesinde, ${worth(sold)} tutarında satım veya ${worth(bought)} tutarında alım, fiyatı %1 hareket ettirir.`,
  someAlike: ({ known, pools, either }) =>
    `${pools} havuzun ${known} tanesinde birlikte, ${worth(either)} tutarında alım veya satım, fiyatı %1 hareket ettirir.`,
  some: ({ known, pools, sold, bought }) =>
    `${pools} havuzun ${known} tanesinde birlikte, ${worth(sold)} tutarında satım veya ${worth(bought)} tutarında alım, fiyatı %1 hareket ettirir.`,
}
export const depthTotal = (facts: DepthFacts) => say(DEPTHS, facts)

const POOLS: Sentences<PoolCount> = {
  all: ({ pools }) => counted(pools, { one: '1 havuz', other: `${pools} havuz` }),
  some: ({ known, pools }) => `${pools} havuzun ${known} tanesi`,
}
export const pooledText = (count: PoolCount) => say(POOLS, count)
