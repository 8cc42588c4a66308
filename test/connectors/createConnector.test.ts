import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { chainById } from '#config/chains'
import type { OpenedWallet, WalletAdapter } from '#connectors/connector'
import { createConnector } from '#connectors/createConnector'
import { createRegistry } from '#connectors/registry'
import { WALLET_ANSWER_MS, WALLET_EVENT_THROTTLE_MS } from '#domain/wallet/limits'
import type { WalletEvent } from '#events'
import { announce, fakePage } from '../support/fakePage'
import { ALICE, BOB, deferred, fakeWallet, fault, refuse, silence, type FakeWallet } from '../support/fakeWallet'
import { settle } from '../support/walletStore'

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['performance'] }))
afterEach(() => void jest.useRealTimers())

function connector(wallet = fakeWallet(), more: Partial<WalletAdapter> = {}, opened: Partial<OpenedWallet> = {}) {
  const events: WalletEvent[] = []
  const page = fakePage()
  const made = createConnector(
    { id: 'w', reach: () => 'browser', open: async () => ({ provider: wallet.provider, ...opened }), ...more },
    (event) => void events.push(event),
    page,
  )
  return {
    wallet,
    page,
    events,
    connector: made,
    reported: () => events.map(({ type, payload }) => [type.split('/')[1], payload]),
  }
}

async function connected(opened: Partial<OpenedWallet> = {}) {
  const all = connector(undefined, {}, opened)
  await all.connector.connect(() => 1)
  expect(all.events).toHaveLength(1)
  all.events.length = 0
  return all
}

const accounts = (...list: string[]) => ['accountsChanged', { walletId: 'w', accounts: list }]
const chain = (chainId: number | null) => ['changed', { walletId: 'w', chainId }]
const GONE = ['disconnected', { walletId: 'w', by: 'wallet' }]

