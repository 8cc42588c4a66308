import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { WALLET_EVENT_THROTTLE_MS } from '#domain/wallet/limits'
import { connectWallet, selectWallet } from '#store/wallet/connectWallet'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { switchChain } from '#store/wallet/switchChain'
import { parseTokenList } from '#boundary/lists'
import { lists } from '#store/token/lists'
import { watchAsset } from '#store/token/watchAsset'
import { selectChainRows } from '#store/chain/chainRows'
import { selectExpectedChain, selectWalletButton } from '#store/wallet/walletButton'
import { selectSwitchError } from '#store/chain/walletChain'
import { selectAccount, selectStatus, selectWalletId } from '#store/wallet/connection'
import { backPressed, getWalletPressed, selectWizard, walletSelected } from '#store/wallet/connectWizard'
import { modalClosed, modalOpened, selectOpenModal } from '#store/browser/modals'
import { selectRecentWalletIds } from '#store/wallet/wallets'
import { announce, fakePage, type FakePage } from '../support/fakePage'
import {
  ALICE,
  BOB,
  deferred,
  fakeWallet,
  fault,
  refuse,
  silence,
  type Deferred,
  type FakeWallet,
} from '../support/fakeWallet'
import { sharedStorage } from '../support/sharedStorage'
import { settle, walletStore } from '../support/walletStore'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const SWITCH = 'wallet_switchEthereumChain'
const A = 'rdns:org.a'
const B = 'rdns:org.b'
const stored = (walletId: string) => ({ 'tidemark.session': JSON.stringify({ version: 1, value: { walletId } }) })
const savedSession = (page: Window) => page.localStorage.getItem('tidemark.session')

/** A page with two wallets. The test decides the first one's response to `eth_requestAccounts`. */
function twoWallets() {
  const page = fakePage()
  const a = fakeWallet({ accounts: [ALICE] })
  const b = fakeWallet({ accounts: [BOB] })
  announce(page, a.provider, { rdns: 'org.a' })
  announce(page, b.provider, { rdns: 'org.b' })
  const app = walletStore(page)
  app.start()
  const prompts: Deferred[] = []
  a.reply('eth_requestAccounts', () => {
    const prompt = deferred()
    prompts.push(prompt)
    return prompt.promise
  })
  return { ...app, a, b, prompts }
}

function oneWallet(page: FakePage = fakePage(), wallet: FakeWallet = fakeWallet()) {
  announce(page, wallet.provider, { rdns: 'org.a' })
  const app = walletStore(page)
  app.start()
  return { ...app, wallet }
}

async function connectedApp(wallet = fakeWallet()) {
  const app = oneWallet(fakePage(), wallet)
  await app.dispatch(connectWallet(A))
  expect(selectStatus(app.state())).toBe('connected')
  app.log.length = 0
  return app
}

