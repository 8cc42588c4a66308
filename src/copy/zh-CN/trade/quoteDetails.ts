import { say, type Sentences } from '#domain/browser/sentences'
import type { Hop } from '#domain/pool/route'
import type { CostFacts } from '#domain/trade/evaluate/swapCost'
import type { QuoteCheck, RouteFacts } from '#domain/trade/quote'
import { all, counted, phrases, sentences } from '../browser/grammar'
import { poolLabel } from '../pool/pools'
import type { CostPayer } from '#domain/wallet/accountKind'

export const POOL_FEE = '资金池费用'
export const PRICE_IMPACT = '价格影响'
export const BELOW_MARKET = '低于市场价格'
export const BETTER_THAN_MARKET = '优于市场价格'
export const WORSE_PRICE = '价格比报价差'
export const BETTER_PRICE = '价格比报价好'
export const LOSS = '损失'
export const TOKEN_FEE = '代币费用'
export const SITE_FEE = '网站费用'
export const NETWORK_COST = '网络费用'
export const UNUSUAL_NETWORK_COST = '网络费用，异常高'
export const APPROVAL_COST = '授权，已包含'
export const DATA_FEE = 'L1 数据费，已包含'
export const PAID_BY = '支付方'
export const PAYERS: Readonly<Record<CostPayer, string>> = {
  executor: '在 Safe 中执行它的人',
  accountOrSponsor: '你的账户或赞助方，由你的钱包决定',
}
export const needsSponsor = (symbol: string) => `赞助方，因为你的账户中 ${symbol} 太少`
export const QUOTE = '报价'
export const ROUTE = '路径'
export const BOUNDS = { minimum: '最少收到', maximum: '最多卖出' }

export const ABOUT = {
  poolFee: '资金池为其流动性提供者留下的部分。',
  impact: '此次兑换本身使所用资金池的价格变动多少。数量越大，变动越大。',
  loss: '你得到的比按市场价格少多少：价格影响（含代币费用）与两边美元价值之差，取较大者。',
  market: '资金池给出的比市场价格少多少，按美元计。',
  betterThanMarket: '资金池给出的比市场价格多多少，按美元计。',
  change: '在报价与执行兑换的区块之间，价格发生了变动。',
  minimum: '如果到账会少于这个数量，兑换会失败：你保留你的代币，只支付网络费用。',
  maximum: '如果取走会多于这个数量，兑换会失败：你保留你的代币，只支付网络费用。',
  tax: '此次兑换中有一种代币会从每次转账中扣留这个比例。资金池和此网站都不会收到它。',
  siteFee: '此网站的运营方从你所得中收取的部分。显示的所有数量都已扣除它。',
  route: '此次兑换经过的资金池；在拆分能得到更多时，会拆成几部分。',
  cost: '为把交易打包而付给网络的费用，即使兑换失败也要支付。',
}

const withShare = (amounts: string, share: string | null) => (share === null ? amounts : `${amounts}（${share}）`)

const COSTS: Sentences<CostFacts> = {
  nothing: ({ isPaid }) => (isPaid ? '此次兑换总共没有花费' : '此次兑换总共不花费用'),
  networkAlone: ({ isPaid }) => (isPaid ? '此次兑换只花费了网络费用' : '此次兑换只花费网络费用'),
  inAll: ({ amounts, share, isPaid }) =>
    isPaid
      ? withShare(`此次兑换总共花费了 ${all(amounts)}`, share)
      : withShare(`此次兑换总共花费 ${all(amounts)}`, share),
  besidesNetwork: ({ amounts, share, isPaid }) =>
    isPaid
      ? `此次兑换花费了 ${withShare(all(amounts), share)}，另加网络费用`
      : `此次兑换花费 ${withShare(all(amounts), share)}，另加网络费用`,
  better: ({ gain, share }) => `比市场价格好 ${withShare(gain, share)}`,
  betterBeforeNetwork: ({ gain, share }) => `比市场价格好 ${withShare(gain, share)}，未扣除网络费用`,
}
export const totalCost = (cost: CostFacts) => say(COSTS, cost)

export const aboutLabel = (label: string) => `关于“${label}”`

export const partsText = (parts: number) => counted(parts, { other: `${parts} 个部分` })
export const hopsText = (hops: number) => counted(hops, { other: `${hops} 跳` })

const CHECKS: Readonly<Record<QuoteCheck, (block: string) => string>> = {
  computed: () => '正在链上检查',
  verified: (block) => `已在区块 ${block} 验证`,
  differs: (block) => `来自链上区块 ${block}`,
}
export const checkText = (check: QuoteCheck, block: string) => CHECKS[check](block)

const askedText = (nodes: number | null) =>
  nodes === null ? '只询问了一个节点。' : `${nodes} 个节点给出了相同的答案。`

const CHECKS_ABOUT: Readonly<Record<QuoteCheck | 'hooked', (block: string, nodes: number | null) => string>> = {
  computed: (block) => `由此浏览器根据区块 ${block} 的资金池计算得出。正在链上核实。`,
  verified: (_, nodes) => sentences('由此浏览器计算得出，并由链上报价合约核实，精确到最后一位数字。', askedText(nodes)),
  differs: (_, nodes) =>
    sentences('链上报价合约给出的数量与此浏览器计算的不同。显示和使用的是链上的数量。', askedText(nodes)),
  hooked: (_, nodes) =>
    sentences('此数量由资金池的 Hook 决定，因此来自链上报价合约，由它运行该 Hook。', askedText(nodes)),
}
export const checkAbout = (check: QuoteCheck | 'hooked', block: string, nodes: number | null) =>
  CHECKS_ABOUT[check](block, nodes)

export const siteFeeText = (percent: string, amount: string, name: string) => `${percent}（${amount}），付给 ${name}`

const hopsOf = (hops: readonly Hop[]) => hops.map(poolLabel).join(' → ')

const ROUTES: Sentences<RouteFacts> = {
  single: ({ hops }) => `${hopsOf(hops)}，${hopsText(hops.length)}`,
  split: ({ legs }) => phrases(...legs.map(({ share, hops }) => `${share} ${hopsOf(hops)}`)),
}
export const routeText = (route: RouteFacts) => say(ROUTES, route)
