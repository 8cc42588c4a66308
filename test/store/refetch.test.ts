import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { NodeError } from '#domain/chain/nodeError'
import { refetch } from '#store/refetch'
import { chainReads } from '#store/chainReads'
import { allowanceReads } from '#store/approval/allowanceReads'
import { approvalReads } from '#store/approval/approvalReads'
import { headReads } from '#store/chain/headReads'
import { marketReads } from '#store/market/marketReads'
import { tokenReads } from '#store/token/tokenReads'
import { swapReads } from '#store/trade/swapReads'
import { tradeReads } from '#store/trade/tradeReads'
import { transferReads } from '#store/transfer/transferReads'
import { walletReads } from '#store/wallet/walletReads'
import { lists } from '#store/token/lists'
import { appStore, WALLET_ID } from '../support/appStore'
import { CONTRACTS, fakeQuote, PAIR_LIST, TOKEN_LIST, UNI, USDC } from '../support/fakeServices'
import { addBatches, ALICE, fakeWallet, HASH } from '../support/fakeWallet'
import { samplePlan } from '../support/samplePlan'

/** These tests check that a failed query is repeated with the next block and by the button "Try again". */

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

type App = ReturnType<typeof appStore>

const chainId = 3
const of = { chainId, account: ALICE } as const
const pair = [UNI, USDC] as const
const quote = fakeQuote({ chainId, sell: USDC, buy: UNI, kind: 'exactIn', amount: '100000000' })
const BLOCK_MS = 12_000
const STORE = join(__dirname, '../../src/store')
const chain = {
  ...headReads.endpoints,
  ...tokenReads.endpoints,
  ...tradeReads.endpoints,
  ...transferReads.endpoints,
  ...marketReads.endpoints,
  ...allowanceReads.endpoints,
  ...approvalReads.endpoints,
  ...walletReads.endpoints,
  ...swapReads.endpoints,
}
const { getTokens, getPairs } = lists.endpoints

/** The arguments of every endpoint. The tests of failures skip `unfailing` endpoints, which cannot end in an error. */
const ASKS = {
  getHead: { chainId },
  getPriorityFee: { chainId },
  getDataFees: { chainId },
  getBalance: of,
  getTokenBalances: { ...of, tokens: [USDC], isReadRarely: true },
  getPastBalances: { ...of, tokens: [USDC], blockNumber: 50 },
  getTokenFacts: { chainId, token: USDC },
  getUiMultipliers: { chainId, tokens: [USDC] },
  getTokenElsewhere: { chainIds: [1], token: UNI },
  getSnapshot: { chainId, pair },
  getVerification: { chainId, quote, taxes: [] },
  getHookedAnswers: { chainId, blockNumber: 100, questions: [] },
  getPreview: samplePlan(),
  getPrices: { chainId, tokens: [USDC] },
  getPairPrices: { chainId, pairs: [[USDC, UNI]] },
  getPools: { chainId, token: USDC },
  getAllowances: { ...of, spender: CONTRACTS.swapRouter, token: USDC, throughPermit2: ALICE },
  getApprovals: { ...of, spenders: [CONTRACTS.swapRouter], tokens: [USDC] },
  getFoundApprovals: { ...of, places: [{ token: USDC, spender: CONTRACTS.swapRouter, isThroughPermit2: false }] },
  getSafety: { chainId, token: USDC },
  getHistories: {
    chainId,
    requests: [{ token: USDC, pool: null, unit: 'usd' }],
    span: { seconds: 86_400, parts: 8 },
  },
  getTradedVolume: { chainId, token: USDC, pools: [] },
  getHistoryReach: {
    chainId,
    request: { token: USDC, pool: null, unit: 'usd' },
    lengths: [86_400],
  },
  getIdentity: of,
  getResolvedName: { chainId, name: 'alice.eth' },
  getAccountKind: of,
  getTransferReview: { ...of, currency: USDC, recipient: CONTRACTS.swapRouter, units: '1' },
  getTransfer: { ...of, hash: HASH, currency: USDC, recipient: CONTRACTS.swapRouter, units: '1' },
  getKindsOf: 'unfailing',
  getContractsCheck: { chainId },
  getTokens: undefined,
  getPairs: undefined,
  getAtomicSupport: 'unfailing',
  getSwap: { ...of, hash: HASH },
  getSentSwaps: { ...of, sent: [{ hash: HASH }] },
  getFoundSwaps: 'unfailing',
  getSwaps: { ...of, hashes: [HASH], parts: 1 },
  searchApprovals: 'unfailing',
  searchSwaps: 'unfailing',
  getLastReads: 'unfailing',
} satisfies Record<keyof typeof chain | keyof typeof lists.endpoints, unknown>