describe('connecting', () => {
  test('a wallet that is chosen is asked, connected, and remembered', async () => {
    const { dispatch, state, types, page, storage } = oneWallet()
    dispatch(modalOpened({ modal: 'connect' }))
    await dispatch(selectWallet(A))
    expect(types().slice(-4)).toEqual([
      'modals/modalOpened',
      'connectWizard/walletSelected',
      'wallet/connectStarted',
      'wallet/connected',
    ])
    expect(selectWalletButton(state())).toMatchObject({ kind: 'ready', account: ALICE, chain: { id: 3 } })
    expect(selectOpenModal(state())).toBeNull()
    expect(savedSession(page)).toContain(A)
    expect(storage.read('recentWallets')).toEqual([A])
    expect(selectRecentWalletIds(state())).toEqual([A])
  })

  test('W01: while a wallet does not respond, another one works at once', async () => {
    const { dispatch, state } = twoWallets()
    void dispatch(selectWallet(A))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(selectWalletButton(state())).toEqual({ kind: 'connecting' })
    expect(selectWizard(state())).toMatchObject({ step: 'connect', outcome: null })
    await dispatch(selectWallet(B))
    expect(selectAccount(state())).toBe(BOB)
  })

  test('W02: a late answer of the other wallet is ignored', async () => {
    const { dispatch, state, prompts, a } = twoWallets()
    void dispatch(selectWallet(A))
    await settle()
    await dispatch(selectWallet(B))
    prompts[0]?.resolve([ALICE])
    await settle()
    expect(selectWalletId(state())).toBe(B)
    expect(selectAccount(state())).toBe(BOB)
    expect(a.listenerCount()).toBe(0)
  })

  test.each([
    ['closes the dialog', modalClosed()],
    ['goes back', backPressed()],
    ['looks for another one to get', getWalletPressed()],
    ['chooses another wallet', walletSelected({ walletId: 'rainbow' })],
  ])('W03: after the user %s, a late answer connects nothing', async (_, action) => {
    const { dispatch, state, prompts } = twoWallets()
    dispatch(modalOpened({ modal: 'connect' }))
    void dispatch(selectWallet(A))
    await settle()
    dispatch(action)
    expect(selectStatus(state())).toBe('disconnected')
    await jest.advanceTimersByTimeAsync(30_000)
    prompts[0]?.resolve([ALICE])
    await settle()
    expect(selectStatus(state())).toBe('disconnected')
  })

  test('an attempt that is given up while its code is still loading asks the wallet nothing', async () => {
    const { dispatch, state, a } = twoWallets()
    dispatch(modalOpened({ modal: 'connect' }))
    void dispatch(selectWallet(A))
    dispatch(modalClosed())
    await settle()
    expect(a.calls).toEqual([])
    expect(selectStatus(state())).toBe('disconnected')
  })

  test('a late failure of an abandoned attempt says nothing', async () => {
    const { dispatch, state, prompts } = twoWallets()
    void dispatch(selectWallet(A))
    await settle()
    dispatch(walletSelected({ walletId: 'rainbow' }))
    prompts[0]?.reject(fault(-32603))
    await settle()
    expect(selectWizard(state()).outcome).toBeNull()
  })

  test('a prompt that was requested again may still be answered the first time', async () => {
    const { dispatch, state, prompts, a } = twoWallets()
    void dispatch(selectWallet(A))
    await settle()
    const prompt = prompts[0]
    a.reply('eth_requestAccounts', refuse(fault(-32002)))
    await dispatch(connectWallet(A))
    expect(selectWizard(state())).toMatchObject({
      outcome: 'busy',
      message: 'Open your wallet: a request is already waiting there.',
    })
    prompt?.resolve([ALICE])
    await settle()
    expect(selectStatus(state())).toBe('connected')
  })

  test('W08: a failure is reported, and RETRY works', async () => {
    const { dispatch, state, a } = twoWallets()
    a.reply('eth_requestAccounts', async () => ({ result: [ALICE] }))
    await dispatch(selectWallet(A))
    expect(selectWizard(state())).toMatchObject({ outcome: 'failed', message: 'Error connecting, please retry!' })
    expect(selectStatus(state())).toBe('disconnected')
    a.reply('eth_requestAccounts', undefined)
    await dispatch(connectWallet(A))
    expect(selectStatus(state())).toBe('connected')
  })

  test('W11: a rejection is silent, and can be repeated', async () => {
    const { dispatch, state, a } = twoWallets()
    a.reply('eth_requestAccounts', async () => [])
    await dispatch(selectWallet(A))
    expect(selectWizard(state())).toMatchObject({ step: 'connect', outcome: 'rejected', message: null })
  })

  test('a failed attempt leaves an older connection as it was', async () => {
    const { dispatch, state, a, b } = twoWallets()
    await dispatch(connectWallet(B))
    a.reply('eth_requestAccounts', refuse(fault(4001)))
    await dispatch(connectWallet(A))
    expect(selectWalletButton(state())).toMatchObject({ kind: 'ready', account: BOB })
    b.emit('accountsChanged', [ALICE])
    expect(selectAccount(state())).toBe(ALICE)
  })

  test('a second wallet replaces the first, which is no longer heard', async () => {
    const { dispatch, state, a, b } = twoWallets()
    a.reply('eth_requestAccounts', undefined)
    await dispatch(connectWallet(B))
    await dispatch(connectWallet(A))
    expect(selectAccount(state())).toBe(ALICE)
    expect(b.listenerCount()).toBe(0)
  })

  test('W36: the wallet that is connected already', async () => {
    const { dispatch, state, types, log } = await connectedApp()
    await dispatch(connectWallet(A))
    expect(types()).toEqual(['wallet/connectFailed'])
    expect(log[0]).toMatchObject({ payload: { message: 'Connector already connected' } })
    expect(selectStatus(state())).toBe('connected')
  })

  test('called without a wallet, or with one that is not here', async () => {
    const { dispatch, log } = walletStore()
    await expect(dispatch(connectWallet(''))).rejects.toThrow('connector is required')
    await dispatch(connectWallet('metaMask'))
    expect(log.at(-1)).toMatchObject({ payload: { reason: 'gone', message: 'Connector not found' } })
  })
})

