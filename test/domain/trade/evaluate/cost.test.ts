import { describe, expect, test } from '@jest/globals'
import {
  chargesBy,
  costAt,
  type CostInputs,
  costOf,
  currentEstimate,
  heldEstimate,
  maxToSell,
  needsEstimate,
  stepsCost,
  stepsGas,
} from '#domain/trade/evaluate/cost'
import type { DataFees } from '#domain/chain/fees'
import { NATIVE } from '#domain/token/token'
import { GAS_BEFORE_QUOTE, LEG_GAS, networkReserve, withFeeRise } from '#domain/trade/gas'
import { allowed, ETHER, GWEI, hop, plan, pool, quote, UNI, USDC, WETH } from '../sample'

const facts: CostInputs = {
  terms: plan({ quote: quote({ gasEstimate: '100000' }) }),
  sell: NATIVE,
  allowance: 'notNeeded',
  etherBalance: 100n * ETHER,
  fees: { feePerGas: 2n * GWEI, maxFeePerGas: 3n * GWEI },
  estimate: 'reading',
}
/** The reserve according to the gas table: 1.25 times the quote's gas (100,000), plus 40,000 gas. */
const TABLE_RESERVE = networkReserve(165_000n, 3n * GWEI)
const byToken = (changes: Partial<CostInputs> = {}) => costOf({ ...facts, sell: UNI, ...changes })

describe('gas of an approval', () => {
  test.each<[string, CostInputs['allowance'], bigint]>([
    ['is not added where none is needed', 'notNeeded', 100_000n],
    ['is not added where all that is sold may be taken', allowed(ETHER), 100_000n],
    ['is not added while it is not known whether one is due', 'reading', 100_000n],
    ['is added where a unit is missing', allowed(ETHER - 1n), 155_000n],
    ['is added where nothing may be taken', allowed(0n), 155_000n],
  ])('%s', (_, allowance, gas) => expect(byToken({ allowance }).networkCost).toBe(gas * 2n * GWEI))

  test('is kept back with that of a reset where an open approval is too small', () => {
    expect(byToken({ allowance: allowed(ETHER) }).networkReserve).toBe(TABLE_RESERVE)
    expect(byToken({ allowance: allowed(0n) }).networkReserve).toBe(networkReserve(220_000n, 3n * GWEI))
    expect(byToken({ allowance: allowed(1n) }).networkReserve).toBe(networkReserve(275_000n, 3n * GWEI))
  })

  test('is never added to a wrap', () =>
    expect(byToken({ terms: { ...facts.terms!, wrap: 'unwrap' }, allowance: allowed(0n) }).networkCost).toBe(
      200_000n * GWEI,
    ))
})

