import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { NodeError } from '../../../src/domain/nodeError'
import { NATIVE } from '../../../src/domain/token'
import { chainReads } from '../../../src/store/queries/chainReads'
import { appStore } from '../../support/appStore'
import { CONTRACTS, ETHER, fakeQuote, UNI, USDC } from '../../support/fakeServices'
import { ALICE } from '../../support/fakeWallet'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const {
  getHead,
  getPriorityFee,
  getBalance,
  getTokenBalances,
  getTokenFacts,
  getQuote,
  getAllowances,
  getContractsCheck,
  getIdentity,
  getPairPrices,
  getPools,
  getPrices,
} = chainReads.endpoints
const chainId = 3
const of = { chainId, account: ALICE } as const
const request = { chainId, sell: NATIVE, buy: USDC, kind: 'exactIn', amount: ETHER.toString() } as const

/** Nothing in it but what JSON can carry. */
const isPlain = (value: unknown) => expect(JSON.parse(JSON.stringify(value))).toEqual(value)

describe('amounts are texts', () => {
  test('of the newest block, with the time it was read', async () => {
    const { dispatch } = appStore()
    const { data } = await dispatch(getHead.initiate({ chainId }))
    const now = Date.now()
    expect(data).toEqual({ number: 100, timestamp: Math.floor(now / 1000), baseFee: '1000000000', readAt: now })
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
    const read = getAllowances.initiate({ ...of, spender: CONTRACTS.swapRouter, tokens: [USDC, UNI] })
    expect((await dispatch(read)).data).toEqual({ [USDC]: (2n ** 256n - 1n).toString(), [UNI]: null })
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

  test('of quotes, with the time they were read; no route is an answer', async () => {
    const { dispatch, services } = appStore()
    const { data } = await dispatch(getQuote.initiate(request))
    expect(data).toEqual({ quote: fakeQuote(request), readAt: Date.now() })
    isPlain(data)
    services.chain.quote = async () => null
    expect((await dispatch(getQuote.initiate({ ...request, amount: '1' }))).data?.quote).toBeNull()
  })
})

/** Every read, and how it fails. */
const READS = {
  getHead: getHead.initiate({ chainId }),
  getPriorityFee: getPriorityFee.initiate({ chainId }),
  getBalance: getBalance.initiate(of),
  getTokenBalances: getTokenBalances.initiate({ ...of, tokens: [USDC] }),
  getTokenFacts: getTokenFacts.initiate({ chainId, token: USDC }),
  getQuote: getQuote.initiate(request),
  getPrices: getPrices.initiate({ chainId, tokens: [USDC] }),
  getPairPrices: getPairPrices.initiate({ chainId, pairs: [[USDC, UNI]] }),
  getPools: getPools.initiate({ chainId, token: USDC }),
  getAllowances: getAllowances.initiate({ ...of, spender: CONTRACTS.swapRouter, tokens: [USDC] }),
  getIdentity: getIdentity.initiate(of),
  getContractsCheck: getContractsCheck.initiate({ chainId }),
}

test.each(Object.entries(READS))('%s: a node that fails leaves plain data', async (_, read) => {
  const { dispatch, services } = appStore()
  const fail = async () => Promise.reject(new NodeError('timedOut', 'The node did not answer in time.', '0xab'))
  for (const part of [services.node, services.chain])
    for (const method of Object.keys(part)) Object.assign(part, { [method]: fail })
  const { error } = await dispatch(read as typeof READS.getHead)
  expect(error).toEqual({ failure: 'timedOut', message: 'The node did not answer in time.' })
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
  let asked = 0
  services.node.balance = async () => BigInt(++asked)
  await Promise.all([dispatch(getBalance.initiate(of)), dispatch(getBalance.initiate(of))])
  expect(asked).toBe(1)
})

test.each([
  ['a balance', () => getBalance.initiate({ chainId, account: '' as typeof ALICE })],
  ['a name', () => getIdentity.initiate({ chainId, account: '' as typeof ALICE })],
])('%s cannot be looked up for nobody', async (_, ask) => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { dispatch } = appStore()
  expect((await dispatch(ask() as ReturnType<typeof getBalance.initiate>)).error).toMatchObject({
    message: 'address is required',
  })
  silent.mockRestore()
})
