import { describe, expect, test } from '@jest/globals'
import { id, Interface } from 'ethers'
import type { Address } from '#domain/chain/address'
import type { SentBatch } from '#domain/transaction/batch'
import type { Log } from '#domain/transaction/log'
import { carriedShare, isOfAccount, lacksLastCall } from '#domain/transaction/carried'
import { ownExecutions } from '#domain/transaction/ownExecution'
import { ENTRY_POINTS, executionsOf } from '#domain/transaction/smartAccount'
import { partOf } from '#domain/transaction/requestPart'
import { ALICE, BOB } from '../../support/fakeWallet'
import { ENTRY_POINT, hexWord, indexed, operation, POOL, ROUTER, SUCCESS, TOKEN, word } from './sample'

const bySafe = (address: Address, event: string, hash = 1n): Log => ({
  address,
  topics: [id(event)],
  data: `0x${word(hash)}${word(0n)}`,
})
const FAILURE = 'ExecutionFailure(bytes32,uint256)'
const moved = (amount: bigint): Log => ({ address: TOKEN, topics: [id('Moved')], data: hexWord(amount) })
const started: Log = { address: ENTRY_POINT, topics: [id('BeforeExecution()')], data: '0x' }

const part = (logs: readonly Log[], execution: string | null = null, from: Address = BOB) =>
  partOf({ account: ALICE.toLowerCase(), calls: [], execution }, { from, logs }, null)
const failed = (logs: readonly Log[]) => part(logs)?.isFailed

describe('what a smart account asked for', () => {
  test.each<[string, Log[], boolean | undefined]>([
    ['failed by its operation', [operation(ALICE, 0n)], true],
    [
      'failed by the operation of the newest EntryPoint, 0.9',
      [operation(ALICE, 0n, '0x433709009B8330FDa32311DF1C2AFA402eD8D009')],
      true,
    ],
    ['succeeded by its operation', [operation(ALICE, 1n)], false],
    ['is told from what others asked for', [operation(BOB, 0n), operation(ALICE, 1n)], false],
    ['is in doubt where one of two failed', [operation(ALICE, 0n), operation(ALICE, 1n)], undefined],
    ['failed where both failed', [operation(ALICE, 0n), operation(ALICE, 0n)], true],
    ['is told by no other contract', [operation(ALICE, 0n, BOB)], false],
    ['is not told by half an event', [{ ...operation(ALICE, 0n), data: hexWord(7n) }], false],
    ['failed by its own event', [bySafe(ALICE, FAILURE)], true],
    ['failed in a module', [bySafe(ALICE, 'ExecutionFromModuleFailure(address)')], true],
    [
      'failed in the module of its operation',
      [bySafe(ALICE, 'ExecutionFromModuleFailure(address)'), operation(ALICE, 1n)],
      true,
    ],
    ['did not fail where another one did', [bySafe(BOB, FAILURE)], false],
    ['succeeded by its own event', [bySafe(ALICE, SUCCESS)], false],
    ['is unknown without events', [], false],
  ])('%s', (_, logs, isFailed) => expect(failed(logs)).toBe(isFailed))

  test.each([
    ['operations', (hash: bigint, isSuccess: boolean) => operation(ALICE, isSuccess ? 1n : 0n, ENTRY_POINT, { hash })],
    ['a Safe up to 1.3.0', (hash: bigint, isSuccess: boolean) => bySafe(ALICE, isSuccess ? SUCCESS : FAILURE, hash)],
    ['a Safe since 1.4.1', (hash: bigint, isSuccess: boolean) => indexed(isSuccess ? SUCCESS : FAILURE, hash)],
  ])('X32: of %s: ours beside another one that ended differently', (_, told) => {
    const logs = [moved(1n), told(1n, true), moved(2n), moved(3n), told(2n, false)]
    const [first, second, third] = [1n, 2n, 3n].map((hash) => part(logs, hexWord(hash)))
    expect(first).toMatchObject({ isFailed: false, logs: [moved(1n)] })
    expect(second).toMatchObject({ isFailed: true, logs: [moved(2n), moved(3n)] })
    expect(third).toBeNull()
  })

  test('X32: what others did in the same bundle, and what came before it, is not of it', () => {
    const logs = [moved(1n), started, moved(2n), operation(BOB, 1n), moved(3n), operation(ALICE, 1n), moved(4n)]
    expect(part(logs)).toMatchObject({ isFailed: false, logs: [moved(3n)] })
  })

  test('its cost is what the EntryPoint took of the account', () => {
    expect(part([operation(ALICE, 1n)])).toMatchObject({ paid: 9n, entryPoint: ENTRY_POINT })
    expect(part([operation(ALICE, 1n, ENTRY_POINT, { paymaster: 5n })])).toMatchObject({ paid: 0n })
    expect(part([bySafe(ALICE, SUCCESS)])).toMatchObject({ paid: 0n })
    expect(part([moved(1n)])).toMatchObject({ paid: 0n, execution: null })
    expect(part([moved(1n)], null, ALICE)).not.toHaveProperty('paid')
  })

  const gasToken = (token: bigint): Log => ({
    address: ALICE,
    topics: [
      id('SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)'),
    ],
    data: `0x${[1n, 2n, 3n, 4n, 5n, 6n, 7n, token].map(word).join('')}`,
  })
  const execTransaction = (token: bigint) => `0x6a761202${[1n, 2n, 3n, 4n, 5n, 6n, 7n, token, 9n].map(word).join('')}`
  const paidBySafe = (logs: readonly Log[], input = '0x') => executionsOf(logs, ALICE, input).map(({ paid }) => paid)

  test('X32: what a Safe pays its executor is its cost, if it pays with the native coin', () => {
    const old = { ...bySafe(ALICE, SUCCESS), data: `0x${word(1n)}${word(7n)}` }
    const now = { ...indexed(FAILURE, 1n), data: hexWord(7n) }
    for (const paying of [old, now]) {
      expect(paidBySafe([gasToken(0n), moved(1n), paying])).toEqual([7n])
      expect(paidBySafe([gasToken(5n), moved(1n), paying], execTransaction(0n))).toEqual([null])
      expect(paidBySafe([moved(1n), paying], execTransaction(0n))).toEqual([7n])
      expect(paidBySafe([moved(1n), paying], execTransaction(5n))).toEqual([null])
      expect(paidBySafe([moved(1n), paying])).toEqual([null])
    }
    // An event that another contract emitted says nothing about the Safe.
    expect(paidBySafe([{ ...gasToken(0n), address: BOB }, old])).toEqual([null])
  })
})