describe('connecting', () => {
  test('a wallet that has left the page is not installed', async () => {
    const { connector: made, events } = connector(fakeWallet(), { open: async () => null })
    await expect(made.connect(() => 1)).rejects.toMatchObject({ failure: 'gone', problem: 'notInstalled' })
    await expect(made.resume(() => 1)).rejects.toMatchObject({ problem: 'notInstalled' })
    expect(events).toEqual([])
  })

  test('C18: in a page inside another one the wallet is not even opened, and nothing is sent', async () => {
    const wallet = fakeWallet()
    const open = jest.fn(async () => ({ provider: wallet.provider }))
    const page = Object.assign(fakePage(), { top: null })
    const events: WalletEvent[] = []
    const made = createConnector({ id: 'w', reach: () => 'browser', open }, (event) => void events.push(event), page)
    const framed = { problem: 'framed', failure: 'failed' }
    await expect(made.connect(() => 1)).rejects.toMatchObject(framed)
    await expect(made.resume(() => 1)).rejects.toMatchObject(framed)
    await expect(made.awaitAccounts(() => undefined)).rejects.toMatchObject(framed)
    const call = { to: BOB, value: 0n, data: '0x' } as const
    await expect(made.sendTransaction({ from: ALICE, chainId: 3, ...call })).rejects.toMatchObject({ problem: 'gone' })
    await expect(made.sendCalls({ from: ALICE, chainId: 3, calls: [call] })).rejects.toMatchObject({ problem: 'gone' })
    await expect(made.switchChain(chainById(3)!)).rejects.toMatchObject({ problem: 'gone' })
    expect([open.mock.calls, wallet.methods(), events]).toEqual([[], [], []])
  })

  test('accounts first, then the chain, then it is reported', async () => {
    const { wallet, connector: made, reported } = connector()
    await made.connect(() => 7)
    expect(wallet.methods()).toEqual(['eth_requestAccounts', 'eth_chainId'])
    expect(reported()).toEqual([
      [
        'connected',
        {
          walletId: 'w',
          attempt: 7,
          accounts: [ALICE],
          chainId: 3,
          canSwitchChain: true,
          reach: 'browser',
          endsAt: null,
        },
      ],
    ])
  })

  test('W02: an answer that nobody waits for is dropped, and leaves no listener', async () => {
    const { wallet, connector: made, events } = connector()
    await made.connect(() => null)
    expect(events).toEqual([])
    expect(wallet.listenerCount()).toBe(0)
  })

  test('failed attempts leave no listeners behind', async () => {
    const { wallet, connector: made } = connector()
    wallet.reply('eth_requestAccounts', refuse(fault(4001)))
    for (let n = 0; n < 3; n++) await expect(made.connect(() => n)).rejects.toMatchObject({ failure: 'rejected' })
    expect(wallet.listenerCount()).toBe(0)
  })

  test.each([
    ['junk', async () => 'abc'],
    ['an error', refuse(fault(-1))],
  ])('a chain that is %s does not stop the connection', async (_, reply) => {
    const { wallet, connector: made, events } = connector()
    wallet.reply('eth_chainId', reply)
    await made.connect(() => 1)
    expect(events).toMatchObject([{ payload: { chainId: null } }])
  })

  describe('a wallet that does not say in time where it is', () => {
    async function connectedNowhere() {
      const { wallet, connector: made, reported } = connector()
      const answer = deferred()
      wallet.reply('eth_chainId', () => answer.promise)
      const connecting = made.connect(() => 1)
      await jest.advanceTimersByTimeAsync(WALLET_ANSWER_MS)
      await connecting
      expect(reported()).toMatchObject([['connected', { chainId: null }]])
      return { wallet, answer, news: () => reported().slice(1) }
    }

    test('is there once it says so', async () => {
      const { answer, news } = await connectedNowhere()
      await jest.advanceTimersByTimeAsync(10 * WALLET_ANSWER_MS)
      answer.resolve('0x3')
      await settle()
      expect(news()).toEqual([chain(3)])
    })

    test('is not, if it has reported another chain meanwhile', async () => {
      const { wallet, answer, news } = await connectedNowhere()
      wallet.emit('chainChanged', '0x5')
      answer.resolve('0x3')
      await jest.advanceTimersByTimeAsync(WALLET_EVENT_THROTTLE_MS)
      expect(news()).toEqual([chain(5)])
    })
  })

  test('what must come first is done before accounts are requested, for as long as it is wanted', async () => {
    const wallet = fakeWallet()
    const paired = deferred()
    let attempt: number | null = 4
    let isNeeded = () => false
    const pair = (wanted: () => boolean) => {
      isNeeded = wanted
      return paired.promise as Promise<void>
    }
    const { connector: made, events } = connector(
      wallet,
      { reach: () => 'pairing' },
      { pair, canSwitchChain: () => false, endsAt: () => 9 },
    )
    const done = made.connect(() => attempt)
    await settle()
    expect(wallet.calls).toEqual([])
    expect(isNeeded()).toBe(true)
    attempt = null
    expect(isNeeded()).toBe(false)
    attempt = 4
    paired.resolve(undefined)
    await done
    expect(events).toMatchObject([{ payload: { attempt: 4, canSwitchChain: false, reach: 'pairing', endsAt: 9 } }])
  })

  test('a pairing that fails is a failed attempt', async () => {
    const wallet = fakeWallet()
    const { connector: made } = connector(wallet, {}, { pair: () => Promise.reject(new Error('User rejected.')) })
    await expect(made.connect(() => 1)).rejects.toMatchObject({ failure: 'rejected' })
    expect(wallet.calls).toEqual([])
  })

  test('an opening that fails is not remembered', async () => {
    let fails = true
    const wallet = fakeWallet()
    const { connector: made, events } = connector(wallet, {
      open: async () => {
        if (fails) throw new Error('offline')
        return { provider: wallet.provider }
      },
    })
    await expect(made.connect(() => 1)).rejects.toThrow('Error connecting, please retry!')
    fails = false
    await made.connect(() => 2)
    expect(events).toHaveLength(1)
  })

  test.each([
    ['no events at all', () => ({ request: fakeWallet().provider.request })],
    [
      'W29: events that throw',
      () => ({ ...fakeWallet().provider, on: refuse(new Error('no')), removeListener: refuse(new Error('no')) }),
    ],
  ])('a provider with %s connects, and is read again on focus', async (_, make) => {
    const wallet = fakeWallet()
    const provider = { ...make(), request: wallet.provider.request }
    const { connector: made, events, page, reported } = connector(wallet, { open: async () => ({ provider }) })
    await made.connect(() => 1)
    events.length = 0
    wallet.accounts = [BOB]
    wallet.chainId = '0x1'
    page.dispatchEvent(new Event('focus'))
    await settle()
    expect(reported()).toEqual([accounts(BOB), chain(1)])
    await made.disconnect()
    page.dispatchEvent(new Event('focus'))
    await settle()
    expect(reported()).toHaveLength(2)
  })
})

