import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type CurrencyId, sameCurrency } from '../../domain/token/token'
import type { TradePlan } from '../../domain/trade/plan'
import { isAwaited, type StoredTransaction } from '../../domain/transaction/transaction'
import { selectTransactionsOf } from '../transaction/transactions'
import {
  type RequestFailure,
  requestFailed,
  stepAdvanced,
  tradeAltered,
  tradeConfirmed,
  tradeFailed,
  tradeRejected,
  tradeReturned,
  type TradeState,
} from './trade'

/**
 * A transaction request of a trade. Either the wallet has not answered yet, or it is unclear whether the transaction
 * was sent.
 */
export interface OpenRequest {
  run: number
  chainId: number
  sell: CurrencyId
  buy: CurrencyId
  /** A description of the request, such as "Swap 1 ETH for UNI". */
  text: string
  failure?: RequestFailure
}

interface State {
  openRequests: OpenRequest[]
  trade: TradeState
}

const NONE: OpenRequest[] = []
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
    /** The user confirms that the wallet no longer shows the request, for example after its extension has restarted. */
    requestDismissed: (state, action: PayloadAction<{ run: number }>) => without(state, action),
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
        if (request) request.failure = failure
      })
      .addCase(tradeReturned, without)
      .addCase(tradeRejected, without)
      .addCase(tradeConfirmed, without)
      .addCase(tradeFailed, without)
      .addCase(tradeAltered, without),
})

export const { requestDismissed } = openRequestsSlice.actions

/**
 * Whether a request trades the same tokens as a plan, in any amount. A user who confirmed both the request and the plan
 * would trade twice.
 */
export function isSameTrade(plan: TradePlan, request: Pick<OpenRequest, 'chainId' | 'sell' | 'buy'>): boolean {
  const { chainId, sell, buy } = plan
  return chainId === request.chainId && sameCurrency(sell.id, request.sell) && sameCurrency(buy.id, request.buy)
}

/** A key that identifies the two tokens of a trade and its direction, but not the amount. */
export const sidesKey = ({ sell, buy }: Pick<TradePlan, 'sell' | 'buy'>): string => `${sell.id}>${buy.id}`.toLowerCase()

/** A pending batch that trades the same tokens as the plan; null if there is none. */
export function selectBatchFor(
  state: Parameters<typeof selectTransactionsOf>[0],
  plan: TradePlan,
): StoredTransaction | null {
  const sent = selectTransactionsOf(state, plan.account, plan.chainId)
  return sent.find((each) => isAwaited(each) && each.batch?.trade === sidesKey(plan)) ?? null
}

/** The newest request that is not shown in an open dialog; null if there is none. */
export function selectUnseenRequest({ openRequests, trade }: State): OpenRequest | null {
  const seen = trade.status === 'running' && !trade.isHidden ? trade.run : null
  return openRequests.filter(({ run }) => run !== seen).at(-1) ?? null
}

/** The newest open request that trades the same tokens as the plan; null if there is none. */
export function selectRequestFor({ openRequests }: Pick<State, 'openRequests'>, plan: TradePlan): OpenRequest | null {
  return openRequests.filter((request) => isSameTrade(plan, request)).at(-1) ?? null
}
