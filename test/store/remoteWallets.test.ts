import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { OpenedWallet, Report, WalletAdapter } from '#connectors/connector'
import type { Device } from '#domain/browser/device'
import { pairingEnded, pairingReady } from '#events'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { selectWallet } from '#store/wallet/connectWallet'
import { selectWalletRows } from '#store/wallet/walletRows'
import { selectReach, selectSessionEnd, selectStatus, selectWalletId } from '#store/wallet/connection'
import {
  backPressed,
  downloadPressed,
  getWalletPressed,
  selectWizard,
  walletSelected,
} from '#store/wallet/connectWizard'
import { modalClosed, modalOpened, selectOpenModal } from '#store/browser/modals'
import { selectNotifications } from '#store/browser/notifications'
import { selectPairing } from '#store/wallet/pairing'
import { announce, fakePage, type FakePage } from '../support/fakePage'
import { ALICE, BOB, deferred, type Deferred, fakeWallet } from '../support/fakeWallet'
import { settle, walletStore } from '../support/walletStore'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const PHONE: Device = { isPhone: true, system: 'ios', extensionStore: null }
const LINK = 'WALLETCONNECT_DEEPLINK_CHOICE'
const CODE = { uri: `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=b`, expiresAt: 1_000, isNew: null }

/** A wallet behind a relay. The test decides how the wallet responds. */
function pairingWallet(page: FakePage = fakePage(), device?: Device) {
  const wallet = fakeWallet()
  const approval = deferred<undefined>()
  const prepared: (() => boolean)[] = []
  const paired: (() => boolean)[] = []
  let report: Report = () => undefined
  const opened: OpenedWallet = {
    provider: wallet.provider,
    async pair(isNeeded) {
      paired.push(isNeeded)
      report(pairingReady(CODE))
      try {
        await approval.promise
      } finally {
        report(pairingEnded())
      }
    },
    endsAt: () => 9_000,
  }
  const adapter: WalletAdapter = {
    id: 'rainbow',
    reach: () => 'pairing',
    open: async () => opened,
    prepare: (isNeeded) => void prepared.push(isNeeded),
  }
  const app = walletStore(page, {
    device,
    adapters(given) {
      report = given
      return [adapter]
    },
  })
  app.start()
  const choose = async () => {
    app.dispatch(modalOpened({ modal: 'connect' }))
    void app.dispatch(selectWallet('rainbow'))
    await settle()
  }
  const connect = async () => {
    await choose()
    approval.resolve(undefined)
    await settle()
  }
  return { ...app, wallet, approval, prepared, paired, choose, connect }
}

const session = (page: FakePage) => JSON.parse(page.localStorage.getItem('tidemark.session') ?? 'null') as unknown

/** A wallet that opens its own window. The test decides when the window opens. */
function popUpWallet() {
  const wallet = fakeWallet()
  const requested: Deferred[] = []
  const opening = deferred<OpenedWallet>()
  const abandon = jest.fn(() => {
    requested.at(-1)?.reject({ code: 4001 })
  })
  wallet.reply('eth_requestAccounts', () => {
    const answer = deferred()
    requested.push(answer)
    return answer.promise
  })
  const app = walletStore(fakePage(), {
    adapters: () => [{ id: 'coinbase', reach: () => 'popUp', open: () => opening.promise }],
  })
  app.start()
  const choose = async () => {
    app.dispatch(modalOpened({ modal: 'connect' }))
    void app.dispatch(selectWallet('coinbase'))
    await settle()
  }
  const open = async () => {
    opening.resolve({ provider: wallet.provider, abandon })
    await settle()
  }
  return { ...app, wallet, requested, abandon, choose, open }
}