type Name = keyof typeof ASKS

interface AnyEndpoint {
  initiate(requested: unknown, options?: object): () => Promise<unknown> & { unsubscribe(): void }
  select(requested: unknown): (state: ReturnType<App['state']>) => { status: string; data?: unknown; error?: unknown }
}
const endpoints: Record<string, object> = { ...chain, ...lists.endpoints }
const ENDPOINTS = endpoints as Record<Name, AnyEndpoint>
const FAILING = (Object.keys(ASKS) as Name[]).filter((name) => ASKS[name] !== 'unfailing')

test('every endpoint is walked through', () => {
  const files = readdirSync(STORE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('Reads.ts'))
  for (const path of files) jest.requireActual(join(STORE, path))
  const all = [...Object.keys(chainReads.endpoints), ...Object.keys(lists.endpoints)]
  expect(Object.keys(ASKS).sort()).toEqual(all.sort())
})

const OF_A_CHAIN = Object.entries(ASKS).flatMap(([name, ask]): [Name, object][] =>
  typeof ask === 'object' && 'chainId' in ask ? [[name as Name, ask]] : [],
)

/** An app whose chain and lists fail while `isDown`. */
function failing(error: () => Error) {
  const app = appStore()
  const { services } = app
  const node = { isDown: false, reads: 0 }
  for (const part of [services.node, services.chain]) {
    for (const [name, method] of Object.entries(part)) {
      if (name === 'approvalSearch' || name === 'multicall') continue
      Object.assign(part, {
        [name]: async (...requested: unknown[]) => {
          node.reads += 1
          if (node.isDown) throw error()
          return (method as (...requested: unknown[]) => Promise<unknown>)(...requested)
        },
      })
    }
  }
  services.chain.histories = async (_chainId, requests) => {
    if (node.isDown) throw error()
    return requests.map(() => ({
      readings: [{ blockNumber: 1, timestamp: 1, price: '1' }],
      source: 'archive',
      reason: null,
    }))
  }
  services.readList = async (urls, parse) => {
    if (node.isDown) throw error()
    return { value: await parse(urls.at(-1) === '/lists/tokens.json' ? TOKEN_LIST : PAIR_LIST), failures: [], url: '' }
  }
  const settle = () => jest.advanceTimersByTimeAsync(20)
  let isFollowed = false
  return {
    ...app,
    node,
    settle,
    async block() {
      // Polling begins when the head has been read once.
      if (isFollowed) await jest.advanceTimersByTimeAsync(BLOCK_MS)
      else void app.dispatch(chain.getHead.initiate({ chainId }, { subscribe: false, forceRefetch: true }))
      isFollowed = true
      await settle()
    },
    async watch(name: Name) {
      const thunk = ENDPOINTS[name].initiate(ASKS[name])
      app.dispatch(thunk as never)
      await settle()
    },
    of: (name: Name) => ENDPOINTS[name].select(ASKS[name])(app.state()),
  }
}

describe('with several networks', () => {
  test('every read names its network, except the lists, which are of none, and what is asked of all', () => {
    const others = (Object.keys(ASKS) as Name[]).filter((name) => !OF_A_CHAIN.some(([each]) => each === name))
    const unfailing = ['getAtomicSupport', 'getFoundSwaps', 'searchApprovals', 'searchSwaps', 'getLastReads']
    const ofAll = ['getTokenElsewhere', 'getKindsOf']
    expect(others.sort()).toEqual([...ofAll, 'getTokens', 'getPairs', ...unfailing].sort())
  })

  test.each(OF_A_CHAIN)('%s is kept for each, and a block of one reads nothing of another', async (name, ask) => {
    const app = failing(() => new NodeError('network', 'The node cannot be reached.'))
    const elsewhere = { ...ask, chainId: 1 }
    const entryOf = (requested: object) =>
      ENDPOINTS[name].select(requested)(app.state()) as { requestId?: string; status: string }
    await app.block()
    app.dispatch(ENDPOINTS[name].initiate(elsewhere) as never)
    await app.watch(name)
    const { requestId, status } = entryOf(elsewhere)
    expect([status, entryOf(ask).status]).toEqual(['fulfilled', 'fulfilled'])
    expect(entryOf(ask).requestId).not.toBe(requestId)
    for (let blocks = 0; blocks < 3; blocks++) await app.block()
    expect(entryOf(elsewhere).requestId).toBe(requestId)
  })
})

