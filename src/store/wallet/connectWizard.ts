import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { nextStep, type WizardEvent, type WizardStep } from '#domain/wallet/connectWizard'
import type { WalletId } from '#domain/wallet/wallet'
import type { WalletFailure } from '#domain/wallet/walletError'
import { connected, connectFailed, connectStarted, disconnected } from '#events'
import { modalClosed, modalOpened } from '../browser/modals'

export interface ConnectWizardState {
  step: WizardStep
  /** The step before 'download'. The Back button returns to it. */
  cameFrom: WizardStep
  walletId: WalletId | null
  /** The number of the connection attempt that the dialog shows. Events of other attempts are ignored. */
  attempt: number | null
  /** How the attempt failed, while it can be retried. `message` is null after a rejection, which is not an error. */
  outcome: WalletFailure | null
  message: string | null
  details: string | null
  /** Whether the attempt has been pending for CONNECT_ANSWER_MS. */
  isLate: boolean
}

const initialState: ConnectWizardState = {
  step: 'none',
  cameFrom: 'none',
  walletId: null,
  attempt: null,
  outcome: null,
  message: null,
  details: null,
  isLate: false,
}

function forgetAttempt(state: ConnectWizardState) {
  state.attempt = null
  state.outcome = null
  state.message = null
  state.details = null
  state.isLate = false
}

function go(state: ConnectWizardState, event: WizardEvent) {
  const from = state.step
  const to = nextStep(from, event, state.cameFrom)
  if (to === from) return
  if (event === 'downloadPressed') state.cameFrom = from
  state.step = to
  forgetAttempt(state)
  if (to === 'none' || to === 'get') state.walletId = null
}

export const connectWizardSlice = createSlice({
  name: 'connectWizard',
  initialState,
  reducers: {
    getWalletPressed: (state) => {
      go(state, 'getPressed')
    },
    walletSelected(state, { payload }: PayloadAction<{ walletId: WalletId }>) {
      go(state, 'walletSelected')
      forgetAttempt(state)
      state.walletId = payload.walletId
    },
    downloadPressed(state, { payload }: PayloadAction<{ walletId: WalletId }>) {
      const before = state.step
      go(state, 'downloadPressed')
      if (state.step !== before) state.walletId = payload.walletId
    },
    continuePressed: (state, { payload }: PayloadAction<{ hasInstructions: boolean }>) => {
      go(state, payload.hasInstructions ? 'guideOffered' : 'guideSkipped')
    },
    guideFinished: (state) => {
      go(state, 'connectPressed')
    },
    backPressed: (state) => {
      go(state, 'backPressed')
    },
    answerDelayed(state, { payload }: PayloadAction<{ attempt: number }>) {
      if (payload.attempt === state.attempt && state.outcome === null) state.isLate = true
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(connectStarted, (state, { payload }) => {
        if (payload.walletId !== state.walletId) return
        forgetAttempt(state)
        state.attempt = payload.attempt
      })
      .addCase(connectFailed, (state, { payload }) => {
        if (payload.attempt !== state.attempt) return
        state.outcome = payload.reason
        const isRejected = payload.reason === 'rejected'
        state.message = isRejected ? null : payload.message
        state.details = isRejected ? null : (payload.details ?? null)
      })
      .addCase(connected, () => initialState)
      .addCase(disconnected, () => initialState)
      .addCase(modalOpened, () => initialState)
      .addCase(modalClosed, () => initialState),
  selectors: {
    selectWizard: (state) => state,
    selectWizardWalletId: (state) => state.walletId,
  },
})

export const {
  getWalletPressed,
  walletSelected,
  downloadPressed,
  continuePressed,
  guideFinished,
  backPressed,
  answerDelayed,
} = connectWizardSlice.actions
export const { selectWizard, selectWizardWalletId } = connectWizardSlice.selectors
