import { estimateText } from '#copy/trade/card'
import { memo, Suspense, useEffect, useRef, useState } from 'react'
import { tradeAmount, tradeAmountAtMost } from '../../domain/token/amount'
import type { Address } from '../../domain/chain/address'
import { type CurrencyId, currencyOfSide } from '../../domain/token/token'
import { flippedDraft, type TradeDraft } from '../../domain/trade/draft'
import { chosenDraft, isDraftOf } from '../../domain/trade/evaluate/drafts'
import { isCarriedOutByOthers } from '../../domain/wallet/accountKind'
import type { TradePlan } from '../../domain/trade/plan'
import { skipToken } from '../../store/chainReads'
import { useAppDispatch, useAppSelector, useTradeChain } from '../../store/hooks'
import { useGetAccountKindQuery } from '../../store/wallet/walletReads'
import { tradeChainChosen } from '../../store/chain/tradeChain'
import { selectEndedMessage, selectIsTradeShown, selectTrade, tradeClosed } from '../../store/trade/trade'
import { pressMain } from '../../views/trade/MainButton'
import { TradeForm } from '../../views/trade/TradeForm'
import { type TradeNotice, TradeNoticeView } from '../../views/trade/TradeNoticeView'
import { useHandler } from '../browser/useStableValue'
import { useSpoken } from '../useSpoken'
import { DialogBoundary } from '../DialogBoundary'
import { FirstCoins, TokenSelect } from '../dialogs'
import { PartBoundary } from '../PartBoundary'
import { QuoteContainer } from './card/QuoteContainer'
import { type CardWallet, useCardWallet } from './card/useCardWallet'
import { useLegs } from './card/useLegs'
import { useNextStep } from './card/useNextStep'
import { type CardTrade, useTrade } from './card/useTrade'
import { spokenNotices } from './notices/spokenNotices'
import { useTradeHead } from './card/useTradeHead'
import { useDraftOfChain } from './useDraft'

interface TradeContainerProps {
  draft: TradeDraft
  onDraft: (draft: TradeDraft) => void
  hasNote?: boolean
  /** The page is about a token that it does not know yet, and that the card receives. */
  isBuyComing?: boolean
}

/** The screen reader announcement of the estimate once it has settled. */
function announcementOf({ quote, isOld, sides }: CardTrade): string {
  const [sell, buy] = [currencyOfSide(sides.sell), currencyOfSide(sides.buy)]
  if (!quote || isOld || !sell || !buy) return ''
  return estimateText(
    `${tradeAmountAtMost(BigInt(quote.amountIn), sell.decimals)} ${sell.symbol}`,
    `${tradeAmount(BigInt(quote.amountOut), buy.decimals)} ${buy.symbol}`,
  )
}

/** Changes the draft. The last trade's messages do not apply to the next. */
function useChange(onDraft: (draft: TradeDraft) => void) {
  const dispatch = useAppDispatch()
  const hasMessage = useAppSelector(selectEndedMessage) !== null
  return (next: TradeDraft) => {
    if (hasMessage) dispatch(tradeClosed())
    onDraft(next)
  }
}

/**
 * Empties the amount once its swap is confirmed, so that the next press is not the same swap by mistake: when its outcome
 * is closed, unless it is wanted once more, or at once where nobody sees it.
 */
function useEmptied(draft: TradeDraft, onDraft: (draft: TradeDraft) => void) {
  const trade = useAppSelector(selectTrade)
  const last = useRef(trade)
  const settle = useHandler((plan: TradePlan) => {
    if (isDraftOf(draft, plan)) onDraft({ ...draft, typed: '' })
  })
  useEffect(() => {
    const before = last.current
    last.current = trade
    if (before === trade) return
    if (trade.status === 'confirmed' && trade.isHidden) settle(trade.plan)
    const isClosed = before.status === 'confirmed' && !before.isHidden && trade.status === 'idle'
    if (isClosed && !trade.isAgain) settle(before.plan)
  }, [trade, settle])
}

/**
 * Chooses a currency of another network. It becomes the active one, the draft moves there with what both have, and then the
 * currency takes its side.
 */
function useChoiceElsewhere(draft: TradeDraft, side: 'sell' | 'buy' | null, onDraft: (draft: TradeDraft) => void) {
  const dispatch = useAppDispatch()
  const awaited = useRef<{ chainId: number; side: 'sell' | 'buy'; id: CurrencyId } | null>(null)
  const settle = useHandler(onDraft)
  useEffect(() => {
    const choice = awaited.current
    if (choice === null || draft.chainId !== choice.chainId) return
    awaited.current = null
    settle(chosenDraft(draft, choice.side, choice.id))
  }, [draft, settle])
  return (chainId: number, id: CurrencyId) => {
    if (side === null) return
    awaited.current = { chainId, side, id }
    dispatch(tradeChainChosen({ chainId }))
  }
}

/** How an account without any of the network's coin begins; others pay for what a contract account does. */
function useFirstCoins(account: Address | null, balance: bigint | null) {
  const { id: chainId } = useTradeChain()
  const owner = balance === 0n ? account : null
  const { currentData: kind } = useGetAccountKindQuery(owner ? { chainId, account: owner } : skipToken)
  if (!owner || !kind || isCarriedOutByOthers(kind)) return null
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <FirstCoins account={owner} isFolded />
      </Suspense>
    </PartBoundary>
  )
}

interface TradeCardProps extends TradeContainerProps {
  wallet: CardWallet
}

/** The card, with only the wallet state that it needs, so that other changes of the wallet do not render it. */
const TradeCard = memo(function TradeCard(props: TradeCardProps) {
  const { draft, onDraft, hasNote, isBuyComing = false, wallet } = props
  useDraftOfChain(draft, onDraft)
  useEmptied(draft, onDraft)
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
  const { main, notices } = useNextStep(trade, (amount) => {
    setAmount(amount, 'exactIn')
  })
  // The review in front of it has notices of its own.
  useSpoken(spokenNotices(notices), useAppSelector(selectIsTradeShown))
  const chooseOn = useChoiceElsewhere(draft, choosing, change)
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
        hint={useFirstCoins(wallet.account, trade.balances.native)}
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
                chooseOn(chainId, id)
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

/** The trade card, from typing to the open review. */
export function TradeContainer(props: TradeContainerProps) {
  return <TradeCard {...props} wallet={useCardWallet()} />
}
