import { type Address, shortAddress } from '../../domain/chain/address'
import { wrappedSymbol } from '../../domain/chain/chain'
import { liquidityOf } from '../../domain/market/poolLiquidity'
import { type CurrencyId, NATIVE, type Token } from '../../domain/token/token'
import { skipToken } from '../../store/chainReads'
import { useTradeChain } from '../../store/hooks'
import { useGetPoolsQuery } from '../../store/market/marketReads'
import { useDeployment } from '../useDeployment'
import { useTokens } from '../token/useCurrencies'
import { useUsdPrices } from './useUsdPrices'

/** The token of a token page, by the list and the contract. */
export interface ViewedToken {
  /** What the page is about. */
  id: CurrencyId
  /** Whose pools and prices count: of the network's own coin they are its wrapped token's. */
  address: Address
  symbol: string
  name: string
  decimals: number
  /** In base units; null of the network's own coin, which no contract counts. */
  totalSupply: bigint | null
  logoURI: string | null
  /** The list's record; null when the token is not listed. */
  listed: Token | null
  /** What the contract reports; null where it reports nothing. */
  reported: { symbol: string | null; name: string | null }
}

const ONLY_COIN = [NATIVE] as const

function priceOf(usd: ReturnType<typeof useUsdPrices>, address: Address | null) {
  return {
    prices: usd.prices,
    isPriceError: usd.isError && usd.prices === undefined,
    /** Dollars for one whole token, with 18 decimals. */
    price: address === null ? null : usd.priceOf(address),
    /** Where that price comes from; null when it comes from the wrapped native currency's feed. */
    pricePool: usd.prices?.tokens.find(({ token }) => token === address)?.pool ?? null,
  }
}

/** The price of a token and the pools that hold it; nothing is read for null. */
export function useTokenMarket(token: Pick<ViewedToken, 'address'> | null) {
  const address = token?.address ?? null
  const { id: chainId } = useTradeChain()
  const { weth, ethUsdFeed } = useDeployment() ?? {}
  const { currentData: pools, error: poolsError } = useGetPoolsQuery(
    address === null ? skipToken : { chainId, token: address },
  )
  // Uses the trade card's query, so that the prices are read once.
  const usd = useUsdPrices(address === null ? ONLY_COIN : [NATIVE, address])
  return {
    ...priceOf(usd, address),
    /** Undefined until they are read. */
    pools: pools?.pools,
    poolsBlock: pools?.blockNumber ?? null,
    isPoolsError: poolsError !== undefined && pools === undefined,
    hasFeed: address !== null && address === weth && ethUsdFeed !== undefined && usd.etherUsd !== null,
    /** The dollar value of the pools, of which `priced` could be valued. */
    ...liquidityOf(pools?.pools ?? []),
  }
}

/** The token that pools hold in place of what the page is about: of the network's own coin its wrapped token. */
export function pooledToken<T extends ViewedToken>(token: T): T {
  return token.id === NATIVE ? { ...token, symbol: wrappedSymbol(token.symbol) } : token
}

/** The tokens' symbols and icons. */
export function useTokenFaces({ address, symbol, logoURI }: Pick<ViewedToken, 'address' | 'symbol' | 'logoURI'>) {
  const tokens = useTokens()
  const weth = useDeployment()?.weth
  const coin = useTradeChain().nativeCurrency.symbol
  return (token: Address) => {
    if (token === address) return { symbol, address, logoURI }
    const found = tokens.find((each) => each.address === token)
    const known = token === weth ? wrappedSymbol(coin) : shortAddress(token)
    return { symbol: found?.symbol ?? known, address: token, logoURI: found?.logoURI ?? null }
  }
}