describe('resuming', () => {
  const start = (wallet: FakeWallet | null, walletId = A) => {
    const page = fakePage(stored(walletId))
    if (wallet) announce(page, wallet.provider, { rdns: 'org.a' })
    const app = walletStore(page)
    app.start()
    return app
  }

  test('the wallet of the last visit is connected without a prompt', async () => {
    const wallet = fakeWallet()
    const { state } = start(wallet)
    expect(selectStatus(state())).toBe('reconnecting')
    await settle()
    expect(selectStatus(state())).toBe('connected')
    expect(wallet.methods()).toEqual(['eth_accounts', 'eth_chainId'])
  })

  test('no other wallet is asked', async () => {
    const other = fakeWallet()
    const page = fakePage(stored(A))
    announce(page, other.provider, { rdns: 'org.b' })
    walletStore(page).start()
    await jest.advanceTimersByTimeAsync(3_000)
    expect(other.calls).toEqual([])
  })

  describe.each([
    ['eth_accounts', [ALICE]],
    ['eth_chainId', '0x3'],
  ])('a wallet that hangs on %s', (method, response) => {
    async function late() {
      const wallet = fakeWallet()
      const answer = deferred()
      wallet.reply(method, () => answer.promise)
      const app = start(wallet)
      await jest.advanceTimersByTimeAsync(3_000)
      expect(selectStatus(app.state())).toBe('disconnected')
      const respond = async () => {
        answer.resolve(response)
        await settle()
      }
      return { ...app, wallet, respond }
    }

    test('W04: is not waited for longer than 3 s, and is connected once it responds, without another request', async () => {
      const { state, types, dispatch, wallet, respond } = await late()
      dispatch(modalOpened({ modal: 'connect' }))
      dispatch(modalClosed())
      await jest.advanceTimersByTimeAsync(60_000)
      await respond()
      expect(selectAccount(state())).toBe(ALICE)
      expect(selectWalletButton(state()).kind).toBe('ready')
      expect(types()).not.toContain('wallet/connectFailed')
      expect(wallet.methods()).toEqual(['eth_accounts', 'eth_chainId'])
      wallet.emit('accountsChanged', [BOB])
      expect(selectAccount(state())).toBe(BOB)
    })

    test('W04: is not connected by its late response once another one was asked', async () => {
      const { state, page, dispatch, wallet, respond } = await late()
      announce(page, fakeWallet({ accounts: [BOB] }).provider, { rdns: 'org.b' })
      await settle()
      await dispatch(connectWallet(B))
      await dispatch(disconnectWallet())
      await respond()
      expect(selectStatus(state())).toBe('disconnected')
      expect(wallet.listenerCount()).toBe(0)
    })

    test('W04: nor after another tab has disconnected it', async () => {
      const { state, page, respond } = await late()
      page.localStorage.removeItem('tidemark.session')
      await respond()
      expect(selectStatus(state())).toBe('disconnected')
    })

    test('D05: nor after another one has claimed its identity', async () => {
      const { state, page, respond } = await late()
      announce(page, fakeWallet().provider, { rdns: 'org.a' })
      await settle()
      await respond()
      expect(selectStatus(state())).toBe('disconnected')
    })
  })

  test.each([
    [null, 'Ropsten'],
    ['0x3', 'Ropsten'],
    ['0x1', null],
  ])('the network that is expected meanwhile is where the wallet was last: %s', async (left, expected) => {
    const { page, wallet } = await connectedApp()
    if (left) wallet.emit('chainChanged', left)
    const next = walletStore(page)
    next.start()
    expect(selectStatus(next.state())).toBe('reconnecting')
    expect(selectExpectedChain(next.state())?.name ?? null).toBe(expected)
  })

  test('W05: a locked wallet is not prompted', async () => {
    const wallet = fakeWallet({ accounts: [] })
    const { state } = start(wallet)
    await settle()
    expect(selectStatus(state())).toBe('disconnected')
    expect(wallet.methods()).toEqual(['eth_accounts', 'eth_chainId'])
  })

  test('W06: a wallet that was removed is not waited for a second time, without an error', async () => {
    const { state, page, types } = start(null)
    expect(selectStatus(state())).toBe('reconnecting')
    await jest.advanceTimersByTimeAsync(3_000)
    expect(selectStatus(state())).toBe('disconnected')
    expect(savedSession(page)).toContain('"isMissing":true')
    expect(types()).not.toContain('wallet/connectFailed')
    const next = walletStore(page)
    next.start()
    expect(selectStatus(next.state())).toBe('disconnected')
    expect(next.types()).not.toContain('wallet/resumeStarted')
  })

  test('W06: one that is back at the next visit is connected again', async () => {
    const { page } = start(null)
    await jest.advanceTimersByTimeAsync(3_000)
    announce(page, fakeWallet().provider, { rdns: 'org.a' })
    const { state, start: load } = walletStore(page)
    load()
    await settle()
    expect(selectStatus(state())).toBe('connected')
    expect(savedSession(page)).not.toContain('isMissing')
  })

  test('W35: a tab without the wallet does not disconnect those that have it', async () => {
    const { pages, deliver, waiting } = sharedStorage(2)
    const [first, second] = pages as [FakePage, FakePage]
    announce(first, fakeWallet().provider, { rdns: 'org.a' })
    const has = walletStore(first)
    has.start()
    const done = has.dispatch(connectWallet(A))
    await settle()
    await done
    walletStore(second).start()
    await jest.advanceTimersByTimeAsync(3_000)
    while (waiting() > 0) deliver(0)
    await settle()
    expect(selectWalletId(has.state())).toBe(A)
  })

  test.each([1_000, 4_000, 60_000])('W07: a wallet that comes after %i ms is connected', async (ms) => {
    const { state, page } = start(null)
    await jest.advanceTimersByTimeAsync(ms)
    announce(page, fakeWallet().provider, { rdns: 'org.a' })
    await settle()
    expect(selectStatus(state())).toBe('connected')
    await jest.advanceTimersByTimeAsync(10_000)
    expect(selectStatus(state())).toBe('connected')
    expect(savedSession(page)).toContain(A)
  })

  test('W07: unless the visitor has done something', async () => {
    const { state, page, dispatch } = start(null)
    await jest.advanceTimersByTimeAsync(3_500)
    dispatch(modalOpened({ modal: 'connect' }))
    announce(page, fakeWallet().provider, { rdns: 'org.a' })
    await settle()
    expect(selectStatus(state())).toBe('disconnected')
  })

  test('a wallet that a user asks for meanwhile comes first', async () => {
    const slow = fakeWallet()
    const answer = deferred()
    slow.reply('eth_accounts', () => answer.promise)
    const { state, page, dispatch } = start(slow)
    announce(page, fakeWallet({ accounts: [BOB] }).provider, { rdns: 'org.b' })
    await settle()
    await dispatch(connectWallet(B))
    answer.resolve([ALICE])
    await jest.advanceTimersByTimeAsync(3_000)
    expect(selectAccount(state())).toBe(BOB)
  })

  test('D05: an identity that two wallets claim is not connected by itself', async () => {
    const page = fakePage(stored('metaMask'))
    const wallets = [fakeWallet(), fakeWallet()]
    for (const { provider } of wallets) announce(page, provider, { rdns: 'io.metamask' })
    const { state, start: begin } = walletStore(page)
    begin()
    await jest.advanceTimersByTimeAsync(3_000)
    expect(selectStatus(state())).toBe('disconnected')
    expect(wallets.flatMap(({ calls }) => calls)).toEqual([])
  })

  test('D05: nor one that claims the identity of its app, before the wallet itself', async () => {
    const page = fakePage(stored('metaMask'))
    const wallets = ['io.metamask.mobile', 'io.metamask'].map((rdns) => {
      const wallet = fakeWallet()
      announce(page, wallet.provider, { rdns })
      return wallet
    })
    walletStore(page).start()
    await jest.advanceTimersByTimeAsync(3_000)
    expect(wallets.flatMap(({ calls }) => calls)).toEqual([])
  })

  test('D05: nor when the second one comes while the first is asked', async () => {
    const wallet = fakeWallet()
    const answer = deferred()
    wallet.reply('eth_accounts', () => answer.promise)
    const { state, page } = start(wallet)
    announce(page, fakeWallet().provider, { rdns: 'org.a' })
    await settle()
    answer.resolve([ALICE])
    await settle()
    expect(selectStatus(state())).toBe('disconnected')
  })

  describe('a wallet that was locked', () => {
    const locked = (walletId = A) => {
      const wallet = fakeWallet({ accounts: [] })
      const app = { ...start(wallet, walletId), wallet }
      return app
    }
    const unlock = (wallet: FakeWallet) => (wallet.accounts = [ALICE])
    /** Makes the wallet respond again, and emits the event that announces that the wallet was unlocked. */
    const announceUnlock = async (wallet: FakeWallet) => {
      wallet.reply('eth_accounts', undefined)
      unlock(wallet)
      wallet.emit('accountsChanged', [ALICE])
      await settle()
    }
    const returnOften = async (page: FakePage) => {
      for (let n = 0; n < 5; n++) {
        page.dispatchEvent(new Event('focus'))
        await settle()
      }
    }

    test('is connected when it says that it is unlocked, without a prompt', async () => {
      const { wallet, state } = locked()
      await settle()
      expect(selectStatus(state())).toBe('disconnected')
      unlock(wallet)
      wallet.emit('accountsChanged', [ALICE])
      await settle()
      expect(selectAccount(state())).toBe(ALICE)
      expect(wallet.methods()).not.toContain('eth_requestAccounts')
      await jest.advanceTimersByTimeAsync(10_000)
      expect(selectStatus(state())).toBe('connected')
    })

    test.each(['focus', 'visibilitychange'])('and by %s where it says nothing, asked once at a time', async (event) => {
      const { wallet, state, page } = locked()
      await settle()
      page.dispatchEvent(new Event(event))
      page.dispatchEvent(new Event(event))
      await settle()
      expect(selectStatus(state())).toBe('disconnected')
      expect(wallet.requested('eth_accounts')).toHaveLength(2)
      unlock(wallet)
      page.dispatchEvent(new Event(event))
      await settle()
      expect(selectAccount(state())).toBe(ALICE)
    })

    test('that says so again and again is taken up once', async () => {
      const { wallet, state, types } = locked()
      await settle()
      unlock(wallet)
      for (let n = 0; n < 5; n++) wallet.emit('accountsChanged', [ALICE])
      await settle()
      expect(types().filter((type) => type === 'wallet/connected')).toHaveLength(1)
      expect(selectAccount(state())).toBe(ALICE)
    })

    test('and repeats its accounts to each listener is tried once more, if it still cannot be connected', async () => {
      const wallet = fakeWallet()
      wallet.reply('eth_chainId', refuse(fault(-32603, 'starting')))
      const { on } = wallet.provider
      wallet.provider.on = (name, listener) => {
        on?.(name, listener)
        if (name === 'accountsChanged' && wallet.calls.length < 100) listener([ALICE])
      }
      const { state } = start(wallet)
      await settle()
      await settle()
      expect(wallet.requested('eth_accounts')).toHaveLength(2)
      expect(selectStatus(state())).toBe('disconnected')
      wallet.reply('eth_chainId', undefined)
      wallet.emit('accountsChanged', [])
      wallet.emit('accountsChanged', [ALICE])
      await settle()
      expect(selectAccount(state())).toBe(ALICE)
    })

    test('and was silent at load is asked again by focus, once at a time', async () => {
      const wallet = fakeWallet()
      wallet.reply('eth_accounts', silence)
      const { page, state } = start(wallet)
      await jest.advanceTimersByTimeAsync(3_000)
      await returnOften(page)
      expect(wallet.requested('eth_accounts')).toHaveLength(2)
      await jest.advanceTimersByTimeAsync(3_000)
      wallet.reply('eth_accounts', undefined)
      page.dispatchEvent(new Event('focus'))
      await settle()
      expect(selectAccount(state())).toBe(ALICE)
    })

    test('and has opened a window that was closed is not asked again', async () => {
      const { wallet, page, state } = locked()
      await settle()
      wallet.reply('eth_accounts', refuse(fault(4001, 'User rejected the request')))
      await returnOften(page)
      expect(wallet.requested('eth_accounts')).toHaveLength(2)
      await announceUnlock(wallet)
      expect(selectAccount(state())).toBe(ALICE)
    })

    test('and refused at load is not asked again, only heard', async () => {
      const wallet = fakeWallet({ accounts: [] })
      wallet.reply('eth_accounts', refuse(fault(4001, 'User rejected the request')))
      const { page, state } = start(wallet)
      await settle()
      expect(selectStatus(state())).toBe('disconnected')
      await returnOften(page)
      expect(wallet.requested('eth_accounts')).toHaveLength(1)
      await announceUnlock(wallet)
      expect(selectAccount(state())).toBe(ALICE)
    })

    test('but one that merely failed at load is', async () => {
      const wallet = fakeWallet()
      wallet.reply('eth_accounts', refuse(fault(-32603, 'starting')))
      const { page, state } = start(wallet)
      await settle()
      wallet.reply('eth_accounts', undefined)
      page.dispatchEvent(new Event('focus'))
      await settle()
      expect(selectAccount(state())).toBe(ALICE)
    })

    test('is not taken up once another one was asked for', async () => {
      const { wallet, state, page, dispatch } = locked()
      announce(page, fakeWallet({ accounts: [BOB] }).provider, { rdns: 'org.b' })
      await settle()
      await dispatch(connectWallet(B))
      unlock(wallet)
      wallet.emit('accountsChanged', [ALICE])
      await settle()
      expect(selectAccount(state())).toBe(BOB)
      expect(wallet.listenerCount()).toBe(0)
    })

    test('nor after another tab has disconnected it', async () => {
      const { wallet, state, page } = locked()
      await settle()
      page.localStorage.removeItem('tidemark.session')
      unlock(wallet)
      wallet.emit('accountsChanged', [ALICE])
      await settle()
      expect(selectStatus(state())).toBe('disconnected')
    })

    test('D05: nor where two claim its identity', async () => {
      const { wallet, state, page } = locked()
      await settle()
      announce(page, fakeWallet().provider, { rdns: 'org.a' })
      await settle()
      unlock(wallet)
      wallet.emit('accountsChanged', [ALICE])
      await settle()
      expect(selectStatus(state())).toBe('disconnected')
    })
  })

  test('S01: without storage nothing is resumed, and connecting works', async () => {
    const page = fakePage()
    Object.defineProperty(page, 'localStorage', { get: refuse(new DOMException('denied', 'SecurityError')) })
    const { dispatch, state } = oneWallet(page)
    await dispatch(connectWallet(A))
    expect(selectStatus(state())).toBe('connected')
  })
})

