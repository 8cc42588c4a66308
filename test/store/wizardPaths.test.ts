import { describe, expect, test } from '@jest/globals'
import { mobileStep, type WizardStep } from '#domain/wallet/connectWizard'
import {
  connected,
  connectFailed,
  connectStarted,
  disconnected,
  pairingEnded,
  pairingReady,
  switchFailed,
} from '#events'
import { rootReducer } from '#store/rootReducer'
import { selectRequestedWalletId, selectAttempt, selectStatus, selectWalletId } from '#store/wallet/connection'
import {
  backPressed,
  continuePressed,
  downloadPressed,
  getWalletPressed,
  guideFinished,
  selectWizard,
  walletSelected,
} from '#store/wallet/connectWizard'
import { modalClosed, modalOpened, selectOpenModal } from '#store/browser/modals'
import { selectPairing } from '#store/wallet/pairing'
import type { RootState } from '#store/types'
import { ALICE } from '../support/fakeWallet'

type Action = Parameters<typeof rootReducer>[1]
/** A move of the visitor or the wallet. Given a state, it returns the actions to dispatch. */
type Move = (state: RootState) => Action[]

const start =
  (walletId: string | null): Move =>
  (state) =>
    walletId ? [connectStarted({ walletId, attempt: selectAttempt(state) + 1 })] : []
const requestWizardWallet: Move = (state) => start(selectWizard(state).walletId)(state)
/** Ends all other attempts, and sends a request at once if the wallet is ready. */
const choose =
  (walletId: string): Move =>
  (state) => {
    const chosen = walletSelected({ walletId })
    return [chosen, ...start(walletId)(rootReducer(state, chosen))]
  }
const fail =
  (reason: 'failed' | 'rejected' | 'busy', back = 0): Move =>
  (state) => {
    const walletId = selectRequestedWalletId(state)
    const attempt = selectAttempt(state) - back
    return walletId ? [connectFailed({ walletId, attempt, reason, message: 'Error connecting, please retry!' })] : []
  }
const answer: Move = (state) => {
  const walletId = selectRequestedWalletId(state)
  const accounts = [ALICE as `0x${string}`]
  const more = { accounts, chainId: 3, canSwitchChain: true, reach: 'browser' as const, endsAt: null }
  return walletId ? [connected({ walletId, attempt: selectAttempt(state), ...more })] : []
}

/** A move that is possible only while the wizard shows one of these steps, because its button is hidden otherwise. */
const at =
  (steps: readonly WizardStep[], move: Move): Move =>
  (state) =>
    steps.includes(selectWizard(state).step) ? move(state) : []

const BUTTONS: Record<string, Move> = {
  'Get a Wallet': () => [getWalletPressed()],
  'choose a wallet that is ready': choose('metaMask'),
  'choose another that is ready': choose('rainbow'),
  'choose one that is not': () => [walletSelected({ walletId: 'coinbase' })],
  GET: () => [downloadPressed({ walletId: 'rainbow' })],
  'Continue to a guide': at(['download'], () => [continuePressed({ hasInstructions: true })]),
  'Continue without one': at(['download'], (state) => [
    continuePressed({ hasInstructions: false }),
    ...requestWizardWallet(state),
  ]),
  Connect: at(['instructions'], (state) => [guideFinished(), ...requestWizardWallet(state)]),
  RETRY: at(['connect'], requestWizardWallet),
  Back: () => [backPressed()],
  Close: () => [modalClosed()],
}

