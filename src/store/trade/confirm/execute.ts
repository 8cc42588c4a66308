import { executorOf, spenderOf } from '#config/spenders'
import { NATIVE } from '#domain/token/token'
import { approvalInfo, hasOtherMultiplier, isPriceOld, tradeInfo, type TradePlan } from '#domain/trade/plan'
import { type BalanceReads, readMovedAmounts } from '#domain/trade/movedAmounts'
import { certainUnits } from '#domain/trade/received'
import { isCommonToken } from '#config/deployments'
import type { Address } from '#domain/chain/address'
import type { SettledReceipt } from '#services/transaction/checked'
import { estimateClock } from '#domain/chain/blockTime'
import { deadlineAfter } from '#domain/trade/tradeSettings'
import {
  approvalStop,
  planStop,
  resetStop,
  type StepResult,
  type StopCause,
  stopped,
  type TradeOutcome,
} from '#domain/trade/confirm/outcome'
import { guardGas } from '#domain/trade/slippage'
import type { AtomicSupport } from '#domain/wallet/batch'
import type { TradeLoss } from '#domain/trade/loss'
import { deadlineWithin } from '#domain/approval/permit2'
import type { TradeEncoder } from '#services/trade/tradeEncoder'
import type { Services } from '../../services'
import { selectClock } from '../../chain/clock'
import { selectTransactionsOf } from '../../transaction/transactions'
import { selectWalletId } from '../../wallet/connection'
import { walletReads } from '../../wallet/walletReads'
import {
  deploymentFor,
  heldBefore,
  permit2AllowancesOf,
  requestedApproval,
  type SingleStep,
  stepCall,
  stepsFor,
  trialCalls,
} from '../tradeSteps'
import { sidesKey } from '#domain/trade/openRequest'
import { stepPaid, tradeStepsKnown } from '../trade'
import { isOutlived, type Run } from './run'
import { costPaid, sendBatch, sendStep } from './transact'

const { getAtomicSupport } = walletReads.endpoints

function movedAmounts(plan: TradePlan, receipt: SettledReceipt, { chain }: Pick<Services, 'chain'>) {
  const { chainId } = plan
  const deployment = deploymentFor(plan)
  const reads: BalanceReads<SettledReceipt> = {
    balanceChanges: (account, tokens, of) => chain.balanceChanges(chainId, { account, tokens }, of),
    coinChange: (account, expected, of) => chain.coinChange(chainId, { account, expected }, of),
  }
  const isCommon = (token: Address) => isCommonToken(deployment, token)
  const router = executorOf(plan, deployment)
  return readMovedAmounts({ deployment, isCommon, reads }, { ...plan, router }, receipt)
}

async function confirmed(run: Run, receipt: SettledReceipt, isBatch = false): Promise<TradeOutcome> {
  const { plan, services } = run
  // The review may close during the reads below, when `watchTransactions` has already left the news to this run.
  run.isLeftToRun = !isOutlived(run)
  const moved = await movedAmounts(plan, receipt, services)
  const [hash, cost] = [receipt.transactionHash, costPaid(receipt)]
  // A wallet may hide that one call of a batch failed. If nothing was received, the swap was not executed.
  if (isBatch && certainUnits(moved.received) === 0n) {
    return { kind: 'failed', hash, failure: { cause: 'batch', outcome: 'partial' }, cost }
  }
  return { kind: 'confirmed', hash, ...moved, cost }
}

/**
 * The deadline of a transaction that is sent now, and the time of the latest block, both in Unix seconds. Stops the run
 * if the amounts that the review showed are no longer those of the calls.
 */
