import { memo, Suspense, useState } from 'react'
import { estimateText, worstPaid, worstReceived } from '#copy/trade/card'
import { slippagePercent } from '#domain/trade/slippage'
import { useAppDispatch, useAppSelector, useTradeChain } from '#store/hooks'
import { selectEndedMessage, selectIsTradeShown, selectOpensSettings, tradeClosed } from '#store/trade/trade'
import { TradeForm, type TradeHead } from '../../views/trade/TradeForm'
import { tradeAmount, tradeAmountAtMost, withSymbol } from '#domain/token/amount'
import { type CurrencyId, currencyOfSide } from '#domain/token/token'
import { tradeLimit } from '#domain/trade/plan'
import { DEFAULT_TRADE_SETTINGS } from '#domain/trade/tradeSettings'
import { selectTradeSettings, tradeSettingsChanged } from '#store/trade/tradeSettings'
import { TradeSettingsPanel } from '../../views/trade/TradeSettings'
import type { Address } from '#domain/chain/address'
import { chosenDraft, flippedDraft, type TradeDraft } from '#domain/trade/draft'
import { isCarriedOutByOthers } from '#domain/wallet/accountKind'
import { chooseElsewhere } from '#store/trade/followDraft'
import { pressMain, type TradeNotice, TradeNoticeView } from '../../views/trade/NextStep'
import { useHandler } from '../browser/useStableValue'
import { NETWORK_CHOICE } from '../chain/NetworkSelectContainer'
import { PartBoundary } from '../PartBoundary'
import { useSpoken } from '../useSpoken'
import { DialogBoundary } from '../DialogBoundary'
import { TokenSelect } from '../search/dialogs'
import { type CardTrade, useTrade } from './card/useTrade'
import { QuoteContainer, quotedCostText } from './card/QuoteContainer'
import { type CardWallet, useAccountKind, useCardWallet } from './useTradeWallet'
import { FirstCoinsHint } from './dialogs'
import { useLegs } from './card/useLegs'
import { useNextStep } from './card/useNextStep'
import { spokenNotices } from './notices/tradeNotice'

/** The card's head with the settings, which are also opened to retry a failed swap with another slippage limit. */
function useTradeHead(trade: CardTrade): TradeHead {
  const dispatch = useAppDispatch()
  const [areOpen, setOpen] = useState(false)
  const opensSettings = useAppSelector(selectOpensSettings)
  const change = useHandler((isOpen: boolean) => {
    if (opensSettings) dispatch(tradeClosed())
    setOpen(isOpen)
  })
  return {
    slippage: slippagePercent(trade.slippageBps),
    network: NETWORK_CHOICE,
    isTestNetwork: useTradeChain().isTestnet,
    onSettings: change,
    settings:
      areOpen || opensSettings ? (
        <PartBoundary
          onMissing={() => {
            change(false)
          }}
        >
          <TradeSettingsContainer trade={trade} />
        </PartBoundary>
      ) : null,
  }
}

/** The worst result of the trade with a slippage limit of `bps` basis points. */
function worstCase({ quote, wrap, sides }: CardTrade, bps: number): string | null {
  const [sell, buy] = [currencyOfSide(sides.sell), currencyOfSide(sides.buy)]
  if (!quote || wrap || !sell || !buy) return null
  const bound = BigInt(tradeLimit(quote, null, bps))
  return quote.kind === 'exactIn'
    ? worstReceived(tradeAmount(bound, buy), buy.symbol)
    : worstPaid(tradeAmountAtMost(bound, sell), sell.symbol)
}

function TradeSettingsContainer({ trade }: { trade: CardTrade }) {
  const dispatch = useAppDispatch()
  return (
    <TradeSettingsPanel
      {...useAppSelector(selectTradeSettings)}
      {...(trade.signers === null ? { signingDays: null } : { deadlineMinutes: null })}
      autoBps={trade.autoBps}
      guardState={trade.guard}
      worstCase={(bps) => worstCase(trade, bps)}
      onSlippage={(slippageBps) => dispatch(tradeSettingsChanged({ slippageBps }))}
      onDeadline={(deadlineMinutes) => dispatch(tradeSettingsChanged({ deadlineMinutes }))}
      onSigning={(signingDays) => dispatch(tradeSettingsChanged({ signingDays }))}
      onApproval={(approval) => dispatch(tradeSettingsChanged({ approval }))}
      onGuard={(guard) => dispatch(tradeSettingsChanged({ guard }))}
      onReset={() => dispatch(tradeSettingsChanged(DEFAULT_TRADE_SETTINGS))}
    />
  )
}