/** A wallet that calls each listener immediately when the listener is added. */
function replaying(wallet: FakeWallet, event: string, payload: unknown): Partial<WalletAdapter> {
  const on = (name: string, listener: (payload: unknown) => void) => {
    wallet.provider.on?.(name, listener)
    if (name === event) listener(payload)
  }
  return { open: async () => ({ provider: { ...wallet.provider, on } }) }
}

describe('what the wallet reports while it is being connected', () => {
  test.each([
    ['disconnect', undefined],
    ['accountsChanged', []],
  ])('%s as soon as it is listened to ends the connection, after that has been reported', async (event, payload) => {
    const wallet = fakeWallet()
    const { connector: made, reported } = connector(wallet, replaying(wallet, event, payload))
    await made.connect(() => 1)
    expect(reported()).toEqual([['connected', expect.anything()], GONE])
    expect(wallet.listenerCount()).toBe(0)
    await expect(made.switchChain(chainById(1)!)).rejects.toMatchObject({ problem: 'gone' })
  })

  test('an account that is reported to a new listener is reported after the connection', async () => {
    const wallet = fakeWallet()
    const { connector: made, reported } = connector(wallet, replaying(wallet, 'accountsChanged', [BOB]))
    await made.connect(() => 1)
    expect(reported()).toEqual([['connected', expect.anything()], accounts(BOB)])
  })

  test.each(['connect', 'resume'] as const)('another account while the chain is read, in %s', async (method) => {
    const { wallet, connector: made, reported } = connector()
    const answer = deferred()
    wallet.reply('eth_chainId', () => answer.promise)
    const done = made[method](() => 1)
    await settle()
    wallet.emit('accountsChanged', [BOB])
    wallet.emit('chainChanged', '0x1')
    answer.resolve('0x3')
    await done
    expect(reported()).toEqual([['connected', expect.objectContaining({ accounts: [ALICE] })], accounts(BOB), chain(1)])
  })

  test('no accounts, reported to a new listener before the wallet has named them, do not end a connection', async () => {
    const wallet = fakeWallet()
    const { connector: made, reported } = connector(wallet, replaying(wallet, 'accountsChanged', []))
    expect(await made.resume(() => 1)).toBe(true)
    expect(reported()).toHaveLength(1)
  })

  test('a connection that is not begun leaves no listener', async () => {
    const { wallet, connector: made } = connector()
    expect(await made.resume(() => null)).toBe(false)
    wallet.reply('eth_chainId', refuse(fault(-1)))
    await expect(made.resume(() => 1)).rejects.toMatchObject({ problem: 'networkUnreadable' })
    expect(wallet.listenerCount()).toBe(0)
  })
})

describe('resuming', () => {
  test('it asks eth_accounts and eth_chainId, and never prompts', async () => {
    const { wallet, connector: made, events } = connector()
    await expect(made.resume(() => 1)).resolves.toBe(true)
    expect(wallet.methods()).toEqual(['eth_accounts', 'eth_chainId'])
    expect(events).toHaveLength(1)
  })

  test('W05: a locked wallet stays disconnected without a prompt', async () => {
    const wallet = fakeWallet({ accounts: [] })
    const { connector: made, events } = connector(wallet)
    await expect(made.resume(() => 1)).resolves.toBe(false)
    expect(wallet.methods()).toEqual(['eth_accounts', 'eth_chainId'])
    expect(events).toEqual([])
  })
})