async function deadlineOf({ plan, services, getState }: Run): Promise<StepResult<{ now: number; deadline: number }>> {
  const tokens = [plan.sell.id, plan.buy.id].filter((id) => id !== NATIVE)
  const [{ timestamp: now }, multipliers] = await Promise.all([
    services.node.head(plan.chainId),
    services.chain.uiMultipliers(plan.chainId, tokens),
  ])
  if (tokens.some((token) => multipliers[token] === undefined)) return stopped({ cause: 'node', failure: 'rpc' })
  if (hasOtherMultiplier(plan, multipliers)) return stopped({ cause: 'multiplierChanged' })
  const readAt = Date.now()
  const reading = { now: readAt, timer: performance.now(), timestamp: now }
  const { offset } = estimateClock(reading, selectClock(getState()))
  const deadline = deadlineAfter({ timestamp: now }, plan, readAt - offset)
  return deadline === null ? stopped({ cause: 'headTooOld' }) : { value: { now, deadline } }
}

/** Stops the run if the price is too old, or if Permit2's allowance ends too soon (at `until`, in Unix seconds). */
async function swapDeadlineOf(run: Run, until = Infinity): Promise<StepResult<number>> {
  const latest = await deadlineOf(run)
  if ('end' in latest) return latest
  const { now, deadline } = latest.value
  const value = deadlineWithin(until, deadline, now)
  if (value === null) return stopped({ cause: 'permit2Ended' })
  return isPriceOld(run.plan, now) ? stopped({ cause: 'priceTooOld' }) : { value }
}

/** When the router's Permit2 allowance for the sold token expires; undefined if the plan does not use Permit2. */
async function permit2End({ plan, services }: Run): Promise<number | undefined> {
  const { executor, sell } = plan
  if (executor !== 'universalRouter' || sell.id === NATIVE) return undefined
  return (await permit2AllowancesOf(plan, sell.id, services)).until
}

/** Why a mined approval or reset is not sufficient; null if it is sufficient. */
async function shortfallOf(
  { plan, getState, services }: Run,
  step: SingleStep,
  mined: string,
): Promise<StopCause | null> {
  const { chainId, account, sell } = plan
  const known = selectTransactionsOf(getState(), account, chainId)
  const sent = known.find(({ hash, state }) => (state.minedAs ?? hash) === mined)
  if (step === 'reset') return resetStop(sent)
  if (sell.id === NATIVE) return null
  if (step === 'permit2') {
    const { router } = await permit2AllowancesOf(plan, sell.id, services)
    return approvalStop(plan, undefined, router)
  }
  const spender = spenderOf(plan, deploymentFor(plan))
  const [allowance] = await services.chain.allowances(chainId, { owner: account, spender, tokens: [sell.id] })
  return approvalStop(plan, sent, allowance)
}

/** Sends one approval before the swap. Returns null if the run can continue. */
async function approve(
  run: Run,
  at: number,
  steps: readonly [Exclude<SingleStep, 'swap'>, ...SingleStep[]],
  encoder: TradeEncoder,
): Promise<TradeOutcome | null> {
  const { plan, dispatch } = run
  const [step] = steps
  const [latest, held] = await Promise.all([deadlineOf(run), heldBefore(plan, run.services)])
  if ('end' in latest) return latest.end
  const options = { deadline: latest.value.deadline, held }
  const calls = steps.map((each) => stepCall(plan, each, encoder, { ...options, withoutGuard: true }))
  const mined = await sendStep(run, {
    at,
    call: { ...stepCall(plan, step, encoder, options), from: plan.account },
    // Simulates the swap as well, so that nothing is approved for a swap that would violate its terms.
    trial: trialCalls(plan, steps, calls),
    info: approvalInfo(plan, step),
    more: { approves: requestedApproval(plan, step) },
  })
  if ('end' in mined) return mined.end
  dispatch(stepPaid({ run: run.id, cost: costPaid(mined.value) }))
  run.progress = { isOpen: false, isMined: true, isApproved: step !== 'reset' }
  const shortfall = await shortfallOf(run, step, mined.value.transactionHash)
  return shortfall && stopped(shortfall).end
}

