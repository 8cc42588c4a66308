import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { parseTokenQuery } from '../../boundary/url'
import { supportedChain } from '../../config/chains'
import { PATHS, swapHref } from '../../config/paths'
import type { Address } from '../../domain/address'
import { shortBalance, significant } from '../../domain/amount'
import { grouped } from '../../domain/grouped'
import { explorerLink } from '../../domain/chain'
import { ASSET_ANSWER_MS } from '../../domain/limits'
import { usdShortText, usdText, usdValue } from '../../domain/money'
import { byLargest } from '../../domain/sort'
import { NATIVE } from '../../domain/token'
import type { TradeDraft } from '../../domain/trade/draft'
import { poolLabel } from '../../domain/trade/route'
import { copyAddress } from '../../store/commands/copyAddress'
import { watchAsset } from '../../store/commands/watchAsset'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { useGetPoolsQuery, useGetTokenBalancesQuery, useGetTokenFactsQuery } from '../../store/queries/chainReads'
import { useGetTokensQuery } from '../../store/queries/lists'
import { selectWalletButton } from '../../store/selectors/walletButton'
import { modalOpened } from '../../store/slices/modals'
import { BalanceCard } from '../../views/market/BalanceCard'
import { PriceChart } from '../../views/market/PriceChart'
import { PoolTable } from '../../views/market/PoolTable'
import { type SafetyFact, SafetyFacts } from '../../views/market/SafetyFacts'
import { Tiles } from '../../views/market/Tiles'
import { TokenScreen, type TokenHead } from '../../views/screens/TokenScreen'
import { useCopied } from '../hooks/useCopied'
import { useListedToken, useTokens } from '../hooks/useCurrencies'
import { useUsdPrices } from '../hooks/useUsdPrices'
import { NO_HISTORY, NO_RANGES } from './priceHistory'
import { TradeContainer } from './TradeContainer'

const chainId = supportedChain.id

/** The page of one token, by the address in its link. */
export function TokenContainer() {
  const parsed = parseTokenQuery(useLocation().search)
  if (!parsed.ok) return <TokenScreen state="malformed" homeHref={PATHS.home} />
  // Another token is another page: nothing of the last one may linger.
  return <KnownAddress key={parsed.address} address={parsed.address} />
}

function KnownAddress({ address }: { address: Address }) {
  const { currentData: facts, isError, refetch } = useGetTokenFactsQuery({ chainId, token: address })
  // Whether the token is listed is told with its name: a warning that goes away again would only frighten.
  const { isLoading: isListComing } = useGetTokensQuery(undefined)
  if (facts === undefined || (isListComing && typeof facts !== 'string')) {
    return isError ? <TokenScreen state="unreadable" onRetry={() => void refetch()} /> : <TokenScreen state="loading" />
  }
  if (typeof facts === 'string') {
    return (
      <TokenScreen
        state={facts === 'noCode' ? 'noContract' : 'notToken'}
        chainName={supportedChain.name}
        explorerHref={explorerLink(supportedChain, 'address', address)}
      />
    )
  }
  return <TokenPage address={address} facts={facts} />
}

interface TokenPageProps {
  address: Address
  facts: { symbol: string; name: string; decimals: number; totalSupply: string }
}

