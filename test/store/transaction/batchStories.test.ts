import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { EventFragment, Interface } from 'ethers'
import type { Hex, MinedLog, Receipt, Transaction } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { transactionMark } from '#domain/transaction/status'
import { createReceipts } from '#services/transaction/receipts'
import { appStarted } from '#events'
import { makeStore } from '#store/makeStore'
import { confirmTrade } from '#store/trade/confirmTrade'
import { reviewOpened, selectTrade } from '#store/trade/trade'
import { selectTransactionsOf } from '#store/transaction/transactions'
import { executeCalls } from '../../chain/batchAccount'
import { appStore } from '../../support/appStore'
import { fakeBlock, fakeLog, fakeReceipt } from '../../support/fakeNode'
import type { FakePage } from '../../support/fakePage'
import { CONTRACTS, fakeServices, UNI, USDC } from '../../support/fakeServices'
import {
  addBatches,
  ALICE,
  BOB,
  CALLS_STATUS,
  callsAnswer,
  fakeWallet,
  fault,
  refuse,
  SEND_CALLS,
  silence,
} from '../../support/fakeWallet'
import { samplePlan } from '../../support/samplePlan'
import { sharedStorage } from '../../support/sharedStorage'
import { flatTransaction } from '../../support/storedTransaction'

/** These tests check that the outcome of a batch depends only on the chain, and not on the wallet's reports. */

beforeEach(() => void jest.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void jest.useRealTimers())

const ENTRY_POINT: Address = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
const POOL: Address = '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640'
const FIRST_NONCE = 5
const START = 100

interface Sent {
  to: Address
  data: Hex
}
interface Mined extends Transaction {
  logs: Receipt['logs']
  status: boolean
}

const account = new Interface([executeCalls])
const topicOf = (address: string): Hex => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
const topic = (text: string) => EventFragment.from(`event ${text}`).topicHash as Hex
const TRANSFER = topic('Transfer(address indexed a, address indexed b, uint256 c)')
const APPROVAL = topic('Approval(address indexed a, address indexed b, uint256 c)')
const OPERATION = topic(
  'UserOperationEvent(bytes32 indexed a, address indexed b, address indexed c, uint256 d, bool e, uint256 f, uint256 g)',
)
const SAFE_FAILURE = topic('ExecutionFailure(bytes32 a, uint256 b)')
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const log = (address: Address, topics: Hex[], ...words: bigint[]) => ({
  address,
  topics,
  data: `0x${words.map(word).join('')}` as const,
})
const transfer = (token: Address, from: string, to: string, amount: bigint) =>
  log(token, [TRANSFER, topicOf(from), topicOf(to)], amount)
const approval = (owner: string, spender: string = CONTRACTS.swapRouter) =>
  log(USDC, [APPROVAL, topicOf(owner), topicOf(spender)], 100n)
/** The events of a swap of 100 USDC for this many base units of UNI. */
const swapped = (received: bigint, who: string = ALICE) => [
  transfer(USDC, who, POOL, 100_000_000n),
  transfer(UNI, POOL, who, received),
]
const operation = (isSuccess: boolean, sender: string = ALICE, hash = '0x1') =>
  log(ENTRY_POINT, [OPERATION, topicOf(hash), topicOf(sender), topicOf('0x0')], 0n, isSuccess ? 1n : 0n, 0n, 0n)
/** The interface of the EntryPoint call that executes a bundle of operations. */
const bundle = new Interface([
  'function handleOps((address, uint256, bytes, bytes, bytes32, uint256, bytes32, bytes, bytes)[] a, address b)',
])
const bundled = (...calls: readonly Hex[]) => {
  const none = `0x${'0'.repeat(64)}`
  const operations = calls.map((call) => [ALICE, 0n, '0x', call, none, 0n, none, '0x', '0x'])
  return bundle.encodeFunctionData('handleOps', [operations, BOB]) as Hex
}

