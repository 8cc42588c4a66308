import { EARLIER_REQUEST_SENT, sentAfterReview } from '#copy/trade/stop'
import { configuredChain } from '#config/chains'
import { trialMs } from '#domain/chain/blockTime'
import { NodeError } from '#domain/chain/nodeError'
import { gasLimitWithin } from '#domain/trade/gas'
import { isThroughHook } from '#domain/trade/hookedTrial'
import { excessOf, showsBothSides, tradeInfo, type TradePlan } from '#domain/trade/plan'
import {
  batchStop,
  type StepResult,
  stopped,
  type StopCause,
  type TradeOutcome,
  walletStop,
} from '#domain/trade/confirm/outcome'
import type { TransactionInfo } from '#domain/transaction/info'
import { feeOf } from '#domain/transaction/fee'
import type { NewTransaction } from '#domain/transaction/transaction'
import { accountKindWith, isCarriedOutByOthers } from '#domain/wallet/accountKind'
import type { CallRequest } from '#services/chain/node'
import type { TrialCall } from '#services/trade/simulate'
import type { EncodedCall } from '#services/trade/tradeAbi'
import type { SettledReceipt } from '#services/transaction/checked'
import { infoTitle, selectTransactionsOf } from '../../transaction/transactions'
import { searchSent, sendCalls, sendTransaction, takeSnapshot } from '../../transaction/sendTransaction'
import { wouldFail } from '../../transaction/wouldFail'
import { sidesKey, type StoredRequest } from '#domain/trade/openRequest'
import { isSameTrade } from '../openRequests'
import { requestFailed, reviewEnded, selectTrade, stepAdvanced, tradeResumed } from '../trade'
import { isOutlived, type Run, showNotice, walletOf } from './run'
import { failureReason, revertReason } from '#domain/trade/revertReason'
import type { Services } from '../../services'
import { balanceDifferences, tokensOf } from '../tradeSteps'

/** The cost of a transaction to the account, in wei, as a decimal string; null if unknown. */
export const costPaid = (receipt: SettledReceipt): string | null => feeOf(receipt)?.toString() ?? null

interface StepCall {
  at: number
  call: CallRequest
  /** The call to estimate instead of `call`, and the gas that must be added to the estimate. */
  estimated?: { call: CallRequest; extra: bigint }
  /** The calls to simulate before sending, which are those of this step and of all later steps. */
  trial: readonly TrialCall[]
  info: TransactionInfo
  more: Pick<NewTransaction, 'deadline' | 'approves'>
  /** The `sidesKey` of the trade if this step is the swap. */
  trade?: string
}

const sidesOf = ({ chainId, sell, buy }: TradePlan) => ({ chainId, sell: sell.id, buy: buy.id })

interface NotedRequest {
  at: number
  info: TransactionInfo
  /** The request as it is stored; null if it is stored as a transaction already. */
  stored: StoredRequest | null
  gas?: bigint
}

function noteRequest(run: Run, { at, info, stored, gas }: NotedRequest) {
  run.isRequested = true
  run.dispatch(
    stepAdvanced({
      run: run.id,
      at,
      phase: 'wallet',
      request: { ...sidesOf(run.plan), text: infoTitle(info), stored },
      ...(gas && { gas: gas.toString() }),
    }),
  )
}

/**
 * Records that the wallet has accepted a request. If the visitor is reviewing the same trade again, the review closes
 * or continues as this run, so that the visitor does not trade twice.
 */
function accepted(run: Run, { at, info }: Pick<StepCall, 'at' | 'info'>, hash?: string) {
  const { dispatch, getState } = run
  run.isRequested = false
  run.progress = { ...run.progress, isOpen: true }
  dispatch(stepAdvanced({ run: run.id, at, phase: 'chain', ...(hash && { hash }) }))
  const trade = selectTrade(getState())
  if (trade.status === 'reviewing' && trade.unclear?.run === run.id && hash) {
    dispatch(tradeResumed({ run: run.id, plan: run.plan, hash }))
  } else if (trade.status === 'reviewing' && isSameTrade(trade.plan, sidesOf(run.plan))) {
    dispatch(reviewEnded({ message: EARLIER_REQUEST_SENT }))
  } else if (isOutlived(run)) showNotice(run, sentAfterReview(infoTitle(info)))
}

/** Simulates a mined call before and after its block, because the state between its transactions cannot be read. */
async function replay({ plan, services }: Run, call: CallRequest, { blockNumber }: SettledReceipt) {
  const at = (block: number) =>
    services.node
      .simulate(plan.chainId, call, block)
      .catch((error: unknown) => (error instanceof NodeError ? error : null))
  const [before, after] = await Promise.all([at(blockNumber - 1), at(blockNumber)])
  return { before, after }
}

