import { configuredChain } from '#config/chains'
import { trialMs } from '#domain/chain/blockTime'
import { sameAddress } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { NATIVE } from '#domain/token/token'
import type { AtomicSupport } from '#domain/wallet/batch'
import { accountKindWith, isCarriedOutByOthers } from '#domain/wallet/accountKind'
import { isNoFunds } from '#domain/wallet/insufficientFunds'
import { toWalletError, walletReason } from '#domain/wallet/walletError'
import { gasLimitWithin } from '#domain/trade/gas'
import { revertReason } from '#domain/trade/revertReason'
import {
  isSameTransfer,
  pendingTransfer,
  transferInfo,
  type TransferPlan,
  type TransferStop,
  type TransferTrial,
  trialFault,
} from '#domain/transfer/transfer'
import type { StoredTransaction } from '#domain/transaction/transaction'
import type { TriedTransfer } from '#services/transfer/tryTransfer'
import { selectWalletChainId } from '../chain/walletChain'
import type { Services } from '../services'
import { newRunId, type OpenRequest, requestDismissed } from '../trade/openRequests'
import { balanceDifferences } from '../trade/tradeSteps'
import { requestFailed, stepAdvanced } from '../trade/trade'
import { searchSent, sendCalls, sendTransaction, takeSnapshot } from '../transaction/sendTransaction'
import { infoTitle, selectTransactionsOf } from '../transaction/transactions'
import type { AppThunk, RootState } from '../types'
import { selectAccount, selectWalletId } from '../wallet/connection'
import { walletReads } from '../wallet/walletReads'

const { getAtomicSupport } = walletReads.endpoints

const transferOf = ({ account, currency, recipient, units }: TransferPlan) => ({
  account,
  currency: currency.id,
  recipient,
  units: BigInt(units),
})

/** The result of a trial without its calls, with amounts as decimal strings. */
export function trialOf({ result, received, isRefused }: TriedTransfer): TransferTrial {
  if (result.state === 'unsupported') return result
  if (result.state === 'reverted') return { state: 'reverted', reason: revertReason(result.data, result.message) }
  return { state: 'done', received: received?.toString() ?? null, isRefused, changes: balanceDifferences(result) }
}

/** Whether the wallet still has the account and the network of a transfer. */
function isHere(state: RootState, { account, chainId }: TransferPlan): boolean {
  const current = selectAccount(state)
  return current !== null && sameAddress(current, account) && selectWalletChainId(state) === chainId
}

/** What a transfer would repeat: an unanswered request or a pending transaction; null if there is nothing. */
export function selectRepeated(state: RootState, plan: TransferPlan): OpenRequest | StoredTransaction | null {
  const { account, chainId } = plan
  const isSame = ({ stored }: OpenRequest) =>
    stored !== null &&
    stored.chainId === chainId &&
    sameAddress(stored.account, account) &&
    isSameTransfer(stored.info, plan)
  return state.openRequests.find(isSame) ?? pendingTransfer(selectTransactionsOf(state, account, chainId), plan)
}

/** How sending a transfer ended: with the hash under which it is recorded, or with the reason why it was not sent. */
type TransferEnd = { kind: 'sent'; hash: `0x${string}` } | { kind: 'stopped'; stop: TransferStop }

interface Reviewed {
  /** What arrives according to the review, in base units; null if unknown. */
  received: bigint | null
  /** Whether the visitor continues although the node can try nothing. */
  isUntried: boolean
  /** Whether the visitor repeats an open request or a pending transfer. */
  isRepeated: boolean
  /** Called once the wallet is asked. */
  onAsked: () => void
}

interface Prepared {
  call: TriedTransfer['call']
  gas: bigint
  snapshot: Awaited<ReturnType<typeof takeSnapshot>>
  support: AtomicSupport | null
  triedAt: number
}

/** The gas limit of a transfer. Null if it needs more than one transaction may use. Throws the node's errors. */
async function gasOf(services: Services, plan: TransferPlan, call: TriedTransfer['call']): Promise<bigint | null> {
  return gasLimitWithin(await services.node.estimateGas(plan.chainId, { ...call, from: plan.account }))
}

/** Why a transfer is not shown as it is counted: its multiplier is another one, or unknown. Throws the node's errors. */
async function scaleFault(services: Services, { chainId, currency }: TransferPlan): Promise<TransferStop | null> {
  if (currency.id === NATIVE) return null
  const { [currency.id]: multiplier } = await services.chain.uiMultipliers(chainId, [currency.id])
  if (multiplier === undefined) return { cause: 'node', failure: 'rpc' }
  return multiplier === (currency.uiMultiplier ?? null) ? null : { cause: 'multiplierChanged' }
}

/**
 * Tries a transfer and reads what its request needs. A token can tell a trial with free gas from a transaction, so the
 * trial that decides has the gas limit of the request, which the first trial's call is needed for. Throws the node's
 * errors.
 */
async function prepare(
  plan: TransferPlan,
  { received, isUntried }: Reviewed,
  services: Services,
): Promise<Omit<Prepared, 'support'> | TransferStop> {
  const { chainId, account } = plan
  const faultOf = (tried: TriedTransfer) => {
    const fault = trialFault(plan, trialOf(tried), received)
    return fault?.cause === 'untried' && isUntried ? null : fault
  }
  const [first, otherScale, snapshot] = await Promise.all([
    services.chain.tryTransfer(chainId, transferOf(plan)),
    scaleFault(services, plan),
    takeSnapshot(chainId, account, services),
  ])
  const early = otherScale ?? faultOf(first)
  if (early) return early
  const gas = await gasOf(services, plan, first.call)
  if (gas === null) return { cause: 'tooMuchGas' }
  const triedAt = Date.now()
  const tried = await services.chain.tryTransfer(chainId, transferOf(plan), gas)
  return faultOf(tried) ?? { call: tried.call, gas, snapshot, triedAt }
}

