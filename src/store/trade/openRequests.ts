import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sameCurrency } from '#domain/token/token'
import { pendingRepeatedBy } from '#domain/trade/openRequest'
import type { TradePlan } from '#domain/trade/plan'
import type { StoredTransaction } from '#domain/transaction/transaction'
import { selectTransactionsOf } from '../transaction/transactions'
import {
  type RequestFailure,
  requestFailed,
  type StepRequest,
  stepAdvanced,
  tradeEnded,
  type TradeState,
} from './trade'

/**
 * A request of a trade or a transfer that the wallet has not answered, or of which it is unclear whether it was sent.
 */
export interface OpenRequest extends StepRequest {
  /** The run on this page. A request of an earlier page or another tab has its own negative number. */
  run: number
  failure?: RequestFailure
}

const isOfThisPage = ({ run }: OpenRequest) => run > 0

interface State {
  openRequests: OpenRequest[]
  trade: TradeState
}

const NONE: OpenRequest[] = []

let lastRun = 0

/** A number for the requests of a trade or a transfer on this page. */
export const newRunId = (): number => ++lastRun

const without = (requests: OpenRequest[], { payload }: { payload: { run: number } }) =>
  requests.filter(({ run }) => run !== payload.run)

/**
 * The wallets' open requests. They are stored separately from the trade on the page, because a request cannot be
 * cancelled: it stays open after its review has closed, and after a change of account, network or wallet.
 */
export const openRequestsSlice = createSlice({
  name: 'openRequests',
  initialState: NONE,
  reducers: {
    /** The visitor says that the wallet no longer shows the request, as after a restart of its extension. */
    requestDismissed: (state, action: PayloadAction<{ run: number }>) => without(state, action),
    /** The stored requests were read, at the start or because another tab has changed them. */
    requestsRestored: (state, { payload }: PayloadAction<readonly StepRequest[]>) => {
      const own = state.filter(isOfThisPage)
      const others = payload.flatMap((request): OpenRequest[] => {
        const { stored } = request
        if (!stored || own.some((each) => each.stored?.requestedAt === stored.requestedAt)) return []
        const { problem } = stored
        const failure = problem && { problem, details: null, isWatched: true }
        return [{ ...request, run: -stored.requestedAt, ...(failure && { failure }) }]
      })
      return [...others, ...own]
    },
    /** A stored request has been found on the chain, or can no longer have an effect. */
    requestOver: (state, { payload }: PayloadAction<{ requestedAt: number }>) =>
      state.filter(({ stored }) => stored?.requestedAt !== payload.requestedAt),
  },
  extraReducers: (builder) =>
    builder
      .addCase(stepAdvanced, (state, action) => {
        const { run, phase, request } = action.payload
        const others = without(state, action)
        return phase === 'wallet' && request ? [...others, { run, ...request }] : others
      })
      .addCase(requestFailed, (state, { payload: { run, failure } }) => {
        const request = state.find((each) => each.run === run)
        if (!request) return
        request.failure = failure
        if (request.stored) request.stored.problem = failure.problem
      })
      .addCase(tradeEnded, without),
})

export const { requestDismissed, requestsRestored, requestOver } = openRequestsSlice.actions

/** Whether a request trades the same tokens in any amount: a visitor who confirmed both would trade twice. */
export function isSameTrade(plan: TradePlan, request: Pick<OpenRequest, 'chainId' | 'sell' | 'buy'>): boolean {
  const { chainId, sell, buy } = plan
  if (chainId !== request.chainId || request.buy === undefined) return false
  return sameCurrency(sell.id, request.sell) && sameCurrency(buy.id, request.buy)
}

/** A pending transaction that the plan would repeat; null if there is none. */
export const selectPendingFor = (
  state: Parameters<typeof selectTransactionsOf>[0],
  plan: TradePlan,
): StoredTransaction | null => pendingRepeatedBy(selectTransactionsOf(state, plan.account, plan.chainId), plan)

/** The newest request that is not shown in an open dialog; null if there is none. */
export function selectUnseenRequest({ openRequests, trade }: State): OpenRequest | null {
  const seen = trade.status === 'running' && !trade.isHidden ? trade.run : null
  return openRequests.filter(({ run }) => run !== seen).at(-1) ?? null
}

/** The newest open request that trades the same tokens as the plan; null if there is none. */
export function selectRequestFor({ openRequests }: Pick<State, 'openRequests'>, plan: TradePlan): OpenRequest | null {
  return openRequests.filter((request) => isSameTrade(plan, request)).at(-1) ?? null
}
