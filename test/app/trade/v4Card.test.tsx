import { screen, within } from '@testing-library/react'
import type { PoolRecord } from '#domain/pool/snapshot'
import { tradeSettingsChanged } from '#store/trade/tradeSettings'
import { poolFor, snapshotOf, v3Pool } from '../../support/fakePools'
import { CONTRACTS, ETHER, UNI, USDC, WETH } from '../../support/fakeServices'
import { button, pass, setUpBrowser } from '../renderApp'
import { connected, newBlock, sold, swap, type TestApp } from '../swapPage'
import { valueOf } from '../../support/valueOf'

setUpBrowser()

/** The swap page's path for selling 100 USDC for UNI. Each token costs a dollar. */
const PATH = swap(USDC, UNI, '100')
const SOLD = 100_000_000n

/** The price of a pool in which one UNI (token0) costs one USDC. */
const AT_A_DOLLAR = { sqrtPriceX96: (2n ** 96n / 10n ** 6n).toString(), tick: -276_325 }
const tokens = { token0: UNI, token1: USDC }
const v3 = (fee: number) =>
  v3Pool({ id: CONTRACTS.v3Factory, fee, ...tokens }, { ...AT_A_DOLLAR, observationCardinality: 2 })

function v4(fee: number, id: `0x${string}` = `0x${'4'.repeat(64)}`): PoolRecord {
  const { observationCardinality: _, ...ranged } = v3(fee)
  return { ...ranged, protocol: 'v4', id, feeDown: fee, feeUp: fee, isNative: false }
}
const v2 = poolFor({ sell: USDC, buy: UNI, amountIn: SOLD, amountOut: 99n * ETHER })

interface World {
  pools: readonly PoolRecord[]
  hasV4?: boolean
  taxes?: Parameters<typeof snapshotOf>[1]
}

const withV4 =
  ({ pools, hasV4 = true, taxes }: World, more: (app: TestApp) => void = () => undefined) =>
  (app: TestApp) => {
    const { chain } = app.services
    chain.checkContracts = async (_, withV4) => ({
      executor: 'swapRouter02',
      reason: null,
      ...(withV4 && { hasV4 }),
    })
    chain.snapshot = async () => snapshotOf(pools, taxes)
    more(app)
  }

async function planOf(app: Awaited<ReturnType<typeof connected>>) {
  await app.user.click(button(/^Review swap/))
  await pass()
  const { trade } = app.store.getState()
  if (!('plan' in trade)) throw new Error('no review is open')
  return trade.plan
}
const executorOf = async (world: World, more?: (app: TestApp) => void, path = PATH) =>
  (await planOf(await connected(path, withV4(world, more)))).executor

test('a better pool of V4 is what the card trades through, and the review says so', async () => {
  const app = await connected(PATH, withV4({ pools: [v2, v4(500)] }))
  const plan = await planOf(app)
  expect(plan).toMatchObject({ executor: 'universalRouter', guard: null })
  const review = screen.getByRole('dialog', { name: 'Review swap' })
  expect(valueOf(review, 'Route')).toBe('V4 0.05%, 1 hop')
  expect(valueOf(review, 'Sandwich guard')).toBe('Off: V4 keeps no price record')
  expect(valueOf(review, 'Through Permit2')).toBe('100 USDC (until 40 min after you confirm)')
  within(review).getByText('Taken by')
})

test('a review whose pool runs dry cannot be confirmed and says why; what was typed stays', async () => {
  const app = await connected(PATH, withV4({ pools: [v4(500)] }))
  await planOf(app)
  const review = within(screen.getByRole('dialog', { name: 'Review swap' }))
  expect(review.getByRole('button', { name: /^Confirm swap/ })).toHaveProperty('disabled', false)
  app.services.chain.snapshot = async () => snapshotOf([])
  app.services.chain.simulate = async () => ({ state: 'reverted', at: 0, data: '0x39d35496', message: '' })
  newBlock(app.services)
  await pass(15_000)
  review.getByText('This would fail now')
  review.getByText('The pools no longer hold enough for this amount.')
  expect(review.queryByRole('button', { name: /^Confirm/ })).toBeNull()
  review.getByRole('button', { name: 'Try again' })
  await app.user.click(review.getByRole('button', { name: 'Close' }))
  await pass()
  expect(sold()).toBe('100')
  expect(button('No route found')).toHaveProperty('disabled', true)
})

test('it is not where the network’s contracts of V4 are not as they should be', async () => {
  expect(await executorOf({ pools: [v2, v4(500)], hasV4: false })).toBe('swapRouter02')
})

