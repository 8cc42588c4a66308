import { blockedLabel } from '#copy/trade/loss'
import { routeText } from '#copy/trade/quote'
import { configuredChain } from '../../config/chains'
import { deploymentOf, executorOf } from '../../config/deployments'
import { type Address, sameAddress } from '../../domain/chain/address'
import type { Chain } from '../../domain/chain/chain'
import { exactAmount, tradeAmount, tradeAmountAtMost } from '../../domain/token/amount'
import { FEE_UNUSUAL } from '../../domain/limits'
import { usdText, usdTextAtMost, usdValue, usdValueAtMost } from '../../domain/market/money'
import { type Currency, NATIVE } from '../../domain/token/token'
import { lossPercent, MILLION } from '../../domain/trade/impact'
import { lossTier, needsAcceptance, tradeKey } from '../../domain/trade/loss'
import { estimatedGas, tradeGas } from '../../domain/trade/networkCost'
import { mostSold, leastReceived, type TradePlan } from '../../domain/trade/plan'
import { rateText } from '../../domain/trade/rate'
import { slippagePercent } from '../../domain/trade/slippage'
import { confirmTrade } from '../../store/trade/confirmTrade'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { useGetPreviewQuery } from '../../store/trade/tradeReads'
import { useGetAtomicSupportQuery } from '../../store/wallet/walletReads'
import { selectWalletId } from '../../store/wallet/connection'
import { requestDismissed, selectRequestFor } from '../../store/trade/openRequests'
import { priceAccepted, selectTrade, tradeClosed, type TradeState, type TradeStep } from '../../store/trade/trade'
import type { MainAction } from '../../views/trade/MainButton'
import { ReviewDialog, type ReviewAmount, type ReviewRow, type ReviewTerms } from '../../views/trade/ReviewDialog'
import type { SwapStep } from '../../views/trade/SwapSteps'
import { lossOfQuote } from './lossOfQuote'
import { useTokens } from '../token/useCurrencies'
import { useFees } from '../chain/useFees'
import { useLossAcceptance } from './useLossAcceptance'
import { useQuote } from './useQuote'
import { termsOf } from './useTrade'
import { useUsdPrices } from '../market/useUsdPrices'
import { approvalWords } from '../approval/approvalCopy'
import { AlteredContainer } from './outcome/AlteredContainer'
import { ConfirmedContainer } from './outcome/ConfirmedContainer'
import { FailedContainer } from './outcome/FailedContainer'
import { PendingContainer } from './outcome/PendingContainer'
import { differenceOf, lossAmountText, LOSS_TONES, taxTone } from './notices/figures'
import { lossNotice } from './notices/lossNotice'
import { groupedAmount, previewOf, problemOf } from './notices/preview'
import { duplicateNotice } from './notices/tradeNotice'
import { useNoAnswer } from '../useNoAnswer'

const asToken = ({ symbol, id, logoURI }: Currency) => ({ symbol, address: id, logoURI })

function titleOf({ wrap }: TradePlan): string {
  return wrap === null ? 'Review swap' : wrap === 'wrap' ? 'Review wrap' : 'Review unwrap'
}

function stepText(step: TradeStep, plan: TradePlan): Pick<SwapStep, 'title' | 'text'> {
  const { symbol, decimals } = plan.sell
  switch (step) {
    case 'reset':
      return { title: `Reset the ${symbol} approval`, text: `${symbol} wants its old approval taken back first` }
    case 'approve':
      return plan.approval === 'exact'
        ? {
            title: `Approve ${exactAmount(mostSold(plan), decimals)} ${symbol}`,
            text: 'This exact amount, for this swap only',
          }
        : { title: `Approve ${symbol} without limit`, text: 'As you chose in the trade settings' }
    case 'batch': {
      const amount = `${exactAmount(mostSold(plan), decimals)} ${symbol}`
      return {
        title:
          plan.approval === 'exact' ? `Approve and swap ${amount}` : `Approve ${symbol} without limit, swap ${amount}`,
        text: 'Both in one confirmation, all or nothing',
      }
    }
    case 'swap':
      return { title: plan.wrap ? `Confirm the ${plan.wrap}` : 'Confirm the swap' }
  }
}

const PHASES = {
  preparing: 'Checking with the network',
  wallet: 'Confirm in your wallet',
  chain: 'Waiting for the network',
}

/** What the main button says meanwhile. */
function phaseLabel({ steps, at, phase, plan }: Extract<TradeState, { status: 'running' }>): string {
  if (phase !== 'wallet') return PHASES[phase]
  const step = steps[at]
  return `Confirm the ${step === 'approve' || step === 'reset' ? 'approval' : (plan.wrap ?? 'swap')} in your wallet`
}

function stepsOf(trade: Extract<TradeState, { status: 'running' }>): SwapStep[] {
  return trade.steps.map((step, index) => {
    const words = stepText(step, trade.plan)
    const state = index < trade.at ? 'done' : index === trade.at ? 'busy' : 'todo'
    return { id: step, ...words, state, text: state === 'busy' ? PHASES[trade.phase] : words.text }
  })
}