/** A chain whose blocks the test mines. The first block has the number START. */
function chain() {
  const blocks: Mined[][] = []
  const state = { code: '0x' as Hex, isDown: false, hasLogs: true, lostBefore: 0 }
  let count = 0
  const head = () => START + blocks.length
  const all = () => blocks.flatMap((mined, at) => mined.map((each) => ({ ...each, blockNumber: START + 1 + at })))
  const find = (hash: string) => all().find((each) => each.hash === hash) ?? null
  async function answer<T>(value: () => T): Promise<T> {
    if (state.isDown) throw new NodeError('network', 'down')
    return value()
  }
  const node = {
    head: () =>
      answer(() =>
        fakeBlock({
          number: head(),
          hash: `0x${head().toString(16).padStart(64, 'a')}`,
          timestamp: Math.floor(Date.now() / 1_000),
        }),
      ),
    receipt: (_: number, hash: string) =>
      answer(() => {
        const found = find(hash)
        if (!found) return null
        const { blockNumber, status, from, logs } = found
        return fakeReceipt({ transactionHash: found.hash, blockNumber, status, from, logs })
      }),
    transaction: (_: number, hash: string) => answer(() => find(hash)),
    transactionCount: (_: number, who: string, block = head()) =>
      answer(() => {
        if (block < state.lostBefore) throw new NodeError('rpc', 'missing trie node')
        const sent = all().filter(
          ({ from, blockNumber }) => blockNumber <= block && from.toLowerCase() === who.toLowerCase(),
        )
        return FIRST_NONCE + sent.length
      }),
    transactionIn: (_: number, block: number, who: string, nonce: number) =>
      answer(() => {
        const mined = blocks[block - START - 1] ?? []
        return mined.find(({ from, nonce: own }) => from.toLowerCase() === who && own === nonce) ?? null
      }),
    code: () => answer(() => state.code),
    logs: (
      _: number,
      wanted: { addresses?: readonly Address[]; topics: readonly Hex[]; indexed?: Hex; alsoIndexed?: Hex },
    ) =>
      answer((): MinedLog[] => {
        if (!state.hasLogs) throw new NodeError('rpc', 'no logs here')
        return all().flatMap(({ logs, hash, blockNumber }) =>
          logs
            .filter(
              ({ address, topics }) =>
                wanted.addresses?.includes(address) &&
                wanted.topics.includes(topics[0]!) &&
                (!wanted.indexed || wanted.indexed === topics[1]) &&
                (!wanted.alsoIndexed || wanted.alsoIndexed === topics[2]),
            )
            .map((each) => fakeLog({ ...each, blockNumber, transactionHash: hash })),
        )
      }),
  }
  const nonces = new Map<string, number>()
  return {
    node,
    state,
    mine(...transactions: Partial<Mined>[]): Hex {
      const mined = transactions.map((each): Mined => {
        const from = each.from ?? ALICE
        const nonce = nonces.get(from) ?? FIRST_NONCE
        nonces.set(from, nonce + 1)
        count += 1
        const hash: Hex = `0x${count.toString(16).padStart(64, 'f')}`
        return { hash, from, nonce, to: from, value: 0n, input: '0x', logs: [], status: true, ...each }
      })
      blocks.push(mined)
      return mined.at(-1)?.hash ?? '0x'
    },
    reorganise: () => void blocks.splice(-1, 1, []),
  }
}

