import { pairNotOffered, takenBy } from '#copy/search/search'
import { useMemo } from 'react'
import { isPairOffered } from '#config/settings'
import { usdText, usdValue } from '#domain/market/money'
import { balanceAmount } from '#domain/token/amount'
import type { TokenChoices } from '#domain/token/tokenChoices'
import type { TokenSearch } from '#domain/search/tokenSearch'
import { type TokenKey, tokenOfKey } from '#domain/search/otherNetworks'
import { type CurrencyId, NATIVE, sameCurrency, scaleWith, type Token } from '#domain/token/token'
import { useAppDispatch, useTradeChain } from '#store/hooks'
import { type KnownFigure, knownFigures } from '#store/market/knownFigures'
import type { TokenRow } from '../../views/search/TokenRow'
import { useUsdPrices } from '../market/useUsdPrices'
import { useDeployment } from '../useDeployment'
import { shownFigures } from './shownFigures'
import { useAcceptedTokens } from './useAcceptedTokens'
import type { useTokenOn } from './useOtherNetworks'
import { coinOf } from '../token/useCurrencies'
import { useMultipliers } from '../token/useMultipliers'
import { useTokenHoldings } from '../token/useTokenHoldings'

interface RowsInput {
  tokens: readonly Token[]
  search: TokenSearch
  choices: TokenChoices
  /** The favourites at the time the selector was opened. */
  firstFavourites: readonly CurrencyId[]
  tokenOn: ReturnType<typeof useTokenOn>
  /** The token on the other side of the trade; null if none is selected. */
  other: { id: CurrencyId; side: 'sell' | 'buy' } | null
}

const NO_TOKENS: readonly CurrencyId[] = []
const NO_FIGURES: ReadonlyMap<CurrencyId, KnownFigure> = new Map()

/** The selector's rows for the known tokens, and which of these tokens the account holds. */
export function useTokenRows({ tokens, search, choices, firstFavourites, other, tokenOn }: RowsInput) {
  const dispatch = useAppDispatch()
  const { id: chainId, nativeCurrency } = useTradeChain()
  const deployment = useDeployment()
  const unlisted = useAcceptedTokens(search)
  const accepted = useMemo(
    () => new Map<CurrencyId, Token>(unlisted.map((token) => [token.address, token])),
    [unlisted],
  )
  const chosenBefore = useMemo(
    () => [...new Set([...firstFavourites, ...choices.recent, ...choices.accepted.map(({ address }) => address)])],
    [firstFavourites, choices.recent, choices.accepted],
  )
  const units = useTokenHoldings(tokens, chosenBefore)
  const held = useMemo(
    () => [...units].flatMap(([id, amount]) => (amount > 0n && (id === NATIVE || search.at(id)) ? [id] : [])),
    [units, search],
  )
  // Only listed tokens are priced here, because anybody can give a worthless token any price in a pool of their own.
  const bases = deployment?.bases ?? NO_TOKENS
  const usd = useUsdPrices(useMemo(() => [...new Set<CurrencyId>([NATIVE, ...held, ...bases])], [held, bases]))
  // What other parts of the page have read is looked up whenever this part's own prices have been read.
  const figures = useMemo(
    () => (usd.prices ? dispatch(knownFigures(chainId, deployment)) : NO_FIGURES),
    [dispatch, chainId, deployment, usd.prices],
  )

  const { multiplierOf } = useMultipliers(
    useMemo(
      () => [...new Set([...[...units].flatMap(([id, amount]) => (amount > 0n ? [id] : [])), ...figures.keys()])],
      [units, figures],
    ),
  )

  const isUnlisted = (id: CurrencyId) => id !== NATIVE && search.at(id) === undefined
  const tokenOf = (id: CurrencyId) => (id === NATIVE ? coinOf({ nativeCurrency }) : (search.at(id) ?? accepted.get(id)))
  const amountOf = (id: CurrencyId) => units.get(id) ?? 0n
  const valueOf = (id: CurrencyId) => {
    const price = isUnlisted(id) ? null : usd.priceOf(id)
    const decimals = tokenOf(id)?.decimals ?? null
    const amount = amountOf(id)
    return price === null || decimals === null || amount === 0n ? null : usdValue(amount, decimals, price)
  }
  const scaleFor = (id: CurrencyId) => {
    const [decimals, multiplier] = [tokenOf(id)?.decimals ?? null, multiplierOf(id)]
    return decimals === null || multiplier === undefined ? null : scaleWith(decimals, multiplier)
  }
  const takenOf = (id: CurrencyId) => {
    if (other === null) return null
    if (sameCurrency(other.id, id)) return takenBy[other.side]
    return isPairOffered(chainId, other.id, id) ? null : pairNotOffered
  }
  const rowOf = (key: TokenKey): TokenRow => {
    const { chainId: elsewhereId, id } = tokenOfKey(key)
    const placed = elsewhereId === null ? undefined : tokenOn(elsewhereId, id)
    if (placed) {
      const { network, token } = placed
      const { symbol, name, logoURI } = token ?? coinOf(network)
      return { id, symbol, name, logoURI, network }
    }
    const token = tokenOf(id)
    const amount = amountOf(id)
    const scale = scaleFor(id)
    const value = valueOf(id)
    return {
      id,
      symbol: token?.symbol ?? '',
      name: token?.name ?? '',
      logoURI: token?.logoURI ?? null,
      balance: amount > 0n && scale ? balanceAmount(amount, scale) : null,
      fiat: value === null ? null : usdText(value),
      figures: isUnlisted(id) ? undefined : shownFigures(figures.get(id), multiplierOf(id)),
      taken: takenOf(id),
      isUnlisted: isUnlisted(id),
      isFavourite: choices.favourites.includes(id),
    }
  }
  return {
    accepted,
    held: [...held, ...[...accepted.keys()].filter((id) => amountOf(id) > 0n)],
    isKnown: (id: CurrencyId) => !isUnlisted(id) || accepted.has(id),
    valueOf,
    takenOf,
    rowOf,
  }
}