/** The open review, the steps of a running swap, and its outcome. */
export function ReviewContainer() {
  const trade = useAppSelector(selectTrade)
  if (trade.status === 'idle' || ('isHidden' in trade && trade.isHidden)) return null
  if (trade.status === 'reviewing' || trade.status === 'running') return <Review trade={trade} />
  if (trade.status === 'altered') return <AlteredContainer trade={trade} />
  return trade.status === 'failed' ? <FailedContainer trade={trade} /> : <ConfirmedContainer trade={trade} />
}

function Review({ trade }: { trade: Extract<TradeState, { status: 'reviewing' | 'running' }> }) {
  const dispatch = useAppDispatch()
  const { plan } = trade
  const { chainId, sell, buy, quote, wrap, slippageBps, limit, guard } = plan
  const { head, feePerGas, maxFeePerGas } = useFees()
  const isReviewing = trade.status === 'reviewing'
  const isExactIn = quote.kind === 'exactIn'
  const amount = isExactIn ? quote.amountIn : quote.amountOut
  const request = { chainId, sell: sell.id, buy: buy.id, kind: quote.kind, amount }
  const live = useQuote(wrap !== null || !isReviewing ? null : request)
  const waiting = useAppSelector((state) => (isReviewing ? selectRequestFor(state, plan) : null))
  const preview = useGetPreviewQuery(plan, { skip: !isReviewing })
  const noAnswer = useNoAnswer()
  const walletId = useAppSelector(selectWalletId)
  // Asked now, because a wallet may take seconds to say that it does not know.
  const atomic = useGetAtomicSupportQuery(
    { chainId, account: plan.account, walletId: walletId ?? 'injected' },
    { skip: walletId === null || wrap !== null || sell.id === NATIVE },
  )
  const usd = useUsdPrices([sell.id, buy.id])
  const tokens = useTokens()
  const symbolOf = (token: Address) => tokens.find(({ address }) => sameAddress(address, token))?.symbol ?? null

  const isBatch = isReviewing && !trade.isOneByOne && atomic.data === 'supported'
  const approval = approvalWords(plan, preview.currentData?.steps, isBatch)

  const amountIn = BigInt(quote.amountIn)
  const amountOut = BigInt(quote.amountOut)
  const amountOf = (currency: Currency, units: bigint, isPaid: boolean): ReviewAmount => {
    const price = usd.priceOf(currency.id)
    const worth = (usdPrice: bigint) =>
      isPaid
        ? usdTextAtMost(usdValueAtMost(units, currency.decimals, usdPrice))
        : usdText(usdValue(units, currency.decimals, usdPrice))
    return {
      amount: `${groupedAmount(units, currency.decimals)}\u00a0${currency.symbol}`,
      fiat: price === null ? null : worth(price),
      token: asToken(currency),
    }
  }

  const fresh = live.state === 'ready' && live.check !== 'computed' ? live.quote : null
  const worse = fresh ? (isExactIn ? amountOut - BigInt(fresh.amountOut) : BigInt(fresh.amountIn) - amountIn) : 0n
  const reference = isExactIn ? amountOut : amountIn
  // More than 0.1 % against the person needs a new yes.
  const isMuchWorse = worse * 1000n > reference
  const movedCurrency = isExactIn ? buy : sell
  const movedPercent = lossPercent(reference > 0n ? (worse * MILLION + reference - 1n) / reference : 0n)

  const impact = BigInt(quote.impact)
  const loss = lossOfQuote(quote, wrap, sell, buy, usd)
  const consent = useLossAcceptance(tradeKey(request, plan.account), loss, plan.acceptedLoss)
  const risky = loss !== null && needsAcceptance(loss)
  const isBlocked = loss?.tier === 'blocked'
  const canConfirm = loss !== null && !isBlocked && (!risky || consent.isAccepted)
  const approvals = (preview.currentData?.steps.length ?? 1) - 1
  const estimates = preview.currentData?.gas ?? null
  const gas = estimates ? estimatedGas(estimates, plan) : tradeGas(quote, guard, approvals)
  const cost = head && feePerGas > 0n ? gas * feePerGas : null
  const contract = deploymentOf(chainId)
  const problem = isReviewing ? problemOf(plan, preview.currentData, maxFeePerGas) : null
  // Where the reviewed way would fail, any other is better than none.
  const isOtherWay = fresh !== null && JSON.stringify(fresh.legs) !== JSON.stringify(quote.legs)
  const mustAccept = fresh !== null && (isMuchWorse || (problem !== null && isOtherWay))
  const difference = differenceOf(loss)

  const rows: ReviewRow[] = [
    { label: 'Rate', value: rateText(sell, buy, amountIn, amountOut) },
    ...(wrap ? [] : [{ label: 'Price impact', value: lossPercent(impact), tone: LOSS_TONES[lossTier(impact)] }]),
    ...(difference ? [{ label: 'Dollar value', value: difference.text, tone: difference.tone }] : []),
    ...(quote.tax === '0'
      ? []
      : [{ label: 'Token fee', value: lossPercent(BigInt(quote.tax)), tone: taxTone(BigInt(quote.tax)) }]),
    costRow(cost, usd.etherUsd, feePerGas, configuredChain(chainId)),
    ...(wrap
      ? []
      : [
          { label: 'Route', value: routeText(quote) },
          { label: 'Deadline', value: `${plan.deadlineMinutes} min after you confirm` },
          ...(guard ? [{ label: 'Sandwich guard', value: `On, ${lossPercent(BigInt(guard.ticks) * 100n)}` }] : []),
        ]),
    { label: 'Recipient', value: plan.account, address: plan.account },
    ...(contract ? [{ label: 'Contract', value: '', address: wrap ? contract.weth : executorOf(plan, contract) }] : []),
  ]
  const terms: ReviewTerms = {
    marks: wrap
      ? null
      : {
          expected: isExactIn
            ? `${tradeAmount(amountOut, buy.decimals)} ${buy.symbol}`
            : `${tradeAmountAtMost(amountIn, sell.decimals)} ${sell.symbol}`,
          bound: isExactIn
            ? `${tradeAmount(leastReceived(plan), buy.decimals)} ${buy.symbol}`
            : `${tradeAmountAtMost(mostSold(plan), sell.decimals)} ${sell.symbol}`,
          kind: isExactIn ? 'least' : 'most',
          slippage: `${slippagePercent(slippageBps)}%`,
        },
    approval: approval.rows,
    rows,
  }

  const confirm = (): MainAction => ({
    label: isBlocked
      ? blockedLabel(loss)
      : waiting
        ? 'Ask again anyway'
        : wrap
          ? `Confirm ${wrap}`
          : risky
            ? 'Confirm swap anyway'
            : 'Confirm swap',
    kind: risky || waiting ? 'risk' : 'filled',
    disabled: mustAccept || !canConfirm || problem !== null,
    busy: loss === null,
    onPress: () => void dispatch(confirmTrade({ asksAgain: waiting !== null })),
  })
  const accept = () => {
    if (fresh) dispatch(priceAccepted(termsOf(fresh, sell.id, wrap, slippageBps, guard !== null, live.snapshot)))
  }
  if (trade.status === 'running' && trade.phase === 'chain' && trade.at === trade.steps.length - 1) {
    return <PendingContainer trade={trade} />
  }
  return (
    <ReviewDialog
      title={titleOf(plan)}
      sell={amountOf(sell, amountIn, true)}
      receive={amountOf(buy, amountOut, false)}
      terms={terms}
      message={isReviewing ? trade.message : null}
      priceChange={
        mustAccept && isReviewing
          ? {
              text:
                worse > 0n
                  ? `You would now ${isExactIn ? 'receive' : 'pay'} ${tradeAmountAtMost(worse, movedCurrency.decimals)} ${movedCurrency.symbol} ${isExactIn ? 'less' : 'more'} (${movedPercent}).`
                  : 'There is another way for this swap now, at no worse a price.',
              onAccept: accept,
            }
          : null
      }
      notices={[
        waiting && duplicateNotice(waiting.text, () => dispatch(requestDismissed(waiting))),
        problem,
        isReviewing ? approval.warning : null,
        isReviewing && loss ? lossNotice(loss, lossAmountText(loss, sell, amountIn), consent) : null,
      ]}
      preview={previewOf(plan, preview.currentData, preview.error === undefined ? null : noAnswer.clause, symbolOf)}
      steps={isReviewing ? null : stepsOf(trade)}
      main={isReviewing ? confirm() : { label: phaseLabel(trade), busy: true, onPress: () => undefined }}
      // The floor of the reviewed quote is what the transaction carries.
      key={limit}
      onClose={() => dispatch(tradeClosed())}
    />
  )
}

/** The cost in money and in the chain's coin; a price of gas that cannot be right is pointed out. */
function costRow(
  cost: bigint | null,
  etherUsd: bigint | null,
  feePerGas: bigint,
  { nativeCurrency }: Chain,
): ReviewRow {
  if (cost === null) return { label: 'Network cost', value: 'Not known' }
  const native = `${tradeAmountAtMost(cost, nativeCurrency.decimals)} ${nativeCurrency.symbol}`
  const tone = feePerGas > FEE_UNUSUAL ? ('warn' as const) : ('plain' as const)
  const label = feePerGas > FEE_UNUSUAL ? 'Network cost, unusually high' : 'Network cost'
  if (etherUsd === null) return { label, value: native, tone }
  return {
    label,
    value: usdTextAtMost(usdValueAtMost(cost, nativeCurrency.decimals, etherUsd)),
    note: `(${native})`,
    tone,
  }
}