describe('what the wallet says', () => {
  test('accounts and chain', async () => {
    const { wallet, reported } = await connected()
    wallet.emit('accountsChanged', [BOB.toLowerCase()])
    wallet.emit('chainChanged', '0x1')
    expect(reported()).toEqual([accounts(BOB), chain(1)])
  })

  test('W12: no accounts disconnect', async () => {
    const { wallet, reported } = await connected()
    wallet.emit('accountsChanged', [])
    wallet.emit('accountsChanged', [ALICE])
    expect(reported()).toEqual([GONE])
    expect(wallet.listenerCount()).toBe(0)
  })

  test.each([[undefined], [null], ['<b>'], [{}], [['x']], [7]])(
    'W42: accounts that are reported as %j are requested once more',
    async (payload) => {
      const { wallet, reported } = await connected()
      wallet.calls.length = 0
      wallet.accounts = [BOB]
      wallet.emit('accountsChanged', payload)
      await settle()
      expect(wallet.methods()).toEqual(['eth_accounts'])
      expect(reported()).toEqual([accounts(BOB)])
      await jest.advanceTimersByTimeAsync(WALLET_EVENT_THROTTLE_MS)
      wallet.accounts = payload
      wallet.emit('accountsChanged', payload)
      await settle()
      expect(reported()).toEqual([accounts(BOB)])
      wallet.accounts = []
      wallet.emit('accountsChanged', payload)
      await settle()
      expect(reported()).toEqual([accounts(BOB), GONE])
    },
  )

  test.each([['abc'], ['0x'], [''], [null], [-1], [1e30], [{}], [[]]])(
    'W14: the chain %j is requested once more',
    async (payload) => {
      const { wallet, reported } = await connected()
      wallet.calls.length = 0
      wallet.chainId = '0x4'
      wallet.emit('chainChanged', payload)
      await settle()
      expect(wallet.methods()).toEqual(['eth_chainId'])
      expect(reported()).toEqual([chain(4)])
      await jest.advanceTimersByTimeAsync(WALLET_EVENT_THROTTLE_MS)
      wallet.chainId = payload
      wallet.emit('chainChanged', payload)
      await settle()
      expect(reported().at(-1)).toEqual(chain(null))
    },
  )

  describe('a flood', () => {
    const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
    const pause = () => jest.advanceTimersByTimeAsync(WALLET_EVENT_THROTTLE_MS)

    test.each([
      ['without a pause', () => undefined],
      ['with a moment for others after each', () => Promise.resolve()],
    ])('W28: of 2,000 changes in turn, %s, the first and the last are reported', async (_, moment) => {
      const { wallet, reported } = await connected()
      for (let n = 0; n < 1_000; n++) {
        wallet.emit('accountsChanged', [n % 2 ? ALICE : BOB])
        await moment()
        wallet.emit('chainChanged', n % 2 ? '0x3' : '0x1')
        await moment()
      }
      expect(reported()).toEqual([accounts(BOB), chain(1)])
      await pause()
      expect(reported().slice(2)).toEqual([accounts(ALICE), chain(3)])
      await pause()
      expect(reported()).toHaveLength(4)
      expect(jest.getTimerCount()).toBe(0)
    })

    test('a change that is taken back at once is reported all the same, each way', async () => {
      const { wallet, reported } = await connected()
      wallet.emit('accountsChanged', [BOB])
      wallet.emit('accountsChanged', [ALICE])
      wallet.emit('accountsChanged', [CAROL])
      wallet.emit('accountsChanged', [BOB])
      wallet.emit('chainChanged', 1)
      wallet.emit('chainChanged', 4)
      wallet.emit('chainChanged', 1)
      await pause()
      expect(reported()).toEqual([accounts(BOB), chain(1), accounts(CAROL), accounts(BOB), chain(4), chain(1)])
    })

    test('W12: no accounts in the midst of it disconnect at once, and nothing comes after', async () => {
      const { wallet, reported } = await connected()
      for (let n = 0; n < 100; n++) wallet.emit('accountsChanged', [n % 2 ? ALICE : BOB])
      wallet.emit('accountsChanged', [])
      expect(reported()).toEqual([accounts(BOB), GONE])
      wallet.emit('accountsChanged', [ALICE])
      await pause()
      expect(reported()).toHaveLength(2)
    })

    test('a switch that arrives is reported after what came before it', async () => {
      const { wallet, connector: made, reported } = await connected()
      wallet.reply('wallet_switchEthereumChain', async () => {
        wallet.chainId = '0x1'
        for (const chainId of [4, 5, 1]) wallet.emit('chainChanged', chainId)
        return null
      })
      await made.switchChain(chainById(1)!)
      expect(reported().at(-1)).toEqual(chain(1))
      const reports = reported().length
      await pause()
      expect(reported()).toHaveLength(reports)
    })

    test('what is held back when the wallet is released is not reported', async () => {
      const { wallet, connector: made, reported } = await connected()
      wallet.emit('accountsChanged', [BOB])
      wallet.emit('accountsChanged', [CAROL])
      await made.disconnect()
      await pause()
      expect(reported()).toEqual([accounts(BOB)])
    })
  })

  test('W37: an event that comes while the chain is requested is newer than the answer', async () => {
    const { wallet, reported } = await connected()
    const answer = deferred()
    wallet.reply('eth_chainId', () => answer.promise)
    wallet.emit('chainChanged', 'abc')
    wallet.emit('chainChanged', '0x5')
    answer.resolve('0x1')
    await settle()
    expect(reported()).toEqual([chain(5)])
  })

  test.each([
    ['on focus', (_wallet: FakeWallet, page: Window) => page.dispatchEvent(new Event('focus'))],
    ['after a disconnect 1013', (wallet: FakeWallet) => wallet.emit('disconnect', fault(1013))],
  ])('W37: accounts that are read %s do not override those of a later event', async (_, read) => {
    const { wallet, page, reported } = await connected()
    const answer = deferred()
    wallet.reply('eth_accounts', () => answer.promise)
    read(wallet, page)
    wallet.emit('accountsChanged', [BOB])
    answer.resolve([ALICE])
    await settle()
    await jest.advanceTimersByTimeAsync(WALLET_EVENT_THROTTLE_MS)
    expect(reported()).toEqual([accounts(BOB)])
  })

  test('W14: a second chain that cannot be read while the first is read is read as well', async () => {
    const { wallet, reported } = await connected()
    const answer = deferred()
    wallet.reply('eth_chainId', () => answer.promise)
    wallet.emit('chainChanged', 'abc')
    wallet.emit('chainChanged', 'abc')
    wallet.reply('eth_chainId', async () => '0x5')
    answer.resolve('0x3')
    await settle()
    expect(reported()).toEqual([chain(5)])
  })

  test('W28: a disconnect 1013 a thousand times over reads the accounts twice', async () => {
    const { wallet, reported } = await connected()
    for (let n = 0; n < 1_000; n++) wallet.emit('disconnect', fault(1013))
    await settle()
    expect(wallet.requested('eth_accounts')).toHaveLength(2)
    expect(reported()).toEqual([])
  })

  test('W28: news a thousand times over is reported once, and asks the wallet nothing', async () => {
    const { wallet, reported } = await connected()
    wallet.calls.length = 0
    const listeners = wallet.listenerCount()
    for (let n = 0; n < 1_000; n++) {
      wallet.emit('accountsChanged', [BOB])
      wallet.emit('chainChanged', '0x1')
    }
    await settle()
    expect(reported()).toEqual([accounts(BOB), chain(1)])
    expect(wallet.methods()).toEqual([])
    expect(wallet.listenerCount()).toBe(listeners)
  })

  test.each([[fault(4900)], [fault(6000)], [undefined]])('a disconnect with %j is one', async (error) => {
    const { wallet, reported } = await connected()
    wallet.emit('disconnect', error)
    expect(reported()).toEqual([GONE])
  })

  test('a disconnect with 1011 is the end of the wallet in this page', async () => {
    const { wallet, reported } = await connected()
    wallet.emit('disconnect', fault(1011))
    expect(reported()).toEqual([['disconnected', { walletId: 'w', by: 'crash' }]])
  })

  describe('W42: after a disconnect 1013', () => {
    async function lost(reply: () => unknown) {
      const all = await connected()
      all.wallet.reply('eth_accounts', reply)
      all.wallet.emit('disconnect', fault(1013))
      await settle()
      return all
    }

    test.each([
      ['the same accounts', async () => [ALICE]],
      ['an error', refuse(fault(-32603, 'Internal error'))],
      ['that it has lost its network', refuse(fault(4900))],
      ['junk', async () => 'junk'],
      ['nothing', silence],
    ])('a wallet that answers %s stays connected, and is read at the next one', async (_, reply) => {
      const { wallet, reported } = await lost(reply)
      await jest.advanceTimersByTimeAsync(WALLET_ANSWER_MS)
      expect(reported()).toEqual([])
      wallet.reply('eth_accounts', async () => [BOB])
      wallet.emit('disconnect', fault(1013))
      await settle()
      expect(reported()).toEqual([accounts(BOB)])
    })

    test.each([
      ['names no account', async () => []],
      ['is refused by its user', refuse(fault(4001))],
      ['does not know the page', refuse(fault(4100))],
    ])('a wallet that %s is disconnected', async (_, reply) => {
      const { reported } = await lost(reply)
      expect(reported()).toEqual([GONE])
    })

    test('an answer of any age counts, unless the accounts have been read since', async () => {
      const [first, second] = [deferred(), deferred()]
      const { wallet, reported } = await lost(() => first.promise)
      await jest.advanceTimersByTimeAsync(WALLET_ANSWER_MS)
      wallet.reply('eth_accounts', () => second.promise)
      wallet.emit('disconnect', fault(1013))
      first.resolve([])
      await jest.advanceTimersByTimeAsync(WALLET_ANSWER_MS * 10)
      second.resolve([BOB])
      await settle()
      expect(reported()).toEqual([accounts(BOB)])
    })
  })
})