const REASONS: [string, () => Error][] = [
  ['a node that does not respond', () => new NodeError('network', 'The node cannot be reached.')],
  ['an error that nobody foresaw', () => new TypeError('undefined is not a function')],
]
const quiet = () => void jest.spyOn(console, 'error').mockReturnValue()

describe.each(REASONS)('after %s', (_, error) => {
  beforeEach(quiet)

  async function failedOnce(name: Name) {
    const app = failing(error)
    await app.block()
    app.node.isDown = true
    await app.watch(name)
    if (name === 'getHead') await app.block()
    expect(app.of(name)).toMatchObject({ status: 'rejected' })
    expect(app.of(name).error).toEqual(JSON.parse(JSON.stringify(app.of(name).error)))
    app.node.isDown = false
    return app
  }

  test.each(FAILING)('%s is read again with the next block', async (name) => {
    const app = await failedOnce(name)
    await app.block()
    expect(app.of(name)).toMatchObject({ status: 'fulfilled' })
    expect(app.of(name).data).toBeDefined()
  })

  test.each(FAILING)('%s is read again by "Try again", at once', async (name) => {
    const app = await failedOnce(name)
    app.dispatch(refetch())
    await app.settle()
    expect(app.of(name)).toMatchObject({ status: 'fulfilled' })
    expect(app.of(name).data).toBeDefined()
  })

  test.each(FAILING)('%s is read again with the first block that comes after an outage of a minute', async (name) => {
    const app = await failedOnce(name)
    app.node.isDown = true
    for (let blocks = 0; blocks < 5; blocks++) await app.block()
    expect(app.of(name).status).toBe('rejected')
    app.node.isDown = false
    await app.block()
    expect(app.of(name).status).toBe('fulfilled')
  })
})

describe('what goes on failing while blocks come', () => {
  beforeEach(quiet)

  /** The times, in seconds, at which a query that always fails is requested, with a block every 12 seconds. */
  async function tries(
    name: Name,
    minutes: number,
    fail: (app: ReturnType<typeof failing>, requested: () => void) => void,
  ) {
    const app = failing(() => new NodeError('rpc', 'No.'))
    await app.block()
    const start = Date.now()
    const seconds: number[] = []
    fail(app, () => seconds.push(Math.round((Date.now() - start) / 1000)))
    await app.watch(name)
    for (let block = 0; block < minutes * 5; block++) await app.block()
    return seconds
  }
  const refuse = (requested: () => void) => async () => {
    requested()
    throw new NodeError('rpc', 'No.')
  }

  test('is tried with five blocks and then ever less often', async () => {
    const seconds = await tries('getTokenFacts', 12, ({ services }, requested) => {
      services.chain.tokenFacts = refuse(requested)
    })
    expect(seconds.slice(0, 6)).toEqual([0, 12, 24, 36, 48, 60])
    const pauses = seconds.slice(6).map((second, index) => second - (seconds[index + 5] ?? 0))
    expect(pauses).toEqual([60, 120, 240].map((pause) => expect.closeTo(pause, -1) as unknown))
  })

  test.each<[Name, (app: ReturnType<typeof failing>, requested: () => void) => void]>([
    ['getTokens', ({ services }, requested) => (services.readList = refuse(requested))],
    ['getHistories', ({ services }, requested) => (services.chain.histories = refuse(requested))],
  ])('%s travels with no block: it is tried with the next one and then ever less often', async (name, fail) => {
    const seconds = await tries(name, 8, fail)
    const pauses = seconds.slice(1).map((second, index) => second - (seconds[index] ?? 0))
    expect(pauses).toEqual([12, 60, 120, 240].map((pause) => expect.closeTo(pause, -1) as unknown))
  })
})