interface SentCall {
  /** The call to simulate if the transaction fails; null for a batch. */
  call: CallRequest | null
  isGuarded?: boolean
  /** A Unix time in seconds. */
  deadline?: number | undefined
}

async function isLate({ plan, services }: Run, { blockNumber }: SettledReceipt, deadline: number | undefined) {
  if (deadline === undefined) return false
  const block = await services.node.block(plan.chainId, blockNumber).catch(() => null)
  return block !== null && block.timestamp > deadline
}

async function reasonOf(run: Run, { call, isGuarded = false, deadline }: SentCall, receipt: SettledReceipt) {
  // The deadline comes first: a simulation on the previous block may succeed if that was within the deadline.
  if (await isLate(run, receipt, deadline)) return { cause: 'deadline', text: null } as const
  const replayed = call ? await replay(run, call, receipt) : { before: null, after: null }
  return failureReason(replayed, isGuarded)
}

/** Waits for the receipt of a transaction. If the transaction reverted, ends the run with the reason. */
async function receiptOf(run: Run, hash: string, sent: SentCall): Promise<StepResult<SettledReceipt>> {
  const receipt = await run.services.receipts.wait(run.plan.chainId, hash.toLowerCase())
  if (receipt.status) return { value: receipt }
  const failure = { cause: 'reverted', reason: await reasonOf(run, sent, receipt) } as const
  return { end: { kind: 'failed', hash: receipt.transactionHash, failure, cost: costPaid(receipt) } }
}

type Hash = `0x${string}`

/**
 * Handles an error of the wallet. If the wallet may have sent the transaction anyway, the request stays open, and
 * `search` looks for the transaction. `search` is null if the transaction could not be recognised.
 */
async function failedRequest(
  run: Run,
  stop: StopCause,
  search: (() => Promise<Hash | null>) | null,
): Promise<StepResult<Hash>> {
  const wallet = walletOf(run)
  // The request was cancelled while the wallet was slow to report its account and network.
  if (stop.cause === 'wallet' && stop.problem === 'withdrawn')
    return 'end' in wallet ? wallet : stopped({ cause: 'walletTooSlow' })
  if (stop.cause !== 'mayBeSent') return stopped(stop)
  const { problem, details } = stop
  run.isRequested = false
  run.dispatch(requestFailed({ run: run.id, failure: { problem, details, isWatched: search !== null } }))
  const found = search && (await search())
  return found === null ? { end: { kind: 'unseen' } } : { value: found }
}

/**
 * Whether a request may still be sent after a slow wallet has reported its account and network. The wallet must be
 * unchanged, and the simulation (made at `triedAt`) must be at most one block old.
 */
const isWanted = (run: Run, triedAt: number): boolean =>
  'value' in walletOf(run) && Date.now() - triedAt <= trialMs(configuredChain(run.plan.chainId).blockSeconds)

/** Requests the transaction of one step from the wallet and waits until it is mined. */
export async function sendStep(run: Run, step: StepCall): Promise<StepResult<SettledReceipt>> {
  const { plan, dispatch, services } = run
  const { at, call, info, trade } = step
  const more = { info, ...step.more }
  const estimated = step.estimated ?? { call, extra: 0n }
  const [gas, stop, taken] = await Promise.all([
    estimateStep(plan.chainId, estimated.call, estimated.extra, services),
    tryOut(run, step.trial),
    takeSnapshot(plan.chainId, plan.account, services),
  ])
  if ('end' in gas) return gas
  if (stop) return stopped(stop)
  const wallet = walletOf(run)
  if ('end' in wallet) return wallet
  const triedAt = Date.now()
  const snapshot = { ...taken, kind: accountKindWith(taken.kind, run.support) }
  const { to, value, data } = call
  const { kind, nonce, block } = snapshot
  const requested = { account: plan.account, call: services.receipts.digest(to, value, data), ...more, nonce, block }
  const stored = isCarriedOutByOthers(kind) ? null : { requestedAt: triedAt, ...sidesOf(plan), ...requested }
  noteRequest(run, { at, info, stored, gas: gas.value })
  const request = { from: plan.account, chainId: plan.chainId, to, value, data, gas: gas.value }
  const sent = await dispatch(
    sendTransaction(wallet.value, request, {
      ...more,
      ...(trade !== undefined && { trade }),
      snapshot,
      isWanted: () => isWanted(run, triedAt),
    }),
  ).then(
    (hash): StepResult<Hash> => ({ value: hash }),
    (error: unknown) => failedRequest(run, walletStop(error), stored && (() => dispatch(searchSent(stored, stored)))),
  )
  if ('end' in sent) return sent
  accepted(run, step, sent.value)
  const isGuarded = step.estimated !== undefined
  return receiptOf(run, sent.value, { call: estimated.call, isGuarded, deadline: more.deadline })
}

