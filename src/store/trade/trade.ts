import {
  ACCOUNT_CHANGED,
  closedInReview,
  closedInWallet,
  DISCONNECTED,
  MULTIPLIER_CHANGED,
  NETWORK_CHANGED,
  PART_FAILED,
  PART_FAILED_LATE,
  stoppedBefore,
  WALLET_CHANGED,
} from '#copy/trade/notices'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sameAddress } from '#domain/chain/address'
import type { CurrencyId } from '#domain/token/token'
import type { TradeEnd } from '#domain/trade/confirm/outcome'
import type { StoredRequest } from '#domain/trade/openRequest'
import type { CostPrices } from '#domain/trade/evaluate/swapCost'
import { hasOtherMultiplier, type TradePlan } from '#domain/trade/plan'
import type { MovedAmount } from '#domain/trade/received'
import type { TransactionEffect } from '#domain/transaction/effect'
import type { WalletProblem } from '#domain/wallet/walletError'
import { accountsChanged, chainChanged, connected, disconnected, switchFailed } from '#events'
import { tokenReads } from '../token/tokenReads'
import { draftSettled } from './draft'

/** A step that the visitor must confirm in the wallet. `batch` is a single request for all other steps. */
export type TradeStep = 'reset' | 'approve' | 'permit2' | 'swap' | 'batch'
type StepPhase = 'preparing' | 'wallet' | 'chain'

export type TradeState =
  /**
   * No trade is open. `message` is about the last trade. `opensReviewOn` is the chain to which the wallet must switch
   * before a review opens.
   */
  | {
      status: 'idle'
      message: string | null
      opensSettings: boolean
      opensReviewOn?: number
      /** The visitor wants to repeat the confirmed swap, so the card keeps its amount. */
      isAgain?: true
    }
  /** `isSequential`: the wallet has refused to execute all steps as one batch. */
  | {
      status: 'reviewing'
      plan: TradePlan
      message: string | null
      isSequential: boolean
      /** The visitor wants to upgrade the account (EIP-7702), so that one transaction executes all steps. */
      isUpgradeWanted?: boolean
      paid: string
      /** Identifies the run and the step whose request failed in the wallet but may have been sent. */
      unclear?: Pick<Extract<TradeState, { status: 'running' }>, 'run' | 'steps' | 'at' | 'prices'>
      /**
       * The review opened after the wallet switched to the trade's chain. The wallet reports this switch a second time,
       * and the second report must not close the review.
       */
      isAfterSwitch?: true
    }
  | {
      status: 'running'
      plan: TradePlan
      run: number
      steps: TradeStep[]
      at: number
      phase: StepPhase
      hash: string | null
      /** The gas limit in the wallet's request; null if unknown. */
      gas: string | null
      isHidden: boolean
      isSequential: boolean
      isUpgradeWanted?: boolean
      /** The cost of the approvals so far, in wei. */
      paid: string
      /** The dollar prices with which the review showed the costs; null if they were unknown. */
      prices: CostPrices | null
    }
  | {
      status: 'confirmed'
      plan: TradePlan
      hash: string
      /** The hash under which the trade's transaction is stored. For a batch, it differs from `hash`. */
      record: string | null
      sold: MovedAmount
      received: MovedAmount
      /** The cost of all transactions of the trade, in wei; null if unknown. */
      cost: string | null
      /** The part of `cost` that was paid for approvals, in wei. */
      paid: string
      /** Whether the trade included approvals, so that a part of an allowance may be left. */
      hasApproved: boolean
      prices: CostPrices | null
      isHidden: boolean
    }
  /** The wallet sent a transaction other than the requested one; `reason` describes the difference. */
  | {
      status: 'altered'
      plan: TradePlan
      hash: string
      reason: string
      effect: TransactionEffect | null
      /** The account that paid for the transaction; null if it is the trade's own account. */
      paidBy: string | null
      /** The cost of all transactions to the trade's account, in wei; null if unknown. */
      cost: string | null
      hasApproved: boolean
      isHidden: boolean
    }
  | {
      status: 'failed'
      plan: TradePlan
      end: TradeEnd
      /** The hash of the mined transaction. It differs from the swap's hash if the swap was cancelled or replaced. */
      hash: string | null
      reason: string
      /** The effect of the transaction that replaced the swap; null if unknown or if no transaction replaced it. */
      effect: TransactionEffect | null
      /** The cost of all transactions, in wei; null if unknown. */
      cost: string | null
      hasApproved: boolean
      isHidden: boolean
    }

