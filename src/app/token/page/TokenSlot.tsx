import { lazy, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Address } from '../../../domain/chain/address'
import { loadPart } from '../../../domain/page/loadPart'
import { NATIVE } from '../../../domain/token/token'
import type { TradeDraft } from '../../../domain/trade/draft'
import { useAppDispatch, useAppSelector, useTradeChain } from '../../../store/hooks'
import { modalOpened } from '../../../store/page/modals'
import { selectStatus } from '../../../store/wallet/connection'
import { BalanceCard } from '../../../views/token/BalanceCard'
import { TokenScreen } from '../../../views/token/TokenScreen'
import { Live } from '../../Live'
import { useIsHydrated } from '../../page/browser/useIsHydrated'
import { type AskedFor, DraftTradeContainer } from '../../trade/DraftTradeContainer'
import { namedAddress } from './namedAddress'

const LiveToken = lazy(async () => {
  const { TokenContainer } = await loadPart(() => import(/* webpackChunkName: "token" */ './TokenContainer'))
  return { default: TokenContainer }
})

/** The page of a token, and its shape until the chain can be read. */
export function TokenSlot() {
  const address = namedAddress(useLocation().search)
  const { id: chainId } = useTradeChain()
  // Another token, or the address on another network, is another page: no draft is carried over.
  return <SlotOf key={`${chainId} ${address}`} address={address} />
}

/** What is typed into the trade card before the token is known is kept for when it is. */
function SlotOf({ address }: { address: Address | null }) {
  const dispatch = useAppDispatch()
  const isDisconnected = useAppSelector(selectStatus) === 'disconnected'
  const isHydrated = useIsHydrated()
  const [draft, setDraft] = useState<TradeDraft>({ sell: NATIVE, buy: address, typed: '', kind: 'exactIn' })
  const [asked, setAsked] = useState<AskedFor | null>(null)
  const focused = useRef<string | null>(null)
  const trade = (
    <DraftTradeContainer
      draft={isHydrated ? draft : { ...draft, buy: null }}
      onDraft={setDraft}
      hasPair
      focused={focused}
      onAsk={setAsked}
    />
  )
  const balance = (
    <BalanceCard
      symbol=""
      holding={isDisconnected ? null : 'reading'}
      onConnect={() => dispatch(modalOpened({ modal: 'connect' }))}
    />
  )
  return (
    <Live fallback={<TokenScreen state="loading" trade={trade} balance={balance} />}>
      <LiveToken early={draft} asked={asked} focused={focused} trade={trade} balance={balance} />
    </Live>
  )
}