describe('a window of its own', () => {
  test.each([
    ['closes the dialog', modalClosed()],
    ['goes back', backPressed()],
    ['looks for wallets to get', getWalletPressed()],
    ['wants to download it', downloadPressed({ walletId: 'coinbase' })],
    ['chooses another wallet', walletSelected({ walletId: 'rainbow' })],
  ])('is closed when the user %s', async (_, action) => {
    const { dispatch, state, abandon, choose, open, types } = popUpWallet()
    await open()
    await choose()
    expect(abandon).not.toHaveBeenCalled()
    dispatch(action)
    await settle()
    expect(abandon).toHaveBeenCalledTimes(1)
    expect(selectStatus(state())).toBe('disconnected')
    expect(types()).not.toContain('wallet/connectFailed')
  })

  test('is not opened where the dialog was closed before it could be', async () => {
    const { dispatch, wallet, choose, open } = popUpWallet()
    await choose()
    dispatch(modalClosed())
    await open()
    expect(wallet.methods()).toEqual([])
  })

  test('is left alone once it has answered, and by dialogs that wait for nothing', async () => {
    const { dispatch, abandon, requested, choose, open, state } = popUpWallet()
    await open()
    await choose()
    requested[0]?.resolve([ALICE])
    await settle()
    expect(selectStatus(state())).toBe('connected')
    dispatch(modalOpened({ modal: 'account' }))
    dispatch(modalClosed())
    await settle()
    expect(abandon).not.toHaveBeenCalled()
  })
})

describe('a wallet that is paired', () => {
  test('is ready without anything in this browser, and is asked there if it is', async () => {
    const { page, state } = pairingWallet()
    const row = () => selectWalletRows(state()).find(({ id }) => id === 'rainbow')
    expect(row()).toMatchObject({ ready: true, reachedBy: 'pairing', installed: false })
    announce(page, fakeWallet().provider, { rdns: 'me.rainbow' })
    await settle()
    expect(row()).toMatchObject({ ready: true, reachedBy: 'browser', installed: true })
  })

  test('shows its code until it answers, and then is connected until its end', async () => {
    const { state, choose, approval } = pairingWallet()
    await choose()
    expect(selectPairing(state())).toEqual(CODE)
    expect(selectWizard(state())).toMatchObject({ step: 'connect', walletId: 'rainbow', outcome: null })
    approval.resolve(undefined)
    await settle()
    expect(selectPairing(state())).toBeNull()
    expect([selectStatus(state()), selectReach(state()), selectSessionEnd(state())]).toEqual([
      'connected',
      'pairing',
      9_000,
    ])
    expect(selectOpenModal(state())).toBeNull()
  })

  test('is waited for only as long as the dialog asks for it', async () => {
    const { dispatch, choose, paired } = pairingWallet()
    await choose()
    expect(paired.map((isNeeded) => isNeeded())).toEqual([true])
    dispatch(modalClosed())
    expect(paired.map((isNeeded) => isNeeded())).toEqual([false])
  })

  test('W03: an approval after the dialog was closed connects nothing', async () => {
    const { dispatch, state, choose, approval } = pairingWallet()
    await choose()
    dispatch(modalClosed())
    approval.resolve(undefined)
    await settle()
    expect(selectWalletId(state())).toBeNull()
    expect(selectStatus(state())).toBe('disconnected')
  })

  test('a refusal leaves the step, without a code and without an error', async () => {
    const { state, choose, approval } = pairingWallet()
    await choose()
    approval.reject(new Error('User rejected.'))
    await settle()
    expect(selectPairing(state())).toBeNull()
    expect(selectWizard(state())).toMatchObject({ step: 'connect', outcome: 'rejected', message: null })
  })
})

describe('what is fetched before a press', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())
  const idle = () => jest.advanceTimersByTime(1_000)

  test('is requested once the list is on screen, and wanted while it is there', () => {
    const { dispatch, prepared } = pairingWallet()
    expect(prepared).toHaveLength(0)
    dispatch(modalOpened({ modal: 'connect' }))
    idle()
    expect(prepared.map((isNeeded) => isNeeded())).toEqual([true])
    dispatch(modalClosed())
    expect(prepared.map((isNeeded) => isNeeded())).toEqual([false])
    dispatch(modalOpened({ modal: 'network' }))
    idle()
    expect(prepared).toHaveLength(1)
  })

  test('is not asked of a wallet that is in this browser', async () => {
    const page = fakePage()
    announce(page, fakeWallet().provider, { rdns: 'me.rainbow' })
    const { dispatch, prepared } = pairingWallet(page)
    dispatch(modalOpened({ modal: 'connect' }))
    idle()
    expect(prepared).toHaveLength(0)
  })
})