/** How a run ends: with an outcome, back in the review, or back on the card. Costs are those of the last transaction. */
export type RunEnd =
  | Pick<Extract<TradeState, { status: 'confirmed' }>, 'status' | 'hash' | 'sold' | 'received' | 'cost'>
  | Pick<Extract<TradeState, { status: 'failed' }>, 'status' | 'end' | 'hash' | 'reason' | 'effect' | 'cost'>
  | Pick<Extract<TradeState, { status: 'altered' }>, 'status' | 'hash' | 'reason' | 'effect' | 'paidBy' | 'cost'>
  /** Something has changed before all steps were sent. `isSequential`: the wallet has refused a batch. */
  | { status: 'reviewing'; message: string; isSequential?: true }
  /** The visitor rejected the request before anything was sent, or the account has changed. */
  | { status: 'idle'; message: string }

const idle = (message: string | null = null, opensSettings = false): Extract<TradeState, { status: 'idle' }> => ({
  status: 'idle',
  message,
  opensSettings,
})

/** Cancels a pending review unless the wallet has switched to the review's chain. */
const withoutReview = (state: TradeState, chainId: number | null = null): TradeState =>
  state.status === 'idle' && state.opensReviewOn !== undefined && state.opensReviewOn !== chainId ? idle() : state

/** The cost of a trade with that of its approvals; null if the cost is unknown. */
const costWith = ({ paid }: { paid: string }, cost: string | null) =>
  cost === null ? null : (BigInt(paid) + BigInt(cost)).toString()

/** Whether an approval may remain after a trade: an approval was mined, or all steps were sent as one batch. */
const hasApproved = ({ paid, steps }: Extract<TradeState, { status: 'running' }>) =>
  paid !== '0' || steps[0] === 'batch'

/** Describes a request in the wallet, so that it can be identified after the trade has left the page. */
export interface StepRequest {
  chainId: number
  sell: CurrencyId
  /** Absent if the request is a transfer. */
  buy?: CurrencyId
  /** A description of the request, such as "Swap 1 ETH for UNI". */
  text: string
  /** The request as it is stored; null if it is stored as a transaction already, as every batch is. */
  stored: StoredRequest | null
}

/** A request that failed in the wallet but may have been sent. */
export interface RequestFailure {
  problem: WalletProblem
  /** The wallet's own error message. */
  details: string | null
  /** Whether a search for the transaction is running. */
  isWatched: boolean
}

interface StepAdvance {
  run: number
  at: number
  phase: StepPhase
  hash?: string
  /** The open request; only set in the phase `wallet`. */
  request?: StepRequest
  gas?: string
}

/**
 * Closes a trade of which nothing has been sent, because the account, the chain or the wallet has changed. The message
 * contains this cause. It does not claim that nothing will be sent if a request is still open in the wallet.
 */
function closeUnsent(state: TradeState, cause: string): TradeState {
  if (state.status === 'reviewing')
    return idle(state.unclear ? closedInWallet(cause) : closedInReview(cause, state.message))
  if (state.status !== 'running' || state.phase === 'chain') return state
  return idle(state.phase === 'wallet' ? closedInWallet(cause) : stoppedBefore(cause, state.plan.wrap ?? 'swap'))
}

