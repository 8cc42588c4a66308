import { labelled } from '#copy/browser/grammar'
import { sameAddress } from '#domain/chain/address'
import { tradeInfo, type TradePlan } from '#domain/trade/plan'
import { type RunProgress, type StepResult, stopped } from '#domain/trade/confirm/outcome'
import type { AtomicSupport } from '#domain/wallet/batch'
import type { WalletId } from '#domain/wallet/wallet'
import { selectWalletChainId } from '../../chain/walletChain'
import { notificationAdded } from '../../browser/notifications'
import type { Services } from '../../services'
import type { AppDispatch, RootState } from '../../types'
import { infoTitle } from '../../transaction/transactions'
import { selectAccount, selectWalletId } from '../../wallet/connection'
import { endReported, selectTrade } from '../trade'

export interface Run {
  readonly id: number
  readonly plan: TradePlan
  readonly dispatch: AppDispatch
  readonly getState: () => RootState
  readonly services: Services
  /** Whether the visitor continues without a simulation, because the node cannot simulate the trade. */
  readonly isUntried: boolean
  progress: RunProgress
  /** The wallet's support for atomic batches; null if it was not read, or if the wallet has refused a batch. */
  support: AtomicSupport | null
  /** Whether a request is open in the wallet. */
  isRequested: boolean
  /** Whether `watchTransactions` has left it to this run to report that its last transaction is confirmed. */
  isLeftToRun: boolean
  /** The last notice that was shown about a request whose review has closed. */
  notice: string | null
}

export const newRun = (run: Omit<Run, 'progress' | 'support' | 'isRequested' | 'isLeftToRun' | 'notice'>): Run => ({
  ...run,
  progress: { isOpen: false, isMined: false, isApproved: false },
  support: null,
  isRequested: false,
  isLeftToRun: false,
  notice: null,
})

function runningTrade({ id, getState }: Run) {
  const trade = selectTrade(getState())
  return trade.status === 'running' && trade.run === id ? trade : null
}

/** Whether the run's review has closed because the account, the network or the wallet has changed. */
export const isOutlived = (run: Run): boolean => runningTrade(run) === null

/** On the trade card if no trade is open, or else as a notification. */
export function showNotice(run: Run, message: string) {
  const { plan, dispatch, getState } = run
  run.notice = message
  if (selectTrade(getState()).status === 'idle') dispatch(endReported({ message }))
  else dispatch(notificationAdded({ type: 'warning', message: labelled(infoTitle(tradeInfo(plan)), message) }))
}

export const isShown = (run: Run): boolean => runningTrade(run)?.isHidden === false

/** Whether the wallet still has the account and chain of the review. */
export function isHere({ plan, getState }: Pick<Run, 'plan' | 'getState'>): boolean {
  const account = selectAccount(getState())
  return account !== null && sameAddress(account, plan.account) && selectWalletChainId(getState()) === plan.chainId
}

/** Stops the run if the account or chain has changed, or if the visitor has closed the dialog. */
export function walletOf(run: Run): StepResult<WalletId> {
  const trade = runningTrade(run)
  const walletId = selectWalletId(run.getState())
  if (!trade || !walletId || !isHere(run)) return stopped({ cause: 'walletChanged' })
  // No wallet prompt must open for a trade whose dialog the visitor has closed.
  return trade.isHidden ? stopped({ cause: 'dialogClosed' }) : { value: walletId }
}
