import { mainnet, type TokenSymbol, type World } from './world'

/** The prices of tokens at one moment: the price of one whole token in USD, times 10^18. */
export type Prices<S extends string = TokenSymbol> = Record<S, bigint>

/** Throws an Error if the token has no price. */
export function priceOf(prices: Prices<string>, symbol: string): bigint {
  const price = prices[symbol]
  if (price === undefined) throw new Error(`The local chain has no price of ${symbol}.`)
  return price
}

/** Steps of four hours for 29 days, and of half an hour for the last day, which charts show by default. */
const dayStepSeconds = 30 * 60
const daySteps = 48
export const historyStepSeconds = 4 * 60 * 60
export const historySteps = 29 * 6 + daySteps
export const historySeconds = 30 * 24 * 60 * 60

/** The ages of the points of the price history, in seconds before its end. The oldest comes first. */
export const historyAges: readonly number[] = Array.from({ length: historySteps + 1 }, (_, at) => {
  const left = historySteps - at
  const isLastDay = left <= daySteps
  return isLastDay ? left * dayStepSeconds : daySteps * dayStepSeconds + (left - daySteps) * historyStepSeconds
})

/** The index of the last point of the price history that is at least this many seconds before the end. */
export const historyStepAt = (secondsBefore: number): number => historyAges.findLastIndex((age) => age >= secondsBefore)

/** A generator of uniform 32-bit numbers (mulberry32). The same seed always gives the same numbers. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** The dollar prices in the world's token table, with which the price history ends. */
export function tablePrices({ tokens }: Pick<World, 'tokens'> = mainnet): Prices {
  return Object.fromEntries(tokens.map((token) => [token.symbol, token.usd])) as Prices
}

/**
 * The prices of a seeded random walk that ends at the dollar prices in the world's token table. Half of each move is
 * common to all tokens, because markets rise and fall together. Stablecoins move by only a few hundredths of a percent.
 * Prices move less in half an hour than in four hours.
 */
export function priceHistory(world: Pick<World, 'tokens'> = mainnet): Prices[] {
  const random = generator(20_251)
  const within = (reach: number): bigint => BigInt((random() % (2 * reach + 1)) - reach)
  const table: Prices<string> = tablePrices(world)
  const moments: Prices<string>[] = [table]
  for (let step = 0; step < historySteps; step += 1) {
    const damping = step < daySteps ? 3 : 1
    const later = moments[0] ?? table
    const shared = within(Math.floor(70 / damping))
    const earlier = world.tokens.map(({ symbol, stable }): [string, bigint] => {
      const move = stable ? within(4) : shared + within(Math.floor(80 / damping))
      return [symbol, (priceOf(stable ? table : later, symbol) * 10_000n) / (10_000n + move)]
    })
    moments.unshift(Object.fromEntries(earlier))
  }
  return moments
}