describe('what a trade costs and what stays for it', () => {
  test('is by the table where the ether is plenty, whatever the chain estimates', () => {
    const cost = costOf({ ...facts, estimate: ['900000'] })
    expect(cost).toEqual({
      networkCost: 200_000n * GWEI,
      approvalCost: 0n,
      networkReserve: TABLE_RESERVE,
      leftByMax: withFeeRise(TABLE_RESERVE),
    })
  })

  test('is by the chain’s estimate where only that tells whether the ether is enough', () => {
    const tight = { ...facts, etherBalance: ETHER + TABLE_RESERVE - 1n }
    expect(needsEstimate(facts)).toBe(false)
    expect(needsEstimate(tight)).toBe(true)
    expect(costOf({ ...tight, estimate: ['90000'] })).toEqual({
      networkCost: 180_000n * GWEI,
      approvalCost: 0n,
      networkReserve: networkReserve(90_000n, 3n * GWEI),
      leftByMax: withFeeRise(TABLE_RESERVE),
    })
    expect(costOf({ ...tight, estimate: ['900000'] }).leftByMax).toBe(withFeeRise(networkReserve(900_000n, 3n * GWEI)))
  })

  test('says how much of it is for approvals, by the table or by the estimates', () => {
    const terms = facts.terms!
    const cost = (estimate: string[] | null, approvals: number) => stepsCost(terms, { estimate, approvals }, facts.fees)
    expect(cost(null, 2)).toMatchObject({ networkCost: 420_000n * GWEI, approvalCost: 220_000n * GWEI })
    expect(cost(['50000', '90000'], 1)).toMatchObject({ networkCost: 280_000n * GWEI, approvalCost: 100_000n * GWEI })
    expect(cost(['90000'], 0).approvalCost).toBe(0n)
  })

  test('is not known while the estimate that decides is read', () => {
    const tight = { ...facts, etherBalance: ETHER + TABLE_RESERVE - 1n }
    expect(costOf(tight).networkReserve).toBeNull()
    expect(costOf({ ...tight, estimate: 'none' }).networkReserve).toBe(networkReserve(21_000n, 3n * GWEI))
    const approved = { etherBalance: TABLE_RESERVE, estimate: 'none', allowance: allowed(0n) } as const
    expect(byToken(approved).networkReserve).toBe(networkReserve(42_000n, 3n * GWEI))
  })

  test('before a quote is kept for three pools, and costs nothing that is known', () =>
    expect(costOf({ ...facts, terms: null })).toEqual({
      networkCost: null,
      approvalCost: null,
      networkReserve: networkReserve(GAS_BEFORE_QUOTE, 3n * GWEI),
      leftByMax: withFeeRise(networkReserve(GAS_BEFORE_QUOTE, 3n * GWEI)),
    }))

  test('is not known without fees', () =>
    expect(costOf({ ...facts, fees: { feePerGas: 0n, maxFeePerGas: null } })).toEqual({
      networkCost: null,
      approvalCost: null,
      networkReserve: null,
      leftByMax: null,
    }))

  test('needs no estimate where no ether is known, or nothing is quoted', () => {
    expect(needsEstimate({ ...facts, sell: UNI, etherBalance: null })).toBe(false)
    expect(byToken({ etherBalance: null })).toMatchObject({
      networkReserve: TABLE_RESERVE,
      leftByMax: withFeeRise(TABLE_RESERVE),
    })
    const reserve = networkReserve(GAS_BEFORE_QUOTE, 3n * GWEI)
    expect(byToken({ etherBalance: 0n, terms: null }).networkReserve).toBe(reserve)
    expect(needsEstimate({ ...facts, etherBalance: 0n, terms: null })).toBe(false)
  })

  test('of a token takes none of the ether but the cost', () => {
    expect(needsEstimate({ ...facts, sell: UNI, etherBalance: ETHER })).toBe(false)
    expect(needsEstimate({ ...facts, sell: UNI, etherBalance: TABLE_RESERVE })).toBe(true)
  })
})

test('the gas of steps is the chain’s where it is known, else the table’s with the approvals', () => {
  const terms = plan({ quote: quote({ gasEstimate: '100000' }), guard: null })
  expect(stepsGas(terms, { estimate: ['50000', '90000'], approvals: 1 })).toBe(140_000n)
  expect(stepsGas(terms, { estimate: null, approvals: 0 })).toBe(100_000n)
  expect(stepsGas(terms, { estimate: null, approvals: 2 })).toBe(210_000n)
})

test('no cost is known without gas or its price', () => {
  expect(costAt(null, facts.fees)).toBeNull()
  expect(costAt(5n, { feePerGas: 0n, maxFeePerGas: null })).toBeNull()
  expect(costAt(5n, facts.fees)).toBe(10n * GWEI)
})

describe('Max', () => {
  test.each<[string, Parameters<typeof maxToSell>, bigint | null]>([
    ['of ether leaves the network cost', [NATIVE, 5n * ETHER, ETHER], 4n * ETHER],
    ['of ether is not offered while it is not known what to keep', [NATIVE, 5n * ETHER, null], null],
    ['of ether is not offered where nothing would be left', [NATIVE, ETHER, ETHER], null],
    ['of a token is all of it', [UNI, 5n * ETHER, ETHER], 5n * ETHER],
    ['of a token does not wait for the cost', [UNI, 5n * ETHER, null], 5n * ETHER],
    ['is not offered while the balance is not known', [UNI, null, ETHER], null],
    ['is not offered of nothing', [UNI, 0n, ETHER], null],
  ])('%s', (_, [sell, balance, kept], max) => expect(maxToSell(sell, balance, kept)).toBe(max))
})