export const tradeSlice = createSlice({
  name: 'trade',
  initialState: (): TradeState => idle(),
  reducers: {
    reviewOpened: (state, { payload }: PayloadAction<TradePlan>): TradeState => ({
      status: 'reviewing',
      plan: payload,
      message: null,
      isSequential: false,
      paid: '0',
      ...(state.status === 'idle' && state.opensReviewOn === payload.chainId && { isAfterSwitch: true }),
    }),
    /** A review will open when the wallet has switched to the trade's chain. */
    reviewAwaited: (state, { payload }: PayloadAction<{ chainId: number }>): TradeState =>
      state.status === 'idle' ? { ...idle(), opensReviewOn: payload.chainId } : state,
    priceAccepted(state, { payload }: PayloadAction<Pick<TradePlan, 'quote' | 'limit' | 'guard' | 'executor'>>) {
      if (state.status !== 'reviewing') return
      const { amountIn, amountOut } = state.plan.quote
      state.plan.opened ??= { amountIn, amountOut }
      Object.assign(state.plan, payload)
    },
    upgradeChosen(state, { payload }: PayloadAction<{ isWanted: boolean }>) {
      if (state.status === 'reviewing') state.isUpgradeWanted = payload.isWanted
    },
    tradeStarted(state, { payload }: PayloadAction<{ run: number; prices?: CostPrices | null }>): TradeState {
      if (state.status !== 'reviewing') return state
      return {
        status: 'running',
        plan: state.plan,
        run: payload.run,
        steps: ['swap'],
        at: 0,
        phase: 'preparing',
        hash: null,
        gas: null,
        isHidden: false,
        isSequential: state.isSequential,
        ...(state.isUpgradeWanted && { isUpgradeWanted: true }),
        paid: state.paid,
        prices: payload.prices ?? null,
      }
    },
    /** An approval was mined. `cost` is in wei; null if unknown. */
    stepPaid(state, { payload }: PayloadAction<{ run: number; cost: string | null }>) {
      if (state.status === 'running' && state.run === payload.run)
        state.paid = costWith(state, payload.cost) ?? state.paid
    },
    tradeStepsKnown(state, { payload }: PayloadAction<{ run: number; steps: TradeStep[] }>) {
      if (state.status === 'running' && state.run === payload.run) state.steps = payload.steps
    },
    stepAdvanced(state, { payload }: PayloadAction<StepAdvance>) {
      if (state.status !== 'running' || state.run !== payload.run) return
      state.at = payload.at
      state.phase = payload.phase
      state.hash = payload.hash ?? null
      state.gas = payload.gas ?? null
    },
    /** A run has ended. If the review has closed since, nothing is left to show. */
    tradeEnded(state, { payload: { run, end } }: PayloadAction<{ run: number; end: RunEnd }>): TradeState {
      if (state.status !== 'running' || state.run !== run) return state
      const { plan, isHidden, isSequential, paid, prices, hash: record } = state
      // If the visitor has closed the dialog, the review must not open again.
      if (end.status === 'idle' || (end.status === 'reviewing' && isHidden)) return idle(end.message)
      if (end.status === 'reviewing') {
        const upgrade = state.isUpgradeWanted && { isUpgradeWanted: true }
        return { isSequential, ...end, plan, paid, ...upgrade }
      }
      const kept = { plan, cost: costWith(state, end.cost), hasApproved: hasApproved(state), isHidden }
      return end.status === 'confirmed' ? { ...end, ...kept, record, paid, prices } : { ...end, ...kept }
    },
    /** A request failed in the wallet but may have been sent. Returns to the review, which shows a warning. */
    requestFailed(state, { payload }: PayloadAction<{ run: number; failure: RequestFailure }>): TradeState {
      if (state.status !== 'running' || state.run !== payload.run) return state
      const { plan, isHidden, isSequential, paid, run, steps, at, prices } = state
      if (isHidden) return idle()
      return { status: 'reviewing', plan, message: null, isSequential, paid, unclear: { run, steps, at, prices } }
    },
    /** The wallet has sent the transaction although its request failed, so the trade continues. */
    tradeResumed(state, { payload }: PayloadAction<{ run: number; plan: TradePlan; hash: string }>): TradeState {
      if (state.status !== 'reviewing' || state.unclear?.run !== payload.run) return state
      const { isSequential, paid, unclear } = state
      const { plan, hash } = payload
      return {
        status: 'running',
        plan,
        ...unclear,
        phase: 'chain',
        hash,
        gas: null,
        isHidden: false,
        isSequential,
        paid,
      }
    },
    /** The review was closed automatically; the message contains the reason. */
    reviewEnded: (state, { payload }: PayloadAction<{ message: string }>): TradeState =>
      state.status === 'reviewing' ? idle(payload.message) : state,
    /** A request has ended whose review was already closed; the message describes the outcome. */
    endReported: (state, { payload }: PayloadAction<{ message: string }>): TradeState =>
      state.status === 'idle' ? { ...state, ...payload } : state,
    swapRepeated: (state): TradeState => (state.status === 'confirmed' ? { ...idle(), isAgain: true } : state),
    /** The visitor wants to change the slippage limit to retry a failed swap, so the settings open. */
    settingsRequested: (): TradeState => idle(null, true),
    /** The visitor closed the dialog. A running trade continues in the background, and any other trade ends. */
    tradeClosed(state): TradeState {
      return state.status === 'running' ? { ...state, isHidden: true } : idle()
    },
    tradeBroken(state): TradeState {
      if (state.status === 'running') return { ...state, isHidden: true }
      if (state.status === 'reviewing') return closeUnsent(state, PART_FAILED)
      return idle(PART_FAILED_LATE)
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(disconnected, (state, { payload }) => closeUnsent(withoutReview(state), DISCONNECTED[payload.by]))
      .addCase(chainChanged, (state, { payload }) => {
        if (state.status !== 'reviewing' || !state.isAfterSwitch || payload.chainId !== state.plan.chainId)
          return closeUnsent(withoutReview(state, payload.chainId), NETWORK_CHANGED)
        delete state.isAfterSwitch
        return state
      })
      .addCase(switchFailed, (state) => withoutReview(state))
      .addCase(draftSettled, (state) => withoutReview(state))
      // Nothing changes if the trade's account is the wallet's first account. If the wallet has switched to another
      // account and back, the switch was already reported.
      .addCase(accountsChanged, (state, { payload: { accounts } }) =>
        'plan' in state && accounts[0] && sameAddress(accounts[0], state.plan.account)
          ? state
          : closeUnsent(withoutReview(state), ACCOUNT_CHANGED),
      )
      .addCase(connected, (state) => closeUnsent(withoutReview(state), WALLET_CHANGED))
      // The calls would be the same, but no longer the amounts that the review shows.
      .addMatcher(tokenReads.endpoints.getUiMultipliers.matchFulfilled, (state, { payload: { chainId, of } }) =>
        state.status === 'reviewing' && state.plan.chainId === chainId && hasOtherMultiplier(state.plan, of)
          ? closeUnsent(state, MULTIPLIER_CHANGED)
          : state,
      ),
  selectors: {
    selectTrade: (state) => state,
    /** Whether the dialog with a trade's review, steps or outcome is open. */
    selectIsTradeShown: (state) => state.status !== 'idle' && !('isHidden' in state && state.isHidden),
    /** The message about the last trade; null while a trade is open. */
    selectEndedMessage: (state) => (state.status === 'idle' ? state.message : null),
    selectOpensSettings: (state) => state.status === 'idle' && state.opensSettings,
    /** The plan whose swap was sent and is not settled yet; null if there is none. */
    selectSentPlan: (state) =>
      state.status === 'running' && state.phase === 'chain' && state.at === state.steps.length - 1 ? state.plan : null,
    /** The chain to which the wallet must switch before a review opens; null if no review is pending. */
    selectOpensReviewOn: (state) => (state.status === 'idle' ? (state.opensReviewOn ?? null) : null),
  },
})

export const {
  reviewOpened,
  reviewAwaited,
  priceAccepted,
  upgradeChosen,
  tradeStarted,
  tradeStepsKnown,
  stepAdvanced,
  reviewEnded,
  endReported,
  stepPaid,
  requestFailed,
  tradeResumed,
  tradeEnded,
  swapRepeated,
  settingsRequested,
  tradeClosed,
  tradeBroken,
} = tradeSlice.actions
export const {
  selectTrade,
  selectIsTradeShown,
  selectEndedMessage,
  selectOpensSettings,
  selectSentPlan,
  selectOpensReviewOn,
} = tradeSlice.selectors
