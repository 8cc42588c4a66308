import { afterAll, afterEach, beforeAll, beforeEach, expect, jest } from '@jest/globals'
import { Interface } from 'ethers'
import type { Address } from '#domain/chain/address'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import { pollDelay } from '#domain/transaction/pollDelay'
import type { TradePlan } from '#domain/trade/plan'
import { createChainReader } from '#services/chainReader'
import type { Node } from '#services/chain/node'
import { createReceipts } from '#services/transaction/receipts'
import { selectTrade } from '#store/trade/trade'
import { makeStore } from '#store/makeStore'
import { selectTransactionsOf, transactionsCleared, transactionUnwatched } from '#store/transaction/transactions'
import { appStarted } from '#events'
import { NodeError } from '#domain/chain/nodeError'
import type { FakePage } from './fakePage'
import { fakeServices } from './fakeServices'
import { keepState } from '../chain/keepState'
import type { LocalChain } from '../chain/startChain'
import type { appStore } from './appStore'
import { CHAIN_ID, planOf, type Order } from './chainTrades'
import { nodeAt } from './nodeAt'
import { PATIENCE_MS } from './until'
import { flatTransaction, type FlatTransaction } from './storedTransaction'
import { sharedChain } from './sharedChain'

/** Smart accounts with the real store and services, on a local chain with the accounts' real code. */

type App = ReturnType<typeof appStore>

const token = new Interface(['function balanceOf(address) view returns (uint256)'])

const realSetTimeout = setTimeout
/** The polling interval in these tests, which replaces the store's intervals of several seconds. */
const SOON_MS = 10

/** The store's polling intervals, including those after failures. */
const POLLS = new Set([HEAD_POLL_MS, ...[0, 1, 2, 3, 4].map((failures) => pollDelay([0], failures))])

const pass = (ms: number) =>
  new Promise((resolve) => {
    realSetTimeout(resolve, ms)
  })

/** Polls until `fits` accepts the value that `read` returns, and resolves with this value. */
export async function until<T>(read: () => T, fits: (value: T) => boolean): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  do {
    const value = read()
    if (fits(value)) return value
    await pass(5)
  } while (performance.now() < end)
  throw new Error(
    `It did not come to that: ${JSON.stringify(read(), (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each))}`,
  )
}

/** Resolves after thirty more requests to the node. A wrong change of the state would have happened by then. */
export function polled(): Promise<number> {
  const requests = () => jest.mocked(fetch).mock.calls.length
  const before = requests()
  return until(requests, (count) => count >= before + 30)
}

export function readThrough(services: Pick<App['services'], 'node' | 'chain' | 'receipts'>, node: Node) {
  const chainReader = createChainReader(node)
  Object.assign(services.node, node)
  Object.assign(services.chain, chainReader)
  Object.assign(services, { receipts: createReceipts(node) })
}

export async function endOf({ state }: Pick<App, 'state'>) {
  const trade = await until(
    () => selectTrade(state()),
    ({ status }) => status !== 'running',
  )
  if (trade.status === 'confirmed') return { received: trade.received.units, cost: trade.cost }
  return 'reason' in trade ? trade.reason : 'message' in trade ? trade.message : trade.status
}

/** Simulates a closed page: from now on, all its reads fail. */
export function close({ services }: Pick<App, 'services'>, node: Node) {
  readThrough(services, { ...node, head: () => Promise.reject(new NodeError('network', 'The page is closed.')) })
}

/** The chain of a suite, with the contracts of `place`, after which each test starts. Only its node may be asked. */
export function accountStories(place: (chain: LocalChain) => Promise<unknown>) {
  /** Their transactions are cleared after each test. Pending ones would be watched forever. */
  const opened: { dispatch: App['dispatch']; address: Address }[] = []
  let goBack: () => Promise<void>

  /** Reads an account's transactions in a store, newest first. They are no longer watched after the test. */
  function open({ dispatch, state }: Pick<App, 'dispatch' | 'state'>, address: Address) {
    opened.push({ dispatch, address })
    const records = () => selectTransactionsOf(state(), address, CHAIN_ID).map(flatTransaction)
    /** Waits until the newest one fits. */
    async function record(fits: (each: FlatTransaction) => boolean) {
      const [newest] = await until(records, ([each]) => each !== undefined && fits(each))
      return newest!
    }
    return { records, record }
  }

  /** Opens another page in the same browser, without the wallet. */
  function reopen(page: FakePage, address: Address, node: Node = story.node) {
    const services = fakeServices(() => undefined, page)
    readThrough(services, node)
    const { dispatch, getState } = makeStore(services)
    dispatch(appStarted())
    return open({ dispatch, state: getState }, address)
  }

  const story = {
    chain: undefined as unknown as LocalChain,
    node: undefined as unknown as Node,
    open,
    reopen,
    mine: (blocks = 1) => story.chain.rpc('anvil_mine', [`0x${blocks.toString(16)}`, '0xc']),
    async balance(address: string, owner: string): Promise<bigint> {
      const data = token.encodeFunctionData('balanceOf', [owner])
      return BigInt(String(await story.chain.rpc('eth_call', [{ to: address, data }, 'latest'])))
    },
    coin: async (owner: string) => BigInt(String(await story.chain.rpc('eth_getBalance', [owner, 'latest']))),
    async plan(order: Order): Promise<TradePlan> {
      const made = await planOf(story.chain, order)
      const { timestamp, number } = await story.node.head(CHAIN_ID)
      return { ...made, quote: { ...made.quote, timestamp, blockNumber: number } }
    },
  }
  beforeAll(async () => {
    story.chain = await sharedChain()
    await place(story.chain)
    goBack = await keepState(story.chain)
  })
  afterAll(() => story.chain.stop())
  beforeEach(async () => {
    await goBack()
    const sooner = (run: () => void, ms = 0) => realSetTimeout(run, POLLS.has(ms) ? SOON_MS : ms)
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(sooner)
    jest.spyOn(globalThis, 'fetch')
    story.node = nodeAt(story.chain.url)
  })
  afterEach(() => {
    const asked = jest.mocked(fetch).mock.calls.map(([at]) => new URL(at instanceof Request ? at.url : at).origin)
    for (const { dispatch, address } of opened.splice(0)) {
      // What waits at a Safe is not cleared.
      dispatch((_, getState) => {
        for (const { hash } of selectTransactionsOf(getState(), address, CHAIN_ID))
          dispatch(transactionUnwatched({ account: address, chainId: CHAIN_ID, hash }))
      })
      dispatch(transactionsCleared({ account: address, chainId: CHAIN_ID }))
    }
    jest.restoreAllMocks()
    expect(new Set(asked)).toEqual(new Set([new URL(story.chain.url).origin]))
  })
  return story
}