const MODULE_SUCCESS = 'ExecutionFromModuleSuccess(address)'

describe('what a Safe does by a module', () => {
  const byModule = (event = MODULE_SUCCESS): Log => ({ ...bySafe(ALICE, event), data: '0x' })

  test('X32: of a user operation is one execution, which has the id, the logs and the cost of the operation', () => {
    const logs = [
      operation(BOB, 1n, ENTRY_POINT, { hash: 4n }),
      moved(2n),
      byModule(),
      operation(ALICE, 1n, ENTRY_POINT, { hash: 5n }),
      moved(3n),
      byModule(),
      operation(ALICE, 1n, ENTRY_POINT, { hash: 6n }),
    ]
    expect(executionsOf([moved(1n), started, ...logs], ALICE)).toMatchObject([
      { kind: 'operation', id: hexWord(5n), paid: 9n, logs: [moved(2n)] },
      { kind: 'operation', id: hexWord(6n), paid: 9n, logs: [moved(3n)] },
    ])
  })

  test('X32: without an operation is an execution of its own, beside Safe transactions and operations', () => {
    const logs = [moved(1n), byModule(), moved(2n), indexed(SUCCESS, 9n), started, moved(3n), operation(ALICE, 1n)]
    expect(executionsOf([...logs, moved(4n), byModule('ExecutionFromModuleFailure(address)')], ALICE)).toMatchObject([
      { kind: 'module', id: hexWord(0n), isFailed: false, logs: [moved(1n)] },
      { kind: 'safe', id: hexWord(9n), logs: [moved(2n)] },
      { kind: 'operation', id: hexWord(1n), logs: [moved(3n)] },
      { kind: 'module', id: hexWord(3n), isFailed: true, logs: [moved(4n)] },
    ])
  })
})

