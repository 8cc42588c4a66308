import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { PriceSeries, SeriesRequest } from '#domain/market/history'
import { NodeError } from '#domain/chain/nodeError'
import { headReads } from '#store/chain/headReads'
import { marketReads } from '#store/market/marketReads'
import { appStore } from '../../support/appStore'
import { deferred } from '../../support/fakeWallet'
import { WETH } from '../../support/fakeServices'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const { getHead } = headReads.endpoints
const { getHistories } = marketReads.endpoints
const BLOCK_S = 12
const requests: SeriesRequest[] = [{ token: WETH, pool: null, unit: 'usd' }]
const of = (parts: number) => ({ chainId: 3, requests, span: { seconds: 86_400, parts } })
const TOLD: PriceSeries = { readings: [{ blockNumber: 1, timestamp: 1, price: '1' }], source: 'archive', reason: null }
const down = () => Promise.reject(new NodeError('timedOut', 'The node did not respond in time.'))

/** A page that shows price histories and polls the head. */
async function looking(histories: () => Promise<PriceSeries[]>) {
  const app = appStore()
  const start = Date.now()
  const heads: number[] = []
  const reads: { second: number; parts: number; isAgain: boolean; isWithHead: boolean }[] = []
  const { node, chain } = app.services
  const { head } = node
  node.head = (chainId) => {
    heads.push(Date.now())
    return head(chainId)
  }
  const replies = { current: histories }
  chain.histories = (_chainId, _asks, { parts }, isAgain = false) => {
    const read = { second: (Date.now() - start) / 1000, parts, isAgain, isWithHead: false }
    reads.push(read)
    queueMicrotask(() => (read.isWithHead = heads.includes(Date.now())))
    return replies.current()
  }
  // Polling begins when the head has been read once.
  await app.dispatch(getHead.initiate({ chainId: 3 }))
  return {
    ...app,
    replies,
    reads,
    seconds: () => reads.map(({ second }) => second),
    watch: (parts = 24) => app.dispatch(getHistories.initiate(of(parts))),
    async pass(seconds: number) {
      for (let second = 0; second < seconds; second += BLOCK_S) await jest.advanceTimersByTimeAsync(BLOCK_S * 1000)
    },
  }
}

test('five minutes after it was read it is read again, slowly, together with a block and not with each', async () => {
  const { watch, pass, reads } = await looking(async () => [TOLD])
  void watch()
  await pass(660)
  expect(reads).toEqual([
    { second: 0, parts: 24, isAgain: false, isWithHead: true },
    { second: 300, parts: 24, isAgain: true, isWithHead: true },
    { second: 600, parts: 24, isAgain: true, isWithHead: true },
  ])
})

test('what nobody looks at any more is not read again, nor what another look has read since', async () => {
  const { watch, pass, reads } = await looking(async () => [TOLD])
  const { unsubscribe } = watch(24)
  await pass(156)
  void watch(48)
  unsubscribe()
  await pass(360)
  expect(reads.map(({ second, parts }) => [second, parts])).toEqual([
    [0, 24],
    [156, 48],
    [456, 48],
  ])
})

test.each([
  ['could not be read', down],
  [
    'was answered only in part',
    async (): Promise<PriceSeries[]> => [TOLD, { readings: [], source: null, reason: 'unanswered' }],
  ],
  [
    'was limited in part',
    async (): Promise<PriceSeries[]> => [TOLD, { readings: [], source: null, reason: 'limited' }],
  ],
])('what %s is tried with the next block, and then less and less often', async (_, reply) => {
  const { watch, pass, seconds, replies } = await looking(reply)
  void watch()
  await pass(1_200)
  expect(seconds()).toEqual([0, 12, 72, 192, 432, 732, 1_032])
  replies.current = async () => [TOLD]
  await pass(600)
  expect(seconds().slice(7)).toEqual([1_332, 1_632])
  // After a success, the count of failures starts again at one.
  replies.current = reply
  await pass(336)
  expect(seconds().slice(9)).toEqual([1_932, 1_944, 2_004, 2_124])
})

test('what is being read is not asked for twice, however long it takes', async () => {
  const answer = deferred<PriceSeries[]>()
  const { watch, pass, seconds } = await looking(() => answer.promise)
  void watch()
  await pass(600)
  expect(seconds()).toEqual([0])
  answer.resolve([TOLD])
  await pass(24)
  expect(seconds()).toEqual([0, 612])
})