describe('letting go', () => {
  test('W27: a wallet that hangs holds up a disconnect for 200 ms at most', async () => {
    const { wallet, connector: made, reported } = await connected({ close: silence })
    let done = false
    void made.disconnect().then(() => (done = true))
    expect(wallet.listenerCount()).toBe(0)
    await jest.advanceTimersByTimeAsync(200)
    expect(done).toBe(true)
    expect(reported()).toEqual([])
    expect(wallet.methods()).not.toContain('wallet_revokePermissions')
  })

  test('W27: a wallet that does not know how to forget the site is disconnected in silence', async () => {
    const wallet = fakeWallet()
    wallet.reply('wallet_revokePermissions', refuse(fault(-32601, 'no')))
    const page = fakePage()
    announce(page, wallet.provider, { name: 'W', rdns: 'org.w' })
    const events: WalletEvent[] = []
    const registry = createRegistry({ page, report: (event) => void events.push(event) })
    registry.discover(() => undefined, null)
    const made = registry.get('rdns:org.w')
    await made.connect(() => 1)
    await made.disconnect({ forget: true })
    await made.disconnect({ forget: true })
    expect(wallet.requested('wallet_revokePermissions')).toEqual([
      { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] },
    ])
    expect(events).toHaveLength(1)
  })

  test('one that throws does not hold it up at all', async () => {
    const { connector: made } = await connected({ close: refuse(new Error('no')) })
    await made.disconnect()
    await expect(made.watchAsset({ address: BOB, symbol: 'X', decimals: 1, image: null })).rejects.toMatchObject({
      failure: 'gone',
    })
  })
})