function TokenPage({ address, facts }: TokenPageProps) {
  const dispatch = useAppDispatch()
  const listed = useListedToken(address)
  const tokens = useTokens()
  const wallet = useAppSelector(selectWalletButton)
  const account = wallet.kind === 'ready' ? wallet.account : null
  const isConnected = account !== null || wallet.kind === 'wrongNetwork'
  const [draft, setDraft] = useState<TradeDraft>({ sell: NATIVE, buy: address, typed: '', kind: 'exactIn' })
  // Which press of "Add to wallet" is being answered; a wallet that says nothing can be asked again.
  const [asking, setAsking] = useState<number | null>(null)
  const presses = useRef(0)
  useEffect(() => {
    if (asking === null) return
    const timer = setTimeout(() => {
      setAsking(null)
    }, ASSET_ANSWER_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [asking])
  const [isAscending, setAscending] = useState(false)
  const { copied, copy } = useCopied(() => dispatch(copyAddress(address)))
  const { currentData: balances } = useGetTokenBalancesQuery(
    { chainId, account: account ?? '0x', tokens: useMemo(() => [address], [address]) },
    { skip: !account },
  )
  const usd = useUsdPrices([address])
  const { currentData: pools } = useGetPoolsQuery({ chainId, token: address })

  const symbol = listed?.symbol ?? facts.symbol
  const name = listed?.name ?? facts.name
  const logoURI = listed?.logoURI ?? null
  const { decimals } = facts
  const price = usd.priceOf(address)

  const head: TokenHead = {
    name,
    symbol,
    address,
    logoURI,
    isListed: listed !== null,
    explorerHref: explorerLink(supportedChain, 'token', address),
    isCopied: copied,
    onCopy: copy,
    add: account
      ? {
          state: asking === null ? 'ready' : 'asking',
          onPress() {
            const press = ++presses.current
            setAsking(press)
            void dispatch(watchAsset({ address, symbol, decimals, logoURI })).finally(() => {
              setAsking((current) => (current === press ? null : current))
            })
          },
        }
      : null,
  }

  const faceOf = (token: Address) => {
    const found = tokens.find((each) => each.address === token)
    return {
      symbol: token === address ? symbol : (found?.symbol ?? token),
      address: token,
      logoURI: found?.logoURI ?? null,
    }
  }
  const rows = (pools?.pools ?? []).map(({ pool, quote, price: poolPrice, liquidityUsd }) => ({
    id: pool.address,
    tokenA: faceOf(address),
    tokenB: faceOf(quote),
    pool: poolLabel(pool),
    price: `${significant(BigInt(poolPrice), 18, 6, 2)} ${faceOf(quote).symbol}`,
    liquidity: liquidityUsd === null ? null : usdShortText(BigInt(liquidityUsd)),
    value: liquidityUsd === null ? -1n : BigInt(liquidityUsd),
  }))
  rows.sort((a, b) => (isAscending ? byLargest(b.value, a.value) : byLargest(a.value, b.value)))
  const bestPool = [...(pools?.pools ?? [])].sort((a, b) =>
    byLargest(BigInt(a.liquidityUsd ?? -1), BigInt(b.liquidityUsd ?? -1)),
  )[0]
  const known = rows.filter(({ value }) => value >= 0n)
  const total = known.reduce((sum, { value }) => sum + value, 0n)

  const safety: SafetyFact[] = [
    listed
      ? {
          kind: 'good',
          statement: 'On the public token list',
          source: 'The list names this very address for the symbol.',
        }
      : {
          kind: 'care',
          statement: 'Not on the public token list',
          source: 'Anybody can give a token any name. Check the address with its maker.',
        },
    {
      kind: 'good',
      statement: `A contract answers on ${supportedChain.name}`,
      source: `Read from the contract: ${decimals} decimals.`,
    },
    ...(listed && listed.decimals !== null && listed.decimals !== decimals
      ? [
          {
            kind: 'care' as const,
            statement: 'List and contract disagree on decimals',
            source: `The list says ${listed.decimals}, the contract ${decimals}. Amounts follow the contract.`,
          },
        ]
      : []),
    pools === undefined
      ? { kind: 'neutral', statement: 'Pools are being read', source: 'The network provider has not answered yet.' }
      : rows.length > 0
        ? {
            kind: 'neutral',
            statement: `${rows.length === 1 ? '1 pool' : `${rows.length} pools`} with liquidity`,
            source: 'Uniswap V2 and V3 pools against the usual tokens.',
          }
        : { kind: 'care', statement: 'No pool holds this token', source: 'It cannot be swapped here.' },
  ]

  const units = balances?.[address]
  return (
    <TokenScreen
      state="token"
      head={head}
      slots={{
        chart:
          pools !== undefined && rows.length === 0 ? null : (
            <PriceChart
              title="Price"
              price={{ value: price === null ? null : usdText(price), change: null }}
              ranges={NO_RANGES}
              line={{ reason: NO_HISTORY }}
              source={
                bestPool
                  ? `${symbol}/${faceOf(bestPool.quote).symbol} ${poolLabel(bestPool.pool).replace('Pool', 'pool')}`
                  : 'Reading pools'
              }
              block={pools ? `Block ${grouped(String(pools.blockNumber))}` : ''}
            />
          ),
        figures: (
          <Tiles
            tiles={[
              { label: 'Price', value: price === null ? null : usdText(price) },
              {
                label: rows.length === 1 ? 'Liquidity, 1 pool' : `Liquidity, ${rows.length} pools`,
                value: known.length === 0 ? null : usdShortText(total),
              },
              { label: 'Decimals', value: String(decimals) },
              { label: 'Total supply', value: shortBalance(BigInt(facts.totalSupply), decimals), unit: symbol },
            ]}
          />
        ),
        pools: (
          <PoolTable
            rows={rows}
            sort={{ column: 'liquidity', direction: isAscending ? 'ascending' : 'descending' }}
            onSort={() => {
              setAscending(!isAscending)
            }}
          />
        ),
        trade: <TradeContainer draft={draft} onDraft={setDraft} />,
        balance: (
          <BalanceCard
            holding={
              isConnected
                ? {
                    amount: units ? shortBalance(BigInt(units), decimals) : null,
                    symbol,
                    fiat: units && price !== null ? usdText(usdValue(BigInt(units), decimals, price)) : null,
                    sellHref: swapHref(address, NATIVE),
                  }
                : null
            }
            onConnect={() => dispatch(modalOpened({ modal: 'connect' }))}
          />
        ),
        safety: <SafetyFacts facts={safety} />,
      }}
    />
  )
}