interface TradeContainerProps {
  draft: TradeDraft
  onDraft: (draft: TradeDraft) => void
  hasNote?: boolean
  /** Whether the token to receive is the page's token and is not known yet. */
  isBuyComing?: boolean
}

function announcementOf({ quote, isOld, sides }: CardTrade): string {
  const [sell, buy] = [currencyOfSide(sides.sell), currencyOfSide(sides.buy)]
  if (!quote || isOld || !sell || !buy) return ''
  return estimateText(
    withSymbol(tradeAmountAtMost(BigInt(quote.amountIn), sell), sell.symbol),
    withSymbol(tradeAmount(BigInt(quote.amountOut), buy), buy.symbol),
  )
}

/** Changes the draft and closes the last trade, because that trade's message does not apply to the new draft. */
function useChange(onDraft: (draft: TradeDraft) => void) {
  const dispatch = useAppDispatch()
  const hasMessage = useAppSelector(selectEndedMessage) !== null
  return (next: TradeDraft) => {
    if (hasMessage) dispatch(tradeClosed())
    onDraft(next)
  }
}

/** The hint for an account without native coins. A contract account gets none, because others may pay for it. */
function useFirstCoins(account: Address | null, trade: CardTrade) {
  const { nativeCurrency } = useTradeChain()
  const owner = trade.balances.native === 0n ? account : null
  const kind = useAccountKind(owner, true)
  if (!owner || !kind || isCarriedOutByOthers(kind)) return null
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <FirstCoinsHint account={owner} cost={quotedCostText(trade, nativeCurrency)} isFolded />
      </Suspense>
    </PartBoundary>
  )
}

interface TradeCardProps extends TradeContainerProps {
  wallet: CardWallet
}

/** Its props contain only the wallet state that it needs, so that other changes of the wallet do not render it. */
const TradeCard = memo(function TradeCard(props: TradeCardProps) {
  const { draft, onDraft, hasNote, isBuyComing = false, wallet } = props
  const dispatch = useAppDispatch()
  const [choosing, setChoosing] = useState<'sell' | 'buy' | null>(null)
  const stopChoosing = () => {
    setChoosing(null)
  }
  const change = useChange(onDraft)
  const setAmount = useHandler((typed: string, kind: TradeDraft['kind']) => {
    change({ ...draft, typed, kind })
  })
  const trade = useTrade(draft, wallet, isBuyComing)
  const legs = useLegs(trade, { onAmount: setAmount, onToken: setChoosing })
  const { main, notices } = useNextStep(trade, {
    onSell: (amount) => {
      setAmount(amount, 'exactIn')
    },
    onChooseSell: () => {
      setChoosing('sell')
    },
  })
  // The card announces nothing while a review is open, because the review announces its own notices.
  useSpoken(spokenNotices(notices), useAppSelector(selectIsTradeShown))
  const enter = useHandler(() => {
    pressMain(main)
  })
  const press = useHandler(() => {
    main.onPress()
  })
  const view = (notice: TradeNotice) => <TradeNoticeView key={notice.title} notice={notice} onEnter={enter} />

  return (
    <>
      <TradeForm
        head={useTradeHead(trade)}
        sell={legs.sell}
        receive={legs.buy}
        onFlip={() => {
          change(flippedDraft(draft))
        }}
        quote={<QuoteContainer trade={trade} notice={notices.filter(({ isBrief }) => isBrief).map(view)} />}
        notices={notices.filter(({ isBrief }) => !isBrief).map(view)}
        main={{ ...main, onPress: press }}
        onEnter={enter}
        announcement={announcementOf(trade)}
        hasNote={hasNote}
        hint={useFirstCoins(wallet.account, trade)}
      />
      {choosing && (
        <DialogBoundary onMissing={stopChoosing}>
          <TokenSelect
            side={choosing}
            other={choosing === 'sell' ? draft.buy : draft.sell}
            onChoose={(id) => {
              change(chosenDraft(draft, choosing, id))
              stopChoosing()
            }}
            {...(draft.chainId !== undefined && {
              onChooseOn(chainId: number, id: CurrencyId) {
                dispatch(chooseElsewhere(choosing, chainId, id))
                stopChoosing()
              },
            })}
            onClose={stopChoosing}
          />
        </DialogBoundary>
      )}
    </>
  )
})

export function TradeContainer(props: TradeContainerProps) {
  return <TradeCard {...props} wallet={useCardWallet()} />
}
