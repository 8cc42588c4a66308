import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { configuredChains } from '#config/chains'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import { headReads } from '#store/chain/headReads'
import { tradeChainChosen } from '#store/chain/tradeChain'
import { draftLeft, draftOpened, draftSettled } from '#store/trade/draft'
import { appStore } from '../../support/appStore'
import { chooseNode } from '#store/chain/ownNode'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const [first, second] = configuredChains as [(typeof configuredChains)[number], (typeof configuredChains)[number]]
const { getHead } = headReads.endpoints

/** A store that polls the head. `read` returns the chains whose heads were read since its last call. */
function following() {
  const app = appStore()
  const head = jest.spyOn(app.services.node, 'head')
  return {
    ...app,
    async read() {
      const chains = head.mock.calls.map(([chainId]) => chainId)
      head.mockClear()
      return chains
    },
    pass: (times = 1) => jest.advanceTimersByTimeAsync(times * HEAD_POLL_MS + 100),
    open: (chainId: number) => app.dispatch(getHead.initiate({ chainId })),
  }
}

test('nothing is read before someone wants the head, and then no more than once', async () => {
  const { read, pass, open } = following()
  await pass()
  expect(await read()).toEqual([])
  await open(first.id)
  expect(await read()).toEqual([first.id])
})

test('the head is read again and again after the screen that wanted it has gone', async () => {
  const { read, pass, open } = following()
  const screen = open(first.id)
  await screen
  await read()
  screen.unsubscribe()
  await pass(3)
  expect(await read()).toEqual([first.id, first.id, first.id])
})

test('another network that is traded on is followed instead', async () => {
  const { read, pass, open, dispatch } = following()
  open(first.id).unsubscribe()
  await pass()
  await read()
  dispatch(tradeChainChosen({ chainId: second.id }))
  open(second.id).unsubscribe()
  await pass(2)
  expect(await read()).toEqual([second.id, second.id, second.id])
})

test('it goes on through another node', async () => {
  const { read, pass, open, dispatch } = following()
  open(first.id).unsubscribe()
  await pass()
  dispatch(chooseNode('https://node.example'))
  await read()
  open(first.id).unsubscribe()
  await pass(2)
  expect(await read()).toEqual([first.id, first.id, first.id])
})

test('a network that is only viewed is not followed', async () => {
  const { read, pass, open } = following()
  await open(second.id)
  await read()
  await pass(2)
  expect(await read()).toEqual([])
})

test.each([2, 0.1])(
  'with a block every %p s, the head is read each two seconds while an amount stands in the card, and only then',
  async (blockSeconds) => {
    jest.replaceProperty(first, 'blockSeconds', blockSeconds)
    const { read, pass, open, dispatch } = following()
    open(first.id).unsubscribe()
    await pass()
    expect(await read()).toEqual([first.id, first.id])
    const draft = { sell: 'native', buy: null, typed: '1', kind: 'exactIn' } as const
    dispatch(draftOpened({ card: 'home', draft }))
    dispatch(draftSettled(draft))
    await pass()
    expect((await read()).length).toBe(HEAD_POLL_MS / 2_000)
    dispatch(draftLeft({ card: 'home' }))
    await pass()
    expect((await read()).length).toBeLessThanOrEqual(2)
  },
)
