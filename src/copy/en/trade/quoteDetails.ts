import { say, type Sentences } from '#domain/browser/sentences'
import type { Hop } from '#domain/pool/route'
import type { CostFacts } from '#domain/trade/evaluate/swapCost'
import type { QuoteCheck, RouteFacts } from '#domain/trade/quote'
import { all, counted, phrases, sentences } from '../browser/grammar'
import { poolLabel } from '../pool/pools'
import type { CostPayer } from '#domain/wallet/accountKind'

/** Texts of a quote's details on the card and in the review, such as the route and how the quote was checked. */

export const POOL_FEE = 'Pool fee'
export const PRICE_IMPACT = 'Price impact'
/** The label of the percentage by which the pools’ price is below the market price. */
export const BELOW_MARKET = 'Below the market price'
/** The label of the amount by which the pools’ price is better than the market price. */
export const BETTER_THAN_MARKET = 'Better than the market price'
export const WORSE_PRICE = 'Worse price than quoted'
export const BETTER_PRICE = 'Better price than quoted'
export const LOSS = 'Loss'
export const TOKEN_FEE = 'Token fee'
export const SITE_FEE = 'Site fee'
export const NETWORK_COST = 'Network cost'
export const UNUSUAL_NETWORK_COST = 'Network cost, unusually high'
export const APPROVAL_COST = 'Approval, included'
/** The label of the fee that some networks charge for storing data on Ethereum. */
export const DATA_FEE = 'L1 data fee, included'
/**
 * The label of the row that says who pays the network cost. Shown only if somebody else may pay it.
 */
export const PAID_BY = 'Paid by'
export const PAYERS: Readonly<Record<CostPayer, string>> = {
  executor: 'Whoever executes it in the Safe',
  accountOrSponsor: 'Your account or a sponsor, as your wallet decides',
}
export const needsSponsor = (symbol: string) => `A sponsor, as your account has too little ${symbol}`
export const QUOTE = 'Quote'
export const ROUTE = 'Route'
export const BOUNDS = { minimum: 'Minimum received', maximum: 'Maximum sold' }

export const ABOUT = {
  poolFee: 'What the pools keep for their liquidity providers.',
  impact: 'How far this trade itself moves the price of the pools it uses. Larger amounts move it further.',
  loss: 'How much less you get than at the market price: the larger of price impact with token fees, and the difference in dollar value between the two sides.',
  market: 'How much less the pools pay than the market price, in dollars.',
  betterThanMarket: 'How much more the pools pay than the market price, in dollars.',
  change: 'The price moved between the quote and the block of the swap.',
  minimum: 'If less than this would arrive, the swap fails: you keep your tokens and pay only the network cost.',
  maximum: 'If more than this would be taken, the swap fails: you keep your tokens and pay only the network cost.',
  tax: 'A token in this trade keeps this share of every transfer. Neither the pools nor this site receives it.',
  siteFee: 'What the operator of this site takes of what you get. All amounts shown are after it.',
  route: 'The pools that the trade goes through, split into parts where that gives more.',
  cost: 'Paid to the network for including the transaction, even if the swap fails.',
}

/**
 * Costs in several currencies, followed by the total as a share of the sold amount: "100 USDC and 0.01 ETH (0.31%)".
 */
const withShare = (amounts: string, share: string | null) => (share === null ? amounts : `${amounts} (${share})`)

/** The total cost of a swap. `isPaid`: whether the cost has already been paid. */
const COSTS: Sentences<CostFacts> = {
  nothing: ({ isPaid }) => (isPaid ? 'This swap cost nothing in all' : 'This swap costs nothing in all'),
  networkAlone: ({ isPaid }) =>
    isPaid ? 'This swap cost nothing but the network cost' : 'This swap costs nothing but the network cost',
  inAll: ({ amounts, share, isPaid }) =>
    isPaid
      ? withShare(`This swap cost ${all(amounts)} in all`, share)
      : withShare(`This swap costs ${all(amounts)} in all`, share),
  besidesNetwork: ({ amounts, share, isPaid }) =>
    isPaid
      ? `This swap cost ${withShare(all(amounts), share)} and the network cost`
      : `This swap costs ${withShare(all(amounts), share)} and the network cost`,
  better: ({ gain, share }) => `${withShare(gain, share)} better than the market price`,
  betterBeforeNetwork: ({ gain, share }) =>
    `${withShare(gain, share)} better than the market price, before the network cost`,
}
export const totalCost = (cost: CostFacts) => say(COSTS, cost)

/**
 * The name of the button that explains a row.
 * @param label - the label of the row
 */
export const aboutLabel = (label: string) => `About “${label}”`

export const partsText = (parts: number) => counted(parts, { one: '1 part', other: `${parts} parts` })
export const hopsText = (hops: number) => counted(hops, { one: '1 hop', other: `${hops} hops` })

/**
 * Says how a quote was checked.
 * @param block - the number of the block, "20,114"
 */
const CHECKS: Readonly<Record<QuoteCheck, (block: string) => string>> = {
  computed: () => 'Checking on chain',
  verified: (block) => `Verified at block ${block}`,
  differs: (block) => `From the chain at block ${block}`,
}
export const checkText = (check: QuoteCheck, block: string) => CHECKS[check](block)

/**
 * Says how many nodes confirmed a quote.
 * @param nodes - the number of nodes that had to agree; null if only one node was asked
 */
const askedText = (nodes: number | null) =>
  nodes === null ? 'Only one node was asked.' : `${nodes} nodes gave the same answer.`

/**
 * The full explanation of how a quote was checked, shown when the visitor presses the info button. A quoter is a
 * contract of the exchange that computes the result of a trade.
 */
const CHECKS_ABOUT: Readonly<Record<QuoteCheck | 'hooked', (block: string, nodes: number | null) => string>> = {
  computed: (block) => `Computed in this browser from the pools at block ${block}. It is being confirmed on chain.`,
  verified: (_, nodes) =>
    sentences(
      'Computed in this browser and confirmed, to the last digit, by the quoters on the chain.',
      askedText(nodes),
    ),
  differs: (_, nodes) =>
    sentences(
      'The quoters on the chain gave a different amount than this browser computed. Theirs is shown and used.',
      askedText(nodes),
    ),
  hooked: (_, nodes) =>
    sentences(
      'The hook of a pool decides this amount, so it comes from the quoters on the chain, which run the hook.',
      askedText(nodes),
    ),
}
export const checkAbout = (check: QuoteCheck | 'hooked', block: string, nodes: number | null) =>
  CHECKS_ABOUT[check](block, nodes)

/**
 * The site's fee.
 * @param name - the name of its recipient
 */
export const siteFeeText = (percent: string, amount: string, name: string) => `${percent} (${amount}), to ${name}`

/** A path through pools: "V2 pool 0.30% → Pool 0.30%". */
const hopsOf = (hops: readonly Hop[]) => hops.map(poolLabel).join(' → ')

/**
 * The route of a trade. If the trade is split among several paths, each path is preceded by its share: "70% Pool 0.05%,
 * 30% V2 pool 0.30% → Pool 0.30%".
 */
const ROUTES: Sentences<RouteFacts> = {
  single: ({ hops }) => `${hopsOf(hops)}, ${hopsText(hops.length)}`,
  split: ({ legs }) => phrases(...legs.map(({ share, hops }) => `${share} ${hopsOf(hops)}`)),
}
export const routeText = (route: RouteFacts) => say(ROUTES, route)
