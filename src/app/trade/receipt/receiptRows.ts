import { marketChange } from '#domain/trade/marketChange'
import { dateText } from '#domain/browser/time'
import {
  ACCOUNT,
  AGAINST_MARKET,
  againstMarket,
  APPROVAL_COST,
  BLOCK,
  blockNumberText,
  bothSides,
  feesText,
  LEAST,
  MARKET,
  MOST,
  NETWORK,
  NETWORK_COST,
  NO_STATE,
  NOT_KNOWN,
  ONLY_CLAIMED,
  PAID,
  PAID_BY_OTHER,
  POOL_FEES,
  PRICE,
  QUOTED,
  RECEIVED,
  SITE_FEE,
  secondsText,
  TAKEN,
  TIME,
  TITLE,
  TRANSACTION,
} from '#copy/trade/receipt'
import { durationText } from '#copy/browser/time'
import { labelled } from '#copy/browser/grammar'
import type { Address } from '#domain/chain/address'
import type { Chain } from '#domain/chain/chain'
import { feeLabel } from '#domain/pool/route'
import { countedText, exactText, isMultiplied, tradeAmount, tradeAmountAtMost } from '#domain/token/amount'
import { percentText } from '#domain/token/millionths'
import type { Currency } from '#domain/token/token'
import { type QuotedAmounts, rateText } from '#domain/trade/quote'
import type { MovedAmount } from '#domain/trade/received'
import { certainAmounts, changeFromMarket, type SwapRecord } from '#domain/trade/swapRecord'
import type { ReviewRow } from '../../../views/trade/DialogParts'

export interface ShownSwap {
  record: SwapRecord
  sell: Currency
  buy: Currency
  coin: Chain['nativeCurrency']
}

/** Shorter times are shown in seconds, and longer ones in minutes. */
const SHOWN_AS_SECONDS = 120
const NO_BREAK = '\u00a0'
const withSymbol = (amount: string, symbol: string) => `${amount}${NO_BREAK}${symbol}`

function movedText({ units, isOnlyClaimed }: MovedAmount, currency: Currency): string {
  if (units === null) return NOT_KNOWN
  const text = isMultiplied(currency)
    ? countedText(BigInt(units), currency, currency.symbol)
    : withSymbol(exactText(BigInt(units), currency), currency.symbol)
  return isOnlyClaimed ? `${text} ${ONLY_CLAIMED}` : text
}

/** The amount of the side that was not fixed: the quoted one or, without a quote, the limit in the call. */
function expectedRows({ record, sell, buy }: ShownSwap, quoted: QuotedAmounts | undefined): ReviewRow[] {
  const { terms } = record
  if (!terms) return []
  const isExactIn = terms.kind === 'exactIn'
  const currency = isExactIn ? buy : sell
  const text = (units: string) => withSymbol(exactText(BigInt(units), currency), currency.symbol)
  const bound = { label: isExactIn ? LEAST : MOST, value: text(terms.limit) }
  if (!quoted) return [bound]
  return [{ label: QUOTED, value: text(isExactIn ? quoted.amountOut : quoted.amountIn) }, bound]
}

function priceRows({ record, sell, buy }: ShownSwap): ReviewRow[] {
  const amounts = certainAmounts(record)
  if (!amounts || record.isWrap) return []
  const rows: ReviewRow[] = [{ label: PRICE, value: rateText(sell, buy, amounts.sold, amounts.received) }]
  if (!record.terms) return rows
  const { market, fees, siteFee } = record
  const change = changeFromMarket(record)
  if (!market || change === null) rows.push({ label: MARKET, value: NO_STATE })
  else {
    rows.push(
      { label: MARKET, value: rateText(sell, buy, BigInt(market.sold), BigInt(market.received)) },
      { label: AGAINST_MARKET, value: againstMarket(marketChange(change)) },
    )
  }
  if (fees.length > 0) rows.push({ label: POOL_FEES, value: feesText(fees.map((route) => route.map(feeLabel))) })
  if (siteFee !== null) rows.push({ label: SITE_FEE, value: percentText(BigInt(siteFee)) })
  return rows
}

/** What a receipt needs of a mined transaction, see `SwapRecord`. */
export type Mined = Pick<SwapRecord, 'hash' | 'timestamp' | 'cost' | 'isPaidByOther'>

const coinText = (units: bigint, coin: Chain['nativeCurrency']) => withSymbol(exactText(units, coin), coin.symbol)

/** The row with the network cost, to the last digit. */
export function exactCostRow({ cost, isPaidByOther }: Mined, coin: Chain['nativeCurrency']): ReviewRow {
  const value = cost === null ? NOT_KNOWN : coinText(BigInt(cost), coin)
  return { label: NETWORK_COST, value: isPaidByOther ? PAID_BY_OTHER : value }
}

interface ReceiptFacts {
  quoted?: QuotedAmounts | undefined
  /** The cost of the approvals before the swap, in wei; zero if there were none, or if it is unknown. */
  approvals?: bigint
  /** The seconds between the request to the wallet and the block; null if unknown. */
  taken?: number | null
}

const takenText = (seconds: number) =>
  seconds < SHOWN_AS_SECONDS ? secondsText(seconds) : durationText(Math.round(seconds / 60))

export function receiptRows(swap: ShownSwap, { quoted, approvals = 0n, taken = null }: ReceiptFacts): ReviewRow[] {
  const { record, sell, buy, coin } = swap
  return [
    { label: PAID, value: movedText(record.sell.moved, sell) },
    { label: RECEIVED, value: movedText(record.buy.moved, buy) },
    ...expectedRows(swap, quoted),
    ...priceRows(swap),
    exactCostRow(record, coin),
    ...(approvals > 0n ? [{ label: APPROVAL_COST, value: coinText(approvals, coin) }] : []),
    { label: TIME, value: dateText(record.timestamp * 1_000) },
    ...(taken === null ? [] : [{ label: TAKEN, value: takenText(taken) }]),
    { label: BLOCK, value: blockNumberText(record.blockNumber) },
  ]
}

/** The rows of a picture: those of the receipt, the network, and the transaction by which anybody can check them. */
export const pictureRows = (rows: readonly ReviewRow[], chain: Chain, hash: string): ReviewRow[] => [
  ...rows.filter(({ label }) => label !== NETWORK),
  { label: NETWORK, value: chain.name },
  { label: TRANSACTION, value: hash },
]

/** The rows as lines of text, followed by the network, the account and the transaction. */
export function receiptText(
  rows: readonly ReviewRow[],
  { chain, account, record, href }: { chain: Chain; account: Address; record: Mined; href: string | null },
): string {
  const ends = [
    [TIME, new Date(record.timestamp * 1_000).toISOString()],
    [NETWORK, chain.name],
    [ACCOUNT, account],
    [TRANSACTION, href ?? record.hash],
  ]
  const isAtEnd = (row: ReviewRow) => ends.some(([label]) => label === row.label)
  const lines = [...rows.filter((row) => !isAtEnd(row)).map(({ label, value }) => [label, value]), ...ends]
  return [TITLE, ...lines.map(([label = '', value = '']) => labelled(label, value))]
    .join('\n')
    .replaceAll(NO_BREAK, ' ')
}

/** Both sides of a swap; null if an amount is unknown. */
export function sidesText({ record, sell, buy }: ShownSwap): string | null {
  const amounts = certainAmounts(record)
  return (
    amounts &&
    bothSides(
      withSymbol(tradeAmountAtMost(amounts.sold, sell), sell.symbol),
      withSymbol(tradeAmount(amounts.received, buy), buy.symbol),
    )
  )
}
