import { divideUp } from '#domain/integers'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import { gainOf, purchaseOf, swapUsd } from '#domain/trade/ownGain'
import type { SwapRecord } from '#domain/trade/swapRecord'
import { fc } from '../../support/properties'
import { ETHER, UNI, USDC, WETH } from '../../support/fakeServices'
import { BOB } from '../../support/fakeWallet'

const UNITS = { weth: WETH, usdc: USDC }
const DOLLAR = 10n ** 18n
const MILLION = 1_000_000n

interface Side {
  id: CurrencyId
  units: bigint
  decimals?: number | null
  uiMultiplier?: string
}

function swapOf(sold: Side, bought: Side, changes: Partial<SwapRecord> = {}): SwapRecord {
  const side = ({ id, units, decimals = id === USDC ? 6 : 18, uiMultiplier }: Side) => ({
    id,
    symbol: null,
    decimals,
    ...(uiMultiplier !== undefined && { uiMultiplier }),
    moved: { units: units.toString(), claimed: null, isOnlyClaimed: false },
  })
  return {
    hash: '0x1',
    execution: null,
    isPaidByOther: false,
    blockNumber: 1,
    timestamp: 1,
    sell: side(sold),
    buy: side(bought),
    isWrap: false,
    terms: null,
    fees: [],
    siteFee: null,
    cost: null,
    market: null,
    etherUsd: (2_000n * DOLLAR).toString(),
    ...changes,
  }
}

const usdc = (dollars: bigint): Side => ({ id: USDC, units: dollars * MILLION })
const ether = (units: bigint): Side => ({ id: NATIVE, units })
const uni = (units: bigint): Side => ({ id: UNI, units })
const other = (units: bigint): Side => ({ id: BOB, units })
const at = (blockNumber: number) => ({ blockNumber })

const heldOf = (records: readonly SwapRecord[], balance: bigint) => purchaseOf(records, UNI, balance, UNITS)

test('purchases in the stablecoin and in the coin add up in dollars of their time', () => {
  const records = [swapOf(usdc(80n), uni(10n * ETHER)), swapOf(ether(ETHER / 20n), uni(10n * ETHER))]
  expect(heldOf(records, 20n * ETHER)).toMatchObject({ units: 20n * ETHER, usd: 180n * DOLLAR, paid: null })
})

test('a swap is worth what the side whose dollars are known was worth at its time', () => {
  const worth = (record: SwapRecord) => swapUsd(record, UNITS)
  expect(worth(swapOf(usdc(80n), uni(ETHER)))).toBe(80n * DOLLAR)
  expect(worth(swapOf(uni(ETHER), ether(ETHER / 2n)))).toBe(1_000n * DOLLAR)
  expect(worth(swapOf(uni(ETHER), ether(ETHER / 2n), { etherUsd: null }))).toBeNull()
  expect(worth(swapOf(uni(ETHER), other(ETHER)))).toBeNull()
  const uncertain = swapOf(usdc(80n), uni(ETHER))
  expect(worth({ ...uncertain, buy: { ...uncertain.buy, moved: { ...uncertain.buy.moved, units: null } } })).toBeNull()
})

test('a sale takes from earlier purchases at their average cost, and not from later ones', () => {
  const records = [
    swapOf(usdc(80n), uni(10n * ETHER), at(1)),
    swapOf(usdc(120n), uni(10n * ETHER), at(2)),
    swapOf(uni(5n * ETHER), usdc(60n), at(3)),
    swapOf(usdc(50n), uni(5n * ETHER), at(4)),
  ]
  expect(heldOf(records, 20n * ETHER)).toMatchObject({ units: 20n * ETHER, usd: 200n * DOLLAR })
  const sold = [swapOf(uni(30n * ETHER), usdc(60n), at(3))]
  expect(heldOf([...records, ...sold], 5n * ETHER)).toMatchObject({ units: 5n * ETHER, usd: 50n * DOLLAR })
})

test('what was sent away has left at the average cost, and what came in otherwise has no cost', () => {
  const records = [swapOf(usdc(80n), uni(10n * ETHER))]
  expect(heldOf(records, 4n * ETHER)).toMatchObject({ units: 4n * ETHER, usd: 32n * DOLLAR })
  expect(heldOf(records, 99n * ETHER)).toMatchObject({ units: 10n * ETHER, usd: 80n * DOLLAR })
  expect(heldOf([], 99n * ETHER)).toBeNull()
  expect(heldOf(records, 0n)).toBeNull()
})

