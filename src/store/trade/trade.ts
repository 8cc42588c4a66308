import {
  ACCOUNT_CHANGED,
  closedInReview,
  closedInWallet,
  DISCONNECTED,
  NETWORK_CHANGED,
  PART_FAILED,
  PART_FAILED_LATE,
  stoppedBefore,
  WALLET_CHANGED,
} from '#copy/trade/notices'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sameAddress } from '../../domain/chain/address'
import type { CurrencyId } from '../../domain/token/token'
import type { TradeEnd } from '../../domain/trade/confirm/outcome'
import type { CostPrices } from '../../domain/trade/evaluate/swapCost'
import type { TradePlan } from '../../domain/trade/plan'
import type { MovedAmount } from '../../domain/trade/received'
import type { TransactionEffect } from '../../domain/transaction/effect'
import type { WalletProblem } from '../../domain/wallet/walletError'
import { accountsChanged, chainChanged, connected, disconnected, switchFailed } from '../../events'
import { draftSettled } from './draft'

/** A step that the wallet must confirm, in the order of a trade. `batch` combines all other steps in one request. */
export type TradeStep = 'reset' | 'approve' | 'permit2' | 'swap' | 'batch'
/** What a step is waiting for. */
export type StepPhase = 'preparing' | 'wallet' | 'chain'

export type TradeState =
  /**
   * No trade is open. `message` is about the last trade. `opensReviewOn` is the chain that the wallet must switch to
   * before a review opens.
   */
  | {
      status: 'idle'
      message: string | null
      opensSettings: boolean
      opensReviewOn?: number
      /** The user wants to repeat the confirmed swap, so its amount stays on the card. */
      isAgain?: true
    }
  /** `isSequential` is set after the wallet has refused to execute all steps as one batch. */
  | {
      status: 'reviewing'
      plan: TradePlan
      message: string | null
      isSequential: boolean
      /** The user wants to upgrade the account, so that the wallet can execute all steps in one (EIP-7702). */
      isUpgradeWanted?: boolean
      paid: string
      /** The run and the step whose request failed in the wallet but may have been sent. */
      unclear?: Pick<Extract<TradeState, { status: 'running' }>, 'run' | 'steps' | 'at' | 'prices'>
      /**
       * The review opened because the wallet switched to the trade's chain. The wallet's response reports the same
       * switch again, which must not close the review.
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
      /** The gas limit in the wallet's request; null if it is not known. */
      gas: string | null
      isHidden: boolean
      isSequential: boolean
      isUpgradeWanted?: boolean
      /** The cost in wei of this review's approvals so far. */
      paid: string
      /** The dollar prices in which the review showed the costs; null if there were none. */
      prices: CostPrices | null
    }
  | {
      status: 'confirmed'
      plan: TradePlan
      hash: string
      /** The amounts actually moved. */
      sold: MovedAmount
      received: MovedAmount
      /** The cost of all transactions of the trade, in wei. */
      cost: string
      /** The part of `cost` that the approvals took, in wei. */
      paid: string
      /** Whether the trade had approvals, so that a part of an allowance may be left. */
      hasApproved: boolean
      prices: CostPrices | null
      isHidden: boolean
    }
  /** The wallet sent a transaction other than the requested one; `reason` describes it. */
  | {
      status: 'altered'
      plan: TradePlan
      hash: string
      reason: string
      /** The effect of that transaction; null when unknown. */
      effect: TransactionEffect | null
      /** The account that paid for the transaction, if it is not the trade's; null otherwise. */
      paidBy: string | null
      /** The cost of all transactions to the trade's account, in wei; null when unknown. */
      cost: string | null
      hasApproved: boolean
      isHidden: boolean
    }
  | {
      status: 'failed'
      plan: TradePlan
      end: TradeEnd
      /** The hash of the mined transaction, which is not the swap's if the swap was cancelled or replaced. */
      hash: string | null
      reason: string
      /** The effect of the transaction that replaced the swap; null if there is none, or if it is unknown. */
      effect: TransactionEffect | null
      /** The cost of all transactions, in wei; null when unknown. */
      cost: string | null
      hasApproved: boolean
      isHidden: boolean
    }

