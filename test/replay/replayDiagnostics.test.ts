import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { ACTION_TEXTS } from '#copy/page/diagnostics/story'
import { parseDiagnostics } from '../../src/boundary/diagnostics'
import { ACTIONS_RECORDED } from '../../src/domain/page/limits'
import { NodeError } from '../../src/domain/chain/nodeError'
import { replayDiagnostics } from '../../src/replay/replayDiagnostics'
import { storyOf } from '../../src/replay/story'
import { pairingReady } from '../../src/events'
import { readThrough } from '../../src/store/chain/node/chooseNode'
import { modalOpened } from '../../src/store/page/modals'
import { notificationAdded, notificationDismissed } from '../../src/store/page/notifications'
import { tokenReads } from '../../src/store/token/tokenReads'
import { confirmTrade } from '../../src/store/trade/confirmTrade'
import { draftSettled } from '../../src/store/trade/draft'
import { reviewOpened, selectTrade } from '../../src/store/trade/trade'
import { selectWallet } from '../../src/store/wallet/selectWallet'
import { allActionTypes } from '../support/allActions'
import { appStore, WALLET_ID } from '../support/appStore'
import { announce } from '../support/fakePage'
import { parsedDiagnostics as parsed, textOf } from '../support/diagnostics'
import { UNI, USDC } from '../support/fakeServices'
import { ALICE, fakeWallet, HASH } from '../support/fakeWallet'
import { samplePlan } from '../support/samplePlan'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

type App = ReturnType<typeof appStore>

/** Connects, drafts a trade, and has it fail on the chain. */
async function failedVisit(): Promise<App> {
  const app = appStore()
  const { dispatch, services } = app
  const wallet = fakeWallet()
  announce(services.page, wallet.provider)
  app.start()
  dispatch(modalOpened({ modal: 'connect' }))
  await dispatch(selectWallet(WALLET_ID))
  dispatch(draftSettled({ sell: USDC, buy: UNI, typed: '100', kind: 'exactIn' }))
  services.approvals[USDC] = 100_000_000n
  wallet.reply('eth_sendTransaction', async () => HASH)
  dispatch(reviewOpened(samplePlan()))
  const done = dispatch(confirmTrade())
  await jest.advanceTimersByTimeAsync(1_000)
  services.receipts.mine(HASH, { status: false })
  await jest.advanceTimersByTimeAsync(1_000)
  await done
  expect(selectTrade(app.state()).status).toBe('failed')
  return app
}

test('a visit with a swap that fails is replayed to equal slices, and reads as a story', async () => {
  const app = await failedVisit()
  const diagnostics = parsed(textOf(app))
  const replay = replayDiagnostics(diagnostics)
  expect(replay.differences).toEqual([])
  expect(diagnostics.after).toMatchObject({ trade: { status: 'failed' }, connection: { accounts: ['account-1'] } })
  expect(replay.actions.every(({ problem }) => problem === null)).toBe(true)

  const update = replay.actions.find(({ type }) => type === 'transactions/transactionUpdated')
  expect(update?.changes).toContainEqual({
    path: 'transactions.byAccount.account-1:3.0.status',
    from: 'pending',
    to: 'failed',
  })

  const lines = storyOf(diagnostics, replay)
  const chapters = [
    'connected: account-1 on chain 3. [connection.status: "connecting" → "connected"',
    'The draft is contract-1 for contract-2, 100 (exactIn).',
    'The review opened: USDC for UNI. [trade.status: "idle" → "reviewing"',
    'Step 1 is waiting for: wallet.',
    'Sent: Swap 100 USDC for ',
    'The trade failed (',
    'The replay ended with the slices that the page had.',
  ]
  const found = chapters.map((chapter) => lines.findIndex((line) => line.includes(chapter)))
  expect(found).not.toContain(-1)
  expect(found).toEqual([...found].sort((a, b) => a - b))
  expect(lines.join('\n')).toContain(`account-1 is ${ALICE.slice(0, 4).toLowerCase()}…${ALICE.slice(-4).toLowerCase()}`)
})

test('slices that are not those of the page are told', async () => {
  const diagnostics = parsed(textOf(await failedVisit()))
  const replay = replayDiagnostics({ ...diagnostics, after: { ...diagnostics.after, modals: { open: 'network' } } })
  expect(replay.differences).toEqual([{ path: 'modals.open', from: null, to: 'network' }])
  expect(storyOf(diagnostics, replay).at(-1)).toBe(
    'The replay ended differently from the page: modals.open: null → "network"',
  )
})

