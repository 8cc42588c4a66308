import {
  ABOUT,
  APPROVAL_COST,
  BELOW_MARKET,
  BETTER_THAN_MARKET,
  BETTER_PRICE,
  checkAbout,
  checkText,
  DATA_FEE,
  needsSponsor,
  NETWORK_COST,
  PAID_BY,
  PAYERS,
  POOL_FEE,
  PRICE_IMPACT,
  SITE_FEE,
  TOKEN_FEE,
  totalCost,
  UNUSUAL_NETWORK_COST,
  WORSE_PRICE,
} from '#copy/trade/quoteDetails'
import { lossShareText } from '#copy/trade/loss'
import { NOT_KNOWN } from '#copy/trade/review'
import { hasOtherCauses, type LossTier, lossTier, lostText, type TradeLoss } from '#domain/trade/loss'
import type { Currency, TokenScale } from '#domain/token/token'
import { lossPercent, percentFromMillionths as gainPercent, shareOf } from '#domain/token/millionths'
import { grouped, leftToRight } from '#domain/browser/locale'
import { settings } from '#config/settings'
import { FEE_UNUSUAL, TAX_TIERS } from '#domain/trade/limits'
import { isQuotedByHook } from '#domain/trade/hookedTrial'
import type { Quote, QuoteCheck } from '#domain/trade/quote'
import { costFacts, type CostPart, type SwapCost } from '#domain/trade/evaluate/swapCost'
import { CENT, usdText, usdTextAtMost, usdValueAtMost } from '#domain/market/money'
import { tradeAmount, tradeAmountAtMost, withSymbol } from '#domain/token/amount'
import type { CostPayer } from '#domain/wallet/accountKind'
import type { CostRow, CostSummary } from '../../views/trade/CostTotal'

type FigureTone = 'plain' | 'warn' | 'down'

export const LOSS_TONES: Record<LossTier, FigureTone> = {
  none: 'plain',
  note: 'plain',
  warning: 'warn',
  accept: 'down',
  type: 'down',
  blocked: 'down',
}

/** The loss as text. `amountIn` is in base units. */
export const lossAmountText = (loss: TradeLoss, sell: Currency, amountIn: bigint): string =>
  lostText(loss, sell, shareOf(amountIn, loss.share))

/** The tone for a trade's transfer taxes, which are in millionths. */
function taxTone(tax: bigint): FigureTone {
  if (tax >= TAX_TIERS.danger) return 'down'
  return tax >= TAX_TIERS.warning ? 'warn' : 'plain'
}

/** The row for the trade's loss; null if another row shows the same figure. */
export function lossFigure(loss: TradeLoss | null): { text: string; tone: FigureTone } | null {
  if (loss === null || loss.tier === 'none') return null
  const hasRow = (loss.cause === 'impact' || loss.cause === 'tax') && !hasOtherCauses(loss)
  return hasRow ? null : { text: lossShareText(loss.share), tone: LOSS_TONES[loss.tier] }
}

export function checkRow(quote: Quote, check: QuoteCheck): { text: string; about: string; tone: FigureTone } {
  const block = grouped(String(quote.blockNumber))
  return {
    text: checkText(check, block),
    about: checkAbout(
      isQuotedByHook(quote) ? 'hooked' : check,
      block,
      settings.rpcQuorum > 1 ? settings.rpcQuorum : null,
    ),
    tone: check === 'differs' ? 'warn' : 'plain',
  }
}

// The rest of this module formats the cost of a swap. The card, the review and the outcome share these texts.

type Coin = Pick<Currency, 'symbol'> & TokenScale

interface NetworkCost {
  coin: Coin
  /** The network cost in wei; null while unknown. */
  networkCost: bigint | null
  /**
   * The parts of the network cost that pay for approvals and for data. Data is charged in addition to gas. Each part is
   * null if there is none, or if it is unknown.
   */
  approvalCost: bigint | null
  dataCost: bigint | null
  /** The gas price in wei; zero while unknown. */
  feePerGas: bigint
  etherUsd: bigint | null
  /** The payer of the network cost; null if the account itself pays. */
  payer: CostPayer | null
  /** Whether the account has too few coins for the network cost. */
  needsSponsor?: boolean
}

/** The row for a cost that the network cost already includes. */
export function includedRow(label: string, cost: bigint | null, coin: Coin): CostRow[] {
  return cost === null || cost === 0n ? [] : [{ label, value: withSymbol(tradeAmountAtMost(cost, coin), coin.symbol) }]
}

function payerRow(
  { payer, needsSponsor: isShort }: Pick<NetworkCost, 'payer' | 'needsSponsor'>,
  { symbol }: Coin,
): CostRow[] {
  if (payer === null) return []
  return [
    isShort ? { label: PAID_BY, value: needsSponsor(symbol), tone: 'warn' } : { label: PAID_BY, value: PAYERS[payer] },
  ]
}

