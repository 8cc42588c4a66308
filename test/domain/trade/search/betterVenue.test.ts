import { describe, expect, test } from '@jest/globals'
import { type Address, sameAddress } from '#domain/chain/address'
import type { PoolRecord } from '#domain/pool/snapshot'
import type { PoolId } from '#domain/pool/pool'
import { sortTokens as sorted, venueOf } from '#domain/pool/route'
import { v2AmountIn, v2AmountOut } from '#domain/pool/v2Math'
import { computeQuote, refusalAtPancake, type SearchTerms } from '#domain/trade/evaluate/liveQuote'
import { APPROVAL_GAS, TRADE_GAS, V2_HOP_GAS } from '#domain/trade/gas'
import { executorFor, type SpendingAllowances } from '#domain/trade/plan'
import { poolToken } from '#domain/trade/draft'
import { needsUniversalRouter } from '#domain/trade/exposure'
import type { Quote, TradeRequest } from '#domain/trade/quote'
import { betterVenue } from '#domain/trade/search/betterVenue'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import { snapshotOf, v3Pool } from '../../../support/fakePools'
import { fc } from '../../../support/properties'
import { runs } from '../../../support/runs'
import { USDC, WETH } from '../sample'

const PLENTY = 1n << 200n
const [token0, token1] = USDC.toLowerCase() < WETH.toLowerCase() ? [USDC, WETH] : [WETH, USDC]

/** A V2 pair of dollars (6 decimals) and the wrapped coin; PancakeSwap's if `venue` is given. */
function pairOf(id: `0x${string}`, [dollars, coins]: readonly [bigint, bigint], venue?: 'pancake'): PoolRecord {
  const [reserve0, reserve1] = (token0 === USDC ? [dollars, coins] : [coins, dollars]).map(String) as [string, string]
  return { protocol: 'v2', id, fee: venue ? 2500 : 3000, ...(venue && { venue }), token0, token1, reserve0, reserve1 }
}

const termsOf = (
  feePerGas: bigint,
  allowances: SpendingAllowances,
  changes: Partial<SearchTerms> = {},
): SearchTerms => ({
  weth: WETH,
  executor: 'swapRouter02',
  feePerGas,
  isCommon: () => true,
  pancake: { betterVenue, allowances },
  ...changes,
})

const ALLOWED = { swapRouter: PLENTY, smartRouter: PLENTY, permit2: 0n, universalRouter: 0n }
const request: TradeRequest = { chainId: 56, sell: USDC, buy: WETH, kind: 'exactIn', amount: '1000000000' }
const DEEP = [10n ** 13n, 5n * 10n ** 21n] as const

test('the venue with the better price after all gas wins, as trying both shows', () => {
  const reserves = fc.tuple(
    fc.bigInt({ min: 10n ** 11n, max: 10n ** 13n }),
    fc.bigInt({ min: 10n ** 20n, max: 10n ** 22n }),
  )
  const allowed = fc.constantFrom(0n, PLENTY)
  fc.assert(
    fc.property(
      reserves,
      fc.integer({ min: -400, max: 400 }),
      fc.constantFrom('exactIn' as const, 'exactOut' as const),
      fc.bigInt({ min: 10n ** 6n, max: 10n ** 9n }),
      fc.bigInt({ min: 0n, max: 10n ** 11n }),
      fc.tuple(allowed, allowed),
      ([dollars, coins], tilt, kind, size, feePerGas, [swapRouter, smartRouter]) => {
        const other = [dollars, (coins * BigInt(100_000 + tilt)) / 100_000n] as const
        const snapshot = snapshotOf([pairOf('0x01', [dollars, coins]), pairOf('0x02', other, 'pancake')])
        const amount = kind === 'exactIn' ? size : (size * coins) / dollars
        const allowances = { ...ALLOWED, swapRouter, smartRouter }
        const quote = computeQuote({ ...request, kind, amount: `${amount}` }, snapshot, termsOf(feePerGas, allowances))
        const netOf = ([held, bought]: readonly [bigint, bigint], fee: number, allowance: bigint) => {
          const gas = BigInt(TRADE_GAS + V2_HOP_GAS + (allowance === 0n ? APPROVAL_GAS : 0))
          // The deeper of the two pairs prices the gas in dollars.
          const [priceDollars, priceCoins] = other[1] > coins ? other : [dollars, coins]
          if (kind === 'exactIn') return v2AmountOut(amount, held, bought, fee)! - gas * feePerGas
          return -v2AmountIn(amount, held, bought, fee)! - (gas * feePerGas * priceDollars) / priceCoins
        }
        const isOther = netOf(other, 2500, smartRouter) > netOf([dollars, coins], 3000, swapRouter)
        expect(quote && venueOf(quote)).toBe(isOther ? 'pancake' : undefined)
      },
    ),
    { numRuns: runs(500) },
  )
})

