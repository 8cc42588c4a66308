import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { WALLET_ANSWER_MS } from '#domain/wallet/limits'
import { connectWallet, selectWallet } from '#store/wallet/connectWallet'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { switchChain } from '#store/wallet/switchChain'
import { selectAccount, selectStatus, selectWalletId } from '#store/wallet/connection'
import { selectWizard } from '#store/wallet/connectWizard'
import { modalClosed, modalOpened, selectOpenModal } from '#store/browser/modals'
import { announce, fakePage } from '../support/fakePage'
import { ALICE, BOB, deferred, fakeWallet, fault, silence, type Deferred, type FakeWallet } from '../support/fakeWallet'
import { fc } from '../support/properties'
import { runs } from '../support/runs'
import { settle, walletStore } from '../support/walletStore'

const A = 'rdns:org.a'
const B = 'rdns:org.b'

const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
beforeEach(() => {
  jest.useFakeTimers()
  process.on('unhandledRejection', note)
})
afterEach(() => {
  jest.useRealTimers()
  process.off('unhandledRejection', note)
  expect(unhandled.splice(0)).toEqual([])
})

const explode = () => {
  throw new Error('touched')
}
const bomb = () =>
  new Proxy(
    {},
    { get: explode, has: explode, ownKeys: explode, getPrototypeOf: explode, getOwnPropertyDescriptor: explode },
  )

/** Stands for `bomb()`, which throws when it is inspected, as fast-check inspects every value. */
const BOMB = 'a bomb'
const made = (value: unknown) => (value === BOMB ? bomb() : value)

/** How a wallet responds: it returns or throws a value, responds twice, or never responds. */
type Move =
  | { kind: 'resolve' | 'reject'; value: unknown; after: number }
  | { kind: 'throw'; value: unknown }
  | { kind: 'never' }
  | { kind: 'twice'; value: unknown; then: unknown }
  | { kind: 'bomb' }

function reply(move: Move): unknown {
  const inTime = <T>(task: (value: T) => void, value: T, after: number) =>
    after === 0 ? task(value) : void setTimeout(task, after, value)
  switch (move.kind) {
    case 'resolve':
      return new Promise((resolve) => inTime(resolve, made(move.value), move.after))
    case 'reject':
      return new Promise((_, reject) => inTime(reject, made(move.value), move.after))
    case 'throw':
      throw made(move.value)
    case 'never':
      return silence()
    case 'twice':
      return { then: (yes: (value: unknown) => void, no: (value: unknown) => void) => [yes(move.value), no(move.then)] }
    case 'bomb':
      return bomb()
  }
}

const accounts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>([ALICE], [BOB, ALICE], [ALICE.toLowerCase()]) },
  fc.constantFrom<unknown>([], null, undefined, {}, ALICE, [null], ['<b>'], { result: [ALICE] }, [[ALICE]]),
  fc.anything(),
)
const chainId = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>('0x3', '0x1', 3, '3', 3n) },
  fc.constantFrom<unknown>('abc', '0x', null, -1, 1e30, {}, []),
  fc.anything(),
)
const error = fc.oneof(
  fc.constantFrom<unknown>(fault(4001), fault(-32002), fault(4200), fault(4900), fault(-32603), undefined, null, 'no'),
  fc.constant(BOMB),
  fc.anything(),
)
const after = fc.constantFrom(0, 10, 2_900, 3_100, 20_000)
const move = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Move> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('resolve' as const), value, after }) },
    fc.record({ kind: fc.constant('reject' as const), value: error, after }),
    fc.record({ kind: fc.constant('throw' as const), value: error }),
    fc.constant({ kind: 'never' as const }),
    fc.record({ kind: fc.constant('twice' as const), value, then: fc.anything() }),
    fc.constant({ kind: 'bomb' as const }),
  )
const news = fc.record({
  at: fc.constantFrom(0, 5, 1_000, 5_000, 30_000),
  event: fc.constantFrom('accountsChanged', 'chainChanged', 'disconnect', 'connect'),
  payload: fc.oneof(accounts, chainId, error),
})

/** The responses of a wallet to each request, and its events. */
const script = fc.record({
  eth_requestAccounts: move(accounts),
  eth_accounts: move(accounts),
  eth_chainId: move(chainId),
  wallet_switchEthereumChain: move(fc.constant(null)),
  news: fc.array(news, { maxLength: 4 }),
  /** Whether the provider's `on` works. `none`: the provider has no `on`. `throwing`: its `on` throws. */
  events: fc.constantFrom('heard', 'none', 'throwing'),
})
type Script = typeof script extends fc.Arbitrary<infer T> ? T : never

