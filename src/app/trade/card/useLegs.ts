import { lossShareText } from '#copy/trade/loss'
import { AMOUNT_ERRORS, bothReadings, leftByMax, MAX_PART, notEnough } from '#copy/trade/card'
import { type ClipboardEvent, useMemo, useState } from 'react'
import { TYPED_TEXT_MAX } from '#domain/browser/limits'
import { percentage } from '#domain/browser/locale'
import { usdFigure, usdText, usdTextAtMost, usdValue, usdValueAtMost } from '#domain/market/money'
import { shortAddress } from '#domain/chain/address'
import {
  balanceAmount,
  fieldAmount,
  parseAmount,
  tradeAmount,
  tradeAmountAtMost,
  unwritten,
  withSymbol,
} from '#domain/token/amount'
import { type Currency, type CurrencyId, NATIVE, type Side, type TokenScale, currencyOfSide } from '#domain/token/token'
import {
  type DollarAmount,
  isTypedInDollars,
  partOfMax,
  PARTS,
  tokenAmountOf,
  type TradeDraft,
} from '#domain/trade/draft'
import type { TokenFace } from '../../../views/token/TokenIcon'
import type { Leg } from '../../../views/trade/TradeLeg'
import { useTradeChain } from '#store/hooks'
import { useHandler, useStableValue } from '../../browser/useStableValue'
import { faceOf, useTokens } from '../../token/useCurrencies'
import { LOSS_TONES } from '../figures'
import { pastedAmount } from '#domain/token/pastedAmount'
import type { CardTrade } from './useTrade'

type SideName = 'sell' | 'buy'

interface LegActions {
  onAmount: (typed: string, kind: TradeDraft['kind']) => void
  onToken: (side: SideName) => void
}

const KINDS = { sell: 'exactIn', buy: 'exactOut' } as const

/** `listedLogo` is shown until the token is read. */
export function legToken(side: Side, id: CurrencyId | null, listedLogo: string | null): TokenFace | null {
  if (side.state === 'none' || id === null) return null
  return side.state === 'ready' ? faceOf(side.currency) : { symbol: side.symbol, address: id, logoURI: listedLogo }
}

/**
 * Handles a paste that replaces the whole field, if the text is more than a number.
 * @param symbol - the symbol of the token whose amount the field contains; null if the amount is in dollars
 */
function pasted(event: ClipboardEvent<HTMLInputElement>, symbol: string | null, onAmount: (text: string) => void) {
  const field = event.currentTarget
  // A paste event that was dispatched by a script or an extension may have no data.
  const text = (event.clipboardData as DataTransfer | null)
    ?.getData('text')
    .slice(0, TYPED_TEXT_MAX)
    .replace(/[\r\n]/g, ' ')
  const isPart = field.selectionStart !== 0 || field.selectionEnd !== field.value.length
  if (!text || isPart || parseAmount(text, { decimals: 255 }).ok) return
  event.preventDefault()
  onAmount(pastedAmount(text, symbol))
}

/** Whether only the token's address is known yet. */
const isNameless = (side: Side, id: CurrencyId | null) =>
  side.state === 'reading' && (id === null || side.symbol === shortAddress(id))

function quotedSide({ quote, sides }: CardTrade, side: SideName) {
  const currency = currencyOfSide(sides[side])
  return quote && currency ? { currency, units: BigInt(side === 'sell' ? quote.amountIn : quote.amountOut) } : null
}

const estimate = (amount: string, state: Leg['state']) => ({ amount, plain: unwritten(amount), state })

/** An estimated amount as text, rounded up for the sold side and down for the received side. */
const shortText = (side: SideName, units: bigint, scale: TokenScale) =>
  (side === 'sell' ? tradeAmountAtMost : tradeAmount)(units, scale)

function amountOf(trade: CardTrade, side: SideName): Pick<Leg, 'amount' | 'plain' | 'state'> {
  const { draft } = trade
  if (draft.kind === KINDS[side]) return { amount: draft.typed, state: 'typed' }
  const quoted = quotedSide(trade, side)
  if (!quoted) return { amount: '', state: trade.isReading ? 'loading' : 'estimate' }
  return estimate(shortText(side, quoted.units, quoted.currency), trade.isOld ? 'old' : 'estimate')
}

/**
 * The value of a side in dollars, rounded up for the sold side and down for the received side; null without a price, and
 * for a received value that is an unsure gain.
 */
