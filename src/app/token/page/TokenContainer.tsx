import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { parseTokenQuery } from '../../../boundary/url'
import { PATHS } from '../../../config/paths'
import type { Address } from '../../../domain/chain/address'
import { explorerLink } from '../../../domain/chain/chain'
import { NATIVE } from '../../../domain/token/token'
import type { TradeDraft } from '../../../domain/trade/draft'
import { useTradeChain } from '../../../store/hooks'
import { useGetTokenFactsQuery } from '../../../store/token/tokenReads'
import { useTokenList } from '../useTokenList'
import { TokenScreen } from '../../../views/token/TokenScreen'
import { NetworkOffers, usePlacedElsewhere } from '../usePlacedElsewhere'
import { useListedToken } from '../useCurrencies'
import { useRefetch } from '../../page/browser/useRefetch'
import { useTokenMarket, type ViewedToken } from '../../market/useTokenMarket'
import { SafetyContainer } from './SafetyContainer'
import { TokenBalanceContainer } from './TokenBalanceContainer'
import { TokenChartContainer } from './TokenChartContainer'
import { TokenFiguresContainer } from './TokenFiguresContainer'
import { TokenHeadContainer } from './TokenHeadContainer'
import { TokenPoolsContainer } from './TokenPoolsContainer'
import { viewedToken } from './viewedToken'
import { TradeContainer } from '../../trade/TradeContainer'
import { useNoAnswer } from '../../useNoAnswer'

/** The page of the token whose address is in the link. */
export function TokenContainer() {
  const parsed = parseTokenQuery(useLocation().search)
  if (!parsed.ok) return <TokenScreen state={parsed.reason} homeHref={PATHS.home} />
  // Another token is another page: no state is carried over.
  return <KnownAddress key={parsed.address} address={parsed.address} />
}

function KnownAddress({ address }: { address: Address }) {
  const chain = useTradeChain()
  const { currentData: facts, error } = useGetTokenFactsQuery({ chainId: chain.id, token: address })
  const places = usePlacedElsewhere(typeof facts === 'string' ? address : null)
  const refetch = useRefetch()
  const noAnswer = useNoAnswer()
  // Whether the token is listed is shown together with its name: a warning that disappears again would only alarm.
  const list = useTokenList()
  // Not `isLoading`: a component mounted below reads the list again after a failure, and must not be unmounted by that.
  const isListComing = list.data === undefined && list.error === undefined
  const listed = useListedToken(address)
  if (facts === undefined || (isListComing && typeof facts !== 'string')) {
    // It is shown until the next answer, even while that is pending.
    return error ? (
      <TokenScreen state="unreadable" noAnswer={noAnswer.sentence} onRetry={refetch} />
    ) : (
      <TokenScreen state="loading" />
    )
  }
  if (typeof facts === 'string') {
    return places.length > 0 ? (
      <TokenScreen state="elsewhere" chainName={chain.name} offers={<NetworkOffers places={places} />} />
    ) : (
      <TokenScreen
        state={facts === 'noCode' ? 'noContract' : 'notToken'}
        chainName={chain.name}
        explorerHref={explorerLink(chain, 'address', address)}
      />
    )
  }
  return <TokenPage key={chain.id} token={viewedToken(address, listed, facts)} />
}

function TokenPage({ token }: { token: ViewedToken }) {
  const { address } = token
  const [draft, setDraft] = useState<TradeDraft>({ sell: NATIVE, buy: address, typed: '', kind: 'exactIn' })
  const { pools } = useTokenMarket(token)
  const hasPools = pools === undefined || pools.length > 0
  return (
    <TokenScreen
      state="token"
      slots={{
        head: <TokenHeadContainer token={token} />,
        chart: hasPools ? <TokenChartContainer token={token} /> : null,
        figures: <TokenFiguresContainer token={token} />,
        pools: hasPools ? <TokenPoolsContainer token={token} /> : null,
        trade: <TradeContainer draft={draft} onDraft={setDraft} />,
        balance: <TokenBalanceContainer token={token} />,
        safety: <SafetyContainer token={token} />,
      }}
    />
  )
}