test('of a long visit the last 200 actions are kept, and replayed from the slices before them', async () => {
  const app = await failedVisit()
  for (let count = 0; count < ACTIONS_RECORDED; count++) {
    const { payload } = app.dispatch(notificationAdded({ type: 'info', message: `Number ${count}` }))
    if (count % 2 === 0) app.dispatch(notificationDismissed({ id: payload.id }))
  }
  const diagnostics = parsed(textOf(app))
  expect(diagnostics.actions).toHaveLength(ACTIONS_RECORDED)
  expect(diagnostics.before).toMatchObject({ trade: { status: 'failed' } })
  expect(replayDiagnostics(diagnostics).differences).toEqual([])
})

test('of reads only the name is kept, and why one failed; what is read again with every block is not', async () => {
  const app = appStore()
  const { dispatch, services } = app
  const read = () =>
    dispatch(tokenReads.endpoints.getBalance.initiate({ chainId: 3, account: ALICE }, { forceRefetch: true }))
  await dispatch(tokenReads.endpoints.getBalance.initiate({ chainId: 3, account: ALICE }))
  await read()
  services.node.balance = async () => Promise.reject(new NodeError('limited', 'Too many requests.'))
  await read()
  const { actions } = parsed(textOf(app))
  expect(actions.filter(({ type }) => type.startsWith('chainReads'))).toEqual([
    { at: expect.any(Number), type: 'chainReads/getBalance/fulfilled' },
    {
      at: expect.any(Number),
      type: 'chainReads/getBalance/rejected',
      payload: { failure: 'limited', message: 'Too many requests.' },
    },
  ])
})

test('a node of one’s own and a pairing code are named by stand-ins', () => {
  const app = appStore()
  app.dispatch(readThrough(3, 'https://my-home.example:8545/v3/key'))
  app.dispatch(pairingReady({ uri: 'wc:ab@2?relay-protocol=irn&symKey=cd', expiresAt: 300_000, isNew: null }))
  const text = textOf(app)
  expect(text).not.toMatch(/my-home|8545|symKey|wc:/)
  const diagnostics = parsed(text)
  expect(diagnostics.nodes).toMatchObject({ isOwn: true })
  expect(replayDiagnostics(diagnostics).differences).toEqual([])
})

describe('a file that no page made', () => {
  const whole = () => textOf(appStore())

  test.each([
    ['no JSON', () => 'Hello'],
    ['another form', () => whole().replace('"form":1', '"form":2')],
    ['an action without a name', () => whole().replace(/"type":"[^"]+"/, '"type":1')],
    ['slices with strange names', () => whole().replace('"before":{', '"before":{"a b":1,')],
    ['more actions than are recorded', () => JSON.stringify(Array.from({ length: 201 }, () => 'a/b'))],
  ])('is refused: %s', (_what, make) => {
    expect(parseDiagnostics(make())).toBeNull()
  })

  test('may be the names of the actions alone', () => {
    expect(parseDiagnostics('["app/started","trade/reviewOpened"]')).toEqual(['app/started', 'trade/reviewOpened'])
  })

  test('changes no prototype, and an action that the reducers cannot take is told', () => {
    const file = whole().replace('"actions":[', '"actions":[{"at":0,"type":"wallet/connected","__proto__":{"x":1}},')
    const diagnostics = parsed(file)
    expect('x' in diagnostics.actions[0]!).toBe(false)
    const replay = replayDiagnostics(diagnostics)
    expect(replay.actions[0]?.problem).toContain('TypeError')
    expect(storyOf(diagnostics, replay).join('\n')).toContain('wallet/connected could not be replayed')
  })

  test('does not steer the terminal', () => {
    const diagnostics = parsed(whole())
    const action = { at: 0, type: 'parts/\u001b[2Jx', payload: null }
    const lines = storyOf(diagnostics, replayDiagnostics({ ...diagnostics, actions: [action] }))
    expect(lines.join('')).not.toContain('\u001b')
  })
})

test('there are words for every action of the slices, and for no other', () => {
  expect(Object.keys(ACTION_TEXTS).sort()).toEqual(allActionTypes())
})