describe('on a network that charges for data beside the gas', () => {
  /** A fee of 1,440 gwei for up to 144 compressed bytes, plus 10 gwei for each further byte. */
  const data: DataFees = {
    ...{ by: 'compressed', least: String(1_000n * GWEI), fixed: '0', forGas: '0' },
    ...{ small: String(1_440n * GWEI), large: String(6_560n * GWEI) },
  }
  const hops = [hop(pool('v3', WETH, USDC), WETH)]
  const swap = quote({ gasEstimate: '100000', legs: [{ hops, amountIn: '1', amountOut: '1', amounts: ['1', '1'] }] })
  const terms = { ...plan({ quote: swap, guard: null }), wrap: null }
  const charged: CostInputs = { ...facts, terms, fees: { ...facts.fees, charges: chargesBy(data) } }
  /** A swap through one pool has 261 compressed bytes. An approval has 95, so it costs the minimum fee. */
  const swapFee = 2_610n * GWEI
  const approvalFee = 1_000n * GWEI

  test('the cost includes it, and what stays has a quarter more of it', () => {
    const plain = costOf({ ...charged, fees: facts.fees })
    const cost = costOf(charged)
    expect(cost.networkCost).toBe(plain.networkCost! + swapFee)
    expect(cost.networkReserve).toBe(plain.networkReserve! + (swapFee * 5n) / 4n)
    expect(cost.leftByMax).toBe(withFeeRise(plain.networkReserve! + (swapFee * 5n) / 4n))
  })

  test('each approval and reset is charged for itself', () => {
    const sold: CostInputs = { ...charged, sell: UNI, allowance: allowed(1n) }
    const plain = costOf({ ...sold, fees: facts.fees })
    expect(costOf(sold).networkCost).toBe(plain.networkCost! + swapFee + approvalFee)
    expect(costOf(sold).networkReserve).toBe(plain.networkReserve! + ((swapFee + 2n * approvalFee) * 5n) / 4n)
  })

  test('the part for approvals leaves out the trade, which is the last of the transactions', () => {
    const sizes = [95, 95, 300].map((compressed) => ({ compressed, calldataGas: 0 }))
    const { networkCost, approvalCost } = stepsCost(terms, { estimate: null, approvals: 2, data: sizes }, charged.fees)
    expect(networkCost).toBe(420_000n * GWEI + 2n * approvalFee + 3_000n * GWEI)
    expect(approvalCost).toBe(220_000n * GWEI + 2n * approvalFee)
  })

  test('a wrap is charged as a small transaction', () => {
    const wrap = { ...charged, terms: { ...terms, quote: quote({ gasEstimate: '30000' }), wrap: 'wrap' as const } }
    expect(costOf(wrap).networkCost).toBe(30_000n * 2n * GWEI + approvalFee)
  })

  test('before a quote it is kept for three pools', () => {
    const kept = costOf({ ...charged, terms: null }).networkReserve!
    expect(kept - networkReserve(GAS_BEFORE_QUOTE, 3n * GWEI)).toBe((3_730n * GWEI * 5n) / 4n)
  })

  test('the operator’s fee is kept for the whole gas limit', () => {
    const operated = {
      ...charged,
      fees: { ...charged.fees, charges: chargesBy({ ...data, forGas: String(10n ** 6n) }) },
    }
    expect(costOf(operated).networkCost).toBe(costOf(charged).networkCost! + 100_000n)
    expect(costOf(operated).networkReserve! - costOf(charged).networkReserve!).toBe((165_000n * 13n * 5n) / 40n)
  })

  test('an estimate by the chain leaves it out, so that it is added', () => {
    const tight = { ...charged, etherBalance: ETHER + costOf(charged).networkReserve! - 1n, estimate: ['90000'] }
    expect(costOf(tight).networkReserve).toBe(networkReserve(90_000n, 3n * GWEI) + (swapFee * 5n) / 4n)
    expect(costOf(tight).networkCost).toBe(180_000n * GWEI + swapFee)
  })
})

