import { type Address, shortAddress } from '#domain/chain/address'
import { wrappedSymbol } from '#domain/chain/chain'
import { liquidityOf } from '#domain/market/poolLiquidity'
import { type CurrencyId, NATIVE, type Token, type TokenScale } from '#domain/token/token'
import { skipToken } from '#store/chainReads'
import { useTradeChain } from '#store/hooks'
import { useGetPoolsQuery } from '#store/market/marketReads'
import { useDeployment } from '../useDeployment'
import { useTokens } from '../token/useCurrencies'
import { useUsdPrices } from './useUsdPrices'

export interface ViewedToken extends TokenScale {
  /** The page's currency: a token's address, or the native coin. */
  id: CurrencyId
  /** The token whose pools and prices are shown. For the native coin, this is its wrapped token. */
  address: Address
  symbol: string
  name: string
  /** The total supply in base units; null for the native coin, whose supply no contract reports. */
  totalSupply: bigint | null
  logoURI: string | null
  /** The token's entry in the list; null if the token is not listed. */
  listed: Token | null
  /** The symbol and the name that the contract reports; null if it reports none. */
  reported: { symbol: string | null; name: string | null }
}

const ONLY_COIN = [NATIVE] as const

function priceOf(usd: ReturnType<typeof useUsdPrices>, address: Address | null) {
  return {
    prices: usd.prices,
    isPriceError: usd.isError && usd.prices === undefined,
    /** The price of one whole token in dollars, with 18 decimals. */
    price: address === null ? null : usd.priceOf(address),
    /** The pool from which the price is taken; null if it is taken from the native coin's price feed. */
    pricePool: usd.prices?.tokens.find(({ token }) => token === address)?.pool ?? null,
  }
}

/** A token's price and its pools. If the token is null, only the price of the native coin is read. */
export function useTokenMarket(token: Pick<ViewedToken, 'address'> | null) {
  const address = token?.address ?? null
  const { id: chainId } = useTradeChain()
  const { weth, ethUsdFeed } = useDeployment() ?? {}
  const { currentData: pools, error: poolsError } = useGetPoolsQuery(
    address === null ? skipToken : { chainId, token: address },
  )
  // This query is the same as the trade card's, so the prices are read only once.
  const usd = useUsdPrices(address === null ? ONLY_COIN : [NATIVE, address])
  return {
    ...priceOf(usd, address),
    pools: pools?.pools,
    poolsBlock: pools?.blockNumber ?? null,
    isPoolsError: poolsError !== undefined && pools === undefined,
    hasFeed: address !== null && address === weth && ethUsdFeed !== undefined && usd.etherUsd !== null,
    /** The total dollar value of the pools. `priced` is the number of pools whose value is known. */
    ...liquidityOf(pools?.pools ?? []),
  }
}

/** Gives the native coin the symbol of its wrapped token, because pools contain the wrapped token. */
export function pooledToken<T extends ViewedToken>(token: T): T {
  return token.id === NATIVE ? { ...token, symbol: wrappedSymbol(token.symbol) } : token
}

/** Returns a function that gives the symbol and the icon for a token's address. */
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
