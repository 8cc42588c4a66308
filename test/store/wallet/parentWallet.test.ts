import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { settings } from '#config/settings'
import { parentWallet } from '#connectors/remote/remoteWallets'
import { PARENT_ANSWER_MS, PARENT_POLL_MS, WALLET_ANSWER_MS } from '#domain/wallet/limits'
import { selectCanSwitchChain, selectWalletChainId } from '#store/chain/walletChain'
import { modalOpened } from '#store/browser/modals'
import { selectAccount, selectStatus } from '#store/wallet/connection'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { acceptTerms } from '#store/wallet/terms'
import { selectWalletRows } from '#store/wallet/walletRows'
import { selectIsParentRefused, selectWalletName } from '#store/wallet/wallets'
import { fakeParent, SAFE, SAFE_ORIGIN, safeInfo, type FakeParent } from '../../support/fakeParent'
import { walletStore } from '../../support/walletStore'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

function load(parent: FakeParent) {
  const app = walletStore(parent.page, { parent: parentWallet(parent.page, [SAFE_ORIGIN]) })
  const select = <T>(selector: (state: ReturnType<typeof app.state>) => T) => selector(app.state())
  app.start()
  return { ...app, select }
}

test('C18: a page inside Safe’s is connected to its Safe by itself, with each load, and remembers nothing', async () => {
  const parent = fakeParent()
  for (const _ of ['the first', 'a reload']) {
    const { select, storage } = load(parent)
    expect([select(selectStatus), select(selectIsParentRefused)]).toEqual(['reconnecting', false])
    await pass(200)
    expect([select(selectStatus), select(selectAccount), select(selectWalletChainId)]).toEqual(['connected', SAFE, 3])
    expect([select(selectCanSwitchChain), select((state) => selectWalletName(state, 'safe'))]).toEqual([false, 'Safe'])
    expect([storage.read('session'), storage.read('recentWallets')]).toEqual([null, null])
  }
})

test('C18: a wallet of an earlier visit is not used inside Safe’s page', async () => {
  const parent = fakeParent()
  const session = { walletId: 'metaMask', reach: 'browser', name: 'MetaMask' }
  parent.page.localStorage.setItem('tidemark.session', JSON.stringify({ version: 1, value: session }))
  const { select, storage } = load(parent)
  await pass(200)
  expect(select(selectAccount)).toBe(SAFE)
  expect(storage.read('session')).toMatchObject(session)
})

test('C18: where the page around proves nothing, it is refused in time', async () => {
  const parent = fakeParent({ origin: 'https://evil.example', ancestors: null })
  const { select } = load(parent)
  expect(select(selectIsParentRefused)).toBe(false)
  await pass(WALLET_ANSWER_MS)
  expect([select(selectStatus), select(selectIsParentRefused)]).toEqual(['disconnected', true])
})

test('W43: a Safe whose page was too slow at the start is asked again with each press, and connected', async () => {
  const parent = fakeParent()
  parent.reply('getSafeInfo', undefined)
  const { select, dispatch } = load(parent)
  await pass(PARENT_ANSWER_MS)
  expect([select(selectStatus), select(selectIsParentRefused)]).toEqual(['disconnected', true])
  const press = () => dispatch(modalOpened({ modal: 'connect' }))
  press()
  await pass(PARENT_ANSWER_MS + 100)
  expect([select(selectStatus), select(selectIsParentRefused)]).toEqual(['disconnected', true])
  const asked = parent.requests.length
  await pass(60_000)
  expect(parent.requests).toHaveLength(asked)
  press()
  parent.reply('getSafeInfo', () => safeInfo())
  await pass(PARENT_ANSWER_MS)
  expect([select(selectStatus), select(selectAccount)]).toEqual(['connected', SAFE])
})

test('W43: a press while the page is still asked is answered, too', async () => {
  const parent = fakeParent()
  parent.reply('getSafeInfo', undefined)
  const { select, dispatch } = load(parent)
  await pass(PARENT_ANSWER_MS - 100)
  dispatch(modalOpened({ modal: 'connect' }))
  await pass(1_000)
  parent.reply('getSafeInfo', () => safeInfo())
  await pass(PARENT_POLL_MS + 100)
  expect([select(selectStatus), select(selectAccount)]).toEqual(['connected', SAFE])
})

test('a Safe that was disconnected is connected by the next press, as there is no other wallet', async () => {
  const { select, dispatch } = load(fakeParent())
  await pass(200)
  await dispatch(disconnectWallet())
  expect([select(selectStatus), select(selectIsParentRefused)]).toEqual(['disconnected', false])
  expect(select(selectWalletRows).map(({ id, ready }) => [id, ready])).toEqual([['safe', true]])
  dispatch(modalOpened({ modal: 'connect' }))
  await pass(200)
  expect(select(selectAccount)).toBe(SAFE)
})

test('the terms of the operator come first inside Safe’s page, too, and then its Safe is connected', async () => {
  Object.assign(settings, { terms: { url: null, text: 'Be good.', version: '1' } })
  try {
    const parent = fakeParent()
    const { select, dispatch } = load(parent)
    await pass(WALLET_ANSWER_MS)
    dispatch(modalOpened({ modal: 'connect' }))
    await pass(200)
    expect(select(selectStatus)).toBe('disconnected')
    dispatch(acceptTerms('1'))
    await pass(200)
    expect([select(selectStatus), select(selectAccount)]).toEqual(['connected', SAFE])
  } finally {
    Object.assign(settings, { terms: null })
  }
})
