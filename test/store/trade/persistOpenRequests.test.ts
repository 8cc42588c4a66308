import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { parseOpenRequests } from '#boundary/openRequests'
import { confirmTrade } from '#store/trade/confirmTrade'
import { requestDismissed, selectRequestFor, selectUnseenRequest } from '#store/trade/openRequests'
import { reviewOpened, selectTrade, tradeClosed } from '#store/trade/trade'
import { selectTransactionsOf } from '#store/transaction/transactions'
import { appStore } from '../../support/appStore'
import { fakePage, type FakePage } from '../../support/fakePage'
import { USDC } from '../../support/fakeServices'
import { ALICE, deferred, fakeWallet, fault } from '../../support/fakeWallet'
import { samplePlan } from '../../support/samplePlan'
import { sharedStorage } from '../../support/sharedStorage'
import { flatTransaction } from '../../support/storedTransaction'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const SEND = 'eth_sendTransaction'
const TEXT = 'Swap 100 USDC for UNI'
const HASH_5 = `0x${'5'.padStart(64, '0')}` as const
const turn = () => jest.advanceTimersByTimeAsync(0)
const plan = samplePlan()

/** A page on which the swap was requested, with the wallet's prompt, which is still open. */
async function asked(page: FakePage, wallet = fakeWallet()) {
  const app = appStore(page)
  await app.connect(wallet)
  app.services.approvals[USDC] = 100_000_000n
  const prompt = deferred()
  wallet.reply(SEND, () => prompt.promise)
  app.dispatch(reviewOpened(plan))
  const done = app.dispatch(confirmTrade())
  await turn()
  return { ...app, wallet, prompt, done }
}

/** The next page of the same browser. */
function reloaded(page: FakePage) {
  const app = appStore(page)
  app.start()
  const [search] = app.services.receipts.searches
  return { ...app, search, text: () => selectUnseenRequest(app.state())?.text ?? null }
}

const storedIn = (page: FakePage) =>
  (JSON.parse(page.localStorage.getItem('tidemark.openRequests') ?? 'null') as { value: unknown[] } | null)?.value ?? []

describe('X34: after a reload, a request that the wallet has not answered', () => {
  test('is said to be open, and the same swap is not sent again unless that is asked for', async () => {
    const page = fakePage()
    const { dispatch: close } = await asked(page)
    close(tradeClosed())
    const { state, connect, dispatch, text } = reloaded(page)
    expect(text()).toBe(TEXT)
    expect(selectRequestFor(state(), plan)).not.toBeNull()
    const wallet = await connect()
    dispatch(reviewOpened(plan))
    await dispatch(confirmTrade())
    expect(selectTrade(state())).toMatchObject({ status: 'reviewing' })
    expect(wallet.requested(SEND)).toEqual([])
  })

  test('is found on the chain by the account’s nonce, and is then an ordinary transaction', async () => {
    const page = fakePage()
    await asked(page)
    const { state, search, text } = reloaded(page)
    expect(search?.asked).toMatchObject({ chainId: 3, account: ALICE, nonce: 0, block: 100 })
    search?.end(HASH_5)
    await turn()
    expect(text()).toBeNull()
    expect(storedIn(page)).toEqual([])
    expect(selectTransactionsOf(state(), ALICE, 3).map(flatTransaction)).toMatchObject([
      { hash: HASH_5, description: TEXT },
    ])
  })

  test('is over once the chain has passed its deadline', async () => {
    const page = fakePage()
    await asked(page)
    const { search, text } = reloaded(page)
    const deadline = parseOpenRequests(storedIn(page))[0]?.deadline ?? 0
    expect(search?.isOver?.(null)).toBe(false)
    expect(search?.isOver?.(deadline)).toBe(false)
    expect(search?.isOver?.(deadline + 1)).toBe(true)
    search?.end(null)
    await turn()
    expect(text()).toBeNull()
    expect(storedIn(page)).toEqual([])
  })

  test('is over when the visitor says that it is gone, and its search ends', async () => {
    const page = fakePage()
    await asked(page)
    const { dispatch, state, search, text } = reloaded(page)
    dispatch(requestDismissed(selectUnseenRequest(state())!))
    expect(text()).toBeNull()
    expect(search?.isOver?.(null)).toBe(true)
    expect(storedIn(page)).toEqual([])
  })

  test('keeps what is known of its failure', async () => {
    const page = fakePage()
    const wallet = fakeWallet()
    const app = await asked(page, wallet)
    app.prompt.reject(fault(-32_603, 'Internal error'))
    await turn()
    const { state } = reloaded(page)
    expect(selectUnseenRequest(state())?.failure).toMatchObject({ problem: 'sendFailed' })
  })
})

test.each<[string, (app: Awaited<ReturnType<typeof asked>>) => void]>([
  [
    'a hash',
    ({ prompt }) => {
      prompt.resolve(HASH_5)
    },
  ],
  [
    'a no',
    ({ prompt }) => {
      prompt.reject(fault(4001))
    },
  ],
])('an answer of the wallet ends the stored request: %s', async (_, answer) => {
  const page = fakePage()
  const app = await asked(page)
  expect(storedIn(page)).toHaveLength(1)
  answer(app)
  await turn()
  expect(storedIn(page)).toEqual([])
  expect(reloaded(page).text()).toBeNull()
})

test('another tab shows the request until the first one has its answer', async () => {
  const { pages, deliver, waiting } = sharedStorage(2)
  const [first, second] = pages as [FakePage, FakePage]
  const other = appStore(second)
  other.start()
  const { prompt } = await asked(first)
  const hear = () => {
    while (waiting() > 0) deliver(0)
  }
  hear()
  expect(selectUnseenRequest(other.state())?.text).toBe(TEXT)
  prompt.resolve(HASH_5)
  await turn()
  hear()
  expect(selectUnseenRequest(other.state())).toBeNull()
  expect(selectTransactionsOf(other.state(), ALICE, 3)).toMatchObject([{ hash: HASH_5 }])
})

test('a stored request that cannot be is dropped, and the others stay', async () => {
  const page = fakePage()
  await asked(page)
  const [one] = storedIn(page) as [Record<string, unknown>]
  const bad = [7, null, {}, { ...one, call: '0x' }, { ...one, account: 'x' }, { ...one, problem: '__proto__' }]
  expect(parseOpenRequests([...bad, one])).toEqual([one])
})