function worthOf(trade: CardTrade, side: SideName): bigint | null {
  const quoted = quotedSide(trade, side)
  const id = trade.draft[side]
  const price = id === null || (side === 'buy' && trade.isGainUnsure) ? null : trade.usd.priceOf(id)
  if (!quoted || price === null) return null
  const { units, currency } = quoted
  return (side === 'sell' ? usdValueAtMost : usdValue)(units, currency.decimals, price)
}

function fiatOf(trade: CardTrade, side: SideName): string | null {
  const worth = worthOf(trade, side)
  return worth === null ? null : (side === 'sell' ? usdTextAtMost : usdText)(worth)
}

/** The amounts that the 25%, 50%, 75% and Max buttons enter in the field. */
function partTexts({ sides, max }: CardTrade): { percent: bigint; text: string }[] {
  const currency = currencyOfSide(sides.sell)
  if (max === null || !currency) return []
  return PARTS.map((percent) => ({
    percent,
    text: fieldAmount(partOfMax(max, percent), currency),
  }))
}

/** The amount for typed dollars, formatted like an estimate. A text that is not an amount is returned unchanged. */
function derivedText(typed: string, side: SideName, scale: TokenScale): string {
  const parsed = parseAmount(typed, scale)
  return parsed.ok ? shortText(side, parsed.units, scale) : typed
}

function tokenText(trade: CardTrade, side: SideName, currency: Currency, isDerived: boolean): string | null {
  const quoted = quotedSide(trade, side)
  const { typed, kind } = trade.draft
  // If the typed amount is invalid, there is no amount in the token.
  if (kind === KINDS[side])
    return parseAmount(typed, currency).ok
      ? withSymbol(isDerived ? derivedText(typed, side, currency) : typed, currency.symbol)
      : null
  return quoted && withSymbol(shortText(side, quoted.units, currency), currency.symbol)
}

/** The typed dollars (`entry`) or, if there are none, the value of the side's amount. */
function dollarsOf(
  trade: CardTrade,
  side: SideName,
  entry: DollarAmount | null,
): Pick<Leg, 'amount' | 'plain' | 'state'> {
  if (entry) return { amount: entry.dollars, state: 'typed' }
  const { state } = amountOf(trade, side)
  const worth = worthOf(trade, side)
  return estimate(worth === null ? '' : usdFigure(worth, side === 'sell'), state === 'typed' ? 'estimate' : state)
}

/** The note about the coins that Max leaves for gas, shown while the field contains the amount that Max filled in. */
function reservedNote(
  { draft, leftByMax: reserved }: CardTrade,
  maximum: string | null,
  coin: Pick<Currency, 'symbol' | 'decimals'>,
): string | null {
  if (draft.sell !== NATIVE || reserved === null || draft.kind !== 'exactIn' || draft.typed !== maximum) return null
  return leftByMax(withSymbol(tradeAmountAtMost(reserved, coin), coin.symbol))
}

function errorOf({ assessment, draft }: CardTrade, side: SideName): Pick<Leg, 'error' | 'isShort'> {
  if (side === 'sell' && assessment.step === 'notEnough') return { error: notEnough(assessment.symbol), isShort: true }
  if (assessment.step !== 'badAmount' || draft.kind !== KINDS[side]) return { error: null, isShort: false }
  return { error: AMOUNT_ERRORS[assessment.error](bothReadings(draft.typed)), isShort: false }
}

function balanceOf({ sides, balances }: CardTrade, side: SideName): string | null {
  const [currency, units] = [currencyOfSide(sides[side]), balances[side]]
  return units !== null && currency ? balanceAmount(units, currency) : null
}

function pricedSide({ sides, draft, usd }: CardTrade, side: SideName): { currency: Currency; price: bigint } | null {
  const [currency, id] = [currencyOfSide(sides[side]), draft[side]]
  const price = id === null ? null : usd.priceOf(id)
  return currency && price !== null && price !== 0n ? { currency, price } : null
}