test('a price that is unknown is never replaced: the cost is in the token paid, or unknown', () => {
  const unpriced = { etherUsd: null }
  const coin = swapOf(ether(ETHER), uni(10n * ETHER), unpriced)
  expect(heldOf([coin], 10n * ETHER)).toMatchObject({ usd: null, paid: { id: NATIVE, units: ETHER } })
  const others = swapOf(other(ETHER), uni(10n * ETHER))
  expect(heldOf([coin, others], 20n * ETHER)).toMatchObject({ usd: null, paid: null })
  expect(heldOf([coin, others, coin], 30n * ETHER)).toMatchObject({ usd: null, paid: null })
  expect(heldOf([coin, swapOf(usdc(8n), uni(ETHER))], 11n * ETHER)).toMatchObject({ usd: null, paid: null })
  const unscaled = swapOf({ ...usdc(8n), decimals: null }, uni(ETHER))
  expect(heldOf([unscaled], ETHER)).toEqual({ units: ETHER, usd: null, paid: null })
  // The cost of earlier purchases does not matter once everything has been sold.
  const after = [swapOf(uni(20n * ETHER), usdc(1n), at(2)), swapOf(usdc(8n), uni(ETHER), at(3))]
  expect(heldOf([coin, others, ...after], ETHER)).toMatchObject({ usd: 8n * DOLLAR, paid: { id: USDC } })
})

test('the cost of several purchases in one token is their sum, of which a sale takes its part, rounded up', () => {
  const coin = swapOf(ether(5n), uni(10n), { etherUsd: null })
  expect(heldOf([coin, coin], 20n)).toEqual({ units: 20n, usd: null, paid: { id: NATIVE, units: 10n, decimals: 18 } })
  expect(heldOf([coin, coin], 7n)).toEqual({ units: 7n, usd: null, paid: { id: NATIVE, units: 4n, decimals: 18 } })
  expect(heldOf([coin, swapOf(other(5n), uni(10n))], 7n)).toEqual({ units: 7n, usd: null, paid: null })
})

test('X44: amounts paid before and after a multiplier changed are not added up as if they were shown alike', () => {
  const paidAt = (multiplier: bigint) => swapOf({ ...other(5n), uiMultiplier: multiplier.toString() }, uni(10n))
  expect(heldOf([paidAt(4n), paidAt(4n)], 20n)?.paid).toEqual({ id: BOB, units: 10n, decimals: 18, uiMultiplier: '4' })
  expect(heldOf([paidAt(1n), paidAt(4n)], 20n)).toEqual({ units: 20n, usd: null, paid: null })
})

test('a sale takes from purchases of the same block, whichever is known first, and other tokens do not count', () => {
  const [bought, sold] = [swapOf(usdc(80n), uni(10n)), swapOf(uni(4n), usdc(40n))]
  const unrelated = swapOf(other(ETHER), usdc(5n))
  const left = { units: 6n, usd: 48n * DOLLAR, paid: { id: USDC, units: 48n * MILLION, decimals: 6 } }
  expect(heldOf([sold, unrelated, bought], 10n)).toEqual(left)
  expect(heldOf([bought, unrelated, sold], 10n)).toEqual(left)
})

test('an uncertain amount makes the cost unknown, and wrapping is no purchase', () => {
  const claimed = swapOf(usdc(80n), uni(10n * ETHER))
  claimed.buy.moved = { ...claimed.buy.moved, isOnlyClaimed: true }
  expect(heldOf([swapOf(usdc(1n), uni(ETHER)), claimed], 11n * ETHER)).toBeNull()
  expect(heldOf([swapOf(usdc(0n), uni(ETHER))], ETHER)).toBeNull()
  const wrap = swapOf(ether(ETHER), { id: WETH, units: ETHER }, { isWrap: true })
  expect(purchaseOf([wrap], WETH, ETHER, UNITS)).toBeNull()
})

const amounts = fc.bigInt(1n, 10n ** 24n)
const swaps = fc.array(fc.record({ isSale: fc.boolean(), units: amounts, dollars: fc.bigInt(1n, 10n ** 9n) }), {
  minLength: 1,
  maxLength: 12,
})
const recordsOf = (made: readonly { isSale: boolean; units: bigint; dollars: bigint }[]) =>
  made.map(({ isSale, units, dollars }, index) =>
    isSale ? swapOf(uni(units), usdc(dollars), at(index)) : swapOf(usdc(dollars), uni(units), at(index)),
  )

