import { say, type Sentences } from '#domain/browser/sentences'
import type { Hop } from '#domain/pool/route'
import type { CostFacts } from '#domain/trade/evaluate/swapCost'
import type { QuoteCheck, RouteFacts } from '#domain/trade/quote'
import { all, counted, phrases, sentences } from '../browser/grammar'
import { poolLabel } from '../pool/pools'
import type { CostPayer } from '#domain/wallet/accountKind'

/** Words of a quote's details: how far it was checked, its route. On the card and in the review. */

export const POOL_FEE = 'プール手数料'
export const PRICE_IMPACT = '価格への影響'
/** The label for how far the pools’ price is below the market price. */
export const BELOW_MARKET = '市場価格との差（下回る分）'
export const BETTER_THAN_MARKET = '市場価格との差（上回る分）'
export const WORSE_PRICE = '見積もりより不利な価格'
export const BETTER_PRICE = '見積もりより有利な価格'
export const LOSS = '損失'
export const TOKEN_FEE = 'トークン手数料'
export const SITE_FEE = 'サイト手数料'
export const NETWORK_COST = 'ネットワークコスト'
export const UNUSUAL_NETWORK_COST = 'ネットワークコスト（異常に高額）'
export const APPROVAL_COST = '承認（込み）'
/** Of networks whose data is kept on Ethereum, and what that costs. */
export const DATA_FEE = 'L1データ手数料（込み）'
/** Who pays the network, where that is not simply the account. */
export const PAID_BY = '支払者'
export const PAYERS: Readonly<Record<CostPayer, string>> = {
  executor: 'Safeで実行する人',
  accountOrSponsor: 'このアカウントまたはスポンサー（ウォレットが決定）',
}
export const needsSponsor = (symbol: string) => `スポンサー（アカウントの${symbol}が足りないため）`
export const QUOTE = '見積もり'
export const ROUTE = 'ルート'
export const BOUNDS = { minimum: '最低受取額', maximum: '最大売却額' }

export const ABOUT = {
  poolFee: 'プールが流動性提供者のために受け取る分です。',
  impact: 'この取引自体が、使用するプールの価格をどれだけ動かすかを示します。数量が多いほど大きく動きます。',
  loss: '市場価格と比べて受取がどれだけ少なくなるかを示します。トークン手数料を含む価格への影響と、両側のドル換算額の差のうち、大きい方です。',
  market: 'プールの支払う額が、ドル換算で市場価格よりどれだけ少ないかを示します。',
  betterThanMarket: 'プールの支払う額が、ドル換算で市場価格よりどれだけ多いかを示します。',
  change: '見積もりからスワップのブロックまでの間に、価格が動きました。',
  minimum: '受取がこれを下回る場合、スワップは失敗します。トークンは手元に残り、支払うのはネットワークコストだけです。',
  maximum:
    '引き落としがこれを上回る場合、スワップは失敗します。トークンは手元に残り、支払うのはネットワークコストだけです。',
  tax: 'この取引には、送付のたびにこの割合を差し引くトークンが含まれます。プールもこのサイトも、それを受け取りません。',
  siteFee: '受け取る分から、このサイトの運営者が得る手数料です。表示される数量はすべて、これを差し引いた後のものです。',
  route: '取引が通るプールです。その方が受取が多くなる場合は、複数に分割されます。',
  cost: 'トランザクションの取り込みに対してネットワークに支払います。スワップが失敗した場合にもかかります。',
}

/** "100 USDC and 0.01 ETH (0.31%)": costs in several currencies, and all of them as a share of what is sold. */
const withShare = (amounts: string, share: string | null) => (share === null ? amounts : `${amounts}（${share}）`)