const OLD = 'tuple(address, uint256, bytes, bytes, uint256, uint256, uint256, uint256, uint256, bytes, bytes)'
const NEW = 'tuple(address, uint256, bytes, bytes, bytes32, uint256, bytes32, bytes, bytes)'
/** The data of the sought calls, for fields of an operation in which the search must not find the calls. */
const DECOY = '0xff1234abcd009876'
const bundle = (type: string, operations: readonly [Address, string][]) =>
  new Interface([`function handleOps(${type}[] ops, address beneficiary)`]).encodeFunctionData('handleOps', [
    operations.map(([sender, call]) =>
      type === OLD
        ? [sender, 1n, DECOY, call, 1n, 2n, 3n, 4n, 5n, DECOY, DECOY]
        : [sender, 1n, DECOY, call, `0x${'00'.repeat(32)}`, 2n, `0x${'00'.repeat(32)}`, DECOY, DECOY],
    ),
    BOB,
  ])

describe('which of several executions was asked for', () => {
  const calls = [{ data: '0x1234abcd' }, { data: '0x9876' }]
  const ours = '0xff1234ABCD0098760000'
  const theirs = '0xff1234abcd00'
  const logs = [
    operation(BOB, 1n, ENTRY_POINT, { hash: 1n }),
    operation(ALICE, 1n, ENTRY_POINT, { hash: 2n }),
    operation(ALICE, 0n, ENTRY_POINT, { hash: 3n }),
  ]
  const own = (input: string, to: string | null = ENTRY_POINT, told: readonly Log[] = logs) => {
    const [only, other] = ownExecutions(ALICE, calls, { to, input }, told)
    return only && !other ? only.id : null
  }

  test.each([
    ['0.6', OLD],
    ['0.7 to 0.9', NEW],
  ])('X32: the bundle of EntryPoint %s shows it by its order', (_, type) => {
    expect(
      own(
        bundle(type, [
          [BOB, ours],
          [ALICE, theirs],
          [ALICE, ours],
        ]),
      ),
    ).toBe(hexWord(3n))
    expect(
      own(
        bundle(type, [
          [BOB, theirs],
          [ALICE, ours],
          [ALICE, theirs],
        ]),
      ),
    ).toBe(hexWord(2n))
  })

  const OURS_FIRST = bundle(NEW, [
    [ALICE, ours],
    [ALICE, theirs],
  ])
  /** The position after the last call in the text. The call's padding and two fields of two words each follow. */
  const AFTER_CALLS = OURS_FIRST.length - 4 * 64 - (64 - (theirs.length - 2))

  test('X32: the bundle is read up to its last call', () =>
    expect(own(OURS_FIRST.slice(0, AFTER_CALLS))).toBe(hexWord(2n)))

  test.each([
    [
      'neither has all calls',
      bundle(NEW, [
        [ALICE, theirs],
        [ALICE, theirs],
      ]),
      ENTRY_POINT,
    ],
    [
      'both have all calls',
      bundle(NEW, [
        [ALICE, ours],
        [ALICE, ours],
      ]),
      ENTRY_POINT,
    ],
    [
      'the bundle comes through another contract',
      bundle(NEW, [
        [ALICE, theirs],
        [ALICE, ours],
      ]),
      BOB,
    ],
    ['the bundle is cut within the last call', OURS_FIRST.slice(0, AFTER_CALLS - 2), ENTRY_POINT],
    ['the bundle has impossible numbers', `0x765e827f${'ff'.repeat(400)}`, ENTRY_POINT],
    ['the bundle has more operations than fit', `0x765e827f${word(64n)}${word(0n)}${word(2n ** 47n)}`, ENTRY_POINT],
    ['it is another call', OURS_FIRST.replace('765e827f', '12345678'), ENTRY_POINT],
    ['it is no call', '0x', null],
  ])('X32: it is not guessed where %s', (_, input, to) => expect(own(input, to)).toBeNull())

  test('X32: a Safe that repeats the call in an event shows it, too', () => {
    const repeated = (call: string): Log => ({ address: ALICE, topics: [id('SafeMultiSigTransaction()')], data: call })
    const told = [repeated(theirs), indexed(SUCCESS, 1n), repeated(ours), moved(1n), indexed(SUCCESS, 2n)]
    expect(own('0x', BOB, told)).toBe(hexWord(2n))
    expect(own('0x', BOB, told.slice(0, 2))).toBe(hexWord(1n))
    const both = [repeated(ours), indexed(SUCCESS, 1n), ...told.slice(2)]
    const neither = [...told.slice(0, 2), indexed(SUCCESS, 2n)]
    for (const unclear of [both, neither, [moved(1n)]]) expect(own('0x', BOB, unclear)).toBeNull()
  })

  test('every EntryPoint is known', () => {
    for (const address of ENTRY_POINTS) expect(failed([operation(ALICE, 0n, address)])).toBe(true)
  })
})