describe('what the wallet says', () => {
  test('W12: no accounts disconnect, close every dialog and are not resumed', async () => {
    const { wallet, state, page, dispatch } = await connectedApp()
    dispatch(modalOpened({ modal: 'account' }))
    wallet.emit('accountsChanged', [])
    expect(selectWalletButton(state())).toEqual({ kind: 'disconnected' })
    expect(selectOpenModal(state())).toBeNull()
    expect(savedSession(page)).toBeNull()
  })

  test('W14: a chain that cannot be understood is the wrong network', async () => {
    const { wallet, state } = await connectedApp()
    wallet.chainId = 'abc'
    wallet.emit('chainChanged', {})
    await settle()
    expect(selectWalletButton(state())).toEqual({ kind: 'wrongNetwork' })
    expect(selectChainRows(state()).map(({ state }) => state)).not.toContain('connected')
    expect(selectChainRows(state()).flatMap(({ id, isTraded }) => (isTraded ? [id] : []))).toEqual([3])
  })

  test('a chain other than the supported one is the wrong network, known or not', async () => {
    const { wallet, state } = await connectedApp()
    for (const chainId of ['0x1', '0x539']) {
      wallet.emit('chainChanged', chainId)
      expect(selectWalletButton(state())).toEqual({ kind: 'wrongNetwork' })
      await jest.advanceTimersByTimeAsync(WALLET_EVENT_THROTTLE_MS)
    }
    wallet.emit('chainChanged', 3)
    expect(selectWalletButton(state()).kind).toBe('ready')
  })
})

