import { type RefObject, useState } from 'react'
import { AMOUNT_ERRORS, keptByMax, notEnough, readyLabel } from '#copy/trade/button'
import { lossShareText } from '#copy/trade/loss'
import { poolLabel } from '#copy/trade/pools'
import { estimateText, fixedRate } from '#copy/trade/quote'
import { worstPaid, worstReceived } from '#copy/trade/settings'
import { type Address, shortAddress } from '../../domain/chain/address'
import { bothReadings, exactAmount, shortBalance, tradeAmount, tradeAmountAtMost } from '../../domain/token/amount'
import { HEAD_POLL_MS } from '../../domain/limits'
import { usdText, usdTextAtMost, usdValue, usdValueAtMost } from '../../domain/market/money'
import { type Currency, type CurrencyId, NATIVE } from '../../domain/token/token'
import type { Side } from '../../domain/trade/assess'
import { flippedDraft, type TradeDraft } from '../../domain/trade/draft'
import { lossPercent } from '../../domain/trade/impact'
import { lossTier } from '../../domain/trade/loss'
import { usableAfter } from '../../domain/trade/networkCost'
import { inverseRateText, rateText } from '../../domain/trade/rate'
import { tradeLimit } from '../../domain/trade/plan'
import { legShares } from '../../domain/trade/search/legShares'
import { slippagePercent } from '../../domain/trade/slippage'
import { DEFAULT_TRADE_SETTINGS } from '../../domain/trade/tradeSettings'
import { switchChain } from '../../store/chain/switchChain'
import { useAppDispatch, useAppSelector, useTradeChain } from '../../store/hooks'
import { modalOpened } from '../../store/page/modals'
import { tokenAccepted } from '../../store/token/tokenChoices'
import { requestDismissed, selectUnseenRequest } from '../../store/trade/openRequests'
import { reviewOpened, selectTrade, tradeClosed } from '../../store/trade/trade'
import { selectTradeSettings, tradeSettingsChanged } from '../../store/trade/tradeSettings'
import { pressMain } from '../../views/trade/MainButton'
import { QuoteBar, type QuoteFacts } from '../../views/trade/QuoteBar'
import { QuoteReading } from '../../views/trade/QuoteReading'
import { TradeForm } from '../../views/trade/TradeForm'
import type { Leg, LegToken } from '../../views/trade/TradeLeg'
import { TradeNoticeView } from '../../views/trade/TradeNoticeView'
import { TradeSettings } from '../../views/trade/TradeSettings'
import { useTokens } from '../token/useCurrencies'
import { useFocusArriving } from '../page/browser/useFocusHandover'
import { useNow } from '../page/browser/useNow'
import { type Trade, useTrade } from './useTrade'
import { checkRow, differenceOf, lossAmountText, LOSS_TONES, taxTone } from './notices/figures'
import { mainAction } from './notices/mainAction'
import { endedNotice, tradeNotice, waitingNotice, type CopyActions, type CopyFacts } from './notices/tradeNotice'
import { TokenSelectContainer } from '../token/search/TokenSelectContainer'
import { useNoAnswer } from '../useNoAnswer'

interface TradeContainerProps {
  draft: TradeDraft
  onDraft: (draft: TradeDraft) => void
  hasNote?: boolean
  /** Where the focus was in the card that stood here before. */
  focused?: RefObject<string | null>
}

const CLOCK_MS = 1_000

function legToken(side: Side, id: CurrencyId | null, logoURI: string | null): LegToken | null {
  if (side.state === 'none' || id === null) return null
  const symbol = side.state === 'ready' ? side.currency.symbol : side.symbol
  return { symbol, address: id, logoURI: side.state === 'ready' ? side.currency.logoURI : logoURI }
}

const currencyOf = (side: Side): Currency | null => (side.state === 'ready' ? side.currency : null)

/** Amounts of both sides as units: the typed one exact, the other from the quote. */
function sideUnits({ quote }: Trade): { sell: bigint | null; buy: bigint | null } {
  return { sell: quote ? BigInt(quote.amountIn) : null, buy: quote ? BigInt(quote.amountOut) : null }
}