describe('the next visit', () => {
  test('finds a paired wallet again without a code', async () => {
    const page = fakePage()
    await pairingWallet(page).connect()
    const value = { walletId: 'rainbow', reach: 'pairing', name: 'Rainbow', chainId: 3 }
    expect(session(page)).toEqual({ version: 1, value })
    const { state, wallet, paired } = pairingWallet(page)
    await settle()
    expect([selectStatus(state()), selectWalletId(state())]).toEqual(['connected', 'rainbow'])
    expect(paired).toHaveLength(0)
    expect(wallet.methods().sort()).toEqual(['eth_accounts', 'eth_chainId'])
  })

  test('W07: waits for an extension that is late, although its app could be paired', async () => {
    const page = fakePage()
    const extension = fakeWallet({ accounts: [BOB] })
    page.localStorage.setItem(
      'tidemark.session',
      JSON.stringify({ version: 1, value: { walletId: 'rainbow', reach: 'browser', name: 'Rainbow' } }),
    )
    const { state, wallet } = pairingWallet(page)
    await jest.advanceTimersByTimeAsync(4_000)
    expect(selectStatus(state())).toBe('disconnected')
    expect(wallet.calls).toEqual([])
    announce(page, extension.provider, { rdns: 'me.rainbow' })
    await settle()
    expect([selectStatus(state()), selectReach(state())]).toEqual(['connected', 'browser'])
  })

  test('W06: a wallet that is gone is said to be gone, once, and is forgotten', async () => {
    const page = fakePage()
    page.localStorage.setItem(
      'tidemark.session',
      JSON.stringify({ version: 1, value: { walletId: 'rdns:org.gone', reach: 'browser', name: 'Gone\u202e Wallet' } }),
    )
    const { state } = pairingWallet(page)
    await jest.advanceTimersByTimeAsync(3_000)
    expect(selectNotifications(state()).map(({ type, message }) => [type, message])).toEqual([
      ['info', 'Gone Wallet was not found in this browser. Enable it there, or connect another wallet.'],
    ])
    expect(session(page)).toMatchObject({ value: { walletId: 'rdns:org.gone', isMissing: true } })
    const { state: next } = pairingWallet(page)
    await jest.advanceTimersByTimeAsync(3_000)
    expect(selectNotifications(next())).toEqual([])
  })
})

describe('the link to the app on a phone', () => {
  test('is kept for the requests to come, and forgotten with the connection', async () => {
    const page = fakePage()
    const { dispatch, connect } = pairingWallet(page, PHONE)
    await connect()
    expect(JSON.parse(page.localStorage.getItem(LINK) ?? '')).toEqual({ href: 'https://rnbwapp.com', name: 'Rainbow' })
    await dispatch(disconnectWallet())
    expect(page.localStorage.getItem(LINK)).toBeNull()
  })

  test('is not kept where the wallet is on another device, nor for one in this browser', async () => {
    const far = fakePage()
    await pairingWallet(far).connect()
    expect(far.localStorage.getItem(LINK)).toBeNull()
    const near = fakePage()
    announce(near, fakeWallet({ accounts: [ALICE] }).provider, { rdns: 'me.rainbow' })
    await pairingWallet(near, PHONE).connect()
    expect(near.localStorage.getItem(LINK)).toBeNull()
  })

  test.each([
    '{"href":"javascript:alert(1)","name":"Rainbow"}',
    '{"href":"intent://x#Intent;end","name":"Rainbow"}',
    '{"href":"https://rnbwapp.com/wc?x","name":"Rainbow"}',
    '{"href":"https://a@evil.example","name":"Rainbow"}',
    '{"href":5,"name":"Rainbow"}',
    '{"__proto__":{"href":"https://x.example"}}',
    'null',
    '{bad',
  ])('S13: a stored link %s is thrown out before anything can read it', (text) => {
    const page = fakePage({ [LINK]: text })
    pairingWallet(page)
    expect(page.localStorage.getItem(LINK)).toBeNull()
  })

  test('one that we wrote stays', () => {
    const page = fakePage({ [LINK]: '{"href":"https://metamask.app.link","name":"MetaMask"}' })
    pairingWallet(page)
    expect(page.localStorage.getItem(LINK)).not.toBeNull()
  })
})
