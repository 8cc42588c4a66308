import { poolsSource } from '#copy/tokenPage/tokenPage'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { parseTokenQuery } from '#boundary/url'
import { accountHref, coinLogo, PATHS } from '#config/paths'
import type { Address } from '#domain/chain/address'
import { explorerLink } from '#domain/chain/chain'
import { NATIVE, scaleOf, type Token, type TokenScale } from '#domain/token/token'
import { useAppDispatch, useAppSelector, useTradeChain } from '#store/hooks'
import { modalOpened } from '#store/browser/modals'
import type { NamedToken } from '#store/token/tokenReads'
import { isOnChain, selectWalletButton } from '#store/wallet/walletButton'
import { selectStatus } from '#store/wallet/connection'
import { ActionBar, TOKEN_CARD_ID } from '../../views/tokenPage/ActionBar'
import { BalanceCard } from '../../views/tokenPage/BalanceCard'
import { TokenScreen, type TokenSlots } from '../../views/tokenPage/TokenScreen'
import { pooledToken, useTokenMarket, type ViewedToken, useTokenFaces } from '../market/useTokenMarket'
import { OnScreen } from '../browser/OnScreen'
import { useIsHydrated } from '../browser/useIsHydrated'
import { useRefetch } from '../useRefetch'
import { TradeContainer } from '../trade/TradeContainer'
import { useDraft } from '../trade/useDraft'
import { useNoAnswer, useNoAnswerBesideCard } from '../useNoAnswer'
import { useListedToken } from '../token/useCurrencies'
import { NetworkOffers, usePlacedElsewhere } from '../search/usePlacedElsewhere'
import { useMultipliers, useTokenFacts } from '../token/useMultipliers'
import { useTokenList } from '../token/useTokenList'
import { CoinSafety, SafetyContainer } from './SafetyContainer'
import { CoinBalanceContainer, TokenBalanceContainer } from './TokenBalanceContainer'
import { TokenChartContainer } from './TokenChartContainer'
import { TokenFiguresContainer } from './TokenFiguresContainer'
import { TokenHeadContainer } from './TokenHeadContainer'
import { bySort, nextSort, type Sort } from '#domain/browser/sort'
import { PoolTable } from '../../views/market/PoolTable'
import { useTokenDepth } from './useTokenDepth'
import { poolRows } from './poolRows'
import { useDeployment } from '../useDeployment'

/** The page of the token whose address is in the URL. The address is unknown during hydration. */
export function TokenContainer() {
  const isHydrated = useIsHydrated()
  const parsed = parseTokenQuery(useLocation().search)
  const { id: chainId } = useTradeChain()
  const id = parsed.ok ? parsed.id : null
  // The key resets all state when the token or the network changes. It is the same before hydration, so that the
  // prerendered elements stay.
  const key = `${chainId} ${id}`
  if (!isHydrated) return <PageOf key={key} address={null} />
  if (!parsed.ok) return <TokenScreen state={parsed.reason} homeHref={PATHS.home} />
  return id === NATIVE ? <CoinPage key={key} /> : <PageOf key={key} address={id} />
}

/** The state of the screen for each reason why an address is not a token. */
const NO_TOKEN = { noCode: 'noContract', notAToken: 'notToken', notOffered: 'notOffered' } as const

/** The page of the native coin, for which no token facts need to be read. */
function CoinPage() {
  const { id: chainId, nativeCurrency } = useTradeChain()
  const { weth, usdc } = useDeployment() ?? {}
  const [draft, setDraft] = useDraft(`token/${chainId}/${NATIVE}`, {
    sell: usdc ?? null,
    buy: NATIVE,
    typed: '',
    kind: 'exactIn',
  })
  if (weth === undefined) return <TokenScreen state="missing" homeHref={PATHS.home} />
  const { symbol, name } = nativeCurrency
  const coin: ViewedToken = {
    ...nativeCurrency,
    id: NATIVE,
    address: weth,
    totalSupply: null,
    logoURI: coinLogo(symbol),
    listed: null,
    reported: { symbol, name },
  }
  const trade = <TradeContainer draft={draft} onDraft={setDraft} />
  return (
    <TokenScreen state="token" bar={<ActionBarContainer symbol={coin.symbol} />} slots={{ ...slotsOf(coin), trade }} />
  )
}

