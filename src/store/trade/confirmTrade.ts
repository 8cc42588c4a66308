import { batchFailureText } from '#copy/wallet/batch'
import { NO_FUNDS, walletErrorText } from '#copy/wallet/errors'
import { executorOf, isCommonToken } from '../../config/deployments'
import type { Receipt } from '../../boundary/node'
import { type Address, sameAddress } from '../../domain/chain/address'
import { Altered } from '../../domain/transaction/altered'
import { exactAmount } from '../../domain/token/amount'
import { changedApproval } from '#copy/approval/changed'
import { BatchFailure } from '../../domain/wallet/batch'
import { alteredText } from '#copy/transaction/altered'
import { approvalDescription, tradeDescription } from '#copy/transaction/description'
import { isNoFunds } from '../../domain/wallet/insufficientFunds'
import { GAS_LIMIT_MAX, HEAD_STALE_S, LOSS_TIERS } from '../../domain/limits'
import { NodeError } from '../../domain/chain/nodeError'
import { type CurrencyId, NATIVE } from '../../domain/token/token'
import { failureText } from '../../domain/trade/failureText'
import { guardGas } from '../../domain/trade/guard'
import { gasLimit } from '../../domain/trade/networkCost'
import { mostSold, type TradePlan } from '../../domain/trade/plan'
import {
  amountReceived,
  amountSold,
  type MovedAmount,
  provenReceived,
  provenSold,
  toldAmount,
} from '../../domain/trade/received'
import { revertReason } from '../../domain/trade/revertReason'
import { Superseded } from '../../domain/transaction/superseded'
import { toWalletError, walletFailure } from '../../domain/wallet/walletError'
import type { NewTransaction } from '../../domain/transaction/transaction'
import type { WalletId } from '../../domain/wallet/wallet'
import type { CallRequest } from '../../services/rpc/node'
import type { EncodedCall } from '../../services/trade/tradeEncoder'
import { walletReads } from '../wallet/walletReads'
import { selectChainId } from '../chain/chain'
import { notificationAdded } from '../page/notifications'
import { selectAccount, selectWalletId } from '../wallet/connection'
import { isSameTrade, selectRequestFor } from './openRequests'
import {
  reviewEnded,
  selectTrade,
  stepAdvanced,
  stepPaid,
  tradeAltered,
  tradeConfirmed,
  tradeFailed,
  tradeRejected,
  tradeReturned,
  tradeStarted,
  tradeStepsKnown,
} from './trade'
import { selectTransactionsOf } from '../transaction/transactions'
import type { Services } from '../services'
import type { AppThunk } from '../types'
import { sendCalls } from '../transaction/sendCalls'
import { sendTransaction } from '../transaction/sendTransaction'
import { askedApproval, deploymentFor, type SingleStep, stepCall, stepsFor } from './preview/tradeSteps'

const { getAtomicSupport } = walletReads.endpoints

const ANSWERED =
  'Your wallet has sent the earlier request. The review was closed, so that nothing is sent twice by mistake.'

let lastRun = 0

/** Ends a run before anything of it was sent; the text says why. */
class Returned extends Error {}
/** Ends a run because the wallet is at another account or network, whether the page has heard of it or not. */
class Moved extends Returned {}
/** The person said no in the wallet. */
class Rejected extends Error {}
/** The wallet does not take several calls as one. */
class OneByOne extends Error {}
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

