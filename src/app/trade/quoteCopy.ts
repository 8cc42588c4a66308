import { settings } from '../../config/settings'
import { TAX_TIERS } from '../../domain/limits'
import { grouped } from '../../domain/page/grouped'
import type { Quote, QuoteCheck } from '../../domain/trade/quote'
import { poolLabel } from '../../domain/trade/search/route'

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

/** How serious it is what the tokens of a trade keep, in millionths. */
export function taxTone(tax: bigint): 'plain' | 'warn' | 'down' {
  if (tax >= TAX_TIERS.danger) return 'down'
  return tax >= TAX_TIERS.warning ? 'warn' : 'plain'
}

/** The parts of a trade that its legs carry, as "70%", which make up a hundred; null when one leg carries all. */
export function legShares({ kind, legs, ...whole }: Quote): (string | null)[] {
  if (legs.length < 2) return legs.map(() => null)
  const side = kind === 'exactIn' ? 'amountIn' : 'amountOut'
  const parts = legs.map((leg) => Number((BigInt(leg[side]) * 100n) / BigInt(whole[side])))
  const rest = 100 - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => `${index === 0 ? part + rest : part}%`)
}

/** A route in one line, as "70% Pool 0.05%, 30% V2 pool 0.30% → Pool 0.30%". */
export function routeText(quote: Quote): string {
  const shares = legShares(quote)
  const lines = quote.legs.map(({ hops }, index) => {
    const share = shares[index] ?? null
    return `${share === null ? '' : `${share} `}${hops.map(poolLabel).join(' → ')}`
  })
  const [first] = quote.legs
  const hops = first?.hops.length ?? 0
  return lines.length > 1 ? lines.join(', ') : `${lines.join('')}, ${hops === 1 ? '1 hop' : `${hops} hops`}`
}