describe('disconnecting', () => {
  test('it is done at once, and the next visit begins disconnected', async () => {
    const { dispatch, state, wallet, page } = await connectedApp()
    const done = dispatch(disconnectWallet())
    expect(selectStatus(state())).toBe('disconnected')
    expect(selectAccount(state())).toBeNull()
    expect(savedSession(page)).toBeNull()
    await done
    expect(wallet.listenerCount()).toBe(0)
    const again = walletStore(page)
    again.start()
    expect(selectStatus(again.state())).toBe('disconnected')
  })

  test('the same wallet can be connected again', async () => {
    const { dispatch, state } = await connectedApp()
    await dispatch(disconnectWallet())
    await dispatch(connectWallet(A))
    expect(selectStatus(state())).toBe('connected')
  })

  /** Stores a value as another tab would, and sends the storage event to this tab. */
  const otherTab = (page: Window, value: string | null, previous: string | null) => {
    const key = 'tidemark.session'
    const text = (walletId: string | null) => walletId && stored(walletId)[key]
    const [newValue, oldValue] = [text(value), text(previous)]
    if (newValue === null) page.localStorage.removeItem(key)
    else page.localStorage.setItem(key, newValue)
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, oldValue }))
  }

  test('W34: a disconnect in another tab is followed', async () => {
    const { state, page, wallet } = await connectedApp()
    otherTab(page, null, A)
    expect(selectStatus(state())).toBe('disconnected')
    await settle()
    expect(wallet.listenerCount()).toBe(0)
  })

  test('W35: what another tab does with another wallet is not', async () => {
    const { state, page, dispatch } = await connectedApp()
    otherTab(page, B, A)
    otherTab(page, null, B)
    expect(selectStatus(state())).toBe('connected')
    otherTab(page, B, null)
    await dispatch(disconnectWallet())
    expect(savedSession(page)).toContain(B)
  })
})

