import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createRegistry, type FoundWallets } from '#connectors/registry'
import { parentWallet } from '#connectors/remote/remoteWallets'
import { frameOf } from '#domain/wallet/frame'
import { PARENT_ANSWER_MS, PARENT_POLL_MS } from '#domain/wallet/limits'
import { WalletError } from '#domain/wallet/walletError'
import type { WalletEvent } from '#events'
import { announce } from '../../support/fakePage'
import { fakeParent, OTHER_SAFE, SAFE, SAFE_ORIGIN, safeInfo, type FakeParent } from '../../support/fakeParent'
import { BOB, deferred, fakeWallet, HASH } from '../../support/fakeWallet'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

/** Loads the app in a frame of the parent page, and detects the Safe of the parent page. */
function load(parent: FakeParent, allowed: readonly string[] = [SAFE_ORIGIN]) {
  const frame = frameOf(parent.page, allowed)
  const events: WalletEvent[] = []
  const found: FoundWallets[] = []
  const wallet = typeof frame === 'object' ? parentWallet(parent.page, frame.parents) : null
  const registry = createRegistry({ page: parent.page, report: (event) => void events.push(event), parent: wallet })
  registry.discover((list) => void found.push(list), null)
  return { registry, connector: registry.get('safe'), events, ids: () => found.at(-1)?.wallets.map(({ id }) => id) }
}

/** Whether the app has found the parent's Safe once all possible delays have passed. */
async function isFound(parent: FakeParent, allowed?: readonly string[]) {
  const { ids, connector } = load(parent, allowed)
  await pass(PARENT_ANSWER_MS + 1_000)
  const isThere = ids()?.includes('safe') ?? false
  expect(connector.isReady()).toBe(isThere)
  if (!isThere) await expect(connector.connect(() => 1)).rejects.toBeInstanceOf(WalletError)
  return isThere
}

const answering = (data: unknown) => {
  const parent = fakeParent()
  parent.reply('getSafeInfo', () => data)
  return parent
}

function byHand(answer: (parent: FakeParent, id: string) => void) {
  const parent = fakeParent()
  parent.reply('getSafeInfo', () => {
    answer(parent, parent.requests.at(-1)?.id ?? '')
    return new Promise(() => undefined)
  })
  return parent
}

const VALID = { version: '9.1.0', success: true, data: safeInfo() }

describe('C18: the page around this one', () => {
  test('is the wallet where it proves its origin', async () => {
    expect(await isFound(fakeParent())).toBe(true)
  })

  test('is it also where the browser does not say what is around', async () => {
    expect(await isFound(fakeParent({ ancestors: null }), ['https://wallet.example', SAFE_ORIGIN])).toBe(true)
  })

  test('is asked until it listens, and no longer than it may take', async () => {
    const slow = fakeParent()
    slow.reply('getSafeInfo', undefined)
    const { ids } = load(slow)
    await pass(2 * PARENT_POLL_MS)
    expect(ids()).toEqual([])
    slow.reply('getSafeInfo', () => safeInfo())
    await pass(PARENT_POLL_MS + 100)
    expect(ids()).toEqual(['safe'])
    const asked = slow.requests.length
    await pass(PARENT_ANSWER_MS)
    expect(slow.requests).toHaveLength(asked)
  })

  const REFUSED: [string, () => FakeParent][] = [
    ['of another origin', () => fakeParent({ origin: 'https://evil.example' })],
    [
      'of another origin that the browser does not name',
      () => fakeParent({ origin: 'https://evil.example', ancestors: null }),
    ],
    ['inside another one', () => fakeParent({ ancestors: [SAFE_ORIGIN, 'https://evil.example'], isNested: true })],
    ['inside another one that the browser does not name', () => fakeParent({ ancestors: null, isNested: true })],
    ['silent', () => byHand(() => undefined)],
    ['with 200,000 owners', () => answering(safeInfo({ owners: Array.from({ length: 200_000 }, () => BOB) }))],
    ['with an owner that is none', () => answering(safeInfo({ owners: ['0x1'] }))],
    ['with an invalid address', () => answering(safeInfo({ safeAddress: '0x12' }))],
    ['with a chain that is none', () => answering(safeInfo({ chainId: '3' }))],
    ['with a threshold of none', () => answering(safeInfo({ threshold: 0 }))],
    ['with words for yes and no', () => answering(safeInfo({ isReadOnly: 'false' }))],
    ['without data', () => answering(undefined)],
    ['that says no version', () => byHand((parent, id) => parent.say({ ...VALID, id, version: undefined }))],
    ['of version 0.9.0', () => byHand((parent, id) => parent.say({ ...VALID, id, version: '0.9.0' }))],
    ['that succeeds in words', () => byHand((parent, id) => parent.say({ ...VALID, id, success: 'yes' }))],
    ['that makes up ids', () => byHand((parent) => parent.say({ ...VALID, id: crypto.randomUUID() }))],
    [
      'whose theme alone is told',
      () => byHand((parent) => parent.say({ ...VALID, id: 'a', data: { darkMode: true } })),
    ],
    [
      'that fails',
      () => byHand((parent, id) => parent.say({ id, version: '9.1.0', success: false, error: 'Request failed' })),
    ],
    ['that answers too late', () => byHand((parent, id) => void setTimeout(() => parent.say({ ...VALID, id }), 4_000))],
    [
      'that is silent while a frame beside it answers',
      () => byHand((parent, id) => parent.say({ ...VALID, id }, { source: {}, origin: 'https://evil.example' })),
    ],
    [
      'that is silent while another frame of its origin answers',
      () => byHand((parent, id) => parent.say({ ...VALID, id }, { source: {} })),
    ],
    [
      'that has left its origin before it answers',
      () => byHand((parent, id) => parent.say({ ...VALID, id }, { origin: 'https://evil.example' })),
    ],
  ]
  test.each(REFUSED)('is no wallet: one %s', async (_, make) => {
    expect(await isFound(make())).toBe(false)
  })

  test('is not asked, and nothing changes, where it is not of the list', async () => {
    const parent = fakeParent()
    expect(await isFound(parent, [])).toBe(false)
    expect(parent.requests).toEqual([])
  })
})

