import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TradePlan } from '../../domain/trade/plan'
import type { Quote } from '../../domain/trade/quote'
import { accountsChanged, chainChanged, connected, disconnected } from '../../events'

/** The steps of a trade that the wallet must confirm, in order. */
export type TradeStep = 'reset' | 'approve' | 'swap'
/** What a step waits for. */
export type StepPhase = 'preparing' | 'wallet' | 'chain'

export type TradeState =
  | { status: 'idle' }
  | { status: 'reviewing'; plan: TradePlan; message: string | null }
  | {
      status: 'running'
      plan: TradePlan
      run: number
      steps: TradeStep[]
      at: number
      phase: StepPhase
      hash: string | null
      isHidden: boolean
    }
  | { status: 'confirmed'; plan: TradePlan; hash: string; received: string | null; cost: string; isHidden: boolean }
  | { status: 'failed'; plan: TradePlan; hash: string | null; reason: string; cost: string | null; isHidden: boolean }

const initialState = { status: 'idle' } as TradeState

/** Before anything was sent, a trade belongs to the account and chain that it was reviewed for. */
function closeUnsent(state: TradeState): TradeState {
  const isUnsent = state.status === 'reviewing' || (state.status === 'running' && state.phase !== 'chain')
  return isUnsent ? { status: 'idle' } : state
}

export const tradeSlice = createSlice({
  name: 'trade',
  initialState,
  reducers: {
    reviewOpened: (_state, { payload }: PayloadAction<TradePlan>): TradeState => ({
      status: 'reviewing',
      plan: payload,
      message: null,
    }),
    priceAccepted(state, { payload }: PayloadAction<{ quote: Quote; limit: string }>) {
      if (state.status === 'reviewing') Object.assign(state.plan, payload)
    },
    tradeStarted(state, { payload }: PayloadAction<{ run: number }>): TradeState {
      if (state.status !== 'reviewing') return state
      return {
        status: 'running',
        plan: state.plan,
        run: payload.run,
        steps: ['swap'],
        at: 0,
        phase: 'preparing',
        hash: null,
        isHidden: false,
      }
    },
    /** The chain has told which approvals are needed. */
    tradeStepsKnown(state, { payload }: PayloadAction<{ run: number; steps: TradeStep[] }>) {
      if (state.status === 'running' && state.run === payload.run) state.steps = payload.steps
    },
    stepAdvanced(state, { payload }: PayloadAction<{ run: number; at: number; phase: StepPhase; hash?: string }>) {
      if (state.status !== 'running' || state.run !== payload.run) return
      state.at = payload.at
      state.phase = payload.phase
      state.hash = payload.hash ?? null
    },
    /** Rejected, or something changed before anything was sent: back to the review, with the reason. */
    tradeReturned(state, { payload }: PayloadAction<{ run: number; message: string }>): TradeState {
      if (state.status !== 'running' || state.run !== payload.run) return state
      return { status: 'reviewing', plan: state.plan, message: payload.message }
    },
    tradeConfirmed(
      state,
      { payload }: PayloadAction<{ run: number; hash: string; received: string | null; cost: string }>,
    ): TradeState {
      if (state.status !== 'running' || state.run !== payload.run) return state
      const { hash, received, cost } = payload
      return { status: 'confirmed', plan: state.plan, hash, received, cost, isHidden: state.isHidden }
    },
    tradeFailed(
      state,
      { payload }: PayloadAction<{ run: number; hash: string | null; reason: string; cost: string | null }>,
    ): TradeState {
      if (state.status !== 'running' || state.run !== payload.run) return state
      const { hash, reason, cost } = payload
      return { status: 'failed', plan: state.plan, hash, reason, cost, isHidden: state.isHidden }
    },
    /** Closing hides a running trade, which goes on, and ends any other. */
    tradeClosed(state): TradeState {
      return state.status === 'running' ? { ...state, isHidden: true } : { status: 'idle' }
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(disconnected, closeUnsent)
      .addCase(chainChanged, closeUnsent)
      .addCase(accountsChanged, closeUnsent)
      .addCase(connected, closeUnsent),
  selectors: { selectTrade: (state) => state },
})

export const {
  reviewOpened,
  priceAccepted,
  tradeStarted,
  tradeStepsKnown,
  stepAdvanced,
  tradeReturned,
  tradeConfirmed,
  tradeFailed,
  tradeClosed,
} = tradeSlice.actions
export const { selectTrade } = tradeSlice.selectors