describe('switching chains', () => {
  const stateOf = (app: Awaited<ReturnType<typeof connectedApp>>) =>
    Object.fromEntries(selectChainRows(app.state()).map(({ id, state }) => [id, state]))

  test('the row says so while the wallet asks, and the dialog closes when it is there', async () => {
    const app = await connectedApp()
    const answer = deferred()
    app.wallet.reply(SWITCH, () => answer.promise)
    app.dispatch(modalOpened({ modal: 'network' }))
    const done = app.dispatch(switchChain(1))
    expect(stateOf(app)).toMatchObject({ 3: 'connected', 1: 'switching' })
    app.wallet.chainId = '0x1'
    answer.resolve(null)
    await done
    expect(stateOf(app)).toMatchObject({ 3: 'idle', 1: 'connected' })
    expect(selectOpenModal(app.state())).toBeNull()
  })

  test.each([
    ['W16: declined', fault(4001), true, null],
    ['W17: busy', fault(-32002), false, 'Open your wallet: a request is already waiting there.'],
    ['failed', fault(-32603), false, 'Error switching chain. Choose Ethereum in your wallet, or try again.'],
  ])('%s: the row is free again', async (_, error, closes, text) => {
    const app = await connectedApp()
    app.wallet.reply(SWITCH, refuse(error))
    app.dispatch(modalOpened({ modal: 'network' }))
    await app.dispatch(switchChain(1))
    expect(stateOf(app)).toMatchObject({ 3: 'connected', 1: 'idle' })
    expect(selectOpenModal(app.state())).toBe(closes ? null : 'network')
    expect(selectSwitchError(app.state())).toBe(text)
  })

  test('W20: a wallet that does not move is distinguished from one that did', async () => {
    const app = await connectedApp()
    app.wallet.reply(SWITCH, async () => null)
    const done = app.dispatch(switchChain(1))
    await jest.advanceTimersByTimeAsync(15_000)
    await done
    expect(stateOf(app)).toMatchObject({ 3: 'connected', 1: 'idle' })
    expect(app.log.at(-1)).toMatchObject({
      type: 'chain/switchFailed',
      payload: {
        chainId: 1,
        reason: 'timedOut',
        message: 'Your wallet did not switch networks. Choose Ethereum in your wallet, or try again.',
      },
    })
  })

  const ADD = 'wallet_addEthereumChain'

  test('W21: a wallet that adds the chain and stays where it is is shown where it is', async () => {
    const app = await connectedApp()
    app.wallet.reply(SWITCH, refuse(fault(4902)))
    app.wallet.reply(ADD, async () => {
      app.wallet.reply(SWITCH, async () => null)
      return null
    })
    const done = app.dispatch(switchChain(4))
    await jest.advanceTimersByTimeAsync(15_000)
    await done
    expect(stateOf(app)).toMatchObject({ 3: 'connected', 4: 'idle' })
    expect(selectSwitchError(app.state())).toBe(
      'Your wallet did not switch networks. Choose Rinkeby in your wallet, or try again.',
    )
    expect(app.wallet.requested(ADD)).toHaveLength(1)
  })

  test.each([
    ['W23: declined, which is silent', fault(4001), null, null],
    [
      'W22: refused for what was added',
      fault(-32602, 'expected RPC URL'),
      'network',
      'Error adding chain. Add Rinkeby in your wallet’s settings and choose it there.',
    ],
  ])('adding a chain is %s', async (_, error, open, text) => {
    const app = await connectedApp()
    app.wallet.reply(SWITCH, refuse(fault(4902)))
    app.wallet.reply(ADD, refuse(error))
    app.dispatch(modalOpened({ modal: 'network' }))
    await app.dispatch(switchChain(4))
    expect([selectOpenModal(app.state()), selectSwitchError(app.state())]).toEqual([open, text])
    expect(stateOf(app)).toMatchObject({ 3: 'connected', 4: 'idle' })
  })

  test('W24: a chain that is not configured', async () => {
    const app = await connectedApp()
    await app.dispatch(switchChain(99))
    expect(app.log.at(-1)).toMatchObject({ payload: { chainId: 99, message: 'Chain not configured' } })
    expect(app.wallet.requested(SWITCH)).toEqual([])
    await expect(app.dispatch(switchChain(0))).rejects.toThrow('chainId is required')
  })

  test('W40: of two switches the last one counts, and one row waits', async () => {
    const app = await connectedApp()
    const answers = [deferred(), deferred()]
    let requested = 0
    app.wallet.reply(SWITCH, () => answers[requested++]?.promise)
    app.dispatch(modalOpened({ modal: 'network' }))
    const first = app.dispatch(switchChain(1))
    const second = app.dispatch(switchChain(4))
    expect(stateOf(app)).toMatchObject({ 1: 'idle', 4: 'switching' })
    answers[0]?.reject(fault(4001))
    await first
    expect(selectOpenModal(app.state())).toBe('network')
    expect(stateOf(app)).toMatchObject({ 4: 'switching' })
    app.wallet.chainId = '0x4'
    answers[1]?.resolve(null)
    await second
    expect(stateOf(app)).toMatchObject({ 4: 'connected' })
  })

  test('a wallet that cannot switch locks every row until the dialog opens again', async () => {
    const app = await connectedApp()
    app.wallet.reply(SWITCH, refuse(fault(4200)))
    await app.dispatch(switchChain(1))
    expect(selectChainRows(app.state()).every(({ locked }) => locked)).toBe(true)
    app.dispatch(modalOpened({ modal: 'network' }))
    expect(selectChainRows(app.state()).flatMap(({ id, locked }) => (locked ? id : []))).toEqual([3])
  })

  test('a wallet that disconnects meanwhile is not said to have failed', async () => {
    const app = await connectedApp()
    app.wallet.reply(SWITCH, async () => {
      app.wallet.emit('disconnect', fault(4900))
      throw fault(4900)
    })
    await app.dispatch(switchChain(1))
    expect(app.types()).not.toContain('chain/switchFailed')
    expect(selectStatus(app.state())).toBe('disconnected')
  })
})

