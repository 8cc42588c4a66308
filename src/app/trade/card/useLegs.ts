import { AMOUNT_ERRORS, bothReadings, keptByMax, notEnough } from '#copy/trade/button'
import { lossShareText } from '#copy/trade/loss'
import { usdText, usdTextAtMost, usdValue, usdValueAtMost } from '../../../domain/market/money'
import { exactAmount, shortBalance, tradeAmount, tradeAmountAtMost } from '../../../domain/token/amount'
import { type Currency, type CurrencyId, NATIVE } from '../../../domain/token/token'
import type { TradeDraft } from '../../../domain/trade/draft'
import type { Side } from '../../../domain/trade/evaluate/assess'
import { currencyOfSide } from '../../../domain/trade/evaluate/request'
import type { Leg, LegToken } from '../../../views/trade/TradeLeg'
import { useTradeChain } from '../../../store/hooks'
import { useTokens } from '../../token/useCurrencies'
import { LOSS_TONES } from '../notices/figures'
import type { CardTrade } from './useTrade'

type SideName = 'sell' | 'buy'

interface LegActions {
  onAmount: (typed: string, kind: TradeDraft['kind']) => void
  onToken: (side: SideName) => void
}

/** The side whose amount a kind of trade fixes. */
const KINDS = { sell: 'exactIn', buy: 'exactOut' } as const

function legToken(side: Side, id: CurrencyId | null, listedLogo: string | null): LegToken | null {
  if (side.state === 'none' || id === null) return null
  return side.state === 'ready'
    ? { symbol: side.currency.symbol, address: id, logoURI: side.currency.logoURI }
    : { symbol: side.symbol, address: id, logoURI: listedLogo }
}

/** The quote's amount of a side, where the side is known. */
function quotedSide({ quote, sides }: CardTrade, side: SideName) {
  const currency = currencyOfSide(sides[side])
  return quote && currency ? { currency, units: BigInt(side === 'sell' ? quote.amountIn : quote.amountOut) } : null
}

function amountOf(trade: CardTrade, side: SideName): Pick<Leg, 'amount' | 'state'> {
  const { draft } = trade
  if (draft.kind === KINDS[side]) return { amount: draft.typed, state: 'typed' }
  const quoted = quotedSide(trade, side)
  if (!quoted) return { amount: '', state: trade.isReading ? 'loading' : 'estimate' }
  const text = side === 'sell' ? tradeAmountAtMost : tradeAmount
  return { amount: text(quoted.units, quoted.currency.decimals), state: trade.isOld ? 'old' : 'estimate' }
}

/** The value of what is sold is rounded up, and of what is received rounded down. */
function fiatOf(trade: CardTrade, side: SideName): string | null {
  const quoted = quotedSide(trade, side)
  const id = trade.draft[side]
  const price = id === null ? null : trade.usd.priceOf(id)
  if (!quoted || price === null) return null
  const { units, currency } = quoted
  return side === 'sell'
    ? usdTextAtMost(usdValueAtMost(units, currency.decimals, price))
    : usdText(usdValue(units, currency.decimals, price))
}

/** The text that Max fills in. */
function maxText({ sides, max }: CardTrade): string | null {
  const currency = currencyOfSide(sides.sell)
  return max === null || !currency ? null : exactAmount(max, currency.decimals)
}

/** The ether that Max reserves, as long as its amount is in the field. */
function keptNote(
  { draft, keptByMax: kept }: CardTrade,
  maximum: string | null,
  { symbol, decimals }: Pick<Currency, 'symbol' | 'decimals'>,
): string | null {
  if (draft.sell !== NATIVE || kept === null || draft.kind !== 'exactIn' || draft.typed !== maximum) return null
  return keptByMax(`${tradeAmountAtMost(kept, decimals)} ${symbol}`)
}

function errorOf({ assessment, draft }: CardTrade, side: SideName): Pick<Leg, 'error' | 'isShort'> {
  if (side === 'sell' && assessment.step === 'notEnough') return { error: notEnough(assessment.symbol), isShort: true }
  if (assessment.step !== 'badAmount' || draft.kind !== KINDS[side]) return { error: null, isShort: false }
  return { error: AMOUNT_ERRORS[assessment.error](bothReadings(draft.typed)), isShort: false }
}

function balanceOf({ sides, balances }: CardTrade, side: SideName): string | null {
  const [currency, units] = [currencyOfSide(sides[side]), balances[side]]
  return units !== null && currency ? shortBalance(units, currency.decimals) : null
}

/** Both sides of the card. */
export function useLegs(trade: CardTrade, { onAmount, onToken }: LegActions): Record<SideName, Leg> {
  const tokens = useTokens()
  const { nativeCurrency } = useTradeChain()
  const { draft, sides, loss } = trade
  const maximum = maxText(trade)
  const leg = (side: SideName): Leg => ({
    token: legToken(sides[side], draft[side], tokens.find(({ address }) => address === draft[side])?.logoURI ?? null),
    ...amountOf(trade, side),
    balance: balanceOf(trade, side),
    fiat: fiatOf(trade, side),
    loss: null,
    note: null,
    ...errorOf(trade, side),
    onAmount: (typed) => {
      onAmount(typed, KINDS[side])
    },
    onToken: () => {
      onToken(side)
    },
    onMax: null,
  })
  return {
    sell: {
      ...leg('sell'),
      note: keptNote(trade, maximum, nativeCurrency),
      onMax:
        maximum === null
          ? null
          : () => {
              onAmount(maximum, 'exactIn')
            },
    },
    buy: {
      ...leg('buy'),
      loss: loss && loss.tier !== 'none' ? { text: lossShareText(loss.share), tone: LOSS_TONES[loss.tier] } : null,
    },
  }
}