const METHODS = ['eth_requestAccounts', 'eth_accounts', 'eth_chainId', 'wallet_switchEthereumChain'] as const
const ALLOWED: string[] = [...METHODS, 'wallet_addEthereumChain']

function perform(wallet: FakeWallet, given: Script) {
  for (const method of METHODS) wallet.reply(method, () => reply(given[method]))
  for (const { at, event, payload } of given.news) setTimeout(() => wallet.emit(event, made(payload)), at)
  const { request, on, removeListener } = wallet.provider
  if (given.events === 'none') return { request }
  if (given.events === 'throwing') return { request, on: explode, removeListener: explode }
  return { request, on, removeListener }
}

function page(given: Script, stored: Record<string, string> = {}) {
  const here = fakePage(stored)
  const wallet = fakeWallet()
  announce(here, perform(wallet, given), { rdns: 'org.a', uuid: 'a' })
  announce(here, fakeWallet({ accounts: [BOB] }).provider, { rdns: 'org.b', uuid: 'b' })
  const app = walletStore(here)
  app.start()
  return { ...app, wallet }
}

/** Expects the wallet to connect once it behaves properly, whatever it did before, and a second one, too. */
async function worksAfterwards({ dispatch, state, wallet }: ReturnType<typeof page>) {
  for (const method of METHODS) wallet.reply(method, undefined)
  wallet.accounts = [ALICE]
  wallet.chainId = '0x3'
  for (const id of [B, A]) {
    if (selectWalletId(state()) === id) void dispatch(disconnectWallet())
    await jest.advanceTimersByTimeAsync(WALLET_ANSWER_MS)
    dispatch(modalOpened({ modal: 'connect' }))
    void dispatch(selectWallet(id))
    await jest.advanceTimersByTimeAsync(WALLET_ANSWER_MS)
    expect([selectStatus(state()), selectWalletId(state())]).toEqual(['connected', id])
    expect(selectOpenModal(state())).toBeNull()
  }
}

describe('W01 to W39: whatever a wallet does, the page comes to an end and goes on', () => {
  test('when a user connects it', async () => {
    await fc.assert(
      fc.asyncProperty(script, async (given) => {
        const app = page(given)
        const { dispatch, state } = app
        dispatch(modalOpened({ modal: 'connect' }))
        void dispatch(selectWallet(A))
        await jest.advanceTimersByTimeAsync(40_000)
        // It may still be connecting only if the prompt was never answered. The visitor can then close the dialog.
        if (selectStatus(state()) === 'connecting') expect(['never', 'bomb']).toContain(given.eth_requestAccounts.kind)
        dispatch(modalClosed())
        expect(['connected', 'disconnected']).toContain(selectStatus(state()))
        if (selectStatus(state()) === 'connected') expect(selectAccount(state())).toMatch(/^0x[0-9a-fA-F]{40}$/)
        expect(ALLOWED).toEqual(expect.arrayContaining([...new Set(app.wallet.methods())]))
        await worksAfterwards(app)
      }),
      { numRuns: runs(60) },
    )
  })

  test('when it is resumed: decided within three seconds, and without a prompt', async () => {
    const session = { 'tidemark.session': JSON.stringify({ version: 1, value: { walletId: A } }) }
    await fc.assert(
      fc.asyncProperty(script, async (given) => {
        const app = page(given, session)
        await jest.advanceTimersByTimeAsync(WALLET_ANSWER_MS)
        expect(['connected', 'disconnected']).toContain(selectStatus(app.state()))
        await jest.advanceTimersByTimeAsync(40_000)
        expect(['connected', 'disconnected']).toContain(selectStatus(app.state()))
        expect(['eth_accounts', 'eth_chainId']).toEqual(expect.arrayContaining([...new Set(app.wallet.methods())]))
        await worksAfterwards(app)
      }),
      { numRuns: runs(60) },
    )
  })

  test('when it is asked for another chain: the row is free again, but for a prompt that nobody answers', async () => {
    await fc.assert(
      fc.asyncProperty(script, async (given) => {
        const app = page(given)
        const { dispatch, state, wallet } = app
        for (const method of METHODS) wallet.reply(method, undefined)
        await dispatch(connectWallet(A))
        for (const method of METHODS) wallet.reply(method, () => reply(given[method]))
        void dispatch(switchChain(1))
        await jest.advanceTimersByTimeAsync(40_000)
        if (state().walletChain.switchingTo !== null) expect(given.wallet_switchEthereumChain.kind).toBe('never')
        expect(state().walletChain.chainId === null || Number.isSafeInteger(state().walletChain.chainId)).toBe(true)
        await worksAfterwards(app)
      }),
      { numRuns: runs(60) },
    )
  })
})

