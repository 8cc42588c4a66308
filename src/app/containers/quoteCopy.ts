import { settings } from '../../config/settings'
import { grouped } from '../../domain/grouped'
import type { Quote, QuoteCheck, QuoteLeg } from '../../domain/trade/quote'
import { poolLabel } from '../../domain/trade/route'

/** The words for how a quote came about, the same on the card and in the review. */

const SOURCE =
  settings.rpcQuorum > 1 ? `${settings.rpcQuorum} nodes gave the same answer.` : 'One node was asked: a single source.'

/** How far a quote was checked. */
export function checkText(quote: Quote, check: QuoteCheck): { text: string; about: string; tone: 'plain' | 'warn' } {
  const block = grouped(quote.blockNumber.toString())
  switch (check) {
    case 'computed':
      return {
        text: 'Computed, being verified',
        about: `Reckoned in this browser from the pools at block ${block}. The chain is asked for the same trade.`,
        tone: 'plain',
      }
    case 'verified':
      return {
        text: `Verified at block ${block}`,
        about: `Reckoned in this browser and found the same, to the last digit, by Uniswap’s own quoters on the chain. ${SOURCE}`,
        tone: 'plain',
      }
    case 'differs':
      return {
        text: `From the chain at block ${block}`,
        about: `Uniswap’s quoters on the chain gave another amount than this browser reckoned. Theirs is shown and used. ${SOURCE}`,
        tone: 'warn',
      }
  }
}

/** The part of a trade that a leg carries, as "70%"; null when it carries all. */
export function legShare(quote: Quote, leg: QuoteLeg): string | null {
  if (quote.legs.length < 2) return null
  const [part, whole] = quote.kind === 'exactIn' ? [leg.amountIn, quote.amountIn] : [leg.amountOut, quote.amountOut]
  // Rounded, as it only describes.
  return `${(BigInt(part) * 1_000n + BigInt(whole) * 5n) / (BigInt(whole) * 10n)}%`
}

/** A route in one line, as "70% Pool 0.05%, 30% V2 pool 0.30% → Pool 0.30%". */
export function routeText(quote: Quote): string {
  const lines = quote.legs.map((leg) => {
    const share = legShare(quote, leg)
    return `${share === null ? '' : `${share} `}${leg.hops.map(poolLabel).join(' → ')}`
  })
  const [first] = quote.legs
  const hops = first?.hops.length ?? 0
  return lines.length > 1 ? lines.join(', ') : `${lines.join('')}, ${hops === 1 ? '1 hop' : `${hops} hops`}`
}