const DESKTOP: Record<string, Move> = {
  // The buttons of a closed dialog, and the buttons behind an open dialog, cannot be pressed.
  ...Object.fromEntries(
    Object.entries(BUTTONS).map(([name, move]): [string, Move] => [
      name,
      (state) => (selectOpenModal(state) === 'connect' ? move(state) : []),
    ]),
  ),
  Open: (state) => (selectOpenModal(state) ? [] : [modalOpened({ modal: 'connect' })]),
  'the wallet fails': fail('failed'),
  'the wallet is busy': fail('busy'),
  'the person rejects': fail('rejected'),
  'an older attempt fails': fail('failed', 1),
  'the person approves': answer,
  'the wallet lets go': (state) => {
    const walletId = selectWalletId(state)
    return walletId ? [disconnected({ walletId, by: 'wallet' })] : []
  },
  'a code is there': () => [pairingReady({ uri: 'wc:1', expiresAt: 1, isNew: null })],
  'a code ends': () => [pairingEnded()],
  'a switch fails': () => [switchFailed({ chainId: 1, reason: 'failed', message: '' })],
}
const MOBILE = [
  'Get a Wallet',
  'choose a wallet that is ready',
  'choose one that is not',
  'RETRY',
  'Back',
  'Close',
  'Open',
]
const OUTSIDE = Object.keys(DESKTOP).filter((name) => !(name in BUTTONS) && name !== 'Open')

const initial = rootReducer(rootReducer(undefined, { type: 'start' }), modalOpened({ modal: 'connect' }))
const after = (state: RootState, name: string) => (DESKTOP[name] as Move)(state).reduce(rootReducer, state)

/** The key of a state. States that differ only in the number of attempts have the same key. */
function keyOf(state: RootState) {
  const { attempt, ...wizard } = selectWizard(state)
  const age = attempt === null ? null : selectAttempt(state) - attempt
  const { requested, status, walletId } = state.connection
  return JSON.stringify([
    wizard,
    age,
    requested,
    status,
    walletId,
    selectOpenModal(state),
    selectPairing(state) !== null,
  ])
}

interface Edge {
  from: RootState
  by: string
  to: RootState
}

/** All states that can be reached in up to `length` moves, and all moves between them. */
function explore(moves: readonly string[], length: number) {
  const states = new Map([[keyOf(initial), initial]])
  const edges: Edge[] = []
  let edge = [initial]
  let depth = 0
  for (; depth < length && edge.length > 0; depth++) {
    const next: RootState[] = []
    for (const from of edge)
      for (const by of moves) {
        const to = after(from, by)
        edges.push({ from, by, to })
        if (states.has(keyOf(to))) continue
        states.set(keyOf(to), to)
        next.push(to)
      }
    edge = next
  }
  return { states: [...states.values()], edges, isWhole: edge.length === 0 }
}

function reachable(from: RootState, moves: readonly string[]) {
  const seen = new Map([[keyOf(from), from]])
  for (const state of seen.values())
    for (const by of moves) {
      const to = after(state, by)
      if (!seen.has(keyOf(to))) seen.set(keyOf(to), to)
    }
  return [...seen.values()]
}

const LONGEST = 6
const EVENTS_OF = { desktop: Object.keys(DESKTOP), mobile: [...MOBILE, ...OUTSIDE] }