test.each<[string, Name, object | undefined]>([
  ['a list', 'getTokens', undefined],
  ['another chain', 'getTokenFacts', { chainId: 1, token: USDC }],
])('%s that goes on failing is requested ever less often while the head fails, too', async (_, name, requested) => {
  quiet()
  const app = failing(() => new NodeError('network', 'The node cannot be reached.'))
  await app.block()
  app.node.isDown = true
  const start = Date.now()
  const seconds: number[] = []
  const note = async () => {
    seconds.push(Math.round((Date.now() - start) / 1000))
    throw new NodeError('network', 'The node cannot be reached.')
  }
  app.services.readList = note
  app.services.chain.tokenFacts = note
  app.dispatch(ENDPOINTS[name].initiate(requested) as never)
  await app.settle()
  for (let block = 0; block < 40; block++) await app.block()
  const pauses = seconds.slice(1).map((second, index) => second - (seconds[index] ?? 0))
  expect(pauses).toEqual([12, 60, 120, 240].map((pause) => expect.closeTo(pause, -1) as unknown))
})

describe('what is answered in part has failed in part', () => {
  test('a contract of which a node refuses the code', async () => {
    const app = failing(() => new NodeError('rpc', 'No.'))
    const { safety } = app.services.chain
    await app.block()
    app.services.chain.safety = async (...requested) => ({ ...(await safety(...requested)), codeSize: null })
    await app.watch('getSafety')
    expect(app.of('getSafety').data).toMatchObject({ codeSize: null })
    app.services.chain.safety = safety
    await app.block()
    expect(app.of('getSafety').data).toMatchObject({ codeSize: 1_000 })
  })

  test('a past that was not answered comes by "Try again", too', async () => {
    const app = failing(() => new NodeError('rpc', 'No.'))
    const { histories } = app.services.chain
    app.services.chain.histories = async (_chainId, requests) =>
      requests.map(() => ({ readings: [], source: null, reason: 'unanswered' }))
    await app.watch('getHistories')
    app.services.chain.histories = histories
    app.dispatch(refetch())
    await app.settle()
    expect(app.of('getHistories').data).toMatchObject([{ reason: null }])
  })
})

describe('what cannot fail', () => {
  test('a wallet that says nothing clear takes no calls together; asked again it may', async () => {
    const app = appStore()
    const args = { ...of, walletId: WALLET_ID } as const
    await app.connect(addBatches(fakeWallet()))
    const { wallets } = app.services
    jest
      .spyOn(wallets, 'get')
      .mockImplementation(() => ({ atomicBatch: async () => Promise.reject(new Error()) }) as never)
    const read = () => app.dispatch(chain.getAtomicSupport.initiate(args, { forceRefetch: true }))
    expect(await read()).toMatchObject({ isSuccess: true, data: null })
    jest.restoreAllMocks()
    expect(await read()).toMatchObject({ isSuccess: true, data: 'supported' })
  })

  test('a search that breaks off says so, and is begun anew by its own "Try again"', async () => {
    const { dispatch, services, state } = appStore()
    const { approvalSearch } = services.chain
    services.chain.approvalSearch = async function* () {
      throw new NodeError('network', 'The node cannot be reached.')
    }
    const search = async (attempt: number) => {
      void dispatch(chain.searchApprovals.initiate({ ...of, attempt }))
      await jest.advanceTimersByTimeAsync(20)
      return chain.searchApprovals.select({ ...of, attempt })(state()).data
    }
    expect(await search(1)).toMatchObject({ isFailed: true })
    services.chain.approvalSearch = approvalSearch
    expect(await search(2)).toMatchObject({ isFailed: false, end: 'whole' })
  })

  test('what this browser kept is read from it alone', async () => {
    const app = failing(() => new NodeError('network', 'The node cannot be reached.'))
    app.node.isDown = true
    expect(await app.dispatch(chain.getLastReads.initiate(of))).toMatchObject({ isSuccess: true })
    expect(app.node.reads).toBe(0)
  })
})

test('what nobody looks at any more is not requested again', async () => {
  quiet()
  const app = failing(() => new NodeError('network', 'The node cannot be reached.'))
  await app.block()
  app.node.isDown = true
  const { unsubscribe } = app.dispatch(getPairs.initiate(undefined))
  void app.dispatch(getTokens.initiate(undefined))
  await app.settle()
  unsubscribe()
  app.node.isDown = false
  await app.block()
  expect(getPairs.select(undefined)(app.state()).isUninitialized).toBe(true)
  expect(getTokens.select(undefined)(app.state()).isSuccess).toBe(true)
})