async function sendBatch(page?: FakePage) {
  const app = appStore(page)
  const made = chain()
  const wallet = addBatches(fakeWallet())
  wallet.reply(CALLS_STATUS, async () => callsAnswer(100))
  Object.assign(app.services.node, made.node)
  Object.assign(app.services, { receipts: createReceipts(app.services.node) })
  app.services.chain.balanceChanges = async (_, { account: who, tokens }, { logs }) =>
    tokens.map((token) =>
      logs.reduce((sum, { address, topics, data }) => {
        if (address !== token || topics[0] !== TRANSFER) return sum
        const amount = BigInt(data)
        return sum + (topics[2] === topicOf(who) ? amount : 0n) - (topics[1] === topicOf(who) ? amount : 0n)
      }, 0n),
    )
  await app.connect(wallet)
  const swap = async () => {
    app.dispatch(reviewOpened(samplePlan()))
    void app.dispatch(confirmTrade({ isRepeated: true }))
    await jest.advanceTimersByTimeAsync(0)
  }
  const callsOf = (at: number) => (wallet.requested(SEND_CALLS)[at]?.params as [{ calls: [Sent, ...Sent[]] }])[0].calls
  const inputOf = (calls: readonly Sent[]) =>
    account.encodeFunctionData('execute', [calls.map(({ to, data }) => [to, 0n, data])]) as Hex
  await swap()
  const calls = callsOf(0)
  return {
    ...app,
    ...made,
    wallet,
    swap,
    calls,
    approve: calls[0],
    last: calls.at(-1)!,
    input: inputOf(calls),
    inputOf,
    callsOf,
    /** Sets the status and the receipts that the wallet reports from now on. */
    says(status: number, ...receipts: [hash: string, status?: string][]) {
      wallet.reply(CALLS_STATUS, async () =>
        callsAnswer(status, {
          receipts: receipts.map(([transactionHash, outcome = '0x1']) => ({ transactionHash, status: outcome })),
        }),
      )
    },
    pass: (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000),
    records: () => selectTransactionsOf(app.state(), ALICE, 3).map(flatTransaction),
    presentedEnd() {
      const trade = selectTrade(app.state())
      if (trade.status === 'confirmed') return `received ${trade.received.units} in ${trade.hash.slice(-2)}`
      if (trade.status === 'failed') return `failed: ${trade.reason}`
      return trade.status === 'running' ? 'waiting' : `${'message' in trade ? trade.message : trade.status}`
    },
  }
}
type Story = Awaited<ReturnType<typeof sendBatch>>

const OTHER = `0x${'cd'.repeat(32)}`
const UNCLEAR = /says that this is finished, but none of its transactions was found/
const DROPPED = /says that it dropped this request, and none of its transactions is on the network/
const PARTIAL = /Only a part of this took effect, and the swap did not/
const IN_DOUBT = /the network does not show which of them succeeded/
const FAILED = /^failed: The network gave no reason/
const WAITING = /^waiting$/
const received = (units: number) => new RegExp(`^received ${units} in `)
const DELEGATED: Hex = `0xef0100${'11'.repeat(20)}`
const relayed = ({ input }: Story, changes: Partial<Mined> = {}): Partial<Mined> => ({
  from: BOB,
  to: ALICE,
  input,
  logs: [approval(ALICE), ...swapped(99n)],
  ...changes,
})

type Row = [
  words: string,
  script: (story: Story) => unknown,
  end: RegExp,
  mark: 'pending' | 'confirmed' | 'failed' | 'ended',
]

