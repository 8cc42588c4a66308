import { leftToRight } from '#domain/browser/locale'
import { counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { DepthFacts, PoolCount, Worth } from '#domain/market/poolLiquidity'

const ONE_PERCENT = leftToRight('1%')

export const HEADS = {
  pair: 'الزوج',
  price: 'السعر',
  depth: `لتحرك بنسبة ${ONE_PERCENT}`,
  liquidity: 'السيولة',
} as const

export const sellFor = (amount: string) => `بيع ${leftToRight(amount)}`
export const buyFor = (amount: string) => `شراء ${leftToRight(amount)}`
export const depthInShort = (sell: string, buy: string) => `${ONE_PERCENT}: ${sellFor(sell)}، ${buyFor(buy)}`

export const depthBelowPrice = (sell: string, buy: string) =>
  `${ONE_PERCENT}: ${leftToRight(sell)} / ${leftToRight(buy)}`

export const NO_LIQUIDITY = 'أحد التوكنين ليس له سعر بالدولار'

export const POOLS_FAILED = 'تعذّر تحميل المجمعات'
export const RETRY_WITH_BLOCK = 'ستُعاد المحاولة مع الكتلة التالية.'

export const NO_DEPTH = {
  loading: 'جارٍ التحميل',
  unused: 'لا تستخدم أي صفقة هذا المجمع، أو تعذّر تحميله',
  unpriced: 'ليس للتوكن الآخر سعر بالدولار',
} as const

export const UP_TO_HOOK = 'يقرره الـHook الخاص بالمجمع'

export const moreThan = (amount: string) => `أكثر من ${amount}`
export const depthTitle = (sell: string, buy: string) =>
  `بيع ${sell} يخفض سعره في المجمع بنسبة ${ONE_PERCENT}، وشراء ${buy} يرفعه بنسبة ${ONE_PERCENT}`

const worth = ({ usd, isMore }: Worth) => `ما قيمته ${isMore ? 'أكثر من' : 'نحو'} ${usd}`
const MOVES = `يحرّك السعر بنسبة ${ONE_PERCENT}.`

const DEPTHS: Sentences<DepthFacts> = {
  allAlike: ({ either }) => `شراء أو بيع ${worth(either)} ${MOVES}`,
  all: ({ sold, bought }) => `بيع ${worth(sold)} أو شراء ${worth(bought)} ${MOVES}`,
  oneAlike: ({ pools, either }) => `في مجمع واحد من أصل ${pools}، شراء أو بيع ${worth(either)} ${MOVES}`,
  one: ({ pools, sold, bought }) =>
    `في مجمع واحد من أصل ${pools}، بيع ${worth(sold)} أو شراء ${worth(bought)} ${MOVES}`,
  someAlike: ({ known, pools, either }) =>
    `في ${known} من أصل ${pools} من المجمعات معًا، شراء أو بيع ${worth(either)} ${MOVES}`,
  some: ({ known, pools, sold, bought }) =>
    `في ${known} من أصل ${pools} من المجمعات معًا، بيع ${worth(sold)} أو شراء ${worth(bought)} ${MOVES}`,
}
export const depthTotal = (facts: DepthFacts) => say(DEPTHS, facts)

const POOLS: Sentences<PoolCount> = {
  all: ({ pools }) =>
    counted(pools, {
      zero: 'لا مجمعات',
      one: 'مجمع واحد',
      two: 'مجمعان',
      few: `${pools} مجمعات`,
      many: `${pools} مجمعًا`,
      other: `${pools} مجمع`,
    }),
  some: ({ known, pools }) => `${known} من أصل ${pools} من المجمعات`,
}
export const pooledText = (count: PoolCount) => say(POOLS, count)