const idle = (message: string | null = null, opensSettings = false): Extract<TradeState, { status: 'idle' }> => ({
  status: 'idle',
  message,
  opensSettings,
})

/** Cancels a review that waits for its chain, unless the wallet has switched to this chain. */
const withoutReview = (state: TradeState, chainId: number | null = null): TradeState =>
  state.status === 'idle' && state.opensReviewOn !== undefined && state.opensReviewOn !== chainId ? idle() : state

/** A trade's cost in wei, including one more transaction. */
const costWith = ({ paid }: { paid: string }, cost: string) => (BigInt(paid) + BigInt(cost)).toString()

/** Whether a trade may leave an approval behind: an approval step was mined, or all steps were sent as one batch. */
const hasApproved = ({ paid, steps }: Extract<TradeState, { status: 'running' }>) =>
  paid !== '0' || steps[0] === 'batch'

/** Describes the request to the wallet, to identify it after the trade has left the screen. */
interface StepRequest {
  chainId: number
  sell: CurrencyId
  buy: CurrencyId
  /** A description of the request, for example "Swap 1 ETH for UNI". */
  text: string
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
  /** The open request. Only set in the phase `wallet`. */
  request?: StepRequest
  /** The gas limit of the request's transaction. */
  gas?: string
}

/**
 * Closes a trade of which nothing has been sent, because its account, chain or wallet has changed. The message names
 * the cause, and claims nothing that an open request in the wallet could still make untrue.
 */
