import { pooledText } from '#copy/market/poolTable'
import { poolRows } from '../../../src/app/tokenPage/poolRows'
import type { Address } from '#domain/chain/address'
import { liquidityOf, poolCount } from '#domain/market/poolLiquidity'
import type { Depth, TokenDepths } from '#domain/pool/depth'
import type { TokenPool } from '#services/market/poolMarkets'

const ONE = 10n ** 18n
const LINK: Address = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const WETH: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const token = { address: LINK, symbol: 'LINK', decimals: 18 }
const units = { weth: WETH, stables: [] }
const noAnswer = 'the node did not respond'
const faceOf = (address: Address) => ({ symbol: address === LINK ? 'LINK' : 'WETH', address, logoURI: null })

const multiplierOf = () => null

const pool = (at: number, changes: Partial<TokenPool> = {}): TokenPool => ({
  pool: { id: `0x${String(at).padStart(40, '0')}`, protocol: 'v3', fee: 3000 },
  quote: WETH,
  price: (ONE / 200n).toString(),
  quoteDecimals: 18,
  quoteUsd: (2_000n * ONE).toString(),
  liquidityUsd: (1_000_000n * ONE).toString(),
  ...changes,
})
const depth = (ether: bigint, isAtLeast = false): Depth => {
  return { amountIn: ether * ONE, amountOut: ether * ONE, isAtLeast }
}
const depthsOf = (...each: [sell: Depth, buy: Depth][]): TokenDepths =>
  new Map(each.map(([sell, buy], at) => [pool(at + 1).pool.id, { sell, buy }]))
const reasons = (rows: ReturnType<typeof poolRows>['rows']) =>
  rows.map(({ depth: reports }) => ('reason' in reports ? reports.reason : null))

test('what sells and what buys are summed apart, and "more than" is said of the side that it is true of', () => {
  const depths = depthsOf([depth(2n), depth(3n)], [depth(1n, true), depth(1n)])
  const { rows, total } = poolRows({ token, pools: [pool(1), pool(2)], depths, faceOf, multiplierOf, units, noAnswer })
  expect(rows.map(({ depth }) => depth)).toEqual([
    {
      sell: '$4,000.00',
      buy: '$6,000.00',
      title: 'Selling 2 LINK lowers its price in the pool by 1%, buying 3 LINK raises it by 1%',
    },
    {
      sell: 'more than $2,000.00',
      buy: '$2,000.00',
      title: 'Selling more than 1 LINK lowers its price in the pool by 1%, buying 1 LINK raises it by 1%',
    },
  ])
  expect(total).toBe('More than $6,000 sold or about $8,000 bought moves the price by 1%.')
})

test('one figure stands for both sides where they differ by little', () => {
  const depths = depthsOf([depth(4_574n), depth(4_566n)])
  expect(poolRows({ token, pools: [pool(1)], depths, faceOf, multiplierOf, units, noAnswer }).total).toBe(
    'About $9.1m bought or sold moves the price by 1%.',
  )
  expect(poolRows({ token, pools: [pool(1), pool(2)], depths, faceOf, multiplierOf, units, noAnswer }).total).toBe(
    'In 1 of 2 pools, about $9.1m bought or sold moves the price by 1%.',
  )
})

test('an unknown figure says why, and is not part of the total', () => {
  const pools = [pool(1), pool(2, { quoteUsd: null, liquidityUsd: null }), pool(3)]
  const depths = depthsOf([depth(2n), depth(3n)], [depth(9n), depth(9n)])
  const { rows, total } = poolRows({ token, pools, depths, faceOf, multiplierOf, units, noAnswer })
  expect(reasons(rows)).toEqual([
    null,
    'the other token has no price in dollars',
    'no trade uses this pool, or it could not be loaded',
  ])
  expect(total).toMatch(/^In 1 of 3 pools, about \$4,000 sold or about \$6,000 bought moves/)
  expect(rows.map(({ share }) => share)).toEqual(['50.00%', null, '50.00%'])
})