test('a trade never mixes the pools of two venues, even where a split over both would bring more', () => {
  const snapshot = snapshotOf([pairOf('0x01', DEEP), pairOf('0x02', DEEP, 'pancake')])
  const whole = computeQuote({ ...request, amount: `${10n ** 12n}` }, snapshot, termsOf(0n, ALLOWED))
  expect(whole?.legs.map(({ hops }) => hops.map(({ pool }) => pool))).toEqual([['0x02']])
})

test('a venue that wins by less than the gas of a new approval does not win', () => {
  const snapshot = snapshotOf([pairOf('0x01', DEEP), pairOf('0x02', DEEP, 'pancake')])
  const venue = (smartRouter: bigint, feePerGas: bigint) => {
    const quote = computeQuote(request, snapshot, termsOf(feePerGas, { ...ALLOWED, smartRouter }))
    return quote && venueOf(quote)
  }
  // 0.05 % of 0.5 coins is 2.5e14 wei; an approval of 47,000 gas costs that at some 5.3 gwei.
  expect(venue(0n, 5_000_000_000n)).toBe('pancake')
  expect(venue(0n, 5_600_000_000n)).toBeUndefined()
  expect(venue(PLENTY, 5_600_000_000n)).toBe('pancake')
})

test.each<[string, Partial<SearchTerms>]>([
  ['whose contracts are not the expected ones', { pancake: null }],
  ['beside a network’s V2 router', { executor: 'v2Router' }],
])('a venue %s is never chosen, and its pools change nothing', (_, changes) => {
  const own = pairOf('0x01', [10n ** 12n, 4n * 10n ** 20n])
  const snapshot = snapshotOf([own, pairOf('0x02', DEEP, 'pancake')])
  const terms = termsOf(1_000_000_000n, ALLOWED, changes)
  const quote = computeQuote(request, snapshot, terms)
  expect(quote && venueOf(quote)).toBeUndefined()
  expect(quote?.amountOut).toBe(computeQuote(request, { ...snapshot, pools: [own] }, terms)?.amountOut)
})

test('the router of a trade is that of its venue', () => {
  const snapshot = snapshotOf([pairOf('0x02', DEEP, 'pancake')])
  const quote = computeQuote(request, snapshot, termsOf(0n, ALLOWED))
  expect(quote && executorFor(quote, 'swapRouter02')).toBe('smartRouter')
})

