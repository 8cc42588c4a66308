import { mainnet, type TokenSymbol, type World } from './world'

/** Prices at one moment: one whole token in USD, times 10^18. */
export type Prices<S extends string = TokenSymbol> = Record<S, bigint>

/** The price of a token of the world that the prices are of. */
export function priceOf(prices: Prices<string>, symbol: string): bigint {
  const price = prices[symbol]
  if (price === undefined) throw new Error(`The local chain has no price of ${symbol}.`)
  return price
}

/** Twenty-nine days in steps of four hours, and the last one in steps of half an hour: a day's chart is looked at first. */
const dayStepSeconds = 30 * 60
const daySteps = 48
export const historyStepSeconds = 4 * 60 * 60
export const historySteps = 29 * 6 + daySteps
export const historySeconds = 30 * 24 * 60 * 60

/** How many seconds before the end each moment of the history is, the first one first. */
export const historyAges: readonly number[] = Array.from({ length: historySteps + 1 }, (_, at) => {
  const left = historySteps - at
  const isLastDay = left <= daySteps
  return isLastDay ? left * dayStepSeconds : daySteps * dayStepSeconds + (left - daySteps) * historyStepSeconds
})

/** The last moment that is at least so many seconds before the end. */
export const historyStepAt = (secondsBefore: number): number => historyAges.findLastIndex((age) => age >= secondsBefore)

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
export function tablePrices({ tokens }: Pick<World, 'tokens'> = mainnet): Prices {
  return Object.fromEntries(tokens.map((token) => [token.symbol, token.usd])) as Prices
}

/**
 * The moments of a seeded random walk that ends at the table prices. Half of each move is shared, as markets rise and
 * fall together; stable tokens only wobble by some hundredths of a percent. Half an hour moves less than four hours.
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
