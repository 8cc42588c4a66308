import { supportedChain } from '../../config/chains'
import { deploymentOf } from '../../config/deployments'
import { shortAddress } from '../../domain/address'
import { exactAmount, tradeAmount } from '../../domain/amount'
import { explorerLink } from '../../domain/chain'
import { grouped } from '../../domain/grouped'
import { usdText, usdValue } from '../../domain/money'
import { type Currency, NATIVE } from '../../domain/token'
import { percentFromMillionths } from '../../domain/trade/impact'
import { lossTier, needsAcceptance, tradeKey } from '../../domain/trade/loss'
import { mostSold, leastReceived, tradeLimit, type TradePlan } from '../../domain/trade/plan'
import { rateText } from '../../domain/trade/rate'
import { poolLabel } from '../../domain/trade/route'
import { slippagePercent } from '../../domain/trade/slippage'
import { confirmTrade } from '../../store/commands/confirmTrade'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { useGetPriorityFeeQuery, useGetQuoteQuery } from '../../store/queries/chainReads'
import { priceAccepted, selectTrade, tradeClosed, type TradeState, type TradeStep } from '../../store/slices/trade'
import type { MainAction } from '../../views/trade/MainButton'
import { ReviewDialog, type ReviewAmount, type ReviewTerms } from '../../views/trade/ReviewDialog'
import { type OutcomeAction, SwapOutcome } from '../../views/trade/SwapOutcome'
import type { SwapStep } from '../../views/trade/SwapSteps'
import { lossOfQuote } from '../hooks/lossOfQuote'
import { useHead } from '../hooks/useHead'
import { useLossAcceptance } from '../hooks/useLossAcceptance'
import { tradeGas } from '../hooks/useTrade'
import { useUsdPrices } from '../hooks/useUsdPrices'
import { blockedLabel, differenceText, LOSS_TONES, lossNotice, lostText } from './lossCopy'

const { nativeCurrency } = supportedChain

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
    case 'swap':
      return { title: plan.wrap ? `Confirm the ${plan.wrap}` : 'Confirm the swap' }
  }
}

const PHASES = {
  preparing: 'Checking with the network',
  wallet: 'Confirm in your wallet',
  chain: 'Waiting for the network',
}

/** All of an amount, its whole digits in groups. */
function groupedAmount(units: bigint, decimals: number): string {
  const [whole = '0', fraction] = exactAmount(units, decimals).split('.')
  return fraction ? `${grouped(whole)}.${fraction}` : grouped(whole)
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
  return <Outcome trade={trade} />
}