const STORIES: Row[] = [
  [
    '200, and the swap arrived',
    (s) => s.says(200, [s.mine({ input: s.input, logs: swapped(99n) })]),
    received(99),
    'confirmed',
  ],
  [
    '500, and it was reverted',
    (s) => s.says(500, [s.mine({ input: s.input, status: false }), '0x0']),
    FAILED,
    'failed',
  ],
  ['100 for long', (s) => s.says(100), WAITING, 'pending'],
  [
    '100, then mined before the wallet knows',
    (s) => s.mine({ input: s.input, logs: swapped(98n) }),
    received(98),
    'confirmed',
  ],
  [
    'one receipt for each call of one transaction',
    (s) => {
      const h = s.mine({ input: s.input, logs: swapped(97n) })
      s.says(200, [h], [h])
    },
    received(97),
    'confirmed',
  ],
  // These wallets report 500 for a batch that took effect.
  [
    '500 for one that was sped up',
    (s) => {
      s.mine({ input: s.input, logs: swapped(99n) })
      s.says(500)
    },
    received(99),
    'confirmed',
  ],
  [
    '500 with a successful receipt',
    (s) => s.says(500, [s.mine({ input: s.input, logs: swapped(96n) })]),
    received(96),
    'confirmed',
  ],
  [
    '500 with a receipt said to have failed that succeeded',
    (s) => s.says(500, [s.mine({ input: s.input, logs: swapped(95n) }), '0x0']),
    received(95),
    'confirmed',
  ],
  ['500 without anything on the chain', (s) => s.says(500), UNCLEAR, 'pending'],
  ['500 with a hash that no node knows', (s) => s.says(500, [OTHER, '0x0']), UNCLEAR, 'pending'],
  [
    '500, and mined a minute later',
    async (s) => {
      s.says(500)
      await s.pass(20)
      s.mine({ input: s.input, logs: swapped(94n) })
    },
    received(94),
    'confirmed',
  ],
  [
    '500, given up, and mined after all',
    async (s) => {
      s.says(500)
      await s.pass(150)
      s.mine({ input: s.input, logs: swapped(93n) })
    },
    UNCLEAR,
    'confirmed',
  ],
  // These wallets report 200 without proof.
  [
    '200 without a receipt, and it is there',
    (s) => {
      s.mine({ input: s.input, logs: swapped(92n) })
      s.says(200)
    },
    received(92),
    'confirmed',
  ],
  ['200 without a receipt, and nothing is there', (s) => s.says(200), UNCLEAR, 'pending'],
  [
    '200 with a stranger’s transaction',
    (s) => s.says(200, [s.mine({ from: BOB, logs: swapped(99n, BOB) })]),
    UNCLEAR,
    'pending',
  ],
  [
    '200 with a stranger’s transaction that carries the same calls',
    (s) => s.says(200, [s.mine({ from: BOB, input: s.input, logs: [approval(BOB), ...swapped(99n, BOB)] })]),
    UNCLEAR,
    'pending',
  ],
  [
    '200 with a stranger’s transaction that names the account in an event',
    (s) =>
      s.says(200, [
        s.mine({ from: BOB, input: s.input, logs: [transfer(USDC, ALICE, BOB, 0n), approval(ALICE, BOB)] }),
      ]),
    UNCLEAR,
    'pending',
  ],
  [
    '200 with a stranger’s failed call to the account',
    (s) => s.says(200, [s.mine({ from: BOB, to: ALICE, input: s.input, status: false })]),
    UNCLEAR,
    'pending',
  ],
  [
    '200 with another transaction of the account',
    (s) => s.says(200, [s.mine({ to: BOB, value: 5n })]),
    UNCLEAR,
    'pending',
  ],
  [
    '200 with the account’s other transaction, and its own is the next',
    (s) => {
      const h = s.mine({ to: BOB, value: 5n })
      s.mine({ input: s.input, logs: swapped(91n) })
      s.says(200, [h])
    },
    received(91),
    'confirmed',
  ],
  [
    '200 with a receipt that failed on the chain',
    (s) => s.says(200, [s.mine({ input: s.input, status: false })]),
    FAILED,
    'failed',
  ],
  [
    '200 of a batch whose swap moved nothing',
    (s) => s.says(200, [s.mine({ input: s.input, logs: [approval(ALICE)] })]),
    PARTIAL,
    'failed',
  ],
  ['200 with a hash that no node knows', (s) => s.says(200, [OTHER]), UNCLEAR, 'pending'],
  // Wallets that report 400 ("dropped").
  ['400, and nothing is there', (s) => s.says(400), DROPPED, 'pending'],
  [
    '400 of one that was mined',
    (s) => {
      s.mine({ input: s.input, logs: swapped(90n) })
      s.says(400)
    },
    received(90),
    'confirmed',
  ],
  [
    '400 of one that is mined later',
    async (s) => {
      s.says(400)
      await s.pass(150)
      s.mine({ input: s.input, logs: swapped(89n) })
    },
    DROPPED,
    'confirmed',
  ],
  [
    '400, and the node has no events of a smart account',
    (s) => {
      s.state.code = DELEGATED
      s.state.hasLogs = false
      s.mine()
      s.says(400)
    },
    UNCLEAR,
    'pending',
  ],
  [
    '400, and its deadline passes',
    async (s) => {
      s.says(400)
      await s.pass(31 * 60)
      s.mine()
    },
    DROPPED,
    'ended',
  ],
  // These wallets send the calls one by one, contrary to the request.
  [
    '600: the approval is mined, and the swap fails',
    (s) => {
      const a = s.mine({ to: s.approve.to, input: s.approve.data, logs: [approval(ALICE)] })
      const b = s.mine({ to: s.last.to, input: s.last.data, status: false })
      s.says(600, [a], [b, '0x0'])
    },
    PARTIAL,
    'failed',
  ],
  [
    '600, and both are mined',
    (s) => {
      const a = s.mine({ to: s.approve.to, input: s.approve.data })
      const b = s.mine({ to: s.last.to, input: s.last.data, logs: swapped(88n) })
      s.says(600, [a], [b])
    },
    received(88),
    'confirmed',
  ],
  [
    '200 with the approval alone',
    (s) => s.says(200, [s.mine({ to: s.approve.to, input: s.approve.data, logs: [approval(ALICE)] })]),
    PARTIAL,
    'pending',
  ],
  [
    '200 with the approval alone, and the swap is mined later',
    async (s) => {
      s.says(200, [s.mine({ to: s.approve.to, input: s.approve.data, logs: [approval(ALICE)] })])
      await s.pass(20)
      s.mine({ to: s.last.to, input: s.last.data, logs: swapped(87n) })
    },
    received(87),
    'confirmed',
  ],
  [
    '200 with two receipts, the swap’s first',
    (s) => {
      const a = s.mine({ to: s.approve.to, input: s.approve.data })
      const b = s.mine({ to: s.last.to, input: s.last.data, logs: swapped(86n) })
      s.says(200, [b], [a])
    },
    received(86),
    'confirmed',
  ],
  [
    'the approval fails, and nothing else comes',
    (s) => s.says(500, [s.mine({ to: s.approve.to, input: s.approve.data, status: false }), '0x0']),
    UNCLEAR,
    'pending',
  ],
  // These transactions are sent by another account.
  [
    'a relayer’s transaction',
    (s) => {
      s.state.code = DELEGATED
      s.mine(relayed(s))
    },
    received(99),
    'confirmed',
  ],
  [
    'a relayer’s transaction that the wallet names, and no events can be read',
    (s) => {
      s.state.code = DELEGATED
      s.state.hasLogs = false
      s.says(200, [s.mine(relayed(s))])
    },
    received(99),
    'confirmed',
  ],
  [
    'an operation through an EntryPoint',
    (s) => {
      s.state.code = '0x6001'
      s.mine(relayed(s, { to: ENTRY_POINT, logs: [approval(ALICE), ...swapped(85n), operation(true)] }))
    },
    received(85),
    'confirmed',
  ],
  [
    'an operation that failed in a transaction that did not',
    (s) => {
      s.state.code = '0x6001'
      s.says(200, [s.mine(relayed(s, { to: ENTRY_POINT, logs: [operation(false)] }))])
    },
    FAILED,
    'failed',
  ],
  [
    'another operation of the account',
    (s) => {
      s.state.code = '0x6001'
      s.says(200, [s.mine({ from: BOB, to: ENTRY_POINT, input: '0x12', logs: [operation(true)] })])
    },
    UNCLEAR,
    'pending',
  ],
  [
    'X32: it failed, and another operation of the account in the same bundle did not',
    (s) => {
      s.state.code = '0x6001'
      const logs = [...swapped(7n), operation(true), operation(false, ALICE, '0x2')]
      s.mine({ from: BOB, to: ENTRY_POINT, input: bundled('0x12', s.input), logs })
    },
    FAILED,
    'failed',
  ],
  [
    'X32: it succeeded, and other operations of the account in the same bundle failed, or moved the same tokens',
    (s) => {
      s.state.code = '0x6001'
      const own = [approval(ALICE), ...swapped(79n), operation(true, ALICE, '0x3')]
      const logs = [operation(false), ...swapped(7n), operation(true, ALICE, '0x2'), ...own]
      s.mine({ from: BOB, to: ENTRY_POINT, input: bundled('0x12', '0x34', s.input), logs })
    },
    received(79),
    'confirmed',
  ],
  [
    'X32: it was carried out with another operation, one of which failed, and it cannot be told which',
    (s) => {
      s.state.code = '0x6001'
      const logs = [...swapped(7n), operation(true), operation(false, ALICE, '0x2')]
      s.mine({ from: BOB, to: BOB, input: s.input, logs })
    },
    IN_DOUBT,
    'ended',
  ],
  [
    'a Safe whose calls failed inside',
    (s) => {
      s.state.code = '0x6001'
      s.mine({ input: s.input, logs: [log(ALICE, [SAFE_FAILURE], 0n, 0n)] })
    },
    FAILED,
    'failed',
  ],
  [
    'the wallet never answers again',
    (s) => {
      s.wallet.reply(CALLS_STATUS, silence)
      s.mine({ input: s.input, logs: swapped(84n) })
    },
    received(84),
    'confirmed',
  ],
  [
    'the wallet has forgotten the id',
    async (s) => {
      s.wallet.reply(CALLS_STATUS, refuse(fault(5730)))
      await s.pass(300)
      s.mine({ input: s.input, logs: swapped(83n) })
    },
    received(83),
    'confirmed',
  ],
  [
    'the wallet answers junk',
    (s) => s.wallet.reply(CALLS_STATUS, async () => ({ status: 'fine' })),
    WAITING,
    'pending',
  ],
  [
    'the node is away while the wallet says that it is over',
    async (s) => {
      s.state.isDown = true
      s.says(200)
      await s.pass(300)
      s.mine({ input: s.input, logs: swapped(82n) })
      s.state.isDown = false
    },
    received(82),
    'confirmed',
  ],
  [
    'the node is away for good',
    (s) => {
      s.state.isDown = true
      s.says(500)
    },
    WAITING,
    'pending',
  ],
  [
    'its block is replaced, and it is mined again',
    async (s) => {
      s.mine({ input: s.input, logs: swapped(81n) })
      await s.pass(10)
      s.reorganise()
      await s.pass(60)
      s.mine({ input: s.input, nonce: FIRST_NONCE, logs: swapped(80n) })
    },
    received(81),
    'confirmed',
  ],
]