async function swap(run: Run, at: number, encoder: TradeEncoder): Promise<TradeOutcome> {
  const { plan } = run
  const [deadline, held] = await Promise.all([
    permit2End(run).then((until) => swapDeadlineOf(run, until)),
    heldBefore(plan, run.services),
  ])
  if ('end' in deadline) return deadline.end
  const options = { deadline: deadline.value, held }
  const call = { ...stepCall(plan, 'swap', encoder, options), from: plan.account }
  const unguarded = stepCall(plan, 'swap', encoder, { ...options, withoutGuard: true })
  const mined = await sendStep(run, {
    at,
    call,
    trial: trialCalls(plan, ['swap'], [unguarded]),
    ...(plan.guard && { estimated: { call: { ...unguarded, from: plan.account }, extra: guardGas(plan.quote) } }),
    info: tradeInfo(plan),
    // Wrapping and unwrapping have no deadline.
    more: plan.wrap ? {} : { deadline: deadline.value },
    trade: sidesKey(plan),
  })
  return 'end' in mined ? mined.end : confirmed(run, mined.value)
}

async function executeSteps(run: Run, steps: readonly SingleStep[], encoder: TradeEncoder): Promise<TradeOutcome> {
  run.dispatch(tradeStepsKnown({ run: run.id, steps: [...steps] }))
  for (const [at, step] of steps.entries()) {
    if (step === 'swap') break
    const end = await approve(run, at, [step, ...steps.slice(at + 1)], encoder)
    if (end) return end
  }
  return swap(run, steps.length - 1, encoder)
}

async function executeBatch(run: Run, steps: readonly SingleStep[], encoder: TradeEncoder): Promise<TradeOutcome> {
  const { plan, dispatch } = run
  dispatch(tradeStepsKnown({ run: run.id, steps: ['batch'] }))
  const held = await heldBefore(plan, run.services)
  const deadline = await swapDeadlineOf(run, steps.includes('permit2') ? undefined : await permit2End(run))
  if ('end' in deadline) return deadline.end
  const options = { deadline: deadline.value, held }
  const trial = steps.map((step) => stepCall(plan, step, encoder, { ...options, withoutGuard: true }))
  const mined = await sendBatch(
    run,
    steps.map((step) => stepCall(plan, step, encoder, options)),
    trialCalls(plan, steps, trial),
    deadline.value,
  )
  return 'end' in mined ? mined.end : confirmed(run, mined.value, true)
}

/** The wallet's support for atomic batches, which the review has usually read. */
async function atomicSupport({ plan, dispatch, getState }: Run): Promise<AtomicSupport | null> {
  const walletId = selectWalletId(getState())
  if (!walletId) return null
  const { chainId, account } = plan
  const { data } = await dispatch(getAtomicSupport.initiate({ walletId, account, chainId }, { subscribe: false }))
  return data ?? null
}

/** The choices made in the review. `loss` is the loss that the review showed. */
interface Reviewed {
  isSequential: boolean
  isUpgradeWanted?: boolean
  loss: TradeLoss | null
}

/**
 * Executes a trade. Checks the trade, requests each step from the wallet, and waits until the steps are mined.
 * `isSequential` means that the wallet has refused to execute all steps as one batch. Errors are thrown;
 * `outcomeOfError` converts them to outcomes.
 */
export async function execute(
  run: Run,
  { isSequential, isUpgradeWanted = false, loss }: Reviewed,
): Promise<TradeOutcome> {
  const { plan, services } = run
  const stop = planStop(
    plan,
    await services.chain.checkContracts(plan.chainId, plan.executor === 'universalRouter'),
    loss,
  )
  if (stop) return stopped(stop).end
  const [steps, encoder, { kind }] = await Promise.all([
    stepsFor(plan, services),
    services.loadTradeEncoder(),
    services.chain.accountKind(plan.chainId, plan.account),
  ])
  // A Safe gets even a single call as a batch: only then does it return the hash that its owners sign.
  const isBatchUseful = steps.length > 1 || kind === 'safe'
  // For an account without code, only the wallet can tell that it is a smart account, see `accountKindWith`.
  if (!isSequential && (isBatchUseful || kind === 'plain')) run.support = await atomicSupport(run)
  const canBatch = run.support === 'supported' || (run.support === 'ready' && isUpgradeWanted)
  const isBatch = isBatchUseful && canBatch
  return isBatch ? executeBatch(run, steps, encoder) : executeSteps(run, steps, encoder)
}