/** Lets the visitor type amounts in dollars. The draft and the link always contain the amount in the token. */
function useDollars(trade: CardTrade, onAmount: LegActions['onAmount']) {
  const [showsDollars, setShowsDollars] = useState(false)
  const { id: chainId } = useTradeChain()
  // Typed dollars apply to one network only, because another network's native coin has another price.
  const [written, setWritten] = useState<{ chainId: number; entry: DollarAmount } | null>(null)
  const entry = written?.chainId === chainId ? written.entry : null
  const onToggle = useHandler(() => {
    setShowsDollars(!showsDollars)
  })
  const type = useHandler((text: string, side: SideName) => {
    const [priced, kind] = [pricedSide(trade, side), KINDS[side]]
    if (!priced || !showsDollars) {
      onAmount(text, kind)
      return
    }
    const { currency, price } = priced
    const typed = tokenAmountOf(text, currency, price)
    setWritten({ chainId, entry: { token: currency.id, dollars: text, typed } })
    onAmount(typed, kind)
  })
  return {
    shown: (side: SideName): Partial<Leg> => {
      const priced = pricedSide(trade, side)
      if (!priced) return {}
      const { currency } = priced
      const { draft } = trade
      const unit = { isDollars: showsDollars, onToggle }
      const own = draft.kind === KINDS[side] && isTypedInDollars(entry, draft) ? entry : null
      if (draft.typed === '') return { unit, fiat: showsDollars ? withSymbol('0', currency.symbol) : usdText(0n) }
      if (showsDollars) {
        return { unit, ...dollarsOf(trade, side, own), fiat: tokenText(trade, side, currency, own !== null) }
      }
      if (!own) return { unit }
      // While the field is edited, it shows `plain`, which has all digits of the amount.
      return { unit, amount: derivedText(own.typed, side, currency), plain: own.typed, state: 'estimate' }
    },
    type,
    paste: useHandler((event: ClipboardEvent<HTMLInputElement>, side: SideName) => {
      const inDollars = showsDollars && pricedSide(trade, side) !== null
      pasted(event, inDollars ? null : (currencyOfSide(trade.sides[side])?.symbol ?? ''), (text) => {
        type(text, side)
      })
    }),
  }
}

/** The buttons that fill in a part of the usable balance. The array is kept while the amounts stay the same. */
function useParts(trade: CardTrade, onAmount: LegActions['onAmount']) {
  const texts = useStableValue(partTexts(trade))
  const parts = useMemo(
    () =>
      texts.map(({ percent, text }) => ({
        label: percent === 100n ? MAX_PART : percentage(percent),
        onPress: () => {
          onAmount(text, 'exactIn')
        },
      })),
    [texts, onAmount],
  )
  return { parts, maximum: texts.at(-1)?.text ?? null }
}

function useSideActions(
  side: SideName,
  { type, paste }: Pick<ReturnType<typeof useDollars>, 'type' | 'paste'>,
  choose: (side: SideName) => void,
) {
  return useMemo(
    () => ({
      onAmount: (text: string) => {
        type(text, side)
      },
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        paste(event, side)
      },
      onToken: () => {
        choose(side)
      },
    }),
    [type, paste, side, choose],
  )
}

/** Each object is kept while its content stays the same, provided that `onAmount` is stable. */
export function useLegs(trade: CardTrade, { onAmount, onToken }: LegActions): Record<SideName, Leg> {
  const tokens = useTokens()
  const { shown, ...ofAmount } = useDollars(trade, onAmount)
  const { parts, maximum } = useParts(trade, onAmount)
  const choose = useHandler(onToken)
  const actions = {
    sell: useSideActions('sell', ofAmount, choose),
    buy: useSideActions('buy', ofAmount, choose),
  }
  const { nativeCurrency } = useTradeChain()
  const { draft, sides, loss } = trade
  const leg = (side: SideName): Leg => ({
    token: legToken(sides[side], draft[side], tokens.find(({ address }) => address === draft[side])?.logoURI ?? null),
    isTokenReading: isNameless(sides[side], draft[side]),
    ...amountOf(trade, side),
    balance: balanceOf(trade, side),
    fiat: fiatOf(trade, side),
    unit: null,
    loss: null,
    note: null,
    ...errorOf(trade, side),
    ...actions[side],
    parts: [],
    ...shown(side),
  })
  return {
    sell: useStableValue({ ...leg('sell'), note: reservedNote(trade, maximum, nativeCurrency), parts }),
    buy: useStableValue({
      ...leg('buy'),
      loss: loss && loss.tier !== 'none' ? { text: lossShareText(loss.share), tone: LOSS_TONES[loss.tier] } : null,
    }),
  }
}
