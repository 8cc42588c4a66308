import { deploymentOf } from '../../config/deployments'
import type { Receipt } from '../../boundary/node'
import type { Address } from '../../domain/address'
import { exactAmount, tradeAmount } from '../../domain/amount'
import { GAS_LIMIT_MAX, GAS_MARGIN_PERCENT, HEAD_STALE_S } from '../../domain/limits'
import { NodeError } from '../../domain/nodeError'
import { NATIVE } from '../../domain/token'
import { failureText } from '../../domain/trade/failureText'
import { mostSold, type TradePlan } from '../../domain/trade/plan'
import { amountReceived } from '../../domain/trade/received'
import { revertReason } from '../../domain/trade/revertReason'
import { Superseded } from '../../domain/superseded'
import { toWalletError } from '../../domain/walletError'
import type { CallRequest } from '../../services/node'
import { selectWalletId } from '../slices/connection'
import {
  selectTrade,
  stepAdvanced,
  tradeConfirmed,
  tradeFailed,
  tradeReturned,
  tradeStarted,
  tradeStepsKnown,
  type TradeStep,
} from '../slices/trade'
import type { Services } from '../services'
import type { AppThunk } from '../types'
import { sendTransaction } from './sendTransaction'

const UNLIMITED = 2n ** 256n - 1n
let lastRun = 0

/** Ends a run before anything of it was sent; the text says why. */
class Returned extends Error {}
/** Ends a run after a transaction of it was mined without success. */
class Failed extends Error {
  constructor(
    message: string,
    readonly receipt: Receipt,
  ) {
    super(message)
  }
}

const costOf = ({ gasUsed, effectiveGasPrice }: Receipt) => (gasUsed * effectiveGasPrice).toString()

const withMargin = (gas: bigint) => {
  const limit = (gas * (100n + GAS_MARGIN_PERCENT)) / 100n
  return limit > GAS_LIMIT_MAX ? GAS_LIMIT_MAX : limit
}

/** "Swap 1 ETH for UNI", as the list of transactions shows it. */
function description({ sell, buy, quote, wrap }: TradePlan): string {
  const sold = `${tradeAmount(BigInt(quote.amountIn), sell.decimals)} ${sell.symbol}`
  if (wrap) return `${wrap === 'wrap' ? 'Wrap' : 'Unwrap'} ${sold}`
  return quote.kind === 'exactIn'
    ? `Swap ${sold} for ${buy.symbol}`
    : `Swap ${sell.symbol} for ${tradeAmount(BigInt(quote.amountOut), buy.decimals)} ${buy.symbol}`
}

/** The steps that the reviewed trade still needs, by what the chain says now. */
async function stepsFor(plan: TradePlan, services: Services): Promise<{ steps: TradeStep[]; spender: Address | null }> {
  const deployment = deploymentOf(plan.chainId)
  if (!deployment) throw new Returned('This network has no known swap contract. Nothing was sent.')
  if (plan.wrap || plan.sell.id === NATIVE) return { steps: ['swap'], spender: null }

  const { node, chain } = services
  const spender = deployment.swapRouter
  const token = plan.sell.id
  const needed = mostSold(plan)
  const [allowance] = await chain.allowances(plan.chainId, plan.account, spender, [token])
  if (allowance === undefined || allowance === null)
    throw new Returned('The approval of the token cannot be read. Nothing was sent.')
  if (allowance >= needed) return { steps: ['swap'], spender }
  if (allowance === 0n) return { steps: ['approve', 'swap'], spender }

  // Tokens like USDT refuse to change an approval that is not zero. Whether this one does is tried, not guessed.
  const { encodeApprove } = await services.loadTradeEncoder()
  const approve = encodeApprove(token, spender, plan.approval === 'exact' ? needed : UNLIMITED)
  try {
    await node.simulate(plan.chainId, { ...approve, from: plan.account })
    return { steps: ['approve', 'swap'], spender }
  } catch (error) {
    if (error instanceof NodeError && error.failure === 'reverted')
      return { steps: ['reset', 'approve', 'swap'], spender }
    throw error
  }
}

/** Estimates a call, which also proves that it would succeed now. */
async function estimate(plan: TradePlan, call: CallRequest, { node }: Services): Promise<bigint> {
  try {
    const gas = await node.estimateGas(plan.chainId, call)
    if (gas > GAS_LIMIT_MAX) {
      throw new Returned('The network wants more gas for this than one transaction may use. Nothing was sent.')
    }
    return withMargin(gas)
  } catch (error) {
    // Only these two are an answer about the call itself.
    if (!(error instanceof NodeError) || (error.failure !== 'reverted' && error.failure !== 'rpc')) throw error
    let data = error.data
    let message = error.message
    if (!data) {
      // Some nodes keep the revert data for calls.
      const simulated = await node.simulate(plan.chainId, call).catch((inner: unknown) => inner)
      if (simulated instanceof NodeError) ({ data, message } = simulated)
    }
    throw new Returned(failureText(revertReason(data, message), plan, false))
  }
}

/** Why a mined transaction failed: it is run again on the state before its block, which is close but not the same. */
async function reasonOf(plan: TradePlan, call: CallRequest, receipt: Receipt, { node }: Services): Promise<string> {
  const again = await node
    .simulate(plan.chainId, call, receipt.blockNumber - 1)
    .catch((error: unknown) => (error instanceof NodeError ? error : null))
  const failure = again instanceof NodeError ? again : null
  return failureText(revertReason(failure?.data ?? null, failure?.message ?? ''), plan, true)
}