test('C18: a page that was opened by a window and not shown inside it listens to nobody', () => {
  const page = fakeParent().page
  Object.assign(page, { self: page, top: page, parent: page })
  expect(frameOf(page, [SAFE_ORIGIN])).toBe('none')
})

test('C18: inside it no other wallet is looked for, and none is used', async () => {
  const parent = fakeParent()
  const wallet = fakeWallet()
  announce(parent.page, wallet.provider, { rdns: 'io.metamask' })
  parent.page.ethereum = wallet.provider
  const { registry, ids, events } = load(parent)
  await pass(PARENT_ANSWER_MS)
  expect(ids()).toEqual(['safe'])
  for (const id of ['metaMask', 'injected', 'walletConnect', 'coinbase'])
    await expect(registry.get(id).connect(() => 1)).rejects.toMatchObject({ problem: 'framed' })
  expect([wallet.methods(), events]).toEqual([[], []])
})

const CALLS = [
  { to: BOB as `0x${string}`, value: 0n, data: '0x01' as const },
  { to: BOB as `0x${string}`, value: 10n ** 18n, data: '0x' as const },
]
const batch = { from: SAFE, chainId: 3, calls: CALLS }

describe('a connected Safe', () => {
  async function connected() {
    const parent = fakeParent()
    const loaded = load(parent)
    await pass(PARENT_POLL_MS)
    const connecting = loaded.connector.connect(() => 1)
    await pass(100)
    await connecting
    return { parent, ...loaded }
  }
  /**
   * Resolves to the result or the error of a request. A rejection is caught at once, so that Node does not report it as
   * unhandled.
   */
  async function outcome(request: Promise<unknown>) {
    const settled = request.then(
      (value) => ({ value }),
      (error: unknown) => {
        const { problem, failure, mayBeSent } = error as WalletError
        return { problem, failure, mayBeSent }
      },
    )
    await pass(100)
    return settled
  }
  const sent = ({ requests }: FakeParent) => requests.filter(({ method }) => method === 'sendTransactions')

  test('is one that cannot be moved to another network from here', async () => {
    const { events } = await connected()
    expect(events).toMatchObject([
      { payload: { walletId: 'safe', accounts: [SAFE], chainId: 3, canSwitchChain: false } },
    ])
  })

  test('W42: stays connected when its page fails to answer once', async () => {
    const { parent, connector, events } = await connected()
    parent.reply('getSafeInfo', () => {
      throw new Error('Request failed')
    })
    await outcome(connector.refresh())
    expect(events).toHaveLength(1)
  })

  test('is given several calls at once, with decimal values, and its answer is their id', async () => {
    const { parent, connector } = await connected()
    parent.reply('sendTransactions', () => ({ safeTxHash: HASH }))
    expect(await outcome(connector.sendCalls(batch))).toEqual({ value: HASH })
    const txs = [
      { to: BOB, value: '0', data: '0x01' },
      { to: BOB, value: '1000000000000000000', data: '0x' },
    ]
    expect(sent(parent)).toMatchObject([{ params: { txs }, env: { sdkVersion: '9.1.0' } }])
    // No gas limit is sent, because Safe's own estimate is better than ours.
    expect(Object.keys(sent(parent)[0]?.params ?? {})).toEqual(['txs'])
  })

  test('has another Safe or network chosen meanwhile: nothing is sent', async () => {
    const { parent, connector } = await connected()
    for (const change of [{ safeAddress: OTHER_SAFE }, { chainId: 1 }]) {
      parent.reply('getSafeInfo', () => safeInfo(change))
      expect(await outcome(connector.sendCalls(batch))).toMatchObject({ failure: 'changed', mayBeSent: false })
    }
    // The parent page reports another Safe from the third request on.
    let asked = 0
    parent.reply('getSafeInfo', () => safeInfo((asked += 1) > 2 ? { safeAddress: OTHER_SAFE } : {}))
    expect(await outcome(connector.sendCalls(batch))).toMatchObject({ failure: 'changed', mayBeSent: false })
    expect(sent(parent)).toEqual([])
  })

  test('is looked at by somebody who is no owner: this is said, and nothing is sent', async () => {
    const { parent, connector } = await connected()
    parent.reply('getSafeInfo', () => safeInfo({ isReadOnly: true }))
    expect(await outcome(connector.sendCalls(batch))).toMatchObject({ problem: 'notOwner', mayBeSent: false })
    expect(sent(parent)).toEqual([])
  })

  test('is not asked for a second signature while the first is waited for, and again after it', async () => {
    const { parent, connector } = await connected()
    const answer = deferred()
    parent.reply('sendTransactions', () => answer.promise)
    const first = outcome(connector.sendCalls(batch))
    await pass(100)
    expect(await outcome(connector.sendCalls(batch))).toMatchObject({ failure: 'busy' })
    expect(sent(parent)).toHaveLength(1)
    answer.reject(new Error('Transaction was rejected'))
    await pass(100)
    expect(await first).toMatchObject({ failure: 'rejected', mayBeSent: false })
    parent.reply('sendTransactions', () => ({ safeTxHash: HASH }))
    expect(await outcome(connector.sendTransaction({ ...batch, ...CALLS[1]! }))).toEqual({ value: HASH })
  })

  test.each([{ safeTxHash: '0x12' }, { safeTxHash: null }, HASH, undefined])(
    'answers with no hash: it may have been signed, %j',
    async (answer) => {
      const { parent, connector } = await connected()
      parent.reply('sendTransactions', () => answer)
      expect(await outcome(connector.sendCalls(batch))).toMatchObject({ problem: 'invalidHash', mayBeSent: true })
    },
  )

  test('fails without a reason: it may have been signed', async () => {
    const { parent, connector } = await connected()
    parent.reply('sendTransactions', () => Promise.reject(new Error('Request failed')))
    expect(await outcome(connector.sendCalls(batch))).toMatchObject({ problem: 'sendFailed', mayBeSent: true })
  })

  test('answers twice: the first answer counts', async () => {
    const { parent, connector } = await connected()
    parent.reply('sendTransactions', () => {
      const { id } = sent(parent)[0]!
      parent.say({ ...VALID, id, data: { safeTxHash: HASH } })
      parent.say({ ...VALID, id, data: { safeTxHash: `0x${'00'.repeat(32)}` } })
      return new Promise(() => undefined)
    })
    expect(await outcome(connector.sendCalls(batch))).toEqual({ value: HASH })
  })

  test('is never asked for a signature of a message, nor for a node', async () => {
    const { parent, connector } = await connected()
    const asset = { address: SAFE, symbol: 'UNI', decimals: 18, image: null }
    expect(await outcome(connector.watchAsset(asset))).toMatchObject({ failure: 'unsupported' })
    expect(new Set(parent.methods())).toEqual(new Set(['getSafeInfo']))
  })
})