test.each(STORIES.map(([words, ...rest]): Row => [words.startsWith('X32') ? words : `X30: ${words}`, ...rest]))(
  '%s',
  async (_, script, end, mark) => {
    const story = await sendBatch()
    await script(story)
    await story.pass(150)
    expect(story.presentedEnd()).toMatch(end)
    // The displayed outcome does not change while the transaction's block can still be replaced.
    story.mine()
    await story.pass(15)
    const [record, ...others] = story.records()
    expect([record && transactionMark(record), others]).toEqual([mark, []])
  },
)

test('X30: the receipt of an older swap is not the outcome of a newer one', async () => {
  const story = await sendBatch()
  const older = story.mine({ input: story.input, logs: swapped(99n) })
  story.says(200, [older])
  await story.pass(60)
  expect(story.presentedEnd()).toMatch(received(99))
  await story.swap()
  await story.pass(150)
  expect(story.presentedEnd()).toMatch(UNCLEAR)
  expect(story.records().map(transactionMark)).toEqual(['pending', 'confirmed'])
})

test('X30: an id that is given twice, for equal calls of one block: each ends in what it moved', async () => {
  const story = await sendBatch()
  await story.pass(0.001)
  await story.swap()
  expect(story.callsOf(1)).toEqual(story.calls)
  const first = story.mine({ input: story.input, logs: swapped(99n) })
  const second = story.mine({ input: story.input, logs: swapped(98n) })
  story.says(200, [first])
  await story.pass(60)
  expect(
    story
      .records()
      .map(({ status, minedAs }) => [status, minedAs])
      .sort(),
  ).toEqual([
    ['confirmed', first],
    ['confirmed', second],
  ])
})

