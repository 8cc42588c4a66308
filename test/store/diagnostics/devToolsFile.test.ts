import { instrument, type LiftedState } from '@redux-devtools/instrument'
import { legacy_createStore, type UnknownAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { ACTIONS_RECORDED } from '#domain/browser/limits'
import { NodeError } from '#domain/chain/nodeError'
import { modalOpened } from '#store/browser/modals'
import { notificationAdded, notificationDismissed } from '#store/browser/notifications'
import { rootReducer } from '#store/rootReducer'
import { tokenReads } from '#store/token/tokenReads'
import { confirmTrade } from '#store/trade/confirmTrade'
import { draftSettled } from '#store/trade/draft'
import { reviewOpened, selectTrade } from '#store/trade/trade'
import type { RootState } from '#store/types'
import { selectWallet } from '#store/wallet/connectWallet'
import { appStore, WALLET_ID } from '../../support/appStore'
import { parsedDiagnostics } from '../../support/diagnostics'
import { textOf } from '../../support/diagnosticsOfStore'
import { announce } from '../../support/fakePage'
import { UNI, USDC } from '../../support/fakeServices'
import { ALICE, fakeWallet, HASH } from '../../support/fakeWallet'
import { samplePlan } from '../../support/samplePlan'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

type App = ReturnType<typeof appStore>

/** A visit in which the visitor connects and makes a trade that fails on the chain. */
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

/** Imports a file as Redux DevTools does. Returns the actions in the file, and the state after the last of them. */
function imported(text: string) {
  const { payload, preloadedState } = JSON.parse(text) as { payload: string; preloadedState: string }
  const store = legacy_createStore(rootReducer, instrument<RootState, UnknownAction, unknown>())
  store.liftedStore.dispatch({
    type: 'IMPORT_STATE',
    nextLiftedState: JSON.parse(payload) as UnknownAction[],
    preloadedState: JSON.parse(preloadedState) as RootState,
    noRecompute: false,
  })
  const { actionsById, stagedActionIds, computedStates } = store.liftedStore.getState() as LiftedState<
    RootState,
    UnknownAction,
    unknown
  >
  return {
    types: stagedActionIds.slice(1).map((id) => actionsById[id]?.action.type),
    errors: computedStates.flatMap(({ error }) => error ?? []),
    state: computedStates.at(-1)?.state,
  }
}

test('Redux DevTools import a visit with a swap that fails, and come to its end', async () => {
  const app = await failedVisit()
  const text = textOf(app)
  const { types, errors, state } = imported(text)
  expect(errors).toEqual([])
  expect(types).toEqual(parsedDiagnostics(text).actions.map(({ type }) => type))
  expect(types).toEqual(
    expect.arrayContaining(['wallet/connected', 'trade/reviewOpened', 'transactions/transactionUpdated']),
  )
  expect(state?.trade.status).toBe('failed')
  expect(state?.connection).toMatchObject({ status: 'connected', accounts: ['account-1'] })
  expect(state?.transactions).toMatchObject({ byAccount: { 'account-1:3': [{ state: { status: 'failed' } }] } })
  expect(text.toLowerCase()).not.toContain(ALICE.slice(-4).toLowerCase())
  expect(text).not.toMatch(/\b1[6-9]\d{11}\b|T\d\d:\d\d/)
})

test('of a long visit the last 200 actions are kept, with the slices before them', async () => {
  const app = await failedVisit()
  for (let count = 0; count < ACTIONS_RECORDED; count++) {
    const { payload } = app.dispatch(notificationAdded({ type: 'info', message: `Number ${count}` }))
    if (count % 2 === 0) app.dispatch(notificationDismissed({ id: payload.id }))
  }
  const text = textOf(app)
  const { actions, before } = parsedDiagnostics(text)
  expect(actions).toHaveLength(ACTIONS_RECORDED)
  expect(actions[0]?.meta).toEqual({ at: 0 })
  expect(before).toMatchObject({ trade: { status: 'failed' } })
  expect(imported(text).errors).toEqual([])
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
  const { actions } = parsedDiagnostics(textOf(app))
  expect(actions.filter(({ type }) => type.startsWith('chainReads'))).toEqual([
    { type: 'chainReads/getBalance/fulfilled', meta: { at: expect.any(Number) } },
    {
      type: 'chainReads/getBalance/rejected',
      payload: { failure: 'limited', message: 'text(18)' },
      meta: { at: expect.any(Number) },
    },
  ])
})