describe('watching a token', () => {
  const token = { chainId: 3, address: BOB as `0x${string}`, symbol: 'TDM', decimals: 18, logoURI: null }

  test.each([
    ['true', async () => true, { type: 'wallet/assetOffered' }],
    ['false', async () => false, { type: 'wallet/assetRefused', payload: { reason: 'failed' } }],
    ['no', refuse(fault(4001)), { type: 'wallet/assetRefused', payload: { reason: 'rejected' } }],
  ])('W31: %s', async (_, reply, event) => {
    const { wallet, dispatch, log } = await connectedApp()
    wallet.reply('wallet_watchAsset', reply)
    await dispatch(watchAsset(token))
    expect(log.at(-1)).toMatchObject(event)
  })

  test('the list’s own logo is given in place of one that ships with the build, and none where the list has none', async () => {
    const { wallet, dispatch } = await connectedApp()
    const image = 'https://logos.example/tdm.png'
    const shipped = { ...token, logoURI: '/icons/tokens/tdm.svg' }
    const record = { ...token, name: 'Tidemark', chainId: 1, logoURI: image }
    const list = await parseTokenList({ tokens: [record] }, () => shipped.logoURI)
    expect(list.tokens[0]?.logoURI).toBe(shipped.logoURI)
    await dispatch(watchAsset(shipped))
    const value = { ...list, url: 'https://lists.example' }
    dispatch(lists.util.upsertQueryEntries([{ endpointName: 'getTokens', arg: undefined, value }]))
    await dispatch(watchAsset(shipped))
    await dispatch(watchAsset({ ...token, logoURI: image }))
    const images = wallet.requested('wallet_watchAsset').map(({ params }) => params)
    const given = (options: object) => ({
      type: 'ERC20',
      options: { address: BOB, symbol: 'TDM', decimals: 18, ...options },
    })
    expect(images).toEqual([given({}), given({ image }), given({ image })])
  })

  test('W31: a wallet that never answers keeps nothing waiting', async () => {
    const { wallet, dispatch, types } = await connectedApp()
    wallet.reply('wallet_watchAsset', silence)
    void dispatch(watchAsset(token))
    await settle()
    expect(types()).toEqual([])
  })
})
