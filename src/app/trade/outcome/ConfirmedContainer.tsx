import { type ComponentProps, useState } from 'react'
import {
  ABOUT_AS_QUOTED,
  addSymbolToWallet,
  AMOUNTS_UNKNOWN,
  AS_QUOTED,
  claimedReceived,
  claimedSold,
  COMPARED,
  confirmedTitle,
  NEW_SWAP,
  ONLY_CLAIMED_RECEIVED,
  ONLY_CLAIMED_SOLD,
  paidText,
  PAYMENT_UNKNOWN,
  receivedTitle,
  SWAP_AGAIN,
} from '#copy/trade/outcome'
import { sentences } from '#copy/browser/grammar'
import { APPROVAL_COST } from '#copy/trade/quoteDetails'
import { balanceChangeText } from '#copy/trade/stop'
import { TITLE } from '#copy/trade/receipt'
import type { Chain } from '#domain/chain/chain'
import { usdText, usdValue } from '#domain/market/money'
import { exactText, tradeAmount, tradeAmountAtMost, withSymbol } from '#domain/token/amount'
import { type Currency, NATIVE, type TokenScale } from '#domain/token/token'
import { changeFromQuote, swapCost } from '#domain/trade/evaluate/swapCost'
import { rateText } from '#domain/trade/quote'
import { certainUnits, type MovedAmount } from '#domain/trade/received'
import { sentSwap } from '#store/trade/swapReads'
import { swapRepeated, tradeClosed, type TradeState } from '#store/trade/trade'
import type { CostSummary } from '../../../views/trade/CostTotal'
import type { OutcomeAction, OutcomeRow } from '../../../views/trade/SwapOutcome'
import { selectWalletChainId } from '#store/chain/walletChain'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { watchAsset } from '#store/token/watchAsset'
import { faceOf } from '../../token/useCurrencies'
import { costSummary, includedRow } from '../figures'
import { ReceiptContainer } from '../receipt/ReceiptContainer'
import { costRows, OutcomeContainer, transactionLink, useOutcomeChain, useSent } from './OutcomeContainer'
import { useOpenApproval } from './useOpenApproval'

type Confirmed = Extract<TradeState, { status: 'confirmed' }>

type AmountText = (units: bigint, scale: TokenScale) => string

/** Two different amounts as text. They are rounded only if the rounded texts still differ. */
function differing(claimed: bigint, found: bigint, scale: TokenScale, text: AmountText): [string, string] {
  const short: [string, string] = [tradeAmount(claimed, scale), text(found, scale)]
  return short[0] === short[1] ? [exactText(claimed, scale), exactText(found, scale)] : short
}

/** The text that says that a token's event claims a different amount than the account's balance shows. */
function claimText(
  { claimed, units }: MovedAmount,
  currency: Currency,
  text: AmountText,
  words: typeof claimedSold,
): string[] {
  return claimed === null ? [] : [words(...differing(BigInt(claimed), BigInt(units ?? 0), currency, text))]
}

const unitsOf = ({ units }: MovedAmount) => (units === null ? null : BigInt(units))

function titleOf({ plan: { wrap, buy }, received }: Confirmed): string {
  const units = unitsOf(received)
  return units === null
    ? confirmedTitle(wrap ?? 'swap')
    : receivedTitle(withSymbol(tradeAmount(units, buy), buy.symbol))
}

/** The moved amount of each side or, if it is unknown, the one that the trade fixed; null if neither is known. */
function knownUnits({ plan: { quote, wrap }, sold, received }: Confirmed) {
  const [paid, got] = [unitsOf(sold), unitsOf(received)]
  // If neither moved amount is known, the fixed amount is not used, because the trade may not have moved it.
  if (paid === null && got === null) return { paid, got }
  return {
    paid: paid ?? (wrap || quote.kind === 'exactIn' ? BigInt(quote.amountIn) : null),
    got: got ?? (wrap || quote.kind === 'exactOut' ? BigInt(quote.amountOut) : null),
  }
}

function paymentText(trade: Confirmed): string {
  const { sell, buy } = trade.plan
  const { paid, got } = knownUnits(trade)
  if (paid === null) return got === null ? AMOUNTS_UNKNOWN : PAYMENT_UNKNOWN
  return paidText(
    withSymbol(tradeAmountAtMost(paid, sell), sell.symbol),
    got === null ? null : rateText(sell, buy, paid, got),
  )
}

/** The text about the paid amount, the rate, and any difference between events and balances. */
export function textOf(trade: Confirmed): string {
  const { plan, sold, received } = trade
  const { sell, buy } = plan
  return sentences(
    paymentText(trade),
    ...claimText(received, buy, tradeAmount, claimedReceived),
    ...claimText(sold, sell, tradeAmountAtMost, claimedSold),
    received.isOnlyClaimed && ONLY_CLAIMED_RECEIVED,
    sold.isOnlyClaimed && ONLY_CLAIMED_SOLD,
  )
}

/** A difference of less than one millionth of the quoted amount is not shown as a number. */
const SLIGHT = 1_000_000n

