import { describe, expect, test } from '@jest/globals'
import { isPriceProven, type RoundTrip } from '#domain/market/hookedPrice'

const ONE = 10n ** 18n
/** A purchase for one, at a price of 2,000 tokens and fees of 0.3 %, that costs nothing but the fees. */
const FAIR: RoundTrip = {
  spent: ONE,
  worth: 2_000n * ONE,
  bought: 1_994n * ONE,
  back: (994_009n * ONE) / 1_000_000n,
  fees: [3_000, 3_000],
}
const percent = (amount: bigint, part: bigint) => (amount * part) / 100n

describe('the price of a pool with a hook', () => {
  test.each<[string, Partial<RoundTrip>, boolean]>([
    ['counts if only fees are lost', {}, true],
    [
      'counts if the hook takes 2 % of each side',
      { bought: percent(FAIR.bought, 98n), back: percent(FAIR.back, 96n) },
      true,
    ],
    ['does not count if a purchase brings 10 % less', { bought: percent(FAIR.bought, 90n) }, false],
    ['does not count if a purchase brings 10 % more', { bought: percent(FAIR.worth, 110n) }, false],
    ['does not count if the sale loses 10 %', { back: percent(FAIR.back, 90n) }, false],
    ['does not count if the sale brings 10 % more than was spent', { back: percent(ONE, 110n) }, false],
    [
      'counts with a high fee that the pool states',
      { fees: [100_000, 0], bought: 1_800n * ONE, back: percent(ONE, 90n) },
      true,
    ],
    ['does not count with the same fee if it is not stated', { bought: 1_800n * ONE, back: percent(ONE, 90n) }, false],
    ['does not count if nothing is bought', { bought: 0n }, false],
    ['does not count if nothing is spent', { spent: 0n, worth: 0n, bought: 0n, back: 0n }, false],
    ['does not count if everything is lost', { back: 0n }, false],
  ])('%s', (_, changes, isProven) => {
    expect(isPriceProven({ ...FAIR, ...changes })).toBe(isProven)
  })
})
