import { describe, expect, test } from '@jest/globals'
import { id, Interface } from 'ethers'
import type { Address } from '#domain/chain/address'
import type { SentBatch } from '#domain/transaction/batch'
import type { Log } from '#domain/transaction/log'
import { executionOfBatch } from '#domain/transaction/carried'
import { feeOf } from '#domain/transaction/fee'
import { partOf, receiptOfPart, type PartRequest } from '#domain/transaction/requestPart'
import { ALICE, BOB } from '../../support/fakeWallet'
import { ENTRY_POINT, hexWord, indexed, operation, POOL, ROUTER, SUCCESS, TOKEN, word } from './sample'

const bare = (hex: string) => hex.slice(2).toLowerCase()

const WETH: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

/** The ether that the router unwraps. Its event does not name the account. */
const unwrapped = (amount: bigint): Log => ({
  address: WETH,
  topics: [id('Withdrawal(address,uint256)'), hexWord(ROUTER)],
  data: hexWord(amount),
})
const ofAccount = (sender: Address, hash: bigint) => operation(sender, 1n, ENTRY_POINT, { hash })
const safeSuccess = (safe: Address, hash: bigint) => indexed(SUCCESS, hash, safe)

const safe = new Interface([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
])
const exec = (data: string) =>
  safe.encodeFunctionData('execTransaction', [ROUTER, 0n, data, 0n, 0n, 0n, 0n, WETH, WETH, '0x'])
const entryPoint = new Interface([
  'function handleOps(tuple(address, uint256, bytes, bytes, bytes32, uint256, bytes32, bytes, bytes)[] ops, address beneficiary)',
])
const handleOps = (...operations: [sender: Address, callData: string][]) =>
  entryPoint.encodeFunctionData('handleOps', [
    operations.map(([sender, call]) => [sender, 0n, '0x', call, hexWord(0n), 0n, hexWord(0n), '0x', '0x']),
    BOB,
  ])
/** A smart account's call of several contracts. */
const execute = (...calls: readonly { to: string; data: string }[]) =>
  `0xffffffff${calls.map(({ to, data }) => word(to) + bare(data)).join('')}`

const approval = { to: TOKEN, data: `0x095ea7b3${word(ROUTER)}${word(5n)}` }
const swap = { to: ROUTER, data: '0x12ab34cd5678' }
const otherSwap = { to: ROUTER, data: '0x12ab34cd9999' }
const calls = [approval, swap]
const ours: PartRequest = { account: ALICE, calls }

const part = (logs: Log[], input: string, { request = ours, to = BOB, from = BOB } = {}) =>
  partOf(request, { from, logs }, { to, input })
const amounts = (found: ReturnType<typeof part>) => found?.logs.map(({ data }) => BigInt(data))

describe('what of a mined transaction belongs to a request', () => {
  test('X32: of two Safes in one transaction, each has its own logs', () => {
    const logs = [unwrapped(1n), safeSuccess(BOB, 1n), unwrapped(2n), safeSuccess(ALICE, 2n), unwrapped(3n)]
    const input = execute({ to: BOB, data: exec(otherSwap.data) }, { to: ALICE, data: exec(swap.data) })
    expect(amounts(part(logs, input))).toEqual([2n])
    expect(amounts(part(logs, input, { request: { account: BOB, calls: [otherSwap] } }))).toEqual([1n])
  })

  test('X32: an event of another Safe cuts nothing if the call executes only ours, as any contract can emit it', () => {
    const logs = [unwrapped(1n), safeSuccess(POOL, 1n), unwrapped(2n), safeSuccess(ALICE, 2n)]
    expect(amounts(part(logs, exec(swap.data), { to: ALICE }))).toEqual([1n, hexWord(0n), 2n].map(BigInt))
  })

  test('X32: a Safe that our Safe executes belongs to ours; a Safe that executes ours does not', () => {
    const [inner, outer] = [safeSuccess(BOB, 1n), safeSuccess(ALICE, 2n)]
    const nested = exec(`${swap.data}${bare(exec(otherSwap.data))}`)
    expect(part([unwrapped(1n), inner, unwrapped(2n), outer], nested)?.logs).toHaveLength(3)
    const request = { account: BOB, calls: [otherSwap] }
    expect(amounts(part([unwrapped(1n), inner, outer], exec(exec(otherSwap.data)), { request }))).toEqual([1n])
  })

  test.each([
    ['a stranger’s', handleOps([BOB, execute(otherSwap)], [ALICE, execute(...calls)]), 'none'],
    [
      'a stranger’s, by another bundler',
      `0x99${bare(handleOps([BOB, execute(otherSwap)], [ALICE, execute(...calls)]))}`,
      'none',
    ],
    [
      'of the account’s own, in the same operation',
      handleOps([BOB, '0x'], [ALICE, execute(...calls, otherSwap)]),
      'within',
    ],
    [
      'an approval alone, for the same router',
      handleOps([BOB, '0x'], [ALICE, execute(...calls, { ...approval, to: POOL })]),
      'none',
    ],
  ])('X32: a second swap in the bundle: %s', (_, input, others) => {
    const logs = [ofAccount(BOB, 1n), unwrapped(2n), ofAccount(ALICE, 2n)]
    expect(part(logs, input, { to: ENTRY_POINT })).toMatchObject({ execution: hexWord(2n), others, paid: 9n })
  })

  test('X32: two operations of the account are apart, and its balance shows both', () => {
    const logs = [unwrapped(1n), ofAccount(ALICE, 1n), unwrapped(2n), ofAccount(ALICE, 2n)]
    const input = handleOps([ALICE, execute(otherSwap)], [ALICE, execute(...calls)])
    const found = part(logs, input, { to: ENTRY_POINT })
    expect(found).toMatchObject({ execution: hexWord(2n), others: 'apart' })
    expect(amounts(found)).toEqual([2n])
  })

  test('X32: two swaps of a Safe in one Safe transaction cannot be told apart', () => {
    const logs = [unwrapped(1n), unwrapped(2n), safeSuccess(ALICE, 2n)]
    const multi = (...data: string[]) =>
      exec(`0x8d80ff0a${data.map((each) => `00${bare(ROUTER)}${bare(each)}`).join('')}`)
    expect(part(logs, multi(swap.data))).toMatchObject({ others: 'none' })
    expect(part(logs, multi(otherSwap.data, swap.data))).toMatchObject({ others: 'within' })
  })

  test('X32: what an account without execution events did is the whole, unless it called the router twice', () => {
    const logs = [unwrapped(1n), unwrapped(2n)]
    expect(part(logs, execute(...calls))).toEqual({ execution: null, isFailed: false, logs, paid: 0n, others: 'none' })
    expect(part(logs, execute(...calls, otherSwap))).toMatchObject({ others: 'within' })
    expect(part(logs, swap.data, { from: ALICE, request: { account: ALICE, calls: [] } })).toEqual({
      execution: null,
      isFailed: false,
      logs,
      others: 'none',
    })
  })

  test('X32: an unknown call is enough for the only execution, and for none of several', () => {
    const logs = [unwrapped(1n), ofAccount(ALICE, 1n)]
    expect(partOf(ours, { from: BOB, logs }, null)).toMatchObject({ execution: hexWord(1n), others: 'none' })
    expect(partOf(ours, { from: BOB, logs: [...logs, ofAccount(ALICE, 2n)] }, null)).toBeNull()
    const second = { ...ours, execution: hexWord(2n) }
    expect(partOf(second, { from: BOB, logs: [...logs, ofAccount(ALICE, 2n)] }, null)).toMatchObject({ logs: [] })
  })

  test('its receipt has its outcome, its logs and its fee', () => {
    const mined = { status: true, from: BOB, gasUsed: 2n, effectiveGasPrice: 3n, l1Fee: 4n }
    const none = { execution: null, isFailed: false, logs: [], others: 'none' } as const
    expect(feeOf(receiptOfPart(mined, none))).toBe(10n)
    expect(feeOf({ ...mined, l1Fee: null })).toBe(6n)
    expect(feeOf(receiptOfPart(mined, { ...none, paid: 7n }))).toBe(7n)
    expect(feeOf(receiptOfPart(mined, { ...none, paid: null }))).toBeNull()
    expect(receiptOfPart(mined, { ...none, isFailed: true })).toMatchObject({ status: false })
    expect(receiptOfPart({ ...mined, status: false }, none)).toMatchObject({ status: false })
  })
})