/** The trade card, from what is typed to the open review. */
export function TradeContainer({ draft, onDraft, hasNote, focused }: TradeContainerProps) {
  const dispatch = useAppDispatch()
  const chain = useTradeChain()
  const { nativeCurrency } = chain
  useFocusArriving(focused)
  const settings = useAppSelector(selectTradeSettings)
  const tokens = useTokens()
  const [isInverted, setInverted] = useState(false)
  const [areSettingsOpen, setSettingsOpen] = useState(false)
  const [choosing, setChoosing] = useState<'sell' | 'buy' | null>(null)
  const now = useNow(CLOCK_MS)

  const trade = useTrade(draft, now)
  const noAnswer = useNoAnswer()
  const { quote, assessment, limit, loss, plan, usd } = trade
  const ended = useAppSelector(selectTrade)
  const message = ended.status === 'idle' ? ended.message : null
  const waiting = useAppSelector(selectUnseenRequest)
  const isSlippageWanted = ended.status === 'idle' && ended.isSlippageWanted
  const toggleSettings = (isOpen: boolean) => {
    if (isSlippageWanted) dispatch(tradeClosed())
    setSettingsOpen(isOpen)
  }
  const sellCurrency = currencyOf(trade.sell)
  const buyCurrency = currencyOf(trade.buy)
  const units = sideUnits(trade)

  /** What is sold is never worth more than shown, and what is received never less. */
  const fiatOf = (side: 'sell' | 'buy'): string | null => {
    const [id, currency, amount] = [draft[side], side === 'sell' ? sellCurrency : buyCurrency, units[side]]
    const price = id === null ? null : usd.priceOf(id)
    if (!currency || amount === null || price === null) return null
    return side === 'sell'
      ? usdTextAtMost(usdValueAtMost(amount, currency.decimals, price))
      : usdText(usdValue(amount, currency.decimals, price))
  }

  const change = (next: TradeDraft) => {
    // What was said of the last trade does not belong to the next.
    if (message !== null) dispatch(tradeClosed())
    onDraft(next)
  }
  const setTyped = (typed: string, kind: TradeDraft['kind']) => {
    change({ ...draft, typed, kind })
  }
  const logoOf = (id: CurrencyId | null) => tokens.find(({ address }) => address === id)?.logoURI ?? null

  const amountOf = (side: 'sell' | 'buy'): Pick<Leg, 'amount' | 'state'> => {
    const isTyped = (side === 'sell') === (draft.kind === 'exactIn')
    if (isTyped) return { amount: draft.typed, state: 'typed' }
    const currency = side === 'sell' ? sellCurrency : buyCurrency
    const amount = units[side]
    if (amount !== null && currency) {
      const text = side === 'sell' ? tradeAmountAtMost : tradeAmount
      return { amount: text(amount, currency.decimals), state: trade.isOld ? 'old' : 'estimate' }
    }
    return { amount: '', state: trade.isReading ? 'loading' : 'estimate' }
  }

  const max = () => {
    if (trade.sellBalance === null || !sellCurrency) return null
    const reserve = draft.sell === NATIVE ? trade.keptByMax : 0n
    const usable = reserve === null ? null : usableAfter(trade.sellBalance, reserve)
    return usable === null ? null : exactAmount(usable, sellCurrency.decimals)
  }
  const maxAmount = max()
  const keptText =
    draft.sell === NATIVE && trade.keptByMax !== null
      ? keptByMax(`${tradeAmountAtMost(trade.keptByMax, nativeCurrency.decimals)} ${nativeCurrency.symbol}`)
      : null
  const fieldError = assessment.step === 'badAmount' ? AMOUNT_ERRORS[assessment.error](bothReadings(draft.typed)) : null

  const leg = (side: 'sell' | 'buy'): Leg => {
    const isSell = side === 'sell'
    const currency = isSell ? sellCurrency : buyCurrency
    const balance = isSell ? trade.sellBalance : trade.buyBalance
    const isTyped = isSell === (draft.kind === 'exactIn')
    const lacks = isSell && assessment.step === 'notEnough' ? notEnough(assessment.symbol) : null
    return {
      token: legToken(isSell ? trade.sell : trade.buy, draft[side], logoOf(draft[side])),
      ...amountOf(side),
      balance: balance !== null && currency ? shortBalance(balance, currency.decimals) : null,
      fiat: fiatOf(side),
      loss:
        !isSell && loss !== null && loss.tier !== 'none'
          ? { text: lossShareText(loss.share), tone: LOSS_TONES[loss.tier] }
          : null,
      error: lacks ?? (isTyped ? fieldError : null),
      isShort: lacks !== null,
      onAmount: (text) => {
        setTyped(text, isSell ? 'exactIn' : 'exactOut')
      },
      onToken: () => {
        setChoosing(side)
      },
      note: isSell && keptText !== null && draft.kind === 'exactIn' && draft.typed === maxAmount ? keptText : null,
      onMax:
        isSell && maxAmount !== null
          ? () => {
              setTyped(maxAmount, 'exactIn')
            }
          : null,
    }
  }

  const costUsd =
    trade.networkCost !== null && usd.etherUsd !== null
      ? usdValueAtMost(trade.networkCost, nativeCurrency.decimals, usd.etherUsd)
      : null
  const costText =
    costUsd !== null
      ? usdTextAtMost(costUsd)
      : trade.networkCost === null
        ? null
        : `${tradeAmountAtMost(trade.networkCost, nativeCurrency.decimals)} ${nativeCurrency.symbol}`

  const tokenAt = (address: Address): LegToken => {
    const listed = tokens.find((token) => token.address === address)
    return { symbol: listed?.symbol ?? shortAddress(address), address, logoURI: listed?.logoURI ?? null }
  }

  const quoteFacts = (): QuoteFacts | null => {
    if (!quote || !limit || !sellCurrency || !buyCurrency) return null
    const [amountIn, amountOut, impact] = [BigInt(quote.amountIn), BigInt(quote.amountOut), BigInt(quote.impact)]
    const age = trade.readAt === null ? 0 : now - trade.readAt
    const isExactIn = quote.kind === 'exactIn'
    const boundCurrency = isExactIn ? buyCurrency : sellCurrency
    const asToken = ({ symbol, id, logoURI }: Currency): LegToken => ({ symbol, address: id, logoURI })
    return {
      left: trade.wrap ? 'fixed' : trade.isOld ? 'refreshing' : Math.max(0, 1 - age / HEAD_POLL_MS),
      rate: trade.wrap
        ? fixedRate(rateText(sellCurrency, buyCurrency, 1n, 1n))
        : isInverted
          ? inverseRateText(sellCurrency, buyCurrency, amountIn, amountOut)
          : rateText(sellCurrency, buyCurrency, amountIn, amountOut),
      onInvert: trade.wrap
        ? null
        : () => {
            setInverted(!isInverted)
          },
      cost: costText,
      details: trade.wrap
        ? null
        : {
            impact: { text: lossPercent(impact), tone: LOSS_TONES[lossTier(impact)] },
            difference: differenceOf(loss),
            bound: {
              kind: isExactIn ? 'minimum' : 'maximum',
              amount: `${(isExactIn ? tradeAmount : tradeAmountAtMost)(BigInt(limit), boundCurrency.decimals)} ${boundCurrency.symbol}`,
            },
            tax:
              quote.tax === '0'
                ? null
                : {
                    text: lossPercent(BigInt(quote.tax)),
                    tone: taxTone(BigInt(quote.tax)),
                  },
            check: checkRow(quote, trade.check),
            routes: quote.legs.map((leg, index) => ({
              share: legShares(quote)[index] ?? null,
              tokens: [
                asToken(sellCurrency),
                ...leg.hops.slice(1).map(({ tokenIn }) => tokenAt(tokenIn)),
                asToken(buyCurrency),
              ],
              pools: leg.hops.map(poolLabel),
            })),
          },
    }
  }

  const soldText =
    sellCurrency && units.sell !== null
      ? `${tradeAmountAtMost(units.sell, sellCurrency.decimals)} ${sellCurrency.symbol}`
      : null
  const facts: CopyFacts = {
    chainName: chain.name,
    noAnswer: noAnswer.sentence,
    nativeSymbol: nativeCurrency.symbol,
    nativeDecimals: nativeCurrency.decimals,
    lost: loss && sellCurrency && units.sell !== null ? lossAmountText(loss, sellCurrency, units.sell) : '',
    consent: trade.consent,
    ready: readyLabel(soldText === null ? null : trade.wrap, soldText ?? ''),
    reserve: `${tradeAmountAtMost(trade.networkReserve ?? 0n, nativeCurrency.decimals)} ${nativeCurrency.symbol}`,
    readings: bothReadings(draft.typed),
  }
  const actions: CopyActions = {
    onConnect: () => dispatch(modalOpened({ modal: 'connect' })),
    onSwitch: () => void dispatch(switchChain(chain.id)),
    onRetry: trade.refetch,
    onUse: (amount) => {
      setTyped(amount, 'exactIn')
    },
    onAccept: ({ id, symbol, name, decimals }) => {
      if (id !== NATIVE) {
        dispatch(tokenAccepted({ chainId: chain.id, token: { address: id, symbol, name, decimals } }))
      }
    },
    onReview: plan
      ? () => {
          dispatch(reviewOpened(plan))
        }
      : null,
  }

  /** What would be the worst at another limit. */
  const worstCase = (bps: number): string | null => {
    if (!quote || trade.wrap || !sellCurrency || !buyCurrency) return null
    const bound = BigInt(tradeLimit(quote, null, bps))
    return quote.kind === 'exactIn'
      ? worstReceived(tradeAmount(bound, buyCurrency.decimals), buyCurrency.symbol)
      : worstPaid(tradeAmountAtMost(bound, sellCurrency.decimals), sellCurrency.symbol)
  }

  const announcement = () => {
    if (!quote || trade.isOld || !sellCurrency || !buyCurrency) return ''
    const sold = `${tradeAmountAtMost(BigInt(quote.amountIn), sellCurrency.decimals)} ${sellCurrency.symbol}`
    const received = `${tradeAmount(BigInt(quote.amountOut), buyCurrency.decimals)} ${buyCurrency.symbol}`
    return estimateText(sold, received)
  }

  const choose = (id: CurrencyId) => {
    if (!choosing) return
    const other = choosing === 'sell' ? 'buy' : 'sell'
    // Choosing the other side's token means the other way round.
    const flipped = draft[other] === id ? { [other]: draft[choosing] } : {}
    change({ ...draft, ...flipped, [choosing]: id })
    setChoosing(null)
  }

  const main = mainAction(assessment, facts, actions)
  const notices = [
    message === null ? null : endedNotice(message),
    waiting && waitingNotice(waiting.text, () => dispatch(requestDismissed(waiting))),
    tradeNotice(assessment, facts, actions),
  ].filter((notice) => notice !== null)
  const shownQuote = quoteFacts()

  return (
    <>
      <TradeForm
        head={{
          slippage: `${slippagePercent(trade.slippageBps)}%`,
          isTestNetwork: chain.isTestnet,
          onSettings: toggleSettings,
          settings:
            areSettingsOpen || isSlippageWanted ? (
              <TradeSettings
                slippageBps={settings.slippageBps}
                autoBps={trade.autoBps}
                deadlineMinutes={settings.deadlineMinutes}
                approval={settings.approval}
                guard={settings.guard}
                guardState={trade.guard}
                worstCase={worstCase}
                onSlippage={(bps) => dispatch(tradeSettingsChanged({ slippageBps: bps }))}
                onDeadline={(deadlineMinutes) => dispatch(tradeSettingsChanged({ deadlineMinutes }))}
                onApproval={(approval) => dispatch(tradeSettingsChanged({ approval }))}
                onGuard={(guard) => dispatch(tradeSettingsChanged({ guard }))}
                onReset={() => dispatch(tradeSettingsChanged(DEFAULT_TRADE_SETTINGS))}
              />
            ) : null,
        }}
        sell={leg('sell')}
        receive={leg('buy')}
        onFlip={() => {
          change(flippedDraft(draft))
        }}
        quote={shownQuote ? <QuoteBar quote={shownQuote} /> : trade.isReading && <QuoteReading />}
        notices={notices.map((notice) => (
          <TradeNoticeView
            key={notice.title}
            notice={notice}
            onEnter={() => {
              pressMain(main)
            }}
          />
        ))}
        main={main}
        announcement={announcement()}
        hasNote={hasNote}
      />
      {choosing && (
        <TokenSelectContainer
          side={choosing}
          other={choosing === 'sell' ? draft.buy : draft.sell}
          onChoose={choose}
          onClose={() => {
            setChoosing(null)
          }}
        />
      )}
    </>
  )
}