function Review({ trade }: { trade: Extract<TradeState, { status: 'reviewing' | 'running' }> }) {
  const dispatch = useAppDispatch()
  const { plan } = trade
  const { chainId, sell, buy, quote, wrap, slippageBps, limit } = plan
  const { head } = useHead()
  const isReviewing = trade.status === 'reviewing'
  const isExactIn = quote.kind === 'exactIn'
  const amount = isExactIn ? quote.amountIn : quote.amountOut
  const request = { chainId, sell: sell.id, buy: buy.id, kind: quote.kind, amount }
  const { currentData: live } = useGetQuoteQuery(request, { skip: wrap !== null || !isReviewing })
  const tip = useGetPriorityFeeQuery({ chainId }).data
  const usd = useUsdPrices([sell.id, buy.id])

  const amountIn = BigInt(quote.amountIn)
  const amountOut = BigInt(quote.amountOut)
  const amountOf = (currency: Currency, units: bigint): ReviewAmount => {
    const price = usd.priceOf(currency.id)
    return {
      amount: `${groupedAmount(units, currency.decimals)}\u00a0${currency.symbol}`,
      fiat: price === null ? null : usdText(usdValue(units, currency.decimals, price)),
      token: asToken(currency),
    }
  }

  const fresh = live?.quote ?? null
  const worse = fresh ? (isExactIn ? amountOut - BigInt(fresh.amountOut) : BigInt(fresh.amountIn) - amountIn) : 0n
  const reference = isExactIn ? amountOut : amountIn
  // More than 0.1 % against the person needs a new yes.
  const mustAccept = fresh !== null && worse * 1000n > reference
  const movedCurrency = isExactIn ? buy : sell
  const movedPercent = percentFromMillionths(reference > 0n ? (worse * 1_000_000n) / reference : 0n)

  const impact = quote.impact === null ? null : BigInt(quote.impact)
  const loss = lossOfQuote(quote, wrap, sell, buy, usd)
  const consent = useLossAcceptance(tradeKey(request, plan.account), loss, plan.acceptedLoss)
  const risky = loss !== null && needsAcceptance(loss)
  const isBlocked = loss?.tier === 'blocked'
  const canConfirm = loss !== null && !isBlocked && (!risky || consent.isAccepted)
  const gas = tradeGas(quote, wrap)
  const cost = head && tip !== undefined ? gas * (BigInt(head.baseFee) + BigInt(tip)) : null
  const contract = deploymentOf(chainId)
  const terms: ReviewTerms = {
    marks: wrap
      ? null
      : {
          expected: isExactIn
            ? `${tradeAmount(amountOut, buy.decimals)} ${buy.symbol}`
            : `${tradeAmount(amountIn, sell.decimals)} ${sell.symbol}`,
          bound: isExactIn
            ? `${tradeAmount(leastReceived(plan), buy.decimals)} ${buy.symbol}`
            : `${tradeAmount(mostSold(plan), sell.decimals)} ${sell.symbol}`,
          kind: isExactIn ? 'least' : 'most',
          slippage: `${slippagePercent(slippageBps)}%`,
        },
    rate: rateText(sell, buy, amountIn, amountOut),
    impact:
      wrap || impact === null
        ? null
        : {
            text: percentFromMillionths(impact),
            tone: LOSS_TONES[lossTier(impact)],
          },
    difference: differenceText(loss),
    cost:
      cost === null
        ? null
        : {
            native: `${tradeAmount(cost, nativeCurrency.decimals)} ${nativeCurrency.symbol}`,
            fiat: usd.etherUsd === null ? null : usdText(usdValue(cost, nativeCurrency.decimals, usd.etherUsd)),
          },
    route: wrap
      ? null
      : `${quote.hops.map(poolLabel).join(' → ')}, ${quote.hops.length === 1 ? '1 hop' : `${quote.hops.length} hops`}`,
    recipient: plan.account,
    contract: (wrap ? contract?.weth : contract?.swapRouter) ?? '',
  }

  const confirm = (): MainAction => ({
    label: isBlocked ? blockedLabel(loss) : wrap ? `Confirm ${wrap}` : risky ? 'Confirm swap anyway' : 'Confirm swap',
    kind: risky ? 'risk' : 'filled',
    disabled: mustAccept || !canConfirm,
    busy: loss === null,
    onPress: () => void dispatch(confirmTrade()),
  })
  return (
    <ReviewDialog
      title={titleOf(plan)}
      sell={amountOf(sell, amountIn)}
      receive={amountOf(buy, amountOut)}
      terms={terms}
      message={isReviewing ? trade.message : null}
      priceChange={
        mustAccept && isReviewing
          ? {
              text: `You would now ${isExactIn ? 'receive' : 'pay'} ${tradeAmount(worse, movedCurrency.decimals)} ${movedCurrency.symbol} ${isExactIn ? 'less' : 'more'} (${movedPercent}).`,
              onAccept: () => dispatch(priceAccepted({ quote: fresh, limit: tradeLimit(fresh, wrap, slippageBps) })),
            }
          : null
      }
      loss={isReviewing && loss ? lossNotice(loss, lostText(loss, sell, amountIn), consent) : null}
      steps={isReviewing ? null : stepsOf(trade)}
      main={isReviewing ? confirm() : { label: PHASES[trade.phase], busy: true, onPress: () => undefined }}
      // The floor of the reviewed quote is what the transaction carries.
      key={limit}
      onClose={() => dispatch(tradeClosed())}
    />
  )
}

function Outcome({ trade }: { trade: Extract<TradeState, { status: 'confirmed' | 'failed' }> }) {
  const dispatch = useAppDispatch()
  const { plan, hash, cost } = trade
  const { sell, buy, quote, wrap } = plan
  const usd = useUsdPrices([NATIVE])
  const close = () => dispatch(tradeClosed())
  const href = hash ? explorerLink(supportedChain, 'tx', hash) : null
  const costRow = () => {
    if (cost === null) return []
    const units = BigInt(cost)
    const fiat = usd.etherUsd === null ? '' : ` (${usdText(usdValue(units, nativeCurrency.decimals, usd.etherUsd))})`
    return [
      {
        label: 'Network cost paid',
        value: `${tradeAmount(units, nativeCurrency.decimals)} ${nativeCurrency.symbol}${fiat}`,
      },
    ]
  }
  const done: OutcomeAction = { label: 'Done', kind: 'filled', onPress: close }

  if (trade.status === 'failed') {
    return (
      <SwapOutcome
        kind="failed"
        title={`The ${wrap ?? 'swap'} failed`}
        text={trade.reason}
        steps={[]}
        rows={costRow()}
        transaction={hash ? { short: shortAddress(hash), href } : null}
        actions={[{ label: 'Close', kind: 'filled', onPress: close }]}
        onClose={close}
      />
    )
  }

  const received = trade.received === null ? null : BigInt(trade.received)
  const quoted = BigInt(quote.amountOut)
  const amount = `${tradeAmount(received ?? quoted, buy.decimals)} ${buy.symbol}`
  const difference = received === null ? 0n : received - quoted
  const compared =
    difference === 0n
      ? { value: 'Exactly as quoted' }
      : {
          value: `${difference > 0n ? '+' : '−'}${tradeAmount(difference > 0n ? difference : -difference, buy.decimals)} ${buy.symbol}`,
          tone: difference > 0n ? ('up' as const) : ('down' as const),
        }
  return (
    <SwapOutcome
      kind="confirmed"
      title={received === null ? `The ${wrap ?? 'swap'} is confirmed` : `You received ${amount}`}
      text={`You sold ${tradeAmount(BigInt(quote.amountIn), sell.decimals)} ${sell.symbol}. The transaction is confirmed.`}
      steps={[]}
      rows={[...(received === null ? [] : [{ label: 'Compared with the quote', ...compared }]), ...costRow()]}
      transaction={{ short: shortAddress(trade.hash), href }}
      actions={[done]}
      onClose={close}
    />
  )
}