describe.each(['desktop', 'mobile'] as const)('every path of six events on a %s', (device) => {
  const { states, edges } = explore(EVENTS_OF[device], LONGEST)
  const stepOf = (state: RootState) => selectWizard(state).step
  const offenders = (rule: (edge: Edge) => boolean) =>
    edges.filter((edge) => !rule(edge)).map(({ from, by }) => `${stepOf(from)}: ${by}`)

  test('leads to every step that there is, and to no other', () => {
    const steps = [...new Set(states.map(stepOf))].sort()
    expect(steps).toEqual(
      device === 'desktop' ? ['connect', 'download', 'get', 'instructions', 'none'] : ['connect', 'get', 'none'],
    )
    expect(states.length).toBeGreaterThan(device === 'desktop' ? 100 : 40)
  })

  test('leads nowhere from where the explainer and a wallet cannot be reached by what is on screen', () => {
    const onScreen = device === 'desktop' ? Object.keys(BUTTONS) : MOBILE.slice(0, 5)
    const opened = states.filter((state) => selectOpenModal(state) === 'connect')
    const lost = opened.filter((state) => {
      const steps = reachable(state, onScreen).map(stepOf)
      return !steps.includes('none') || !steps.includes('connect')
    })
    expect(lost.map(stepOf)).toEqual([])
  })

  test('Back leads to the step before, and where that may be another each time, to the one the visitor came from', () => {
    const BACK: Partial<Record<WizardStep, WizardStep>> = {
      get: 'none',
      instructions: 'download',
      connect: 'none',
      none: 'none',
    }
    const cameFrom = (state: RootState) => selectWizard(state).cameFrom
    const isOpen = (state: RootState) => selectOpenModal(state) === 'connect'
    expect(
      offenders(
        ({ from, by, to }) => by !== 'Back' || !isOpen(from) || stepOf(to) === (BACK[stepOf(from)] ?? cameFrom(from)),
      ),
    ).toEqual([])
    const origins = states.filter((state) => stepOf(state) === 'download').map(cameFrom)
    expect([...new Set(origins)].sort()).toEqual(device === 'desktop' ? ['connect', 'get'] : [])
  })

  test('an error is one of the wallet on screen, and goes with the step, the wallet, a new try and the dialog', () => {
    const shows = (state: RootState) => selectWizard(state).outcome !== null
    const GIVE_UP = ['Close', 'RETRY']
    expect(states.filter(shows).length).toBeGreaterThan(0)
    expect(
      states.filter((state) => shows(state) && (stepOf(state) !== 'connect' || !selectWizard(state).walletId)),
    ).toEqual([])
    expect(
      offenders(({ from, by, to }) => {
        const isSame = stepOf(from) === stepOf(to) && selectWizard(from).walletId === selectWizard(to).walletId
        return (isSame && !GIVE_UP.includes(by)) || !shows(to)
      }),
    ).toEqual([])
    expect(offenders(({ from, by, to }) => by !== 'an older attempt fails' || keyOf(from) === keyOf(to))).toEqual([])
  })

  test('a rejection has no words, everything else has', () => {
    for (const state of states) {
      const { outcome, message } = selectWizard(state)
      expect(message === null).toBe(outcome === null || outcome === 'rejected')
    }
  })

  test('the steps that are about a wallet have one, the lists have none', () => {
    const isAbout = (step: WizardStep) => step === 'connect' || step === 'download' || step === 'instructions'
    expect(states.filter((state) => isAbout(stepOf(state)) !== (selectWizard(state).walletId !== null))).toEqual([])
  })

  test('a code is on show only while its proposal is live', () => {
    expect(
      offenders(({ from, by, to }) => {
        const expected = by === 'a code is there' ? true : by === 'a code ends' ? false : selectPairing(from) !== null
        return (selectPairing(to) !== null) === expected
      }),
    ).toEqual([])
  })

  test('when a wallet is connected or lets go, the dialog is closed and begins again', () => {
    const moments = edges.filter(
      ({ from, to }) => (selectStatus(from) === 'connected') !== (selectStatus(to) === 'connected'),
    )
    expect(moments.length).toBeGreaterThan(0)
    expect(moments.filter(({ to }) => selectOpenModal(to) !== null || stepOf(to) !== 'none')).toEqual([])
  })

  test('W03: after Back, Close or another choice nobody waits for the wallet before', () => {
    const waits = states.filter((state) => selectStatus(state) === 'connecting')
    expect(waits.length).toBeGreaterThan(0)
    expect(waits.filter((state) => selectOpenModal(state) === null)).toEqual([])
    expect(offenders(({ by, to }) => !['Back', 'Close'].includes(by) || selectStatus(to) !== 'connecting')).toEqual([])
    expect(
      offenders(
        ({ by, from, to }) =>
          !by.startsWith('choose') ||
          selectOpenModal(from) === null ||
          [null, selectWizard(to).walletId].includes(selectRequestedWalletId(to)),
      ),
    ).toEqual([])
  })
})

test('U17: wherever a window is made narrow, "Get a Wallet" and Back of a phone do what they say', () => {
  const { states, isWhole } = explore(EVENTS_OF.desktop, 20)
  expect(isWhole).toBe(true)
  const shown = (state: RootState) => mobileStep(selectWizard(state).step)
  for (const state of states.filter((each) => selectOpenModal(each) === 'connect')) {
    const get = after(state, 'Get a Wallet')
    expect(shown(get)).toBe('get')
    expect(shown(after(get, 'Back'))).toBe('connect')
  }
})