/** Compares the actual amount with the quoted one, for the side that was not fixed; empty if unknown. */
export function comparedRows({ plan: { sell, buy, quote }, sold, received }: Confirmed): OutcomeRow[] {
  const isExactIn = quote.kind === 'exactIn'
  const moved = unitsOf(isExactIn ? received : sold)
  if (moved === null) return []
  const quoted = BigInt(isExactIn ? quote.amountOut : quote.amountIn)
  const gain = isExactIn ? moved - quoted : quoted - moved
  if (gain === 0n) return [{ label: COMPARED, value: AS_QUOTED }]
  if ((gain < 0n ? -gain : gain) * SLIGHT < quoted) return [{ label: COMPARED, value: ABOUT_AS_QUOTED }]
  const currency = isExactIn ? buy : sell
  const amount = gain > 0n ? tradeAmount(gain, currency) : tradeAmountAtMost(-gain, currency)
  return [
    {
      label: COMPARED,
      value: withSymbol(balanceChangeText(amount, gain > 0n), currency.symbol),
      tone: gain > 0n ? 'up' : 'down',
    },
  ]
}

/** The total cost at the review's dollar prices; null for a wrap, without prices, or with uncertain amounts. */
function totalOf(
  { plan, sold, received, cost, paid, prices }: Confirmed,
  coin: Chain['nativeCurrency'],
): CostSummary | null {
  const { quote, sell, buy, wrap } = plan
  const moved = { sold: certainUnits(sold), received: certainUnits(received) }
  if (wrap || prices === null || cost === null || changeFromQuote(quote, moved) === null) return null
  const etherUsd = prices.etherUsd === null ? null : BigInt(prices.etherUsd)
  const network = [
    ...costRows(cost, etherUsd, coin, { isContract: plan.costPayer !== undefined }),
    ...includedRow(APPROVAL_COST, BigInt(paid), coin),
  ]
  const total = swapCost({ quote, sell, buy, prices, network: BigInt(cost), moved })
  return costSummary(total, { sell, coin }, network, true)
}

/** What came in, in dollars at the price that the review showed; null if either is unknown or uncertain. */
function incomeOf({ plan: { buy }, received, prices }: Confirmed): ComponentProps<typeof OutcomeContainer>['income'] {
  const [units, price] = [certainUnits(received), prices?.buyUsd ?? null]
  if (units === null || price === null) return null
  return { token: faceOf(buy), fiat: usdText(usdValue(units, buy.decimals, BigInt(price))) }
}

/** The receipt of a trade. A transaction may contain several trades, so the trade's own record says which one it is. */
function useReceiptOf({ plan, hash, record, paid }: Confirmed, chain: Chain) {
  const { account, sell, buy, quote } = plan
  const stored = useSent(plan, record)
  const sent = (stored && sentSwap(stored)) ?? { hash }
  const times = stored && { addedAt: stored.addedAt, seenAt: stored.changedAt ?? stored.addedAt }
  return { chain, account, sent, quoted: quote, times, sides: { sell, buy }, approvals: BigInt(paid) }
}

export function ConfirmedContainer({ trade }: { trade: Confirmed }) {
  const dispatch = useAppDispatch()
  const { chain, etherUsd } = useOutcomeChain(trade.plan)
  const walletChainId = useAppSelector(selectWalletChainId)
  const { buy } = trade.plan
  const { id } = buy
  const paid = costRows(trade.cost, etherUsd, chain.nativeCurrency, { isContract: trade.plan.costPayer !== undefined })
  const total = totalOf(trade, chain.nativeCurrency)
  const approval = useOpenApproval(trade)
  const [isReceipt, setReceipt] = useState(false)
  const receipt = useReceiptOf(trade, chain)
  const close = () => dispatch(tradeClosed())
  // The button is shown only if the wallet is on the trade's network, because the wallet looks for the token on its own
  // network.
  const offer: OutcomeAction[] =
    id === NATIVE || walletChainId !== chain.id
      ? []
      : [
          {
            label: addSymbolToWallet(buy.symbol),
            onPress: () => void dispatch(watchAsset({ ...buy, chainId: chain.id, address: id })),
          },
        ]
  if (isReceipt) {
    const back = () => {
      setReceipt(false)
    }
    return <ReceiptContainer {...receipt} onBack={back} onClose={close} />
  }
  return (
    <OutcomeContainer
      kind="confirmed"
      title={titleOf(trade)}
      text={textOf(trade)}
      income={incomeOf(trade)}
      rows={[...comparedRows(trade), ...(total ? [] : paid), ...approval.rows]}
      total={total}
      transaction={transactionLink(chain, trade.hash)}
      actions={[
        ...offer,
        ...approval.actions,
        {
          label: TITLE,
          onPress: () => {
            setReceipt(true)
          },
        },
        { label: SWAP_AGAIN, onPress: () => dispatch(swapRepeated()) },
        { label: NEW_SWAP, kind: 'filled', onPress: close },
      ]}
      onClose={close}
    />
  )
}