test('the order in which swaps are known does not matter', () => {
  fc.assert(
    fc.property(swaps, amounts, fc.infiniteStream(fc.nat()), (made, balance, keys) => {
      const records = recordsOf(made)
      const mixed = records.map((record) => ({ record, key: keys.next().value as number }))
      mixed.sort((a, b) => a.key - b.key)
      expect(
        heldOf(
          mixed.map(({ record }) => record),
          balance,
        ),
      ).toEqual(heldOf(records, balance))
    }),
  )
})

test('what is left is at most the balance and the purchases, and costs at most what all of them cost', () => {
  fc.assert(
    fc.property(swaps, amounts, (made, balance) => {
      const bought = made.filter(({ isSale }) => !isSale)
      const sum = (of: 'units' | 'dollars') => bought.reduce((total, each) => total + each[of], 0n)
      const held = heldOf(recordsOf(made), balance)
      if (!held) return
      expect(held.units > 0n && held.units <= balance && held.units <= sum('units')).toBe(true)
      expect(held.usd !== null && held.usd > 0n && held.usd <= sum('dollars') * DOLLAR).toBe(true)
    }),
  )
})

test('a partial sale keeps the average cost, rounded up', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.bigInt(1n, 10n ** 9n), (units, more, dollars) => {
      const held = heldOf(
        recordsOf([
          { isSale: false, units: units + more, dollars },
          { isSale: true, units: more, dollars },
        ]),
        units,
      )
      expect(held).toMatchObject({ units, usd: divideUp(dollars * DOLLAR * units, units + more) })
    }),
  )
})

describe('the gain', () => {
  const HELD = { units: 10n * ETHER, decimals: 18, usd: 9n * DOLLAR }
  const noPrice = () => null

  test('compares the cost of the bought part with its present value', () => {
    const whole = heldOf([swapOf(usdc(80n), uni(10n * ETHER))], HELD.units)
    expect(gainOf(HELD, whole, noPrice)).toEqual({ part: null, cost: { usd: 80n * DOLLAR }, hundredths: 1_250n })
    const part = heldOf([swapOf(usdc(80n), uni(4n * ETHER))], HELD.units)
    expect(gainOf(HELD, part, noPrice)).toEqual({ part: 4n * ETHER, cost: { usd: 80n * DOLLAR }, hundredths: -5_500n })
  })

  test('is in the token paid if no dollars of that time are known, and unknown without a present price', () => {
    const inCoin = heldOf([swapOf(ether(ETHER / 20n), uni(10n * ETHER), { etherUsd: null })], HELD.units)
    const coin = (id: CurrencyId) => (id === NATIVE ? 2_000n * DOLLAR : null)
    expect(gainOf(HELD, inCoin, coin)).toMatchObject({ part: null, cost: { id: NATIVE }, hundredths: -1_000n })
    expect(gainOf(HELD, inCoin, noPrice)).toBeNull()
    expect(gainOf({ ...HELD, usd: null }, inCoin, coin)).toBeNull()
    expect(gainOf({ ...HELD, decimals: null }, inCoin, coin)).toBeNull()
    expect(gainOf(HELD, null, coin)).toBeNull()
  })

  test('is unknown where nothing was paid', () =>
    expect(gainOf(HELD, { units: ETHER, usd: 0n, paid: null }, noPrice)).toBeNull())

  test('does not depend on the decimals of either token', () => {
    fc.assert(
      fc.property(
        fc.nat(18),
        fc.nat(18),
        fc.bigInt(1n, 10n ** 6n),
        fc.bigInt(1n, 10n ** 6n),
        (own, others, whole, paid) => {
          const gain = (decimals: number, paidDecimals: number) => {
            const units = whole * 10n ** BigInt(decimals)
            const record = swapOf(
              { ...other(paid * 10n ** BigInt(paidDecimals)), decimals: paidDecimals },
              { ...uni(units), decimals },
            )
            const held = { units, decimals, usd: 9n * DOLLAR }
            return gainOf(held, heldOf([record], units), () => 3n * DOLLAR)?.hundredths
          }
          const change = (whole * 3n - paid) * 10_000n
          // A loss is rounded up, a gain down.
          expect(gain(own, others)).toBe(change / paid - (change % paid < 0n ? 1n : 0n))
        },
      ),
    )
  })
})