function stopOfNode(error: unknown): TransferStop {
  if (!(error instanceof NodeError)) return { cause: 'unexpected' }
  const { failure, data, message } = error
  if (failure !== 'reverted') return { cause: 'node', failure }
  const reason = revertReason(data, message)
  return reason.cause === 'noEther' ? { cause: 'noFunds' } : { cause: 'wouldFail', reason }
}

function stopOfWallet(error: unknown): TransferStop {
  const { failure, problem, mayBeSent } = toWalletError(error, 'sendFailed')
  if (failure === 'rejected') return { cause: 'rejected' }
  if (failure === 'failed' && isNoFunds(error)) return { cause: 'noFunds' }
  if (problem === 'withdrawn') return { cause: 'walletTooSlow' }
  return mayBeSent ? { cause: 'mayBeSent', problem } : { cause: 'wallet', problem }
}

/** Asks the wallet for a prepared transfer. Resolves to the hash under which it is recorded. */
const ask =
  (plan: TransferPlan, { call, gas, snapshot, support, triedAt }: Prepared): AppThunk<Promise<`0x${string}`>> =>
  async (dispatch, getState) => {
    const walletId = selectWalletId(getState())
    if (!walletId || !isHere(getState(), plan)) throw new WalletChanged()
    const { chainId, account } = plan
    const kind = accountKindWith(snapshot.kind, support)
    const facts = { info: transferInfo(plan), snapshot: { ...snapshot, kind } }
    const longest = trialMs(configuredChain(chainId).blockSeconds)
    const isWanted = () => isHere(getState(), plan) && Date.now() - triedAt <= longest
    // Only for a batch does a Safe return the hash that its owners sign.
    if (kind.kind === 'safe' && support === 'supported') {
      const batch = { from: account, chainId, calls: [call] }
      return dispatch(sendCalls(walletId, batch, { ...facts, trade: '' }, isWanted))
    }
    return dispatch(sendTransaction(walletId, { from: account, chainId, ...call, gas }, { ...facts, isWanted }))
  }

class WalletChanged extends Error {}

/**
 * Notes that the wallet is asked, asks it, and notes its answer. The note is stored while the wallet shows the request,
 * because the page may be closed meanwhile. If the wallet may have sent the transfer in spite of an error, the chain is
 * searched for it.
 */
const request =
  (plan: TransferPlan, prepared: Prepared): AppThunk<Promise<TransferEnd>> =>
  async (dispatch, _getState, { receipts }) => {
    const { chainId, account, currency } = plan
    const { call, triedAt, snapshot, support } = prepared
    const { kind, ...moment } = snapshot
    const info = transferInfo(plan)
    const digest = receipts.digest(call.to, call.value, call.data)
    const asked = { chainId, account, sell: currency.id, info, call: digest, ...moment }
    const stored = isCarriedOutByOthers(accountKindWith(kind, support)) ? null : { requestedAt: triedAt, ...asked }
    const run = newRunId()
    const step = { chainId, sell: currency.id, text: infoTitle(info), stored }
    dispatch(stepAdvanced({ run, at: 0, phase: 'wallet', request: step }))
    try {
      const hash = await dispatch(ask(plan, prepared))
      dispatch(requestDismissed({ run }))
      return { kind: 'sent', hash }
    } catch (error) {
      const stop: TransferStop = error instanceof WalletChanged ? { cause: 'walletChanged' } : stopOfWallet(error)
      if (stop.cause !== 'mayBeSent' || stored === null) {
        dispatch(requestDismissed({ run }))
        return { kind: 'stopped', stop }
      }
      const failure = { problem: stop.problem, details: walletReason(error), isWatched: true }
      dispatch(requestFailed({ run, failure }))
      void dispatch(searchSent(stored, { info })).then((hash) => hash && dispatch(requestDismissed({ run })))
      return { kind: 'stopped', stop }
    }
  }

/**
 * Sends a reviewed transfer: tries it once more as its account, and asks the wallet for it only if what leaves and what
 * arrives is what the review said. The calldata that was tried is the calldata that is sent. The wallet must have the
 * plan's account and network. Errors become stops, and nothing is thrown.
 */
export const sendTransfer =
  (plan: TransferPlan, reviewed: Reviewed): AppThunk<Promise<TransferEnd>> =>
  async (dispatch, getState, services) => {
    const walletId = selectWalletId(getState())
    const changed = { kind: 'stopped', stop: { cause: 'walletChanged' } } as const
    if (!walletId || !isHere(getState(), plan)) return changed
    if (!reviewed.isRepeated && selectRepeated(getState(), plan)) return changed
    const { account, chainId } = plan
    const [prepared, support] = await Promise.all([
      prepare(plan, reviewed, services).catch(stopOfNode),
      dispatch(getAtomicSupport.initiate({ walletId, account, chainId }, { subscribe: false })),
    ])
    if ('cause' in prepared) return { kind: 'stopped', stop: prepared }
    if (!isHere(getState(), plan)) return changed
    reviewed.onAsked()
    return dispatch(request(plan, { ...prepared, support: support.data ?? null }))
  }
