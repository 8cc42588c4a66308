import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { NodeError } from '#domain/chain/nodeError'
import { allowanceReads } from '#store/approval/allowanceReads'
import { headReads } from '#store/chain/headReads'
import { marketReads } from '#store/market/marketReads'
import { tokenReads } from '#store/token/tokenReads'
import { tradeReads } from '#store/trade/tradeReads'
import { walletReads } from '#store/wallet/walletReads'
import { lists } from '#store/token/lists'
import { appStore, WALLET_ID } from '../support/appStore'
import { CONTRACTS, fakeQuote, UNI, USDC } from '../support/fakeServices'
import { addBatches, ALICE, fakeWallet, silence } from '../support/fakeWallet'
import { samplePlan } from '../support/samplePlan'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const { getHead, getPriorityFee, getContractsCheck } = headReads.endpoints
const { getBalance, getTokenBalances, getTokenFacts } = tokenReads.endpoints
const { getAtomicSupport, getIdentity } = walletReads.endpoints
const { getPreview, getSnapshot, getVerification } = tradeReads.endpoints
const { getAllowances } = allowanceReads.endpoints
const { getPairPrices, getPools, getPrices } = marketReads.endpoints
const chainId = 3
const of = { chainId, account: ALICE } as const
const quote = fakeQuote({ chainId, sell: USDC, buy: UNI, kind: 'exactIn', amount: '100000000' })
const pair = [UNI, USDC] as const
const WETH = CONTRACTS.weth

/** Expects a value to contain only JSON data. */
const isPlain = (value: unknown) => expect(JSON.parse(JSON.stringify(value))).toEqual(value)

test('pools are read with what the pair list says that the two tokens are traded against', async () => {
  const { dispatch, services } = appStore()
  const snapshot = jest.spyOn(services.chain, 'snapshot')
  const readTokenList = services.readList
  await dispatch(getSnapshot.initiate({ chainId, pair: [UNI, WETH] }))
  await dispatch(lists.endpoints.getTokens.initiate(undefined))
  services.readList = async (_urls, parse) => ({
    value: await parse({ tokens: [{ name: 'Pool UNI/USDC' }] }),
    failures: [],
    url: 'https://a',
  })
  await dispatch(lists.endpoints.getPairs.initiate(undefined))
  services.readList = readTokenList
  await dispatch(getSnapshot.initiate({ chainId, pair: [UNI, WETH] }, { forceRefetch: true }))
  expect(snapshot.mock.calls).toEqual([
    [chainId, UNI, WETH, []],
    [chainId, UNI, WETH, [USDC]],
  ])
})

describe('amounts are texts', () => {
  test('of the newest block, with the time it was read', async () => {
    const { dispatch } = appStore()
    const { data } = await dispatch(getHead.initiate({ chainId }))
    const now = Date.now()
    const timestamp = Math.floor(now / 1000)
    expect(data).toEqual({
      number: 100,
      timestamp,
      baseFee: '1000000000',
      readAt: now,
      clock: { offset: now - timestamp * 1_000, origin: expect.any(Number), timer: expect.any(Number), far: null },
      first: { number: 100, timestamp },
    })
  })

  test('of fees and balances', async () => {
    const { dispatch, services } = appStore()
    services.holdings[USDC] = 5n
    expect((await dispatch(getPriorityFee.initiate({ chainId }))).data).toBe('1000000000')
    expect((await dispatch(getBalance.initiate(of))).data).toBe('10000000000000000000')
    services.chain.balances = async () => [5n, null]
    expect((await dispatch(getTokenBalances.initiate({ ...of, tokens: [USDC, UNI] }))).data).toEqual({
      [USDC]: '5',
      [UNI]: null,
    })
  })

  test('of approvals', async () => {
    const { dispatch, services } = appStore()
    services.chain.allowances = async () => [2n ** 256n - 1n]
    const args = { ...of, spender: CONTRACTS.swapRouter, token: USDC, throughPermit2: undefined }
    const read = getAllowances.initiate(args)
    const all = { swapRouter: (2n ** 256n - 1n).toString(), permit2: '0', universalRouter: '0', until: 0 }
    expect((await dispatch(read)).data).toEqual(all)
    // On networks with V4, both the token's allowance for Permit2 and the router's within Permit2 are read.
    services.chain.permit2Allowances = async () => ({ token: 7n, router: 5n, until: 1_000 })
    const both = getAllowances.initiate({ ...args, throughPermit2: ALICE })
    expect((await dispatch(both)).data).toEqual({ ...all, permit2: '7', universalRouter: '5', until: 1_000 })
    services.chain.allowances = async () => [null]
    expect((await dispatch(getAllowances.initiate({ ...args, token: UNI }))).data).toBeNull()
  })

  test('of tokens, or the reason why there is none', async () => {
    const { dispatch } = appStore()
    expect((await dispatch(getTokenFacts.initiate({ chainId, token: USDC }))).data).toEqual({
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 6,
      totalSupply: '1000000000000000',
    })
    expect((await dispatch(getTokenFacts.initiate({ chainId, token: ALICE }))).data).toBe('noCode')
  })

  test('of tokens whose contract gives no name, with words in its place', async () => {
    const { dispatch, services } = appStore()
    const facts = { symbol: null, name: null, decimals: 18, totalSupply: 1n }
    services.chain.tokenFacts = async () => facts
    expect((await dispatch(getTokenFacts.initiate({ chainId, token: USDC }))).data).toEqual({
      symbol: 'Unknown',
      name: 'Unnamed token',
      decimals: 18,
      totalSupply: '1',
      missing: ['symbol', 'name'],
    })
    services.chain.tokenFacts = async () => ({ ...facts, symbol: 'MKR' })
    expect((await dispatch(getTokenFacts.initiate({ chainId, token: UNI }))).data).toMatchObject({
      symbol: 'MKR',
      name: 'MKR',
      missing: ['name'],
    })
  })

  test('of pools, with the time they were read', async () => {
    const { dispatch } = appStore()
    const { data } = await dispatch(getSnapshot.initiate({ chainId, pair }))
    expect(data).toMatchObject({ blockNumber: 100, readAt: Date.now(), taxes: [] })
    expect(data?.pools.map(({ token0, token1 }) => [token0, token1])).toEqual([[UNI, USDC]])
    isPlain(data)
  })

  test('of what the chain says to a quote; that it says nothing is an answer', async () => {
    const { dispatch, services } = appStore()
    const taxes = [{ token: UNI, buy: 5, sell: null }]
    const requested: unknown[] = []
    services.chain.verify = async (...args) => {
      requested.push(args)
      return { blockNumber: 100, amountIn: 1n, amountOut: 2n ** 200n }
    }
    const { data } = await dispatch(getVerification.initiate({ chainId, quote, taxes }))
    expect(data).toEqual({ blockNumber: 100, amountIn: '1', amountOut: (2n ** 200n).toString() })
    expect(requested).toEqual([[chainId, quote, taxes]])
    isPlain(data)
    services.chain.verify = async () => null
    const none = await dispatch(getVerification.initiate({ chainId, quote: { ...quote, blockNumber: 101 }, taxes }))
    expect(none).toMatchObject({ isSuccess: true, data: null })
  })

  test('of what a planned trade does', async () => {
    const { dispatch, services } = appStore()
    services.chain.simulate = async () => ({
      state: 'done',
      changes: [{ currency: USDC, before: 5n, after: 2n }],
      gas: [1n],
      results: ['0x'],
    })
    const { data } = await dispatch(getPreview.initiate(samplePlan()))
    expect(data).toMatchObject({
      steps: ['approve', 'swap'],
      simulation: { state: 'done', changes: [{ currency: USDC, difference: '-3' }] },
    })
    isPlain(data)
  })
})