describe('W02: of two clicks the last one decides', () => {
  type Step = 'click first' | 'click last' | 'answer first' | 'answer last'
  const ORDERS: Step[][] = [
    ['click first', 'click last', 'answer first', 'answer last'],
    ['click first', 'click last', 'answer last', 'answer first'],
    ['click first', 'answer first', 'click last', 'answer last'],
  ]
  const OUTCOMES = ['approved', 'rejected'] as const
  const cases = [true, false].flatMap((isDialog) =>
    ORDERS.flatMap((order) =>
      OUTCOMES.flatMap((first) =>
        OUTCOMES.map((last) => ({ order: order.join(', '), steps: order, first, last, isDialog })),
      ),
    ),
  )

  function twoPrompts() {
    const here = fakePage()
    const wallets = { first: fakeWallet({ accounts: [ALICE] }), last: fakeWallet({ accounts: [BOB] }) }
    announce(here, wallets.first.provider, { rdns: 'org.a' })
    announce(here, wallets.last.provider, { rdns: 'org.b' })
    const app = walletStore(here)
    app.start()
    const prompts: Deferred[] = []
    const prompt = (wallet: FakeWallet) =>
      wallet.reply('eth_requestAccounts', () => {
        const answer = deferred()
        prompts.push(answer)
        return answer.promise
      })
    prompt(wallets.first)
    prompt(wallets.last)
    return { ...app, wallets, prompts }
  }

  test.each(cases)('$order; first $first, last $last, dialog $isDialog', async ({ steps, first, last, isDialog }) => {
    const { dispatch, state, wallets, prompts } = twoPrompts()
    const click = (id: string) => void dispatch(isDialog ? selectWallet(id) : connectWallet(id))
    const answer = (at: number, outcome: (typeof OUTCOMES)[number], account: string) =>
      outcome === 'approved' ? prompts[at]?.resolve([account]) : prompts[at]?.reject(fault(4001))
    for (const step of steps) {
      if (step === 'click first') click(A)
      if (step === 'click last') click(B)
      if (step === 'answer first') answer(0, first, ALICE)
      if (step === 'answer last') answer(1, last, BOB)
      await settle()
    }
    // If the last click was approved, its wallet is connected, or else the one that was before it.
    const stood = steps.indexOf('answer first') < steps.indexOf('click last') && first === 'approved' ? A : null
    const expected = last === 'approved' ? B : stood
    expect(selectWalletId(state())).toBe(expected)
    expect(selectStatus(state())).toBe(expected ? 'connected' : 'disconnected')
    expect(selectWizard(state()).outcome).toBe(isDialog && last === 'rejected' ? 'rejected' : null)
    expect([wallets.first.listenerCount() > 0, wallets.last.listenerCount() > 0]).toEqual([
      expected === A,
      expected === B,
    ])
  })

  test.each([
    ['the first answer counts while the second prompt is open', [0], 'connected'],
    ['the second one counts', [1], 'connected'],
    ['a rejected first one leaves the second', [-1, 1], 'connected'],
    ['a rejected second one is the end', [-2, 0], 'disconnected'],
    ['a second rejection after the first approval is too late', [0, -2], 'connected'],
    ['both are rejected', [-1, -2], 'disconnected'],
  ])('the same wallet, asked twice: %s', async (_, answers, status) => {
    const { dispatch, state, prompts } = twoPrompts()
    void dispatch(selectWallet(A))
    await settle()
    void dispatch(connectWallet(A))
    await settle()
    for (const answer of answers) {
      if (answer < 0) prompts[-answer - 1]?.reject(fault(4001))
      else prompts[answer]?.resolve([ALICE])
      await settle()
    }
    expect(selectStatus(state())).toBe(status)
  })
})
