import type { RefObject } from 'react'
import { CONNECT_TO_SWAP, READING_PRICES } from '#copy/trade/card'
import { coinLogo, logoFile } from '../../config/paths'
import { dollarSymbol } from '../../domain/chain/network'
import { shortAddress } from '../../domain/chain/address'
import { type CurrencyId, NATIVE } from '../../domain/token/token'
import { flippedDraft, type TradeDraft } from '../../domain/trade/draft'
import { slippagePercent } from '../../domain/trade/slippage'
import { slippageOf } from '../../domain/trade/tradeSettings'
import { useAppDispatch, useAppSelector, useCommonTokens, useTradeChain } from '../../store/hooks'
import { selectStatus } from '../../store/wallet/connection'
import { modalOpened } from '../../store/page/modals'
import { selectTradeSettings } from '../../store/trade/tradeSettings'
import { QuoteReading } from '../../views/trade/QuoteReading'
import { TradeForm } from '../../views/trade/TradeForm'
import type { Leg } from '../../views/trade/TradeLeg'
import { NETWORK_CHOICE } from '../chain/NetworkSelectContainer'
import { useRestoreFocus, useSaveFocus } from '../page/browser/useFocusHandover'

/** What a press asks the card to open, before its code is here. */
export type AskedFor = 'sell' | 'buy' | 'settings'

interface DraftTradeContainerProps {
  draft: TradeDraft
  onDraft: (draft: TradeDraft) => void
  hasNote?: boolean
  /** Both sides are named by the page: one that is not known yet is being read. */
  hasPair?: boolean
  focused: RefObject<string | null>
  /** What the card that takes this one's place is to open at once; null for nothing. */
  onAsk: (what: AskedFor | null) => void
}

const nothing = () => undefined

/**
 * The trade card before the chain can be read: amounts can be typed and a wallet connected, but no figures are shown.
 */
export function DraftTradeContainer(props: DraftTradeContainerProps) {
  const { draft, onDraft, hasNote, hasPair = false, focused, onAsk } = props
  const dispatch = useAppDispatch()
  const settings = useAppSelector(selectTradeSettings)
  const isDisconnected = useAppSelector(selectStatus) === 'disconnected'
  const chain = useTradeChain()
  const deployment = useCommonTokens()
  const isDollar = (id: CurrencyId) => id === deployment?.usdc
  useSaveFocus(focused)
  // It is mounted once more while the code of the card is loading.
  useRestoreFocus(focused)

  const change = (next: TradeDraft) => {
    // Whoever goes on does not want it any more.
    onAsk(null)
    onDraft(next)
  }

  const symbolOf = (id: CurrencyId): string => {
    if (id === NATIVE) return chain.nativeCurrency.symbol
    return isDollar(id) ? dollarSymbol(deployment) : shortAddress(id)
  }

  const logoOf = (id: CurrencyId) =>
    id === NATIVE
      ? coinLogo(chain.nativeCurrency.symbol)
      : isDollar(id) && dollarSymbol(deployment) === 'USDC'
        ? logoFile('usdc')
        : null

  const leg = (id: CurrencyId | null, kind: TradeDraft['kind']): Leg => ({
    token: id === null ? null : { symbol: symbolOf(id), address: id, logoURI: logoOf(id) },
    isTokenReading: id === null ? hasPair : id !== NATIVE && !isDollar(id),
    amount: draft.kind === kind ? draft.typed : '',
    state: draft.kind === kind ? 'typed' : draft.typed === '' ? 'estimate' : 'loading',
    balance: null,
    fiat: null,
    loss: null,
    note: null,
    error: null,
    onAmount: (typed) => {
      change({ ...draft, typed, kind })
    },
    onToken: () => {
      onAsk(kind === 'exactIn' ? 'sell' : 'buy')
    },
    unit: null,
    parts: [],
  })

  return (
    <TradeForm
      head={{
        slippage: `${slippagePercent(slippageOf(settings))}%`,
        network: NETWORK_CHOICE,
        isTestNetwork: chain.isTestnet,
        settings: null,
        onSettings: () => {
          onAsk('settings')
        },
      }}
      sell={leg(draft.sell, 'exactIn')}
      receive={leg(draft.buy, 'exactOut')}
      onFlip={() => {
        change(flippedDraft(draft))
      }}
      quote={draft.typed !== '' && <QuoteReading />}
      notices={[]}
      main={
        isDisconnected
          ? { label: CONNECT_TO_SWAP, connects: true, onPress: () => dispatch(modalOpened({ modal: 'connect' })) }
          : { label: READING_PRICES, disabled: true, busy: true, onPress: nothing }
      }
      announcement=""
      hasNote={hasNote}
    />
  )
}