test.each([
  ['reading', 'loading'],
  ['unreadable', 'the node did not respond'],
] as const)('depths that are %s say so, and there is no total', (depths, reason) => {
  const { rows, total } = poolRows({ token, pools: [pool(1)], depths, faceOf, multiplierOf, units, noAnswer })
  expect([reasons(rows), total]).toEqual([[reason], null])
})

test('the liquidity is that of the pools whose both sides have a price', () => {
  const pools = [pool(1), pool(2, { liquidityUsd: (3_000_000n * ONE).toString() }), pool(3, { liquidityUsd: null })]
  expect(liquidityOf(pools)).toEqual({ liquidity: 4_000_000n * ONE, deepest: 3_000_000n * ONE, priced: 2 })
  expect(liquidityOf([pool(3, { liquidityUsd: null })])).toEqual({ liquidity: null, deepest: null, priced: 0 })
  expect([poolCount(3, 2), poolCount(3, 3), poolCount(1, 1), poolCount(2, 0)].map(pooledText)).toEqual([
    '2 of 3 pools',
    '3 pools',
    '1 pool',
    '2 pools',
  ])
})

test('a pool is shown in its stable or wrapped token, whichever of its tokens is looked at', () => {
  const shown = (looked: Address, quote: Address, price: bigint, stables: Address[]) => {
    const pools = [pool(1, { quote, price: price.toString() })]
    const at = { token: { ...token, address: looked }, units: { weth: WETH, stables } }
    const [row] = poolRows({ ...at, pools, depths: 'reading', faceOf, multiplierOf, noAnswer }).rows
    return [row?.tokenA.address, row?.tokenB.address, row?.price]
  }
  expect(shown(LINK, WETH, ONE / 200n, [])).toEqual([LINK, WETH, '0.005 WETH'])
  expect(shown(WETH, LINK, 200n * ONE, [])).toEqual([LINK, WETH, '0.005 WETH'])
  expect(shown(LINK, WETH, ONE / 3_001n, [LINK])).toEqual([WETH, LINK, '3,001.00 LINK'])
  expect(shown(WETH, LINK, 0n, [])).toEqual([LINK, WETH, '<0.000000000000000001 WETH'])
})

test('X44: a price is that of a shown unit in a shown unit; without the multiplier there is none', () => {
  const four = (4n * ONE).toString()
  const input = { pools: [pool(1)], depths: 'reading' as const, faceOf, units, noAnswer }
  const priceOf = (uiMultiplier: string | null, other: string | null | undefined) =>
    poolRows({
      ...input,
      token: { ...token, ...(uiMultiplier !== null && { uiMultiplier }) },
      multiplierOf: () => other,
    }).rows[0]?.price
  expect(priceOf(null, null)).toBe('0.005 WETH')
  expect(priceOf(four, null)).toBe('0.00125 WETH')
  expect(priceOf(null, four)).toBe('0.02 WETH')
  expect(priceOf(four, four)).toBe('0.005 WETH')
  expect(priceOf(null, undefined)).toBeNull()
})

test('what only the hook of a pool knows is not said of its state', () => {
  const place = {
    ...pool(1).pool,
    protocol: 'v4' as const,
    tickSpacing: 60,
    isNative: true,
    token0: WETH,
    token1: LINK,
  }
  const hooked = { ...place, hooks: '0x0000000000000000000000000000000000000088' as const }
  const pools = [pool(1, { pool: hooked, price: null, liquidityUsd: null })]
  const [row] = poolRows({ token, pools, depths: new Map(), faceOf, multiplierOf, units, noAnswer }).rows
  expect(row).toMatchObject({ pool: 'V4 hook 0.30%', isHooked: true, price: null, liquidity: null })
  expect(row?.depth).toEqual({ reason: 'the pool’s hook decides it' })
})