/** Replaces the outcome of a failed batch if a part of the batch was mined, such as the approvals without the swap. */
function partial({ plan, getState }: Run, hash: string, end: TradeOutcome): TradeOutcome {
  const known = selectTransactionsOf(getState(), plan.account, plan.chainId)
  const isPartial = end.kind === 'failed' && known.some((each) => each.hash === hash && each.state.partAs !== undefined)
  return isPartial ? { ...end, failure: { cause: 'batch', outcome: 'partial' } } : end
}

/**
 * Simulates `trial`, which is `calls` without the sandwich guard. Then requests `calls` from the wallet as one batch
 * (EIP-5792) and waits until the batch is mined. Throws a BatchFailure if the wallet reports that the batch has ended,
 * but the batch is not found on the chain.
 */
export async function sendBatch(
  run: Run,
  calls: EncodedCall[],
  trial: readonly TrialCall[],
  deadline: number,
): Promise<StepResult<SettledReceipt>> {
  const { plan, dispatch, services } = run
  const { account: from, chainId } = plan
  const snapshot = await takeSnapshot(chainId, from, services)
  const stop = await tryOut(run, trial)
  if (stop) return stopped(stop)
  const wallet = walletOf(run)
  if ('end' in wallet) return wallet
  const triedAt = Date.now()
  const info = tradeInfo(plan)
  noteRequest(run, { at: 0, info, stored: null })
  const facts = { info, deadline, trade: sidesKey(plan), snapshot }
  const sent = await dispatch(
    sendCalls(wallet.value, { from, chainId, calls }, facts, () => isWanted(run, triedAt)),
  ).then(
    (hash): StepResult<string> => ({ value: hash }),
    // `search` is null, because the wallet wraps the calls in another call, which cannot be recognised.
    (error: unknown) => failedRequest(run, batchStop(error), null),
  )
  if ('end' in sent) return sent
  accepted(run, { at: 0, info }, sent.value)
  const mined = await receiptOf(run, sent.value, { call: null, deadline })
  return 'end' in mined ? { end: partial(run, sent.value, mined.end) } : mined
}

/** Some nodes return revert data for `eth_call`, but not for estimates. */
async function revertOf(error: NodeError, simulate: () => Promise<unknown>): Promise<NodeError> {
  if (error.data) return error
  const simulated = await simulate().catch((inner: unknown) => inner)
  return simulated instanceof NodeError ? simulated : error
}

/**
 * The gas limit of a call. A successful estimate also shows that the call would succeed now. `extra` is gas to add to
 * the estimate. Throws the node's errors that are not about the call itself.
 */
async function estimateStep(
  chainId: number,
  call: CallRequest,
  extra: bigint,
  { node }: Pick<Services, 'node'>,
): Promise<StepResult<bigint>> {
  try {
    const gas = gasLimitWithin((await node.estimateGas(chainId, call)) + extra)
    return gas === null ? stopped({ cause: 'tooMuchGas' }) : { value: gas }
  } catch (error) {
    if (!wouldFail(error)) throw error
    const { data, message } = await revertOf(error, () => node.simulate(chainId, call))
    return stopped({ cause: 'wouldFail', reason: revertReason(data, message) })
  }
}

/** The maximum number of simulations. If a simulation takes longer than a block, it is outdated and is repeated. */
const ATTEMPTS = 2

/**
 * Simulates the given calls and compares the balance changes with the plan's terms. Returns null if the changes meet
 * the terms, or if the node cannot simulate and the visitor continues without a simulation.
 */
async function tryOut({ plan, isUntried, services }: Run, calls: readonly TrialCall[]): Promise<StopCause | null> {
  const { chainId, account } = plan
  const longest = trialMs(configuredChain(chainId).blockSeconds)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const startedAt = Date.now()
    const isStrict = isThroughHook(plan.quote)
    const tried = await services.chain.simulate(chainId, account, calls, { tokens: tokensOf(plan), isStrict })
    if (tried.state === 'reverted') return { cause: 'wouldFail', reason: revertReason(tried.data, tried.message) }
    const changes = tried.state === 'done' ? balanceDifferences(tried) : []
    const excess = excessOf(plan, changes)
    if (excess) return { cause: 'beyondTerms', ...excess }
    // Only a trial shows what a hook does.
    if (!showsBothSides(plan, changes)) return isUntried && !isStrict ? null : { cause: 'untried' }
    if (Date.now() - startedAt <= longest) return null
  }
  return { cause: 'trialTooOld' }
}
