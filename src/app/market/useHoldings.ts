import { useMemo, useState } from 'react'
import type { Address } from '../../domain/chain/address'
import { LISTED_BALANCES_READ } from '../../domain/limits'
import { usdValue } from '../../domain/market/money'
import { NATIVE, type Token } from '../../domain/token/token'
import { useAppSelector, useTradeChain } from '../../store/hooks'
import { useGetBalanceQuery, useGetTokenBalancesQuery } from '../../store/token/tokenReads'
import { useGetTokensQuery } from '../../store/token/lists'
import { selectTokenChoices } from '../../store/token/tokenChoices'
import { useTokens } from '../token/useCurrencies'
import { useUsdPrices } from './useUsdPrices'

const NOTHING: readonly [] = []

export interface Holding {
  token: Token
  units: bigint
  /** As the token itself tells them, or as its list does until it was asked; null where neither does. */
  decimals: number | null
  /** Dollars for one whole token, with 18 decimals; null where there is no price. */
  usd: bigint | null
  /** What all of it is worth, likewise. */
  value: bigint | null
}

/** The listed tokens, and those that somebody accepted although no list has them. */
export function useKnownTokens(): readonly Token[] {
  const { id: chainId } = useTradeChain()
  const listed = useTokens()
  const { accepted } = useAppSelector((state) => selectTokenChoices(state, chainId))
  return useMemo(() => {
    if (accepted.length === 0) return listed
    // Both are written with their checksum.
    const known = new Set(listed.map(({ address }) => address))
    const others = accepted.filter(({ address }) => !known.has(address))
    return [...listed, ...others.map((token): Token => ({ ...token, chainId, logoURI: null }))]
  }, [chainId, listed, accepted])
}

/**
 * Base units by token; undefined until all was asked for. The first tokens are read at every block; what a long list
 * has beyond them when a page opens and after one's own transactions, and then what is held of it at every block.
 */
function useBalances(account: Address | null, tokens: readonly Address[]) {
  const { id: chainId } = useTradeChain()
  const [first, others] = useMemo(
    () => [tokens.slice(0, LISTED_BALANCES_READ), tokens.slice(LISTED_BALANCES_READ)],
    [tokens],
  )
  const of = { chainId, account: account ?? '0x' } as const
  const often = useGetTokenBalancesQuery({ ...of, tokens: first }, { skip: !account || first.length === 0 })
  const hasOthers = account !== null && others.length > 0
  const seldom = useGetTokenBalancesQuery(
    { ...of, tokens: others, isSeldom: true },
    { skip: !hasOthers, refetchOnMountOrArgChange: true },
  )
  const heldOthers = useMemo(
    () => others.filter((token) => BigInt(seldom.currentData?.[token] ?? 0) > 0n),
    [others, seldom.currentData],
  )
  const held = useGetTokenBalancesQuery({ ...of, tokens: heldOthers }, { skip: !account || heldOthers.length === 0 })
  // An error stays until the next answer, also while that is awaited; `isError` goes with each new try.
  const isAsked = !hasOthers || seldom.currentData !== undefined || seldom.error !== undefined
  const isError = often.error !== undefined && isAsked
  const answered = useMemo(
    () =>
      isAsked && often.currentData ? { ...seldom.currentData, ...often.currentData, ...held.currentData } : undefined,
    [isAsked, seldom.currentData, often.currentData, held.currentData],
  )
  // What is known of an account stays while the tokens of a newer list are asked for.
  const [last, setLast] = useState({ account, balances: answered })
  const balances = answered ?? (last.account === account && !isError && first.length > 0 ? last.balances : undefined)
  if (last.account !== account || last.balances !== balances) setLast({ account, balances })
  return {
    balances,
    unread: balances
      ? Object.values(balances).filter((units) => units === null).length +
        (hasOthers && !seldom.currentData ? others.length : 0)
      : isError
        ? tokens.length
        : 0,
    isError,
    refetch() {
      void often.refetch()
      if (hasOthers) void seldom.refetch()
    },
  }
}

/** Everything that an account has on the network that is traded on, as far as it is known here, and what it is worth. */
export function useHoldings(account: Address | null) {
  const { id: chainId, nativeCurrency } = useTradeChain()
  const tokens = useKnownTokens()
  const list = useGetTokensQuery(undefined)
  const addresses = useMemo(() => tokens.map(({ address }) => address), [tokens])
  const of = { chainId, account: account ?? '0x' } as const
  const coin = useGetBalanceQuery(of, { skip: !account })
  const isCoinError = coin.error !== undefined
  // Without the list only a few would be asked for, and all again as soon as it is here.
  const hasTokens = !list.isLoading && addresses.length > 0
  const { balances, unread, ...read } = useBalances(account, hasTokens ? addresses : NOTHING)

  const held = useMemo(() => tokens.filter(({ address }) => BigInt(balances?.[address] ?? 0) > 0n), [tokens, balances])
  const priced = useMemo(() => [NATIVE, ...held.map(({ address }) => address)] as const, [held])
  const isKnown = !list.isLoading && (balances !== undefined || read.isError || !hasTokens)
  const usd = useUsdPrices(account && isKnown ? priced : NOTHING)

  const coinUnits = coin.currentData === undefined ? null : BigInt(coin.currentData)
  const native =
    coinUnits === null
      ? null
      : {
          units: coinUnits,
          usd: usd.etherUsd,
          value: usd.etherUsd === null ? null : usdValue(coinUnits, nativeCurrency.decimals, usd.etherUsd),
        }
  const holdings = held.map((token): Holding => {
    const units = BigInt(balances?.[token.address] ?? 0)
    const said = usd.prices?.tokens.find((price) => price.token === token.address)
    const decimals = said ? said.decimals : token.decimals
    const price = usd.priceOf(token.address)
    const value = price === null || decimals === null ? null : usdValue(units, decimals, price)
    return { token, units, decimals, usd: price, value }
  })

  const worth = [...(native && native.units > 0n ? [native.value] : []), ...holdings.map(({ value }) => value)]
  const known = worth.filter((value) => value !== null)
  const isRead =
    !list.isLoading &&
    (native !== null || isCoinError) &&
    (!hasTokens || balances !== undefined || read.isError) &&
    (usd.prices !== undefined || !usd.isReading || worth.length === 0)
  const hasNothing = native === null && balances === undefined
  return {
    holdings,
    /** The chain's own coin; null while it is not read, or cannot be. */
    native,
    /** What could be priced, together, in dollars with 18 decimals; null until all was asked for, and when nothing is known. */
    totalUsd:
      !isRead || hasNothing || (worth.length > 0 && known.length === 0)
        ? null
        : known.reduce((sum, value) => sum + value, 0n),
    /** How many things it has, and of how many of them the total leaves out the worth, because there is no price. */
    count: worth.length,
    unpriced: worth.length - known.length,
    /** How many balances could not be read. */
    unread: unread + (native === null && isCoinError ? 1 : 0),
    /** Base units by token, as they were read; undefined while they are not. */
    balances,
    prices: usd.prices,
    /** Whether all of it has been asked for once; what could not be had is counted above. */
    isRead,
    /** Nothing could be read. */
    isError: !list.isLoading && hasNothing && isCoinError && (!hasTokens || read.isError),
    refetch() {
      if (account) void coin.refetch()
      if (account && hasTokens) read.refetch()
    },
  }
}