/**
 * Carries out the trade under review: approvals first where they are needed, then the swap, each confirmed in the
 * wallet and awaited on the chain. What happens is told by the trade slice; nothing is thrown.
 */
export const confirmTrade = (): AppThunk<Promise<void>> => async (dispatch, getState, services) => {
  const reviewed = selectTrade(getState())
  if (reviewed.status !== 'reviewing') return
  const { plan } = reviewed
  const { chainId, account } = plan
  const run = ++lastRun
  dispatch(tradeStarted({ run }))

  const isCurrent = () => {
    const trade = selectTrade(getState())
    return trade.status === 'running' && trade.run === run
  }

  /** A transaction is with the network, and what came of it is not yet told. */
  const transaction = { isOpen: false }

  async function send(call: CallRequest, at: number, text: string): Promise<Receipt> {
    const gas = await estimate(plan, call, services)
    // Account, chain or mind may have changed while the node was asked.
    const walletId = selectWalletId(getState())
    if (!isCurrent() || !walletId) throw new Returned('The wallet changed meanwhile. Nothing was sent.')
    dispatch(stepAdvanced({ run, at, phase: 'wallet' }))
    const { to, value, data } = call
    const sent = dispatch(sendTransaction(walletId, { from: account, chainId, to, value, data, gas }, text))
    const hash = await sent.catch((error: unknown) => {
      // What failed without a "no" may have been sent all the same: only a rejection proves that it was not.
      const { failure, message } = toWalletError(
        error,
        'Your wallet reported an error. Look in your wallet whether the transaction was sent.',
      )
      throw new Returned(failure === 'rejected' ? 'You rejected the request. Nothing was sent.' : message)
    })
    transaction.isOpen = true
    dispatch(stepAdvanced({ run, at, phase: 'chain', hash }))
    const receipt = await services.receipts.wait(chainId, hash.toLowerCase())
    if (!receipt.status) throw new Failed(await reasonOf(plan, call, receipt, services), receipt)
    return receipt
  }

  let isApproved = false
  try {
    const reason = await services.chain.checkContracts(chainId)
    if (reason) throw new Returned(`${reason} Nothing was sent.`)
    const { steps, spender } = await stepsFor(plan, services)
    dispatch(tradeStepsKnown({ run, steps }))
    const { encodeApprove, encodeTrade } = await services.loadTradeEncoder()

    for (const [at, step] of steps.entries()) {
      if (step === 'swap') break
      if (plan.sell.id === NATIVE || !spender) continue
      const needed = mostSold(plan)
      const amount = step === 'reset' ? 0n : plan.approval === 'exact' ? needed : UNLIMITED
      const { symbol, decimals } = plan.sell
      const text =
        step === 'reset'
          ? `Reset ${symbol} approval`
          : `Approve ${plan.approval === 'exact' ? exactAmount(needed, decimals) : 'unlimited'} ${symbol}`
      await send({ ...encodeApprove(plan.sell.id, spender, amount), from: account }, at, text)
      isApproved = true
      transaction.isOpen = false
      if (step === 'reset') continue
      const [allowance] = await services.chain.allowances(chainId, account, spender, [plan.sell.id])
      // The amount can be lowered inside the wallet.
      if (allowance === undefined || allowance === null || allowance < needed) {
        throw new Returned(`The approval is lower than the ${symbol} to sell. Approve the full amount to go on.`)
      }
    }

    const head = await services.node.head(chainId)
    if (Date.now() / 1000 - head.timestamp > HEAD_STALE_S) {
      throw new Returned('The network provider is behind: its latest block is too old. Nothing was sent.')
    }
    // The chain's clock, not this device's: the contract compares with the block's time.
    const deadline = head.timestamp + plan.deadlineMinutes * 60
    const deployment = deploymentOf(chainId)
    if (!deployment) throw new Returned('This network has no known swap contract. Nothing was sent.')
    const call = { ...encodeTrade(plan, deployment, deadline), from: account }
    const receipt = await send(call, steps.length - 1, description(plan))
    const received = amountReceived(plan, receipt.logs, deployment.weth, deployment.swapRouter)
    dispatch(
      tradeConfirmed({
        run,
        hash: receipt.transactionHash,
        received: received?.toString() ?? null,
        cost: costOf(receipt),
      }),
    )
  } catch (error) {
    if (error instanceof Failed) {
      const { transactionHash: hash } = error.receipt
      dispatch(tradeFailed({ run, hash, reason: error.message, cost: costOf(error.receipt) }))
      return
    }
    if (error instanceof Superseded) {
      const what = error.fate === 'cancelled' ? 'You cancelled the transaction' : 'Another transaction took its place'
      dispatch(tradeReturned({ run, message: `${what} in your wallet. The swap did not take place.` }))
      return
    }
    if (transaction.isOpen) {
      const unclear = 'The transaction was sent, but what came of it could not be read.'
      dispatch(tradeReturned({ run, message: `${unclear} Look at your recent transactions before you try again.` }))
      return
    }
    const known = error instanceof Returned || error instanceof NodeError
    const reason = known ? error.message : 'Something went wrong before the swap was sent. Nothing was sent.'
    const message = error instanceof NodeError ? `${reason} Nothing was sent.` : reason
    const truth = isApproved ? message.replace('Nothing was sent.', 'The swap was not sent.') : message
    dispatch(tradeReturned({ run, message: truth }))
  }
}