describe('X30: whether a wallet takes several calls as one', () => {
  const args = { chainId, account: ALICE, walletId: WALLET_ID } as const

  test('is what it says', async () => {
    const { dispatch, connect } = appStore()
    await connect(addBatches(fakeWallet()))
    expect((await dispatch(getAtomicSupport.initiate(args))).data).toBe('supported')
  })

  test('is no, when it does not know or never says', async () => {
    const { dispatch, connect } = appStore()
    const wallet = await connect()
    expect((await dispatch(getAtomicSupport.initiate(args))).data).toBeNull()
    wallet.reply('wallet_getCapabilities', silence)
    const requested = dispatch(getAtomicSupport.initiate(args, { forceRefetch: true }))
    await jest.advanceTimersByTimeAsync(5_000)
    expect((await requested).data).toBeNull()
  })
})

const READS = {
  getHead: getHead.initiate({ chainId }),
  getPriorityFee: getPriorityFee.initiate({ chainId }),
  getBalance: getBalance.initiate(of),
  getTokenBalances: getTokenBalances.initiate({ ...of, tokens: [USDC] }),
  getTokenFacts: getTokenFacts.initiate({ chainId, token: USDC }),
  getSnapshot: getSnapshot.initiate({ chainId, pair }),
  getVerification: getVerification.initiate({ chainId, quote, taxes: [] }),
  getPreview: getPreview.initiate(samplePlan()),
  getPrices: getPrices.initiate({ chainId, tokens: [USDC] }),
  getPairPrices: getPairPrices.initiate({ chainId, pairs: [[USDC, UNI]] }),
  getPools: getPools.initiate({ chainId, token: USDC }),
  getAllowances: getAllowances.initiate({ ...of, spender: CONTRACTS.swapRouter, token: USDC, throughPermit2: ALICE }),
  getIdentity: getIdentity.initiate(of),
  getContractsCheck: getContractsCheck.initiate({ chainId }),
}

test.each(Object.entries(READS))('%s: a node that fails leaves plain data', async (_, read) => {
  const { dispatch, services } = appStore()
  const fail = async () => Promise.reject(new NodeError('timedOut', 'The node did not respond in time.', '0xab'))
  for (const part of [services.node, services.chain])
    for (const method of Object.keys(part)) Object.assign(part, { [method]: fail })
  const { error } = await dispatch(read as typeof READS.getHead)
  expect(error).toEqual({ failure: 'timedOut', message: 'The node did not respond in time.' })
  isPlain(error)
})

test.each(Object.entries(READS))('%s: what is kept is plain data', async (_, read) => {
  const { dispatch } = appStore()
  const { data, isError } = await dispatch(read as typeof READS.getHead)
  expect(isError).toBe(false)
  isPlain(data)
})

test('a question that is asked twice at once is put to the node once', async () => {
  const { dispatch, services } = appStore()
  let requested = 0
  services.node.balance = async () => BigInt(++requested)
  await Promise.all([dispatch(getBalance.initiate(of)), dispatch(getBalance.initiate(of))])
  expect(requested).toBe(1)
})

test.each([
  ['a balance', () => getBalance.initiate({ chainId, account: '' as typeof ALICE })],
  ['a name', () => getIdentity.initiate({ chainId, account: '' as typeof ALICE })],
])('%s cannot be looked up for nobody', async (_, args) => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { dispatch } = appStore()
  expect((await dispatch(args() as ReturnType<typeof getBalance.initiate>)).error).toMatchObject({
    message: 'address is required',
  })
  silent.mockRestore()
})