test.each([
  ['has a tax', { taxes: [{ token: UNI, buy: 100, sell: 100 }] }],
  ['was not measured', { taxes: null }],
])('never with a token that %s', async (_, taxes) => {
  expect(await executorOf({ pools: [v2, v4(500)], taxes })).toBe('swapRouter02')
})

describe('where a guarded pool of V3 gives nearly as much', () => {
  // The fees are 0.05% in the V3 pool and 0.01% in the V4 pool.
  const pools = [v3(500), v4(100)]
  /** Sells a token for a common one, which no router has to check. */
  const toCommon = swap(UNI, USDC, '10')
  const holdsUni = ({ services: { holdings } }: TestApp) => {
    holdings[UNI] = 100n * ETHER
  }

  test('that one is used', async () => {
    const plan = await planOf(await connected(toCommon, withV4({ pools }, holdsUni)))
    expect(plan).toMatchObject({ executor: 'swapRouter02', guard: { ticks: 25 } })
  })

  test('X42: a token that is not common is bought where what arrives is checked, and the review says what that costs', async () => {
    const plan = await planOf(await connected(PATH, withV4({ pools: [v3(500)] })))
    expect(plan).toMatchObject({ executor: 'universalRouter', guard: null, quote: { isUniversal: true } })
    const review = screen.getByRole('dialog', { name: 'Review swap' })
    expect(valueOf(review, 'Route')).toBe('Pool 0.05%, 1 hop')
    expect(valueOf(review, 'Sandwich guard')).toBe('Off: this route’s router has no such check')
  })

  test('V4 is, where the guard is switched off', async () => {
    const prepare = (app: TestApp) => {
      holdsUni(app)
      app.dispatch(tradeSettingsChanged({ guard: false }))
    }
    expect(await executorOf({ pools }, prepare, toCommon)).toBe('universalRouter')
  })
})

describe('what the account has allowed', () => {
  // The V4 pool gives thirteen cents more, and an approval costs about twenty cents.
  const less = poolFor({ sell: USDC, buy: UNI, amountIn: SOLD, amountOut: (9_981n * ETHER) / 100n })
  const forGas = poolFor({ sell: WETH, buy: UNI, amountIn: ETHER, amountOut: 2_000n * ETHER })
  const pools = [less, v4(500), forGas]

  test('decides whether it is worth its approvals', async () => {
    const allowed = ({ services }: TestApp) => {
      services.approvals[USDC] = SOLD
      services.permit2[USDC] = { amount: SOLD, until: Math.floor(Date.now() / 1_000) + 86_400 }
    }
    expect(await executorOf({ pools }, allowed)).toBe('universalRouter')
  })

  test('and missing allowances are included in the cost', async () => {
    expect(await executorOf({ pools })).toBe('swapRouter02')
  })

  test('is read in the turn in which all is read with a block', async () => {
    const reads: string[] = []
    const app = await connected(
      PATH,
      withV4({ pools }, ({ services: { chain } }) => {
        const { allowances, permit2Allowances } = chain
        chain.allowances = (...args) => {
          reads.push('token')
          return allowances(...args)
        }
        chain.permit2Allowances = (...args) => {
          reads.push('permit2')
          return permit2Allowances(...args)
        }
      }),
    )
    expect(reads).toEqual(['token', 'permit2'])
    newBlock(app.services)
    await pass(15_000)
    expect(reads).toEqual(['token', 'permit2', 'token', 'permit2'])
  })
})

/** 100 USDC for Permit2 if `ofToken`, and within Permit2 for `seconds`, unless these are null. */
const allowing =
  (ofToken: boolean, seconds: number | null) =>
  ({ services: { approvals, permit2 } }: TestApp) => {
    if (ofToken) approvals[USDC] = SOLD
    if (seconds !== null) permit2[USDC] = { amount: SOLD, until: Math.floor(Date.now() / 1_000) + seconds }
  }

test.each([
  ['both approvals', allowing(false, null), 2],
  ['that of Permit2, which lacks alone', allowing(true, null), 1],
  ['that of Permit2, which ends before the swap’s deadline', allowing(true, 29 * 60), 1],
  ['that of the token, which lacks alone', allowing(false, 31 * 60), 1],
  ['none, where nothing lacks', allowing(true, 31 * 60), 0],
])('the network cost has %s', async (_, allow, approvals) => {
  const app = await connected(PATH, withV4({ pools: [v4(500)] }, allow))
  await app.user.click(button(/^Quote details/))
  await pass()
  expect(valueOf(document.body, 'Network cost')).toBe(
    ['$0.57 (0.000284 ETH)', '$0.79 (0.000394 ETH)', '$1.01 (0.000504 ETH)'][approvals],
  )
})
