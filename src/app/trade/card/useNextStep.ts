import { bothReadings } from '#copy/trade/card'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { fieldAmount, tradeAmount, tradeAmountAtMost, withSymbol } from '#domain/token/amount'
import { NATIVE, currencyOfSide } from '#domain/token/token'
import { networkShare } from '#domain/trade/evaluate/networkShare'
import { selectWalletChainId, selectSwitchError, selectSwitchingTo } from '#store/chain/walletChain'
import { switchChain } from '#store/wallet/switchChain'
import { useAppDispatch, useAppSelector, useTradeChain } from '#store/hooks'
import { modalOpened } from '#store/browser/modals'
import { selectAccount } from '#store/wallet/connection'
import { tokenAccepted } from '#store/token/tokenChoices'
import { selectUnseenRequest } from '#store/trade/openRequests'
import { reviewAwaited, reviewOpened, selectEndedMessage, selectOpensReviewOn } from '#store/trade/trade'
import type { MainAction, TradeNotice } from '../../../views/trade/NextStep'
import { useIsHydrated } from '../../browser/useIsHydrated'
import { walletNetwork } from '../../wallet/walletNetwork'
import { useNoAnswer, useNoAnswerBesideCard } from '../../useNoAnswer'
import { lossAmountText } from '../figures'
import {
  endedNotice,
  linkNotice,
  networkNotice,
  type NextStepActions,
  type NextStepFacts,
  notSwitchedNotice,
  tradeNotice,
} from '../notices/tradeNotice'
import { useRequestNotice, usePendingNotice, useSafeNotice } from '../notices/openNotices'
import { mainAction, type Remedy } from './mainAction'
import type { CardTrade } from './useTrade'

function useFacts({
  draft,
  sides,
  quote,
  loss,
  wrap,
  consent,
  networkReserve,
  walletChainId,
}: CardTrade): NextStepFacts {
  const noAnswer = useNoAnswer()
  const { name: chainName, nativeCurrency } = useTradeChain()
  const isSwitching = useAppSelector(selectSwitchingTo) !== null
  const sell = currencyOfSide(sides.sell)
  const sold = sell && quote ? BigInt(quote.amountIn) : null
  const soldText = sell && sold !== null ? withSymbol(tradeAmountAtMost(sold, sell), sell.symbol) : null
  return {
    chainName,
    walletNetwork: walletNetwork(walletChainId).name,
    noAnswer: noAnswer.sentence,
    isUnreached: useNoAnswerBesideCard().sentence === '',
    hasWallet: useAppSelector(selectAccount) !== null,
    isSwitching,
    nativeSymbol: nativeCurrency.symbol,
    lost: loss && sell && sold !== null ? lossAmountText(loss, sell, sold) : '',
    consent,
    wrapped: wrap && soldText !== null ? { kind: wrap, amount: soldText } : null,
    reserve: withSymbol(tradeAmountAtMost(networkReserve ?? 0n, nativeCurrency), nativeCurrency.symbol),
    readings: bothReadings(draft.typed),
  }
}

function useReviewAfterSwitch({ plan, assessment }: CardTrade) {
  const dispatch = useAppDispatch()
  const awaitedOn = useAppSelector(selectOpensReviewOn)
  const isHere = useAppSelector((state) => awaitedOn !== null && selectWalletChainId(state) === awaitedOn)
  const opened = isHere && assessment.step === 'ready' ? plan : null
  useEffect(() => {
    if (opened) dispatch(reviewOpened(opened))
  }, [dispatch, opened])
}

interface CardPresses {
  onSell: (amount: string) => void
  onChooseSell: () => void
}

/**
 * What can be done if the balance is too small. An account without native coins can pay for no trade, so it is offered
 * no other token.
 */
function remedyOf({ assessment, draft, sides, max, balances }: CardTrade, presses: CardPresses): Remedy | null {
  const { step } = assessment
  const sell = currencyOfSide(sides.sell)
  const isSold = step === 'notEnough' || (step === 'notEnoughForCost' && draft.sell === NATIVE)
  if (!isSold || !sell || draft.kind !== 'exactIn') return null
  if (max !== null) {
    const onPress = () => {
      presses.onSell(fieldAmount(max, sell))
    }
    return { amount: withSymbol(tradeAmount(max, sell), sell.symbol), onPress }
  }
  return balances.sell === 0n && balances.native !== 0n ? { amount: null, onPress: presses.onChooseSell } : null
}

function useActions(trade: CardTrade, presses: CardPresses): NextStepActions {
  const { plan, assessment, refetch } = trade
  const dispatch = useAppDispatch()
  const { id: chainId } = useTradeChain()
  const isElsewhere = assessment.step === 'ready' && assessment.isElsewhere
  useReviewAfterSwitch(trade)
  return {
    onConnect: () => dispatch(modalOpened({ modal: 'connect' })),
    onSwitch: () => void dispatch(switchChain(chainId)),
    onRetry: refetch,
    remedy: remedyOf(trade, presses),
    onAccept: ({ id, symbol, name, decimals }) => {
      if (id === NATIVE) return
      dispatch(tokenAccepted({ chainId, token: { address: id, symbol, name, decimals } }))
    },
    onReview: plan
      ? () => {
          dispatch(isElsewhere ? reviewAwaited({ chainId }) : reviewOpened(plan))
          if (isElsewhere) void dispatch(switchChain(chainId))
        }
      : null,
  }
}

/** The network cost as a share of the value sold; null if it is not high, or if the account does not pay it. */
function useNetworkShare({ quote, sides, networkCost, costPayer, usd }: CardTrade) {
  const { nativeCurrency: coin } = useTradeChain()
  const sell = currencyOfSide(sides.sell)
  if (!quote || !sell || costPayer === 'executor') return null
  return networkShare({ quote, sell, coin, networkCost, usd })
}

/** The notice about unusable parts of the URL. It is shown until the URL changes, as it does with the draft. */
function useLinkNotice(): TradeNotice | null {
  const { search } = useLocation()
  const isHydrated = useIsHydrated()
  const [first] = useState(search)
  const isShown = isHydrated && search === first
  return useMemo(() => (isShown ? linkNotice(search) : null), [isShown, search])
}

/** The main button and the notices above it. */
export function useNextStep(
  trade: CardTrade,
  presses: CardPresses,
): { main: MainAction; notices: readonly TradeNotice[] } {
  const facts = useFacts(trade)
  const actions = useActions(trade, presses)
  const message = useAppSelector(selectEndedMessage)
  const switchError = useAppSelector(selectSwitchError)
  const isElsewhere = trade.assessment.step === 'ready' && trade.assessment.isElsewhere
  const notices = [
    useLinkNotice(),
    message === null ? null : endedNotice(message),
    useRequestNotice(useAppSelector(selectUnseenRequest), false),
    usePendingNotice(trade.plan),
    useSafeNotice(useAppSelector(selectAccount), useTradeChain().id),
    isElsewhere && switchError !== null ? notSwitchedNotice(switchError) : null,
    tradeNotice(trade.assessment, facts, actions),
    networkNotice(useNetworkShare(trade)),
  ]
  return {
    main: mainAction(trade.assessment, facts, actions),
    notices: notices.filter((notice) => notice !== null),
  }
}