test.each([
  ['in another tab', 0],
  ['after a reload, an hour later', 3_600],
])('X30: %s, without its wallet, a batch is pending and ends in what it moved', async (_, seconds) => {
  const { pages } = sharedStorage(2)
  const story = await sendBatch(pages[0])
  story.state.isDown = true
  await story.pass(seconds)
  const services = fakeServices(() => undefined, pages[1])
  Object.assign(services.node, story.node)
  Object.assign(services, { receipts: createReceipts(services.node) })
  const store = makeStore(services)
  store.dispatch(appStarted())
  const kept = () => selectTransactionsOf(store.getState(), ALICE, 3).map(flatTransaction)
  expect(kept().map(transactionMark)).toEqual(['pending'])
  const hash = story.mine({ input: story.input, logs: swapped(99n) })
  story.state.isDown = false
  await story.pass(90)
  expect(kept()).toMatchObject([{ status: 'confirmed', minedAs: hash }])
})

test('X30: a batch that was looked for during a day is not any longer, and its outcome is said to be unknown', async () => {
  const story = await sendBatch()
  story.state.code = DELEGATED
  story.state.hasLogs = false
  story.mine()
  await story.pass(86_500)
  expect(story.records()).toMatchObject([{ status: 'pending', resolution: 'unclear' }])
  expect(story.records().map(transactionMark)).toEqual(['ended'])
})
