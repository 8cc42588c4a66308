import { act, screen, within } from '@testing-library/react'
import { Interface } from 'ethers'
import { setImmediate as later } from 'node:timers'
import { createChainReader } from '#services/chainReader'
import { createNode } from '#services/chain/node'
import { pairList, tokenList } from '../chain/lists'
import type { LocalChain } from '../chain/startChain'
import { accountOf, contracts, tokenOf } from '../chain/world'
import { appStore } from '../support/appStore'
import { listsOf } from '../support/fakeServices'
import { chainAt } from '../support/chainAt'
import { partsOf } from '../support/partsOf'
import { sharedChain } from '../support/sharedChain'
import { installBrowserParts, renderApp } from './renderApp'

/*
 * Counts the requests that the home page sends to the node. The page and the transport are real, and somebody trades on
 * the chain in every block. Only the clock is fake, and it stands still while a response is pending. The trades do not
 * use the pool of the trade card's quote, because a quote with a new route would need another verification.
 */

const COLD_MAX = 8
const MINUTE_MAX = 6
const BLOCK_S = 12
const PAST_S = 300
const SINCE_HISTORY_S = 3600
const CHANGE = /(up|down) \d+\.\d\d%/
const ROUTER = new Interface([
  'function exactInputSingle((address,address,uint24,address,uint256,uint256,uint160)) payable',
])
const bob = accountOf('bob').address

interface Call {
  method: string
  params: unknown[]
}

interface Request {
  at: number
  calls: Call[]
}

const { fetch } = globalThis
let chain: LocalChain
let requests: Request[] = []
let awaited = 0
let openedBlock = 0
let isLost: (request: Request) => boolean = () => false

beforeAll(async () => {
  await installBrowserParts()
  chain = await sharedChain({ history: true })
})
afterAll(() => chain.stop())
let before: unknown
beforeEach(async () => {
  before = await chain.rpc('evm_snapshot')
  const opened = await nowSinceHistory()
  jest.useFakeTimers({ now: opened })
  await chain.rpc('evm_setNextBlockTimestamp', [opened / 1000])
  await chain.rpc('evm_mine')
  openedBlock = Number(await chain.rpc('eth_blockNumber'))
  // The fake timers do not replace jsdom's `performance.now`.
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now() - opened)
  requests = []
  isLost = () => false
  globalThis.fetch = async (address, given) => {
    const calls = [JSON.parse(given?.body as string) as Call | Call[]].flat()
    const request = { at: (Date.now() - opened) / 1000, calls }
    requests.push(request)
    if (isLost(request)) throw new TypeError('Failed to fetch')
    awaited += 1
    try {
      const response = await fetch(address, given)
      return new Response(await response.text(), { status: response.status })
    } finally {
      awaited -= 1
    }
  }
})
afterEach(async () => {
  globalThis.fetch = fetch
  jest.restoreAllMocks()
  jest.useRealTimers()
  await chain.rpc('evm_revert', [before])
})

/**
 * A time at a fixed distance from the end of the chain's history, in ms: how many requests find the blocks of a day
 * depends on their age, which must not depend on when this suite runs.
 */
async function nowSinceHistory(): Promise<number> {
  const blockOf = (block: string) =>
    chain.rpc('eth_getBlockByNumber', [block, false]) as Promise<Record<string, string>>
  // The newest block was mined when this suite began, so the seeded month of prices ends at the one before it.
  const { number } = await blockOf('latest')
  const { timestamp } = await blockOf(`0x${(Number(number) - 1).toString(16)}`)
  return (Number(timestamp) + SINCE_HISTORY_S) * 1000
}

async function pass(seconds: number) {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    await act(async () => {
      do await new Promise((resolve) => later(resolve))
      while (awaited > 0)
      await jest.advanceTimersToNextTimerAsync()
    })
  }
}