function closeUnsent(state: TradeState, cause: string): TradeState {
  if (state.status === 'reviewing') return idle(closedInReview(cause, state.message))
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
    /** The review opens once the wallet is on the trade's chain. */
    reviewAwaited: (state, { payload }: PayloadAction<{ chainId: number }>): TradeState =>
      state.status === 'idle' ? { ...idle(), opensReviewOn: payload.chainId } : state,
    priceAccepted(state, { payload }: PayloadAction<Pick<TradePlan, 'quote' | 'limit' | 'guard' | 'executor'>>) {
      if (state.status === 'reviewing') Object.assign(state.plan, payload)
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
    /** An approval step was mined, at a cost in wei. */
    stepPaid(state, { payload }: PayloadAction<{ run: number; cost: string }>) {
      if (state.status === 'running' && state.run === payload.run) state.paid = costWith(state, payload.cost)
    },
    /** The chain has shown which approvals are needed. */
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
    /** Returns to the review with a reason, because something has changed before all steps were sent. */
    tradeReturned(
      state,
      { payload }: PayloadAction<{ run: number; message: string; isSequential?: boolean }>,
    ): TradeState {
      if (state.status !== 'running' || state.run !== payload.run) return state
      const { plan, isHidden, paid } = state
      // A dialog that the user has closed is not shown again.
      if (isHidden) return idle(payload.message)
      return {
        status: 'reviewing',
        plan,
        message: payload.message,
        isSequential: payload.isSequential ?? state.isSequential,
        ...(state.isUpgradeWanted && { isUpgradeWanted: true }),
        paid,
      }
    },
    /**
     * A request failed in the wallet but may have been sent. The trade returns to its review, which warns about that.
     */
    requestFailed(state, { payload }: PayloadAction<{ run: number; failure: RequestFailure }>): TradeState {
      if (state.status !== 'running' || state.run !== payload.run) return state
      const { plan, isHidden, isSequential, paid, run, steps, at, prices } = state
      if (isHidden) return idle()
      return { status: 'reviewing', plan, message: null, isSequential, paid, unclear: { run, steps, at, prices } }
    },
    /** The failed request was sent after all, so the trade continues. */
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
    /** The review closes without the user's doing; the message says why. */
    reviewEnded: (state, { payload }: PayloadAction<{ message: string }>): TradeState =>
      state.status === 'reviewing' ? idle(payload.message) : state,
    /** A request that outlived its review has ended; the message says how. */
    endReported: (state, { payload }: PayloadAction<{ message: string }>): TradeState =>
      state.status === 'idle' ? { ...state, ...payload } : state,
    /**
     * The user rejected the request before anything was sent, or the account has changed, so the card is shown again.
     */
    tradeRejected(state, { payload }: PayloadAction<{ run: number; message: string }>): TradeState {
      return state.status === 'running' && state.run === payload.run ? idle(payload.message) : state
    },
    tradeConfirmed(
      state,
      {
        payload,
      }: PayloadAction<
        Pick<Extract<TradeState, { status: 'confirmed' }>, 'hash' | 'sold' | 'received' | 'cost'> & { run: number }
      >,
    ): TradeState {
      if (state.status !== 'running' || state.run !== payload.run) return state
      const { hash, sold, received } = payload
      const { plan, paid, prices, isHidden } = state
      return {
        status: 'confirmed',
        plan,
        hash,
        sold,
        received,
        cost: costWith(state, payload.cost),
        paid,
        hasApproved: hasApproved(state),
        prices,
        isHidden,
      }
    },
    tradeFailed(
      state,
      {
        payload,
      }: PayloadAction<
        Pick<Extract<TradeState, { status: 'failed' }>, 'end' | 'hash' | 'reason' | 'effect' | 'cost'> & {
          run: number
        }
      >,
    ): TradeState {
      if (state.status !== 'running' || state.run !== payload.run) return state
      const { end, hash, reason, effect } = payload
      const cost = payload.cost === null ? null : costWith(state, payload.cost)
      return {
        status: 'failed',
        plan: state.plan,
        end,
        hash,
        reason,
        effect,
        cost,
        hasApproved: hasApproved(state),
        isHidden: state.isHidden,
      }
    },
    tradeAltered(
      state,
      {
        payload,
      }: PayloadAction<
        Pick<Extract<TradeState, { status: 'altered' }>, 'hash' | 'reason' | 'effect' | 'paidBy' | 'cost'> & {
          run: number
        }
      >,
    ): TradeState {
      if (state.status !== 'running' || state.run !== payload.run) return state
      const { hash, reason, effect, paidBy } = payload
      const cost = payload.cost === null ? null : costWith(state, payload.cost)
      return {
        status: 'altered',
        plan: state.plan,
        hash,
        reason,
        effect,
        paidBy,
        cost,
        hasApproved: hasApproved(state),
        isHidden: state.isHidden,
      }
    },
    /** The user repeats a confirmed swap. */
    swapRepeated: (state): TradeState => (state.status === 'confirmed' ? { ...idle(), isAgain: true } : state),
    /** Opens the settings, to retry a failed swap with another slippage limit. */
    settingsRequested: (): TradeState => idle(null, true),
    /** The dialog was closed. A running trade continues and is only hidden; any other trade ends. */
    tradeClosed(state): TradeState {
      return state.status === 'running' ? { ...state, isHidden: true } : idle()
    },
    /** The trade's dialog failed to load or render. */
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
      // Changes of other accounts do not matter. If the wallet switched to another account and back, the switch has
      // already been reported.
      .addCase(accountsChanged, (state, { payload: { accounts } }) =>
        'plan' in state && accounts[0] && sameAddress(accounts[0], state.plan.account)
          ? state
          : closeUnsent(withoutReview(state), ACCOUNT_CHANGED),
      )
      .addCase(connected, (state) => closeUnsent(withoutReview(state), WALLET_CHANGED)),
  selectors: {
    selectTrade: (state) => state,
    /** Whether a trade's dialog is shown: its review, its steps or its outcome. */
    selectIsTradeShown: (state) => state.status !== 'idle' && !('isHidden' in state && state.isHidden),
    /** The message about the last trade; null while a trade is open. */
    selectEndedMessage: (state) => (state.status === 'idle' ? state.message : null),
    selectOpensSettings: (state) => state.status === 'idle' && state.opensSettings,
    /** The chain that the wallet must switch to before a review opens; null if none. */
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
  tradeReturned,
  tradeRejected,
  tradeConfirmed,
  tradeFailed,
  tradeAltered,
  swapRepeated,
  settingsRequested,
  tradeClosed,
  tradeBroken,
} = tradeSlice.actions
export const { selectTrade, selectIsTradeShown, selectEndedMessage, selectOpensSettings, selectOpensReviewOn } =
  tradeSlice.selectors
