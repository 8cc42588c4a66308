import { grouped } from '../../../domain/page/locale'
import type { Quote, QuoteCheck } from '../../../domain/trade/quote'
import { legShares } from '../../../domain/trade/search/legShares'
import { poolLabel } from './pools'

/** Words of a quote's details: how far it was checked, its route. On the card and in the review. */

export const PRICE_IMPACT = 'Price impact'
export const LOSS = 'Loss'
export const TOKEN_FEE = 'Token fee'
export const NETWORK_COST = 'Network cost'
export const QUOTE = 'Quote'
export const ROUTE = 'Route'
export const BOUNDS = { minimum: 'Minimum received', maximum: 'Maximum sold' }

export const ABOUT = {
  impact: 'How far this trade itself moves the price of the pools it uses. Larger amounts move it further.',
  loss: 'How much less you get than the market price, by which this trade is judged: the larger of price impact with token fees, and the difference between the dollar values of both sides.',
  minimum: 'If less than this would arrive, the swap is cancelled and your tokens stay in your wallet.',
  maximum: 'If more than this would be taken, the swap is cancelled and your tokens stay in your wallet.',
  tax: 'A token of this trade keeps this share of every transfer. Neither the pools nor this site receives it.',
  route: 'The pools that the trade goes through, one after another, and in parts where that gives more.',
  cost: 'Paid to the network for including the transaction, even if the swap fails.',
}

/** @param label - of the row that is explained */
export const aboutLabel = (label: string) => `About ${label.toLowerCase()}`

export const partsText = (count: number) => `${count} parts`
export const hopsText = (count: number) => (count === 1 ? '1 hop' : `${count} hops`)

/** How far a quote was checked. */
export function checkText(check: QuoteCheck, blockNumber: number): string {
  const block = grouped(String(blockNumber))
  switch (check) {
    case 'computed':
      return 'Computed, being verified'
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
      return `Computed in this browser from the pools at block ${grouped(String(blockNumber))}. The chain is asked to confirm it.`
    case 'verified':
      return `Computed in this browser and confirmed, to the last digit, by Uniswap’s own quoters on the chain. ${source}`
    case 'differs':
      return `Uniswap’s quoters on the chain gave a different amount than this browser computed. Theirs is shown and used. ${source}`
  }
}

/** A route in one line, as "70% Pool 0.05%, 30% V2 pool 0.30% → Pool 0.30%". */
export function routeText(quote: Quote): string {
  const shares = legShares(quote)
  const lines = quote.legs.map(({ hops }, index) => {
    const share = shares[index] ?? null
    return `${share === null ? '' : `${share} `}${hops.map(poolLabel).join(' → ')}`
  })
  return lines.length > 1 ? lines.join(', ') : `${lines.join('')}, ${hopsText(quote.legs[0]?.hops.length ?? 0)}`
}