/** The network cost in dollars and in the native currency, with its parts. An implausible gas price is marked. */
export function networkRows({ coin, networkCost, etherUsd, feePerGas, ...parts }: NetworkCost): CostRow[] {
  const about = { topic: 'costs' as const, about: ABOUT.cost }
  if (networkCost === null) return [{ label: NETWORK_COST, value: NOT_KNOWN, ...about }]
  const native = withSymbol(tradeAmountAtMost(networkCost, coin), coin.symbol)
  const row: CostRow =
    feePerGas > FEE_UNUSUAL
      ? { label: UNUSUAL_NETWORK_COST, value: native, tone: 'warn', ...about }
      : { label: NETWORK_COST, value: native, tone: 'plain', ...about }
  const usd = etherUsd === null ? null : usdTextAtMost(usdValueAtMost(networkCost, coin.decimals, etherUsd))
  return [
    usd === null ? row : { ...row, value: usd, note: `(${native})` },
    ...includedRow(APPROVAL_COST, parts.approvalCost, coin),
    ...includedRow(DATA_FEE, parts.dataCost, coin),
    ...payerRow(parts, coin),
  ]
}

function soldText({ units, usd }: CostPart, sell: Coin): string {
  return usd === null ? withSymbol(tradeAmountAtMost(units, sell), sell.symbol) : usdTextAtMost(usd)
}

function gainText({ units, usd }: CostPart, sell: Coin): string {
  const gain = usd === null ? withSymbol(tradeAmount(-units, sell), sell.symbol) : usdText(-usd)
  return leftToRight(`−${gain}`)
}

/** The row for the change of the price since the quote. A better price reduces the cost. */
function changeRow(part: CostPart, sell: Coin): CostRow {
  return (part.usd ?? part.units) >= 0n
    ? { label: WORSE_PRICE, value: soldText(part, sell), about: ABOUT.change }
    : { label: BETTER_PRICE, value: gainText(part, sell), tone: 'up', about: ABOUT.change }
}

/** The row for the difference between the market price and the pools' price. A better price reduces the cost. */
function marketRow(part: CostPart, sell: Coin): CostRow {
  const { usd, units, share } = part
  const note = share !== null && { note: `(${share < 0n ? gainPercent(-share) : lossPercent(share)})` }
  return (usd ?? units) >= 0n
    ? { label: BELOW_MARKET, value: soldText(part, sell), ...note, about: ABOUT.market }
    : { label: BETTER_THAN_MARKET, value: gainText(part, sell), ...note, tone: 'up', about: ABOUT.betterThanMarket }
}

function partRow(part: CostPart, sell: Coin): CostRow[] {
  const { kind, share } = part
  const percent = lossPercent(share ?? 0n)
  const figure = share === 0n ? { value: percent } : { value: soldText(part, sell), note: `(${percent})` }
  switch (kind) {
    case 'poolFee':
      return [{ label: POOL_FEE, ...figure, topic: 'pools', about: ABOUT.poolFee }]
    case 'impact':
      return [{ label: PRICE_IMPACT, ...figure, tone: LOSS_TONES[lossTier(share ?? 0n)], about: ABOUT.impact }]
    case 'tax':
      return [{ label: TOKEN_FEE, ...figure, tone: taxTone(share ?? 0n), about: ABOUT.tax }]
    case 'siteFee':
      return [{ label: SITE_FEE, ...figure, about: ABOUT.siteFee }]
    case 'market':
      return [marketRow(part, sell)]
    case 'change':
      return [changeRow(part, sell)]
    case 'network':
      return []
  }
}

function totalTexts({ total, share, isByMarket }: SwapCost, { sell, coin }: { sell: Coin; coin: Coin }) {
  const amounts = [
    total.usd > 0n && usdTextAtMost(total.usd),
    total.sold > 0n && withSymbol(tradeAmountAtMost(total.sold, sell), sell.symbol),
    total.coin > 0n && withSymbol(tradeAmountAtMost(total.coin, coin), coin.symbol),
  ].filter((amount) => amount !== false)
  const gain = isByMarket && total.usd <= -CENT ? usdText(-total.usd) : null
  const percent = share === null ? null : share < 0n ? gainPercent(-share) : lossPercent(share)
  return { amounts, gain, share: percent }
}

/**
 * The total cost of a swap as a sentence, with its parts.
 * @param network - the rows of the network cost
 * @param isPaid - whether the cost has already been paid
 */
export function costSummary(
  cost: SwapCost,
  units: { sell: Coin; coin: Coin },
  network: readonly CostRow[],
  isPaid = false,
): CostSummary {
  const { parts, hasNetwork, isByMarket } = cost
  const unknown: CostRow = { label: BELOW_MARKET, value: NOT_KNOWN, about: ABOUT.market }
  const rows = [...parts.flatMap((part) => partRow(part, units.sell)), ...(isByMarket ? [] : [unknown]), ...network]
  return {
    title: totalCost(costFacts(totalTexts(cost, units), { hasNetwork, isPaid })),
    rows,
    // A cost with a warning is expanded initially.
    isOpen: rows.some(({ tone }) => tone === 'warn' || tone === 'down'),
  }
}
