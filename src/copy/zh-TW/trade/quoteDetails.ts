import { say, type Sentences } from '#domain/browser/sentences'
import type { Hop } from '#domain/pool/route'
import type { CostFacts } from '#domain/trade/evaluate/swapCost'
import type { QuoteCheck, RouteFacts } from '#domain/trade/quote'
import { all, counted, phrases, sentences } from '../browser/grammar'
import { poolLabel } from '../pool/pools'
import type { CostPayer } from '#domain/wallet/accountKind'

export const POOL_FEE = '資金池手續費'
export const PRICE_IMPACT = '價格影響'
export const BELOW_MARKET = '低於市場價格'
export const BETTER_THAN_MARKET = '優於市場價格'
export const WORSE_PRICE = '價格比報價差'
export const BETTER_PRICE = '價格比報價好'
export const LOSS = '損失'
export const TOKEN_FEE = '代幣手續費'
export const SITE_FEE = '網站手續費'
export const NETWORK_COST = '網路費'
export const UNUSUAL_NETWORK_COST = '網路費，異常高'
export const APPROVAL_COST = '授權，已包含'
export const DATA_FEE = 'L1 資料費，已包含'
export const PAID_BY = '支付方'
export const PAYERS: Readonly<Record<CostPayer, string>> = {
  executor: '在 Safe 中執行它的人',
  accountOrSponsor: '你的帳戶或贊助方，由你的錢包決定',
}
export const needsSponsor = (symbol: string) => `贊助方，因為你的帳戶中 ${symbol} 太少`
export const QUOTE = '報價'
export const ROUTE = '路徑'
export const BOUNDS = { minimum: '最少收到', maximum: '最多賣出' }

export const ABOUT = {
  poolFee: '資金池為其流動性提供者留下的部分。',
  impact: '這次兌換本身使所用資金池的價格變動多少。數量越大，變動越大。',
  loss: '你得到的比依市場價格少多少：價格影響（含代幣手續費）與兩邊美元價值的差額，取較大者。',
  market: '資金池給的比市場價格少多少，以美元計。',
  betterThanMarket: '資金池給的比市場價格多多少，以美元計。',
  change: '在報價與執行兌換的區塊之間，價格有了變動。',
  minimum: '如果入帳會少於這個數量，兌換會失敗：你保有你的代幣，只支付網路費。',
  maximum: '如果取走會多於這個數量，兌換會失敗：你保有你的代幣，只支付網路費。',
  tax: '這次兌換中有一種代幣會從每次轉帳中扣留這個比例。資金池和此網站都不會收到它。',
  siteFee: '此網站的營運方從你所得中收取的部分。顯示的所有數量都已扣除它。',
  route: '這次兌換經過的資金池；拆分能得到更多時，會拆成幾個部分。',
  cost: '為了將交易納入區塊而付給網路的費用，即使兌換失敗也要支付。',
}

const withShare = (amounts: string, share: string | null) => (share === null ? amounts : `${amounts}（${share}）`)

const COSTS: Sentences<CostFacts> = {
  nothing: ({ isPaid }) => (isPaid ? '這次兌換總共沒有花費' : '這次兌換總共不花任何費用'),
  networkAlone: ({ isPaid }) => (isPaid ? '這次兌換只花了網路費' : '這次兌換只花網路費'),
  inAll: ({ amounts, share, isPaid }) =>
    isPaid ? withShare(`這次兌換總共花了 ${all(amounts)}`, share) : withShare(`這次兌換總共花 ${all(amounts)}`, share),
  besidesNetwork: ({ amounts, share, isPaid }) =>
    isPaid
      ? `這次兌換花了 ${withShare(all(amounts), share)}，另加網路費`
      : `這次兌換花 ${withShare(all(amounts), share)}，另加網路費`,
  better: ({ gain, share }) => `比市場價格好 ${withShare(gain, share)}`,
  betterBeforeNetwork: ({ gain, share }) => `比市場價格好 ${withShare(gain, share)}，未扣除網路費`,
}
export const totalCost = (cost: CostFacts) => say(COSTS, cost)

export const aboutLabel = (label: string) => `關於「${label}」`

export const partsText = (parts: number) => counted(parts, { other: `${parts} 個部分` })
export const hopsText = (hops: number) => counted(hops, { other: `${hops} 跳` })

const CHECKS: Readonly<Record<QuoteCheck, (block: string) => string>> = {
  computed: () => '正在鏈上驗證',
  verified: (block) => `已在區塊 ${block} 驗證`,
  differs: (block) => `來自鏈上區塊 ${block}`,
}
export const checkText = (check: QuoteCheck, block: string) => CHECKS[check](block)

const askedText = (nodes: number | null) =>
  nodes === null ? '只詢問了一個節點。' : `${nodes} 個節點給出了相同的答案。`

const CHECKS_ABOUT: Readonly<Record<QuoteCheck | 'hooked', (block: string, nodes: number | null) => string>> = {
  computed: (block) => `由此瀏覽器依區塊 ${block} 的資金池計算得出。正在鏈上驗證。`,
  verified: (_, nodes) =>
    sentences('由此瀏覽器計算得出，並經鏈上報價合約驗證，連最後一位數字都一致。', askedText(nodes)),
  differs: (_, nodes) =>
    sentences('鏈上報價合約給出的數量與此瀏覽器計算的不同。顯示和使用的是鏈上的數量。', askedText(nodes)),
  hooked: (_, nodes) =>
    sentences('此數量由資金池的 Hook 決定，因此來自鏈上報價合約，由它執行該 Hook。', askedText(nodes)),
}
export const checkAbout = (check: QuoteCheck | 'hooked', block: string, nodes: number | null) =>
  CHECKS_ABOUT[check](block, nodes)

export const siteFeeText = (percent: string, amount: string, name: string) => `${percent}（${amount}），付給 ${name}`

const hopsOf = (hops: readonly Hop[]) => hops.map(poolLabel).join(' → ')

const ROUTES: Sentences<RouteFacts> = {
  single: ({ hops }) => `${hopsOf(hops)}，${hopsText(hops.length)}`,
  split: ({ legs }) => phrases(...legs.map(({ share, hops }) => `${share} ${hopsOf(hops)}`)),
}
export const routeText = (route: RouteFacts) => say(ROUTES, route)