describe('on a network whose gas includes the fee for data', () => {
  const data: DataFees = { by: 'compressed', least: '0', small: '1440', large: '6560', fixed: '0', forGas: '0' }
  const fees = { ...facts.fees, charges: chargesBy({ ...data, isInGas: true }) }
  const fee = chargesBy(data).cost(0n, { terms: facts.terms, approvals: 0 })

  test('the cost is that of the execution and of the data, and not twice as much', () =>
    expect(costOf({ ...facts, fees }).networkCost).toBe(costOf(facts).networkCost! + fee))

  test('what stays for the data is what wallets require of gas: its limit at twice the base fee', () =>
    expect(costOf({ ...facts, fees }).networkReserve).toBe(costOf(facts).networkReserve! + (fee * 26n + 9n) / 10n))
})

test('routes are compared with their calldata where it is charged for', () => {
  const [small, large] = [String(144n * 85_000n), String(656n * 85_000n)]
  const data: DataFees = { by: 'compressed', least: '0', small, large, fixed: '0', forGas: '0' }
  expect(chargesBy(data).routeGas(0n)).toEqual({ feePerGas: 0n })
  // A byte costs 85,000 wei. Each pool adds 29 bytes and each leg 56 bytes.
  const { dataGas, ...gas } = chargesBy(data).routeGas(10n)
  const worth = (bytes: number) => Math.floor((bytes * 85_000) / 41)
  expect(gas).toEqual({ feePerGas: 41n, legGas: LEG_GAS + worth(56) })
  expect(dataGas?.({ compressed: 160, calldataGas: 1 })).toBe(worth(160))
})

test('where the bytes of the transactions exist, their own size counts', () => {
  const data: DataFees = { by: 'compressed', least: '0', small: '1440', large: '6560', fixed: '0', forGas: '0' }
  const { cost, reserve } = chargesBy(data)
  const sizes = [95, 300].map((compressed) => ({ compressed, calldataGas: 0 }))
  expect(cost(0n, { terms: null, approvals: 1, data: sizes })).toBe(3_950n)
  expect(reserve(0n, { terms: null, approvals: 1, data: sizes })).toBe(4_938n)
})

const gas = ['50000'] as const
const held = { key: 'one', gas }

describe('the estimate', () => {
  test.each<[string, Parameters<typeof currentEstimate>, ReturnType<typeof currentEstimate>]>([
    ['is the chain’s answer', [['60000'], held, 'one'], ['60000']],
    ['is none where the chain gives none', ['none', held, 'one'], 'none'],
    ['is awaited at first', ['awaited', null, 'one'], 'reading'],
    ['is the last one while the next is awaited', ['awaited', held, 'one'], gas],
    ['is the last one where the next cannot be read', ['failed', held, 'one'], gas],
    ['is none where the first cannot be read', ['failed', null, 'one'], 'none'],
    ['is never that of another trade', ['awaited', held, 'two'], 'reading'],
    ['stays none while the next is awaited', ['awaited', { key: 'one', gas: null }, 'one'], 'none'],
  ])('%s', (_, [answer, last, key], estimate) => expect(currentEstimate(answer, last, key)).toEqual(estimate))
})

describe('the kept estimate', () => {
  test('is the newest estimate with its trade', () => {
    expect(heldEstimate(['60000'], held, 'one')).toEqual({ key: 'one', gas: ['60000'] })
    expect(heldEstimate('none', held, 'two')).toEqual({ key: 'two', gas: null })
    expect(heldEstimate('none', { key: 'one', gas: null }, 'two')).toEqual({ key: 'two', gas: null })
    expect(heldEstimate(gas, null, 'one')).toEqual(held)
  })

  test('stays the same object while nothing is new', () => {
    expect(heldEstimate(gas, held, 'one')).toBe(held)
    expect(heldEstimate('reading', held, 'two')).toBe(held)
    expect(heldEstimate(['60000'], held, null)).toBe(held)
  })
})