describe('tokens that are not common', () => {
  const isCommon = (token: Address) => [USDC, WETH].some((common) => sameAddress(common, token))
  const X = '0x1111111111111111111111111111111111111111'
  const Y = '0xEeeEeeEeEEEeEeeEEeeEeEEeEEEEeEeEeeeEEee1'
  const tokens = [WETH, USDC, X, Y] as const
  const pairs = tokens.flatMap((a, at) => tokens.slice(at + 1).map((b) => sorted(a, b)))
  /** Two pools of PancakeSwap for each two of the tokens. A pool of V3 always has the better price. */
  const everyPool = pairs.flatMap(([first, second], at): PoolRecord[] => {
    const place = { venue: 'pancake' as const, token0: first, token1: second }
    const reserves = { reserve0: (10n ** 24n).toString(), reserve1: (10n ** 24n).toString() }
    return [
      { protocol: 'v2', id: `0x${(2 * at + 1).toString(16).padStart(40, '0')}`, fee: 2500, ...place, ...reserves },
      v3Pool({ id: `0x${(2 * at + 2).toString(16).padStart(40, '0')}`, fee: 100, ...place }),
    ]
  })
  const siteFee = { bips: 20, recipient: WETH }
  const quoteOf = (changes: Partial<TradeRequest>, pools = everyPool) =>
    computeQuote(
      { ...request, amount: '1000000', ...changes },
      snapshotOf(pools),
      termsOf(0n, ALLOWED, { isCommon, siteFee }),
    )
  const poolsOf = (quote: Quote | null) => quote?.legs.map(({ hops }) => hops.map(({ protocol }) => protocol))

  test('are traded at the other venue only where nothing depends on what they do, from any pools', () => {
    const side = fc.constantFrom<CurrencyId>(NATIVE, ...tokens)
    let quoted = 0
    fc.assert(
      fc.property(
        fc.tuple(side, side).filter(([sell, buy]) => poolToken(sell, WETH) !== poolToken(buy, WETH)),
        fc.constantFrom('exactIn' as const, 'exactOut' as const),
        fc.subarray(everyPool),
        ([sell, buy], kind, pools) => {
          const quote = quoteOf({ sell, buy, kind }, pools)
          if (quote) expect(needsUniversalRouter(quote, { sell, buy }, isCommon)).toBe(false)
          if (quote) quoted += 1
        },
      ),
      { numRuns: runs(500) },
    )
    expect(quoted).toBeGreaterThan(runs(500) / 10)
  })

  test('are bought through a last V2 pool, in one leg and without the site’s fee', () => {
    const bought = quoteOf({ sell: USDC, buy: X, amount: `${10n ** 21n}` })
    expect(poolsOf(bought)).toEqual([['v2']])
    expect(bought?.siteFee).toBeUndefined()
    const poolAt = (protocol: 'v2' | 'v3', a: Address, b: Address) =>
      everyPool.filter(
        (pool) => pool.protocol === protocol && sorted(a, b).join() === [pool.token0, pool.token1].join(),
      )
    const through = (middle: Address) => [...poolAt('v3', USDC, WETH), ...poolAt('v2', middle, X)]
    expect(poolsOf(quoteOf({ sell: USDC, buy: X }, through(WETH)))).toEqual([['v3', 'v2']])
    // Sold ether would lie in the router while the token is called.
    expect(quoteOf({ sell: NATIVE, buy: X }, through(USDC))).toBeNull()
    expect(poolsOf(quoteOf({ sell: NATIVE, buy: X }))).toEqual([['v2']])
  })

  test('are not bought for a fixed amount to receive, nor where only V3 pays them out', () => {
    expect(quoteOf({ sell: USDC, buy: X, kind: 'exactOut' })).toBeNull()
    expect(
      quoteOf(
        { sell: USDC, buy: X },
        everyPool.filter(({ protocol }) => protocol === 'v3'),
      ),
    ).toBeNull()
  })

  const ofProtocol = (...protocols: PoolRecord['protocol'][]) =>
    everyPool.filter((pool) => protocols.includes(pool.protocol))
  const betweenOf = (...pairs: readonly (readonly [PoolRecord['protocol'], Address, Address])[]) =>
    pairs.flatMap(([protocol, ...pair]) => {
      const ends = sorted(...pair).join()
      return everyPool.filter((pool) => pool.protocol === protocol && [pool.token0, pool.token1].join() === ends)
    })
  test.each<[string, Partial<TradeRequest>, PoolRecord[], ReturnType<typeof refusalAtPancake>]>([
    ['where only V3 pays the token out', { sell: USDC, buy: X }, ofProtocol('v3'), 'none'],
    ['where the amount to receive is fixed', { sell: USDC, buy: X, kind: 'exactOut' }, everyPool, 'exactIn'],
    ['where both are so', { sell: USDC, buy: X, kind: 'exactOut' }, ofProtocol('v3'), 'none'],
    [
      'for the coin through a V3 pool',
      { sell: NATIVE, buy: X },
      betweenOf(['v3', USDC, WETH], ['v2', USDC, X]),
      'wrappedCoin',
    ],
    ['for the coin to V3', { sell: NATIVE, buy: X }, ofProtocol('v3'), 'none'],
    ['because no pool has the token', { sell: USDC, buy: X }, betweenOf(['v3', USDC, WETH]), null],
    ['without a pool', { sell: X, buy: USDC }, [], null],
  ])(
    'are refused with the reason, and what the visitor can do, as trying it shows: %s',
    (_, changes, pools, remedy) => {
      const wanted = { ...request, amount: '1000000', ...changes }
      const terms = termsOf(0n, ALLOWED, { isCommon, siteFee })
      expect(quoteOf(changes, pools)).toBeNull()
      expect(refusalAtPancake(wanted, snapshotOf(pools), terms)).toBe(remedy)
      const sell = remedy === 'wrappedCoin' ? WETH : wanted.sell
      const tried = quoteOf({ ...changes, kind: 'exactIn', sell }, pools)
      expect(tried !== null).toBe(remedy === 'exactIn' || remedy === 'wrappedCoin')
      expect(refusalAtPancake(wanted, snapshotOf(pools), { ...terms, pancake: null })).toBeNull()
    },
  )

  test('are sold like all others, with the site’s fee', () => {
    for (const kind of ['exactIn', 'exactOut'] as const) {
      const sold = quoteOf({ sell: X, buy: NATIVE, kind })
      expect(poolsOf(sold)).toEqual([['v3']])
      expect(sold?.siteFee).toMatchObject(siteFee)
    }
  })

  test('X41: are bought with ether in one leg, where SwapRouter02 would pay the first leg with the ether of the others', () => {
    const place = { token0: sorted(WETH, X)[0], token1: sorted(WETH, X)[1], fee: 500 }
    const pools = ['0x01', '0x02'].map((id) => v3Pool({ ...place, id: id as PoolId }))
    const bought = (changes: Partial<SearchTerms>) =>
      computeQuote(
        { ...request, sell: NATIVE, buy: X, amount: `${10n ** 22n}` },
        snapshotOf(pools),
        termsOf(0n, ALLOWED, changes),
      )?.legs.length
    expect(bought({})).toBe(2)
    expect(bought({ isCommon })).toBe(1)
  })
})