describe('an attempt that is abandoned', () => {
  const opened = () => ({ abandon: jest.fn(async () => undefined), close: jest.fn(async () => undefined) })

  test.each([
    ['a window of its own', opened()],
    ['none', {}],
  ])('before the wallet was opened asks for no accounts, of a wallet with %s', async (_, more) => {
    const wallet = fakeWallet()
    const { connector: made, events } = connector(wallet, {}, more)
    await made.connect(() => null)
    expect([wallet.methods(), events]).toEqual([[], []])
  })

  test('closes what was opened for it, once; one that is over closes nothing', async () => {
    const [wallet, answer, more] = [fakeWallet(), deferred(), opened()]
    wallet.reply('eth_requestAccounts', () => answer.promise)
    const { connector: made } = connector(wallet, {}, more)
    await made.abandon()
    expect(more.abandon).not.toHaveBeenCalled()
    const attempt = made.connect(() => 1)
    await settle()
    await made.abandon()
    expect(more.abandon).toHaveBeenCalledTimes(1)
    answer.resolve([ALICE])
    await attempt
    await made.abandon()
    expect(more.abandon).toHaveBeenCalledTimes(1)
  })

  test('the end of an older one leaves the newer one to be closed', async () => {
    const [wallet, first, second, more] = [fakeWallet(), deferred(), deferred(), opened()]
    const { connector: made } = connector(wallet, {}, more)
    wallet.reply('eth_requestAccounts', () => first.promise)
    const one = made.connect(() => 1)
    await settle()
    wallet.reply('eth_requestAccounts', () => second.promise)
    const other = made.connect(() => 2)
    await settle()
    first.resolve([ALICE])
    await one
    await made.abandon()
    expect(more.abandon).toHaveBeenCalledTimes(1)
    second.resolve([ALICE])
    await other
  })
})

test('it is ready as long as the wallet can be reached, and says how', () => {
  let reach: 'pairing' | null = 'pairing'
  const { connector: made } = connector(fakeWallet(), { reach: () => reach })
  expect([made.isReady(), made.reach()]).toEqual([true, 'pairing'])
  reach = null
  expect([made.isReady(), made.reach()]).toEqual([false, null])
})

test('how the wallet was reached is reported with the connection', async () => {
  const { connector: made, events } = connector(fakeWallet(), { reach: () => 'pairing' })
  await made.connect(() => 1)
  expect(events[0]?.payload).toMatchObject({ reach: 'pairing' })
})