/** Estimates a call, which also proves that it would succeed now. `extra` is gas that an estimate cannot show. */
async function estimate(plan: TradePlan, call: CallRequest, extra: bigint, { node }: Services): Promise<bigint> {
  try {
    const gas = (await node.estimateGas(plan.chainId, call)) + extra
    if (gas > GAS_LIMIT_MAX) {
      throw new Returned('The network wants more gas for this than one transaction may use. Nothing was sent.')
    }
    return gasLimit(gas)
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
async function reasonOf(
  plan: TradePlan,
  call: CallRequest | null,
  receipt: Receipt,
  isGuarded: boolean,
  { node }: Services,
): Promise<string> {
  const again =
    call &&
    (await node
      .simulate(plan.chainId, call, receipt.blockNumber - 1)
      .catch((error: unknown) => (error instanceof NodeError ? error : null)))
  const failure = again instanceof NodeError ? again : null
  // A guarded swap is run again without its guard, and succeeds when it was the guard that stopped it.
  if (isGuarded && typeof again === 'string') return failureText({ cause: 'guard', text: null }, plan, true)
  return failureText(revertReason(failure?.data ?? null, failure?.message ?? ''), plan, true)
}

/** What a trade moved: where anybody's token could name what it likes, the account's balances are asked as well. */
async function provenAmounts(
  { chainId, account, sell, buy }: TradePlan,
  receipt: Receipt,
  claimed: Record<'sold' | 'received', bigint | null>,
  { chain }: Services,
): Promise<Record<'sold' | 'received', MovedAmount>> {
  const deployment = deploymentFor({ chainId })
  const doubtful = [sell.id, buy.id].flatMap((id) => (id === NATIVE || isCommonToken(deployment, id) ? [] : [id]))
  const changes = await chain.balanceChanges(chainId, account, doubtful, receipt).catch((error: unknown) => {
    if (error instanceof NodeError) return []
    throw error
  })
  const changeOf = (token: Address) => changes[doubtful.indexOf(token)] ?? null
  const isDoubtful = (id: CurrencyId): id is Address => doubtful.some((token) => token === id)
  return {
    sold: isDoubtful(sell.id) ? provenSold(claimed.sold, changeOf(sell.id)) : toldAmount(claimed.sold),
    received: isDoubtful(buy.id) ? provenReceived(claimed.received, changeOf(buy.id)) : toldAmount(claimed.received),
  }
}

/**
 * Carries out the trade under review: approvals first where they are needed, then the swap, each confirmed in the
 * wallet and awaited on the chain. What happens is told by the trade slice; nothing is thrown. While the wallet still
 * has a request for the same trade, nothing is done unless the person `asksAgain` in the knowledge of it.
 */
export const confirmTrade =
  ({ asksAgain = false } = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const reviewed = selectTrade(getState())
    if (reviewed.status !== 'reviewing') return
    const { plan } = reviewed
    if (selectRequestFor(getState(), plan) && !asksAgain) return
    const { chainId, account } = plan
    const run = ++lastRun
    dispatch(tradeStarted({ run }))

    const isCurrent = () => {
      const trade = selectTrade(getState())
      return trade.status === 'running' && trade.run === run
    }

    const isShown = () => {
      const trade = selectTrade(getState())
      return trade.status === 'running' && trade.run === run && !trade.isHidden
    }

    /** A transaction is with the network, and what came of it is not yet told. */
    const transaction = { isOpen: false }

    /** Whether the wallet still stands where the trade was reviewed. */
    const isHere = () => {
      const here = selectAccount(getState())
      return here !== null && sameAddress(here, account) && selectChainId(getState()) === chainId
    }

    const mayGoOn = (): WalletId => {
      const trade = selectTrade(getState())
      // Account, chain or mind may have changed while the node was asked.
      const walletId = selectWalletId(getState())
      if (!isCurrent() || !walletId || !isHere()) throw new Returned('The wallet changed meanwhile. Nothing was sent.')
      // Nobody's wallet opens by itself for a trade that they have put away.
      if ('isHidden' in trade && trade.isHidden) throw new Returned(`Review the ${plan.wrap ?? 'swap'} to go on.`)
      return walletId
    }

    /** What failed without a "no" may have been sent all the same: only a rejection proves that it was not. */
    const unsent = (error: unknown): Error => {
      const { failure, problem } = toWalletError(error, 'sendFailed')
      const message = walletErrorText(problem)
      if (failure === 'rejected') return new Rejected()
      if (failure === 'failed' && isNoFunds(error)) return new Returned(NO_FUNDS)
      return failure === 'changed' ? new Moved(message) : new Returned(message)
    }

    const asked = { chainId, sell: plan.sell.id, buy: plan.buy.id }

    /** The wallet said yes. Where the trade is under review a second time by then, one yes must not become two. */
    function taken(at: number, hash?: string) {
      transaction.isOpen = true
      dispatch(stepAdvanced({ run, at, phase: 'chain', ...(hash && { hash }) }))
      const trade = selectTrade(getState())
      if (trade.status === 'reviewing' && isSameTrade(trade.plan, asked)) dispatch(reviewEnded({ message: ANSWERED }))
    }

    async function outcome(hash: string, call: CallRequest | null, isGuarded = false): Promise<Receipt> {
      const receipt = await services.receipts.wait(chainId, hash.toLowerCase())
      if (!receipt.status) throw new Failed(await reasonOf(plan, call, receipt, isGuarded, services), receipt)
      return receipt
    }

    async function send(
      call: CallRequest,
      estimated: CallRequest,
      at: number,
      text: string,
      more: Pick<NewTransaction, 'deadline' | 'approves'>,
    ): Promise<Receipt> {
      const gas = await estimate(plan, estimated, call === estimated ? 0n : guardGas(plan.quote), services)
      const walletId = mayGoOn()
      dispatch(stepAdvanced({ run, at, phase: 'wallet', request: { ...asked, text } }))
      const { to, value, data } = call
      const request = { from: account, chainId, to, value, data, gas }
      const sent = dispatch(sendTransaction(walletId, request, text, more))
      const hash = await sent.catch((error: unknown) => {
        throw unsent(error)
      })
      taken(at, hash)
      return outcome(hash, estimated, call !== estimated)
    }

    /** All steps in one, for a wallet that can do that (EIP-5792). */
    async function sendBatch(calls: EncodedCall[]): Promise<Receipt> {
      const walletId = mayGoOn()
      const text = tradeDescription(plan)
      dispatch(stepAdvanced({ run, at: 0, phase: 'wallet', request: { ...asked, text } }))
      const sent = dispatch(
        sendCalls(walletId, { from: account, chainId, calls }, text, () => {
          taken(0)
        }),
      )
      const hash = await sent.catch((error: unknown) => {
        if (error instanceof BatchFailure) throw error
        if (walletFailure(error) === 'unsupported') throw new OneByOne()
        throw unsent(error)
      })
      dispatch(stepAdvanced({ run, at: 0, phase: 'chain', hash }))
      return outcome(hash, null)
    }

    async function settle(receipt: Receipt) {
      const deployment = deploymentFor(plan)
      const router = executorOf(plan, deployment)
      const claimed = {
        sold: amountSold(plan, receipt.logs, deployment.weth, router),
        received: amountReceived(plan, receipt.logs, deployment.weth, router),
      }
      const wasShown = isShown()
      const moved = await provenAmounts(plan, receipt, claimed, services)
      // Nobody was told while the dialog was there to tell it, and now it is not.
      if (wasShown && !isShown()) {
        dispatch(notificationAdded({ type: 'success', message: `${tradeDescription(plan)}: confirmed` }))
      }
      dispatch(tradeConfirmed({ run, hash: receipt.transactionHash, ...moved, cost: costOf(receipt) }))
    }

    async function deadlineNow(): Promise<number> {
      const head = await services.node.head(chainId)
      if (Date.now() / 1000 - head.timestamp > HEAD_STALE_S) {
        throw new Returned('The network provider is behind: its latest block is too old. Nothing was sent.')
      }
      // The chain's clock, not this device's: the contract compares with the block's time.
      return head.timestamp + plan.deadlineMinutes * 60
    }

    /** The amount can be changed inside the wallet. What still covers the trade is enough. */
    async function checkApproval(step: SingleStep, mined: string) {
      const { sell } = plan
      const kept = selectTransactionsOf(getState(), account, chainId)
      const sent = kept.find(({ hash, minedAs = hash }) => minedAs === mined)
      const changed = sent ? changedApproval(sent) : null
      const told = changed === null ? '' : `You approved ${changed}. `
      if (step === 'reset') {
        if (changed !== null) {
          throw new Returned(
            `${told}The old approval has to be reset to 0 first: confirm again and leave the 0 as it is.`,
          )
        }
        return
      }
      if (sell.id === NATIVE) return
      const spender = executorOf(plan, deploymentFor(plan))
      const [allowance] = await services.chain.allowances(chainId, account, spender, [sell.id])
      if (allowance === undefined || allowance === null || allowance < mostSold(plan)) {
        const needed = `${exactAmount(mostSold(plan), sell.decimals)} ${sell.symbol}`
        throw new Returned(
          `${told || 'The approval is too low. '}The swap needs ${needed}: confirm again and leave the amount as it is, or sell less.`,
        )
      }
    }

    /** To the review, where the wallet still stands for it; else to the card: a review does not outlive its account. */
    const goBack = (message: string, isOneByOne?: true) => {
      const back = { run, message }
      dispatch(isHere() ? tradeReturned({ ...back, ...(isOneByOne && { isOneByOne }) }) : tradeRejected(back))
    }

    let isMined = false
    let isApproved = false
    try {
      const { executor, reason } = await services.chain.checkContracts(chainId)
      if (reason !== null) throw new Returned(`${reason} Nothing was sent.`)
      if (executor !== plan.executor) throw new Returned('The swap contract is another one now. Nothing was sent.')
      if (BigInt(plan.quote.impact) >= LOSS_TIERS.blocked) {
        throw new Returned('This swap moves the price too far. Nothing was sent.')
      }
      const needed = await stepsFor(plan, services)
      const encoder = await services.loadTradeEncoder()

      const walletId = selectWalletId(getState())
      const atomic =
        needed.length > 1 && !reviewed.isOneByOne && walletId
          ? (await dispatch(getAtomicSupport.initiate({ walletId, account, chainId }, { subscribe: false }))).data
          : null
      if (atomic === 'supported') {
        dispatch(tradeStepsKnown({ run, steps: ['batch'] }))
        const deadline = await deadlineNow()
        const callsOf = (options?: { withoutGuard: true }) =>
          needed.map((step) => stepCall(plan, step, encoder, deadline, options))
        // What cannot be estimated one by one is tried out as a whole.
        const tried = await services.chain.simulate(chainId, account, callsOf({ withoutGuard: true }), [])
        if (tried.state === 'reverted') {
          throw new Returned(failureText(revertReason(tried.data, tried.message), plan, false))
        }
        await settle(await sendBatch(callsOf()))
        return
      }

      dispatch(tradeStepsKnown({ run, steps: needed }))
      for (const [at, step] of needed.entries()) {
        if (step === 'swap') break
        const call = { ...stepCall(plan, step, encoder, 0), from: account }
        const mined = await send(call, call, at, approvalDescription(plan, step), {
          approves: askedApproval(plan, step),
        })
        dispatch(stepPaid({ run, cost: costOf(mined) }))
        isMined = true
        isApproved = step === 'approve'
        transaction.isOpen = false
        await checkApproval(step, mined.transactionHash)
      }

      const deadline = await deadlineNow()
      const call = { ...stepCall(plan, 'swap', encoder, deadline), from: account }
      const unguarded = { ...stepCall(plan, 'swap', encoder, deadline, { withoutGuard: true }), from: account }
      // Wrapping has no deadline.
      const end = plan.wrap ? {} : { deadline }
      await settle(await send(call, plan.guard ? unguarded : call, needed.length - 1, tradeDescription(plan), end))
    } catch (error) {
      if (error instanceof Failed) {
        const { transactionHash: hash } = error.receipt
        dispatch(tradeFailed({ run, hash, reason: error.message, cost: costOf(error.receipt) }))
        return
      }
      if (error instanceof Rejected) {
        const stays = isApproved ? ` ${plan.sell.symbol} stays approved.` : ''
        const message = `You rejected the request. ${isMined ? `The swap was not sent.${stays}` : 'Nothing was sent.'}`
        if (isMined) goBack(message)
        else dispatch(tradeRejected({ run, message }))
        return
      }
      if (error instanceof OneByOne) {
        const message =
          'Your wallet does not take both steps at once after all. Confirm again to go through them one by one.'
        goBack(message, true)
        return
      }
      if (error instanceof BatchFailure && error.outcome !== 'unclear') {
        const { hash } = error
        const message = batchFailureText(error.outcome)
        if (error.outcome === 'notSent') goBack(message)
        else dispatch(tradeFailed({ run, hash, reason: message, cost: null }))
        return
      }
      if (error instanceof Altered) {
        const { sentFrom, hash } = error
        dispatch(tradeAltered({ run, hash, reason: alteredText(sentFrom) }))
        return
      }
      if (error instanceof Superseded) {
        const what =
          error.resolution === 'cancelled' ? 'You cancelled the transaction' : 'Another transaction took its place'
        goBack(`${what} in your wallet. The swap did not take place.`)
        return
      }
      if (transaction.isOpen) {
        const unclear = 'The transaction was sent, but what came of it could not be read.'
        goBack(`${unclear} Look at your recent transactions before you try again.`)
        return
      }
      const known = error instanceof Returned || error instanceof NodeError
      const reason = known ? error.message : 'Something went wrong before the swap was sent. Nothing was sent.'
      const message = error instanceof NodeError ? `${reason} Nothing was sent.` : reason
      const truth = isMined ? message.replace('Nothing was sent.', 'The swap was not sent.') : message
      if (error instanceof Moved) dispatch(tradeRejected({ run, message: truth }))
      else goBack(truth)
    }
  }