/** All that a swap costs, or has cost where it `isPaid`. */
const COSTS: Sentences<CostFacts> = {
  nothing: ({ isPaid }) => (isPaid ? 'このスワップの費用は合計でゼロでした' : 'このスワップの費用は合計でゼロです'),
  networkAlone: ({ isPaid }) =>
    isPaid ? 'このスワップの費用はネットワークコストだけでした' : 'このスワップの費用はネットワークコストだけです',
  inAll: ({ amounts, share, isPaid }) =>
    isPaid
      ? withShare(`このスワップの費用は合計${all(amounts)}でした`, share)
      : withShare(`このスワップの費用は合計${all(amounts)}です`, share),
  besidesNetwork: ({ amounts, share, isPaid }) =>
    isPaid
      ? `このスワップの費用は${withShare(all(amounts), share)}とネットワークコストでした`
      : `このスワップの費用は${withShare(all(amounts), share)}とネットワークコストです`,
  better: ({ gain, share }) => `市場価格より${withShare(gain, share)}有利です`,
  betterBeforeNetwork: ({ gain, share }) =>
    `市場価格より${withShare(gain, share)}有利です（ネットワークコストを差し引く前）`,
}
export const totalCost = (cost: CostFacts) => say(COSTS, cost)

/** @param label - of the row that is explained */
export const aboutLabel = (label: string) => `「${label}」について`

export const partsText = (parts: number) => counted(parts, { other: `${parts}分割` })
export const hopsText = (hops: number) => counted(hops, { other: `${hops}ホップ` })

/** How far a quote was checked. @param block - its number, "20,114" */
const CHECKS: Readonly<Record<QuoteCheck, (block: string) => string>> = {
  computed: () => 'チェーン上で確認中',
  verified: (block) => `ブロック${block}で検証済み`,
  differs: (block) => `ブロック${block}の時点でチェーンから取得`,
}
export const checkText = (check: QuoteCheck, block: string) => CHECKS[check](block)

/** @param nodes - how many nodes had to agree; null where one alone was asked */
const askedText = (nodes: number | null) =>
  nodes === null ? '問い合わせたノードは1つだけです。' : `${nodes}個のノードが同じ回答を返しました。`

/** The same in full, when its sign is pressed. A quoter is a contract of the exchange that tells what a trade would give. */
const CHECKS_ABOUT: Readonly<Record<QuoteCheck | 'hooked', (block: string, nodes: number | null) => string>> = {
  computed: (block) => `ブロック${block}のプールから、このブラウザで計算しました。チェーン上で確認しています。`,
  verified: (_, nodes) =>
    sentences('このブラウザで計算し、チェーン上のクォーターが最後の桁まで確認しました。', askedText(nodes)),
  differs: (_, nodes) =>
    sentences(
      'チェーン上のクォーターは、このブラウザの計算と異なる数量を返しました。表示・使用しているのはクォーターの数量です。',
      askedText(nodes),
    ),
  hooked: (_, nodes) =>
    sentences(
      'この数量はプールのフックが決めるため、フックを実行するチェーン上のクォーターから得ています。',
      askedText(nodes),
    ),
}
export const checkAbout = (check: QuoteCheck | 'hooked', block: string, nodes: number | null) =>
  CHECKS_ABOUT[check](block, nodes)

/** @param name - of who receives it */
export const siteFeeText = (percent: string, amount: string, name: string) => `${percent}（${amount}）、${name}へ`

/** A way through pools: "V2 pool 0.30% → Pool 0.30%". */
const hopsOf = (hops: readonly Hop[]) => hops.map(poolLabel).join(' → ')

/** Of several ways, each with its share: "70% Pool 0.05%, 30% V2 pool 0.30% → Pool 0.30%". */
const ROUTES: Sentences<RouteFacts> = {
  single: ({ hops }) => `${hopsOf(hops)}、${hopsText(hops.length)}`,
  split: ({ legs }) => phrases(...legs.map(({ share, hops }) => `${share} ${hopsOf(hops)}`)),
}
export const routeText = (route: RouteFacts) => say(ROUTES, route)