describe('a mined transaction and a batch of an approval and a swap', () => {
  const approval = { to: TOKEN, value: '0', data: `0x095ea7b3${word(ROUTER)}${word(5n)}` }
  const swap = { to: ROUTER, value: '7', data: '0x12AB34cd' }
  const batch: SentBatch = { nonce: 1, block: 1, walletId: 'io.wallet', calls: [approval, swap], trade: 'swap' }
  const bare = (hex: string) => hex.slice(2)
  type Mined = Parameters<typeof carriedShare>[1]
  const inside = (...parts: string[]): Mined => ({
    from: ALICE,
    to: ALICE,
    value: 0n,
    input: `0xff${parts.map(bare).join('00')}`,
  })
  const direct: Mined = { from: ALICE, to: ROUTER, value: 7n, input: '0x12ab34CD' }

  test.each<[string, Mined, ReturnType<typeof carriedShare>]>([
    ['with both calls inside', inside(TOKEN, approval.data, ROUTER, swap.data), 'whole'],
    ['with the swap inside', inside(ROUTER, swap.data), 'whole'],
    ['with the approval inside', inside(TOKEN, approval.data), 'part'],
    ['with the data of the swap inside, for another contract', inside(POOL, swap.data), null],
    ['with another call of the router inside', inside(ROUTER, '0x12ab34ce'), null],
    ['that is the swap itself', direct, 'whole'],
    ['that is the swap itself, with other ether', { ...direct, value: 8n }, null],
    ['that is the swap itself, with more data', { ...direct, input: `${direct.input}00` }, null],
    ['that is the approval itself', { ...direct, to: TOKEN, value: 0n, input: approval.data }, 'part'],
    ['that creates a contract with the swap inside', { ...inside(ROUTER, swap.data), to: null }, 'whole'],
  ])('X23: one %s', (_, transaction, share) => expect(carriedShare(batch, transaction)).toBe(share))

  test.each<[string, Log[], boolean]>([
    ['nothing is reported', [], true],
    ['only the account, an EntryPoint and the token report', [bySafe(ALICE, SUCCESS), started, moved(1n)], true],
    ['a pool reports, too', [moved(1n), { ...moved(1n), address: POOL }], false],
    ['only the router reports', [{ ...moved(1n), address: ROUTER }], false],
  ])('X23: its swap failed if %s: %#', (_, logs, isLacking) => {
    expect(lacksLastCall(ALICE.toLowerCase(), batch, logs)).toBe(isLacking)
    expect(lacksLastCall(ALICE, { ...batch, calls: [swap] }, logs)).toBe(false)
  })

  test('X23: of three calls, the last one is the purpose', () => {
    const permit = { to: POOL, value: '0', data: '0x87517c45' }
    const three = { ...batch, calls: [approval, permit, swap] }
    expect(carriedShare(three, inside(TOKEN, approval.data, POOL, permit.data))).toBe('part')
    expect(lacksLastCall(ALICE, three, [moved(1n), { ...moved(1n), address: POOL }])).toBe(true)
  })

  const approved = (address: Address, ...topics: Address[]): Log => ({
    address,
    topics: [id('Approval(address,address,uint256)'), ...topics.map(hexWord)],
    data: hexWord(5n),
  })
  test.each<[string, Address, Log[], boolean]>([
    ['it sent it', ALICE.toLowerCase() as Address, [], true],
    ['an EntryPoint names it', BOB, [operation(ALICE, 1n)], true],
    ['an EntryPoint names another account', BOB, [operation(BOB, 1n)], false],
    ['the approved token names it, and the spender', BOB, [moved(1n), approved(TOKEN, ALICE, ROUTER)], true],
    ['the approved token names it, and another spender', BOB, [approved(TOKEN, ALICE, POOL)], false],
    ['the approved token names another owner', BOB, [approved(TOKEN, BOB, ROUTER)], false],
    ['the approved token names it alone', BOB, [approved(TOKEN, ALICE)], false],
    ['another contract names it, and the spender', BOB, [approved(POOL, ALICE, ROUTER)], false],
  ])('X23: it is of the account if %s: %#', (_, from, logs, isOurs) =>
    expect(isOfAccount(ALICE, batch, { from }, logs)).toBe(isOurs),
  )
})