function PageOf({ address }: { address: Address | null }) {
  const chain = useTradeChain()
  const [draft, setDraft] = useDraft(`token/${chain.id}/${address}`, {
    sell: NATIVE,
    buy: address,
    typed: '',
    kind: 'exactIn',
  })
  const { facts, isError } = useTokenFacts(address)
  const isNoneHere = facts === 'noCode' || facts === 'notAToken'
  const places = usePlacedElsewhere(isNoneHere ? address : null)
  const refetch = useRefetch()
  const canAdd = useAppSelector((state) => {
    const wallet = selectWalletButton(state)
    // A wallet that is reconnecting is assumed to be on its last network. This assumption reserves space for the "Add
    // to wallet" button from the first frame on.
    return wallet.kind === 'connecting' || isOnChain(wallet, chain.id)
  })
  const noAnswer = useNoAnswer()
  // Wait for the list, because a "not listed" warning that soon disappears would alarm visitors needlessly.
  const list = useTokenList()
  // `isLoading` cannot be used here: it becomes true again when a child component retries the list after a failure,
  // which would unmount that child.
  const isListComing = list.data === undefined && !list.hasFailed
  const listed = useListedToken(address)
  const token =
    typeof facts === 'object' && address !== null && !isListComing ? viewedToken(address, listed, facts) : null
  const { pools } = useTokenMarket(token)
  const hasPools = pools === undefined || pools.length > 0
  const trade = <TradeContainer draft={draft} onDraft={setDraft} isBuyComing={address === null} />
  if (typeof facts === 'string' && address !== null) {
    return places.length > 0 ? (
      <TokenScreen state="elsewhere" chainName={chain.name} offers={<NetworkOffers places={places} />} />
    ) : (
      <TokenScreen
        state={NO_TOKEN[facts]}
        chainName={chain.name}
        explorerHref={explorerLink(chain, 'address', address)}
        profileHref={isNoneHere ? accountHref(address) : null}
      />
    )
  }
  // The page is rendered at the same place in the tree as the loading page, so that the trade card keeps the typed
  // amount.
  if (token !== null)
    return (
      <TokenScreen
        state="token"
        bar={<ActionBarContainer symbol={token.symbol} />}
        slots={{ ...slotsOf(token, hasPools), trade }}
      />
    )
  return isError ? (
    <TokenScreen state="unreadable" noAnswer={noAnswer.sentence} onRetry={refetch} />
  ) : (
    <TokenScreen state="loading" trade={trade} balance={<UnreadBalance />} canAdd={canAdd} />
  )
}

/** The action bar is hidden while at least this fraction of the trade card is visible. */
const SEEN = 0.3

function ActionBarContainer({ symbol }: { symbol: string }) {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const card = document.getElementById(TOKEN_CARD_ID)
    if (!card || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        setSeen(entry !== undefined && entry.intersectionRatio >= SEEN)
      },
      { threshold: SEEN },
    )
    observer.observe(card)
    return () => {
      observer.disconnect()
    }
  }, [])
  return isSeen ? null : <ActionBar symbol={symbol} />
}

function UnreadBalance() {
  const dispatch = useAppDispatch()
  const isDisconnected = useAppSelector(selectStatus) === 'disconnected'
  return (
    <BalanceCard
      symbol=""
      holding={isDisconnected ? null : 'reading'}
      onConnect={() => dispatch(modalOpened({ modal: 'connect' }))}
    />
  )
}

const onScreen = (part: ReactNode) => <OnScreen>{part}</OnScreen>

const slotsOf = (token: ViewedToken, hasPools = true): Omit<TokenSlots, 'trade'> => ({
  head: <TokenHeadContainer token={token} />,
  chart: hasPools ? onScreen(<TokenChartContainer token={token} />) : null,
  figures: <TokenFiguresContainer token={token} />,
  pools: hasPools ? onScreen(<TokenPoolsContainer token={token} />) : null,
  balance: token.id === NATIVE ? <CoinBalanceContainer coin={token} /> : <TokenBalanceContainer token={token} />,
  safety: onScreen(token.id === NATIVE ? <CoinSafety coin={token} /> : <SafetyContainer token={token} />),
})

function TokenPoolsContainer({ token: viewed }: { token: ViewedToken }) {
  const token = pooledToken(viewed)
  const { pools, poolsBlock, isPoolsError } = useTokenMarket(token)
  const depths = useTokenDepth(token.address)
  const noAnswer = useNoAnswerBesideCard()
  const faceOf = useTokenFaces(token)
  const units = useDeployment()
  const { multiplierOf } = useMultipliers(pools?.map(({ quote }) => quote) ?? [])
  const [sort, setSort] = useState<Sort<'liquidity'>>({ column: 'liquidity', direction: 'descending' })
  const { rows, total } = poolRows({
    token,
    pools: pools ?? [],
    depths,
    faceOf,
    multiplierOf,
    units,
    noAnswer: noAnswer.clause,
  })
  rows.sort((a, b) => bySort(a.value, b.value, sort.direction))

  return (
    <PoolTable
      status={pools ? 'ready' : isPoolsError ? 'failed' : 'loading'}
      noAnswer={noAnswer.sentence}
      rows={rows}
      sort={sort}
      onSort={(column) => {
        setSort(nextSort(sort, column))
      }}
      total={total}
      source={poolsBlock === null ? '' : poolsSource(poolsBlock)}
    />
  )
}

function viewedToken(address: Address, listed: Token | null, facts: NamedToken & TokenScale): ViewedToken {
  const { symbol, name, totalSupply, missing = [] } = facts
  return {
    id: address,
    address,
    symbol: listed?.symbol ?? symbol,
    name: listed?.name ?? name,
    ...scaleOf(facts),
    totalSupply: BigInt(totalSupply),
    logoURI: listed?.logoURI ?? null,
    listed,
    reported: { symbol: missing.includes('symbol') ? null : symbol, name: missing.includes('name') ? null : name },
  }
}