/** Lets `minutes` minutes pass. A block with a trade is mined every twelve seconds. */
async function live(minutes: number) {
  const { weth, swapRouter } = contracts
  for (let second = 0; second < minutes * 60; second += BLOCK_S) {
    await chain.rpc('evm_setNextBlockTimestamp', [Math.floor(Date.now() / 1000)])
    const trade = [weth, tokenOf('UNI').address, 3000, bob, 10n ** 16n, 0n, 0n]
    const data = ROUTER.encodeFunctionData('exactInputSingle', [trade])
    await chain.rpc('eth_sendTransaction', [{ from: bob, to: swapRouter, data, value: '0x2386f26fc10000' }])
    await pass(BLOCK_S)
  }
}

async function openHome() {
  const app = appStore()
  const node = createNode([chainAt([chain.url])], 1)
  app.services.node = node
  app.services.chain = createChainReader(node)
  app.services.readList = listsOf(tokenList(), pairList())
  await app.connect()
  await renderApp('/', app)
  await pass(5)
}

const rowOf = (pair: string) => screen.getByLabelText(`Trade ${pair}`).closest('tr')!
const isOfPast = ({ calls }: Request) =>
  calls.some(({ method, params }) => method === 'eth_call' && Number(params[1]) < openedBlock)
const isOfBlock = ({ calls }: Request) =>
  calls.some(({ method, params }) => method === 'eth_getBlockByNumber' && params[0] === 'latest')

const textOf = ({ at, calls }: Request) => `${at} s: ${calls.map(({ method }) => method).join(' + ')}`

/** The requests that exceed the limit in the minute with the most requests; empty if none do. */
function tooMuch(): string[] {
  const minutes = requests.map(({ at }) => requests.filter((other) => other.at >= at && other.at < at + 60))
  const busiest = minutes.reduce((most, minute) => (minute.length > most.length ? minute : most), [])
  return busiest.slice(MINUTE_MAX).map(textOf)
}

test('a connected visitor: eight until all is there, then six in any minute, also while the past is read again', async () => {
  await openHome()
  within(rowOf('WETH/USDC')).getAllByRole('cell', { name: CHANGE })
  within(screen.getByText('Your tokens').parentElement!).getByText(/^\$[\d,]+/)
  expect(requests.slice(COLD_MAX).map(textOf)).toEqual([])

  const first = partsOf(rowOf('UNI/WETH'))
  requests.length = 0
  await live(6)
  expect(tooMuch()).toEqual([])
  // The page still requests data at every block, and has requested the data of past blocks again.
  expect(requests.filter(isOfBlock).length).toBeGreaterThanOrEqual(6 * 4)
  expect(requests.filter(isOfPast).filter(({ at }) => at >= PAST_S).length).toBeGreaterThan(0)
  expect(partsOf(rowOf('UNI/WETH'))).not.toEqual(first)
}, 240_000)

test('a past that is not answered is requested with the next block and then ever less often, within the six', async () => {
  isLost = isOfPast
  await openHome()
  within(rowOf('WETH/USDC')).getByText('No history')
  requests.length = 0
  // The verification of the card's quote may also have been lost. It is requested again with the next block.
  await pass(2.5 * BLOCK_S)
  expect(requests.filter(isOfPast).map(({ at }) => Math.floor(at / BLOCK_S))).toEqual([1])
  requests.length = 0
  await pass(60)
  expect(requests.filter(isOfPast).map(({ at }) => Math.floor(at / BLOCK_S))).toEqual([6])
  within(rowOf('WETH/USDC')).getByText('No history')
  isLost = () => false
  // The next retry follows after sixteen blocks. The blocks of this chain are unevenly spaced, so finding the blocks of
  // a day takes three requests, and retries cause one request per minute.
  await pass(240)
  expect(tooMuch()).toEqual([])
  within(rowOf('WETH/USDC')).getAllByRole('cell', { name: CHANGE })
}, 240_000)
