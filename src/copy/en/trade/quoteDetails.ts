import { all, counted } from '../browser/grammar'
import { grouped } from '../../../domain/browser/locale'
import { legShares } from '../../../domain/trade/search/legShares'
import { poolLabel } from '../pool/pools'
import type { Quote, QuoteCheck } from '../../../domain/trade/quote'
import type { CostPayer } from '../../../domain/wallet/accountKind'

/** Words of a quote's details: how far it was checked, its route. On the card and in the review. */

export const POOL_FEE = 'Pool fee'
export const PRICE_IMPACT = 'Price impact'
/** The label for how far the pools’ price is below the market price. */
export const BELOW_MARKET = 'Below the market price'
export const WORSE_PRICE = 'Worse price than quoted'
export const BETTER_PRICE = 'Better price than quoted'
export const LOSS = 'Loss'
export const TOKEN_FEE = 'Token fee'
export const SITE_FEE = 'Site fee'
export const NETWORK_COST = 'Network cost'
export const UNUSUAL_NETWORK_COST = 'Network cost, unusually high'
export const APPROVAL_COST = 'Approval, included'
/** Of networks whose data is kept on Ethereum, and what that costs. */
export const DATA_FEE = 'L1 data fee, included'
/** Who pays the network, where that is not simply the account. */
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
  change: 'The price moved between the quote and the block of the swap.',
  minimum: 'If less than this would arrive, the swap fails: you keep your tokens and pay only the network cost.',
  maximum: 'If more than this would be taken, the swap fails: you keep your tokens and pay only the network cost.',
  tax: 'A token in this trade keeps this share of every transfer. Neither the pools nor this site receives it.',
  siteFee: 'What the operator of this site takes of what you get. All amounts shown are after it.',
  route: 'The pools that the trade goes through, split into parts where that gives more.',
  cost: 'Paid to the network for including the transaction, even if the swap fails.',
}

/**
 * All that a swap costs.
 * @param amounts - in the currencies that they are known in
 * @param percent - of what is sold; null where they cannot be added
 */
export function totalCost(
  amounts: readonly string[],
  percent: string | null,
  { hasNetwork, isPaid }: { hasNetwork: boolean; isPaid: boolean },
): string {
  const costs = `This swap ${isPaid ? 'cost' : 'costs'}`
  if (amounts.length === 0) return hasNetwork ? `${costs} nothing in all` : `${costs} nothing but the network cost`
  const share = percent === null ? '' : ` (${percent})`
  return `${costs} ${all(amounts)}${hasNetwork ? ` in all${share}` : `${share} and the network cost`}`
}

/** @param label - of the row that is explained */
export const aboutLabel = (label: string) => `About ${label.toLowerCase()}`

export const partsText = (parts: number) => counted(parts, { one: '1 part', other: `${parts} parts` })
export const hopsText = (hops: number) => counted(hops, { one: '1 hop', other: `${hops} hops` })

/** How far a quote was checked. */
export function checkText(check: QuoteCheck, blockNumber: number): string {
  const block = grouped(String(blockNumber))
  switch (check) {
    case 'computed':
      return 'Checking on chain'
    case 'verified':
      return `Verified at block ${block}`
    case 'differs':
      return `From the chain at block ${block}`
  }
}

/** @param quorum - how many nodes have to agree */
export function checkAbout(check: QuoteCheck, blockNumber: number, quorum: number): string {
  const source = quorum > 1 ? `${quorum} nodes gave the same answer.` : 'Only one node was asked.'
  switch (check) {
    case 'computed':
      return `Computed in this browser from the pools at block ${grouped(String(blockNumber))}. It is being confirmed on chain.`
    case 'verified':
      return `Computed in this browser and confirmed, to the last digit, by Uniswap’s own quoters on the chain. ${source}`
    case 'differs':
      return `Uniswap’s quoters on the chain gave a different amount than this browser computed. Theirs is shown and used. ${source}`
  }
}

/** @param name - of who receives it */
export const siteFeeText = (percent: string, amount: string, name: string) => `${percent} (${amount}), to ${name}`

/** A route in one line, for example "70% Pool 0.05%, 30% V2 pool 0.30% → Pool 0.30%". */
export function routeText(quote: Quote): string {
  const shares = legShares(quote)
  const lines = quote.legs.map(({ hops }, index) => {
    const share = shares[index] ?? null
    return `${share === null ? '' : `${share} `}${hops.map(poolLabel).join(' → ')}`
  })
  return lines.length > 1 ? lines.join(', ') : `${lines.join('')}, ${hopsText(quote.legs[0]?.hops.length ?? 0)}`
}
