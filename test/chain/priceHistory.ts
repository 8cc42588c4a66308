import { tokens, type TokenSymbol } from './world'

/** Prices at one moment: one whole token in USD, times 10^18. */
export type Prices = Record<TokenSymbol, bigint>

/** Thirty days in steps of four hours. */
export const historySteps = 180
export const historyStepSeconds = 4 * 60 * 60

/** A small generator of equally spread 32-bit numbers (mulberry32): the same seed gives the same chain. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** The table prices. */
export function tablePrices(): Prices {
  return Object.fromEntries(tokens.map((token) => [token.symbol, token.usd])) as Prices
}

/**
 * `steps` + 1 moments of a seeded random walk that ends at the table prices. Half of each move is shared, as markets
 * rise and fall together; stable tokens only wobble by some hundredths of a percent.
 */
export function priceHistory(steps: number): Prices[] {
  const random = generator(20_251)
  const within = (reach: number): bigint => BigInt((random() % (2 * reach + 1)) - reach)
  const moments = [tablePrices()]
  const table = tablePrices()
  for (let step = 0; step < steps; step += 1) {
    const later = moments[0] ?? table
    const shared = within(70)
    const earlier = tokens.map((token) => {
      const move = token.stable ? within(4) : shared + within(80)
      const price = token.stable ? table[token.symbol] : later[token.symbol]
      return [token.symbol, (price * 10_000n) / (10_000n + move)]
    })
    moments.unshift(Object.fromEntries(earlier) as Prices)
  }
  return moments
}
