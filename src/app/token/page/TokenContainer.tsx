import { type ReactNode, type RefObject, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { parseTokenQuery } from '../../../boundary/url'
import { PATHS } from '../../../config/paths'
import { type Address, sameAddress } from '../../../domain/chain/address'
import { explorerLink } from '../../../domain/chain/chain'
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
import type { AskedFor } from '../../trade/DraftTradeContainer'
import { TradeContainer } from '../../trade/TradeContainer'
import { useNoAnswer } from '../../useNoAnswer'

interface TokenContainerProps {
  /** What was typed before the token was known. */
  early: TradeDraft
  /** What that card was asked to open. */
  asked: AskedFor | null
  /** Where the focus was in the card that is replaced. */
  focused: RefObject<string | null>
  /** The trade card and the balance until the token is known. */
  trade: ReactNode
  balance: ReactNode
}

/** The page of the token whose address is in the link. */
export function TokenContainer(props: TokenContainerProps) {
  const parsed = parseTokenQuery(useLocation().search)
  if (!parsed.ok) return <TokenScreen state={parsed.reason} homeHref={PATHS.home} />
  // Another token is another page: no state is carried over.
  return <KnownAddress key={parsed.address} {...props} address={parsed.address} />
}

function KnownAddress({ address, trade, balance, ...handed }: TokenContainerProps & { address: Address }) {
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
      <TokenScreen state="loading" trade={trade} balance={balance} />
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
  return <TokenPage token={viewedToken(address, listed, facts)} {...handed} />
}

type TokenPageProps = Omit<TokenContainerProps, 'trade' | 'balance'> & { token: ViewedToken }

function TokenPage({ token, early, asked, focused }: TokenPageProps) {
  const { address } = token
  // The link may have the address in another case.
  const known = (id: TradeDraft['sell']) => (id !== null && sameAddress(id, address) ? address : id)
  const [draft, setDraft] = useState<TradeDraft>({ ...early, sell: known(early.sell), buy: known(early.buy) })
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
        trade: <TradeContainer draft={draft} onDraft={setDraft} focused={focused} asked={asked} />,
        balance: <TokenBalanceContainer token={token} />,
        safety: <SafetyContainer token={token} />,
      }}
    />
  )
}
