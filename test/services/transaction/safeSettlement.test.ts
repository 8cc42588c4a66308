import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { id } from 'ethers'
import type { Hex, MinedLog } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { RECEIPT_POLL_MS } from '#domain/transaction/limits'
import type { TransactionState } from '#domain/transaction/transaction'
import { createReceipts } from '#services/transaction/receipts'
import { safeTxHashes } from '#services/transaction/safeTx'
import { fakeBlock, fakeLog, fakeNode, fakeReceipt } from '../../support/fakeNode'
import { USDC } from '../../support/fakeServices'
import { ALICE } from '../../support/fakeWallet'
import { fc } from '../../support/properties'
import { storedTransaction } from '../../support/storedTransaction'

/**
 * These tests simulate random events on the chain and at the node, in any order. At the end, the state of a Safe's
 * transaction must always match the final state of the chain.
 */

beforeEach(() => void jest.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void jest.useRealTimers())

const SAFE = ALICE.toLowerCase() as Address
const FIRST = 3
const START = 100
/** The Safe nonce of the request. The queue has one transaction before it. */
const NONCE = FIRST + 1
const calls = [{ to: USDC, value: '0', data: '0x1234' }] as const
const safe = { version: '1.4.1', threshold: 2, nonce: FIRST }
const OURS =
  [...safeTxHashes({ chainId: 3, account: SAFE }, calls, safe)].find(([, nonce]) => nonce === NONCE)?.[0] ?? ''
const SUCCESS = id('ExecutionSuccess(bytes32,uint256)') as Hex
const word = (value: number): Hex => `0x${value.toString(16).padStart(64, '0')}`

/** A chain whose blocks contain the transactions that a Safe executes, and a node that reads it. */
function chainOfSafe() {
  let blocks: { salt: number; hashes: string[] }[] = []
  const state = { isSilent: false, isBehind: false }
  let [salt, others] = [0, 0]
  const head = () => START + blocks.length
  const executed = (upTo = head()) => blocks.slice(0, Math.max(0, upTo - START)).flatMap(({ hashes }) => hashes)
  const nonce = (upTo?: number) => FIRST + executed(upTo).length
  const logs = (): MinedLog[] =>
    blocks.flatMap(({ hashes, salt: own }, at) =>
      hashes.map((hash) =>
        fakeLog({
          address: SAFE,
          topics: [SUCCESS, hash as Hex],
          data: word(0),
          blockNumber: START + 1 + at,
          transactionHash: id(`${hash} in ${own}`) as Hex,
        }),
      ),
    )
  async function answer<T>(value: () => T): Promise<T> {
    if (state.isSilent) throw new NodeError('network', 'down')
    return value()
  }
  const node = fakeNode({
    head: () => answer(() => fakeBlock({ number: head(), hash: word(head() * 1_000 + (blocks.at(-1)?.salt ?? 0)) })),
    multicall: () => ({
      calls: (asked, block) => answer(() => asked.map(() => ({ success: true, data: word(nonce(block)) }))),
    }),
    logs: (_, { fromBlock, toBlock }) =>
      answer(() =>
        state.isBehind ? [] : logs().filter(({ blockNumber }) => blockNumber >= fromBlock && blockNumber <= toBlock),
      ),
    transaction: (_, hash) =>
      answer(() =>
        logs().some(({ transactionHash }) => transactionHash === hash)
          ? { hash: hash as Hex, from: USDC, nonce: 0, to: SAFE, value: 0n, input: '0x' }
          : null,
      ),
    receipt: (_, hash) =>
      answer(() => {
        const found = logs().filter(({ transactionHash }) => transactionHash === hash)
        const [{ blockNumber } = { blockNumber: 0 }] = found
        if (found.length === 0 || state.isBehind) return null
        return fakeReceipt({ transactionHash: hash as Hex, blockNumber, from: USDC, logs: found })
      }),
  })
  const push = (...hashes: string[]) => {
    salt += 1
    blocks.push({ salt, hashes })
  }
  return {
    node,
    state,
    mine: () => {
      push()
    },
    /** Executes a transaction with the next nonce: the request, if it is its nonce and `isOurs`. */
    execute(isOurs: boolean) {
      others += 1
      push(isOurs && nonce() === NONCE ? OURS : word(others))
    },
    reorganise(depth: number) {
      const left = Math.max(0, blocks.length - depth)
      const count = blocks.length - left
      blocks = blocks.slice(0, left)
      for (let at = 0; at < count; at += 1) push()
    },
    truth: () => {
      const hash = executed()[NONCE - FIRST]
      return hash === undefined ? 'open' : hash === OURS ? 'executed' : 'replaced'
    },
  }
}

/** Events that are listed more often are more likely, as executions: the request is second in the queue. */
const EVENTS = [
  ...(['other', 'other', 'ours', 'ours', 'ours', 'wait', 'wait', 'wait'] as const),
  ...(['reorganise', 'reorganise', 'mine', 'silence', 'delay', 'answers', 'answers'] as const),
] as const
const anyEvent = fc.record({ what: fc.constantFrom(...EVENTS), depth: fc.integer({ min: 1, max: 3 }) })

const said = ({ status, resolution }: TransactionState) => {
  if (status === 'confirmed') return 'executed'
  if (status === 'failed' && resolution === 'replaced') return 'replaced'
  return status === 'pending' && resolution === undefined ? 'open' : `${status} ${resolution}`
}

/** Follows a request through events and then quiet blocks, by its safeTxHash or only by its calls. */
async function follow(events: readonly { what: (typeof EVENTS)[number]; depth: number }[], walletSays: string | null) {
  const chain = chainOfSafe()
  const { state } = chain
  let update: TransactionState = { status: 'pending' }
  const stop = createReceipts(chain.node).follow(
    {
      account: SAFE,
      chainId: 3,
      ...storedTransaction({
        hash: word(7),
        addedAt: Date.now(),
        batch: {
          walletId: 'a',
          nonce: 1,
          block: START,
          calls: [...calls],
          trade: '',
          safe,
          ...(walletSays !== null && { id: walletSays }),
        },
      }),
    },
    (now) => {
      update = now
    },
  )
  const pass = (polls = 1) => jest.advanceTimersByTimeAsync(polls * RECEIPT_POLL_MS)
  await pass()
  for (const { what, depth } of events) {
    if (what === 'mine') chain.mine()
    if (what === 'ours' || what === 'other') chain.execute(what === 'ours')
    if (what === 'reorganise') chain.reorganise(depth)
    if (what === 'silence') state.isSilent = true
    if (what === 'delay') state.isBehind = true
    if (what === 'answers') Object.assign(state, { isSilent: false, isBehind: false })
    if (what === 'wait') await pass(depth)
  }
  Object.assign(state, { isSilent: false, isBehind: false })
  // If the node did not respond, the app tries again within half a minute.
  chain.mine()
  await pass(20)
  chain.mine()
  await pass(5)
  stop()
  return { reported: said(update), truth: chain.truth() }
}

test.each([
  ['by its safeTxHash', OURS],
  ['by the hashes that it can have', null],
])(
  'X32: any order of executions, replacements, reorganisations and silence ends as the chain does, %s',
  async (_, walletSays) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyEvent, { minLength: 4, maxLength: 16 }), async (events) => {
        const { reported, truth } = await follow(events, walletSays)
        // Without the wallet's safeTxHash, the app cannot know whether the executed transaction is a replacement.
        expect(reported).toBe(walletSays === null && truth === 'replaced' ? 'open' : truth)
      }),
    )
  },
)