describe('which execution a batch is, among other requests of the account', () => {
  const HASH = hexWord(77n)
  const batchOf = (last: { to: Address; data: string }, named?: string): SentBatch => ({
    nonce: 1,
    block: 1,
    walletId: 'io.wallet',
    calls: [{ ...last, value: '0' }],
    trade: 'swap',
    ...(named !== undefined && { id: named }),
  })
  type Rival = Parameters<typeof executionOfBatch>[0]['rivals'][number]
  const rival = (state: Partial<Rival['state']>, batch?: SentBatch, hash: string = hexWord(1n)): Rival => ({
    hash,
    batch,
    state: { status: 'confirmed', ...state },
  })
  const two = [ofAccount(ALICE, 1n), ofAccount(ALICE, 2n)]
  const mined = (input: string) => ({ hash: HASH, from: BOB, to: ENTRY_POINT, value: 0n, input }) as const
  const both = mined(handleOps([ALICE, execute(swap)], [ALICE, execute(otherSwap)]))
  const same = mined(handleOps([ALICE, execute(swap)], [ALICE, execute(swap)]))
  const [own, other] = [batchOf(swap), batchOf(otherSwap)]

  test.each<[string, SentBatch, typeof both, Log[], Rival[], ReturnType<typeof executionOfBatch>]>([
    [
      'the second of two',
      other,
      both,
      two,
      [rival({ minedAs: HASH, execution: hexWord(1n) }, own)],
      { id: hexWord(2n) },
    ],
    ['the one that the wallet named', batchOf(swap, hexWord(2n)), both, two, [], { id: hexWord(2n) }],
    [
      'none that another request for the same is',
      own,
      both,
      two,
      [rival({ minedAs: HASH, execution: hexWord(1n) }, own)],
      'taken',
    ],
    ['unclear of two that are alike', own, same, two, [], { id: null }],
    [
      'either of two that are alike, if both were asked for',
      own,
      same,
      two,
      [rival({ status: 'pending' }, own)],
      { id: hexWord(1n) },
    ],
    [
      'the one that is left of two that are alike',
      own,
      same,
      two,
      [rival({ minedAs: HASH, execution: hexWord(1n) }, own)],
      { id: hexWord(2n) },
    ],
    ['no execution, if there is none', own, both, [], [], { id: null }],
    ['no execution, beside another request', own, both, [], [rival({ minedAs: HASH }, other)], { id: null }],
    ['none, if the same request has been mined so', own, both, [], [rival({ minedAs: HASH }, own)], 'taken'],
    ['none, if the transaction is a request itself', own, both, [], [rival({}, undefined, HASH)], 'taken'],
    ['none of another transaction', own, both, [], [rival({ minedAs: hexWord(5n) }, own)], { id: null }],
  ])('X32: %s', (_, batch, transaction, logs, rivals, expected) =>
    expect(executionOfBatch({ account: ALICE, batch, rivals }, transaction, logs)).toEqual(expected),
  )
})
