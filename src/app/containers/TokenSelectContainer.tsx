import { useDeferredValue, useMemo, useState } from 'react'
import { supportedChain } from '../../config/chains'
import { deploymentOf } from '../../config/deployments'
import type { Address } from '../../domain/address'
import { shortBalance } from '../../domain/amount'
import { usdText, usdValue } from '../../domain/money'
import { byLargest } from '../../domain/sort'
import { type CurrencyId, NATIVE, sameCurrency, searchTokens, type Token } from '../../domain/token'
import { createImitationCheck, sharedSymbols } from '../../domain/tokenImitation'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { useGetTokensQuery } from '../../store/queries/lists'
import { favouriteChanged, selectTokenChoices, tokenAccepted, tokenChosen } from '../../store/slices/tokenChoices'
import { tokenLines } from '../../views/tokenSelect/tokenLines'
import { type TokenRow, TokenSelectDialog } from '../../views/tokenSelect/TokenSelectDialog'
import { useTokens } from '../hooks/useCurrencies'
import { usePastedToken } from '../hooks/usePastedToken'
import { useSettled } from '../hooks/useSettled'
import { useTokenHoldings } from '../hooks/useTokenHoldings'
import { useUsdPrices } from '../hooks/useUsdPrices'

interface TokenSelectContainerProps {
  side: 'sell' | 'buy' | 'find'
  /** What the other side has. */
  other: CurrencyId | null
  onChoose: (id: CurrencyId) => void
  onClose: () => void
}

const chainId = supportedChain.id
const { nativeCurrency } = supportedChain
const TITLES = { sell: 'Select a token to sell', buy: 'Select a token to receive', find: 'Find a token' }
const COMMON: readonly CurrencyId[] = [NATIVE, ...(deploymentOf(chainId)?.bases ?? [])]
const COMMON_SHOWN = 5
const ANNOUNCED_AFTER_MS = 500
const SAME_SYMBOL = 'Same symbol as another token: check the address'
/** The chain's own coin can be imitated like a token. */
const NATIVE_TOKEN = { ...nativeCurrency, address: NATIVE }

const isAddress = (id: CurrencyId): id is Address => id !== NATIVE

/** Chooses a token of the list, the chain's own coin, or any token by its address. */
export function TokenSelectContainer({ side, other, onChoose, onClose }: TokenSelectContainerProps) {
  const dispatch = useAppDispatch()
  const [text, setText] = useState('')
  const tokens = useTokens()
  const { isLoading } = useGetTokensQuery(undefined)
  const choices = useAppSelector((state) => selectTokenChoices(state, chainId))
  // While the dialog is open a new star moves no row: what is aimed at stays where it is.
  const [firstFavourites] = useState(choices.favourites)

  const listed = useMemo(() => new Map(tokens.map((token) => [token.address, token])), [tokens])
  const accepted = useMemo(() => {
    const unlisted = choices.accepted.filter(({ address }) => !listed.has(address))
    return new Map(unlisted.map((token): [Address, Token] => [token.address, { ...token, chainId, logoURI: null }]))
  }, [choices.accepted, listed])
  const isKnown = (id: CurrencyId) => id === NATIVE || listed.has(id) || accepted.has(id)

  const chosenBefore = useMemo(
    () => [...new Set([...firstFavourites, ...choices.recent, ...choices.accepted.map(({ address }) => address)])],
    [firstFavourites, choices.recent, choices.accepted],
  )
  const units = useTokenHoldings(tokens, chosenBefore)
  const held = useMemo(
    () => [...units].flatMap(([id, amount]) => (amount > 0n && (id === NATIVE || listed.has(id)) ? [id] : [])),
    [units, listed],
  )
  // Only what is listed has a price here: a worthless token's own pool may tell any.
  const usd = useUsdPrices(useMemo(() => [NATIVE, ...held], [held]))

  const pasted = usePastedToken(text, (address) => isLoading || isKnown(address))
  const found = pasted.token

  const taken = (id: CurrencyId) =>
    other !== null && sameCurrency(other, id) ? (side === 'sell' ? 'Receiving' : 'Selling') : null
  const tokenOf = (id: CurrencyId) =>
    id === NATIVE ? { ...nativeCurrency, logoURI: null } : (listed.get(id) ?? accepted.get(id))
  const valueOf = (id: CurrencyId) => {
    const price = isAddress(id) && !listed.has(id) ? null : usd.priceOf(id)
    const decimals = tokenOf(id)?.decimals ?? null
    const amount = units.get(id) ?? 0n
    return price === null || decimals === null || amount === 0n ? null : usdValue(amount, decimals, price)
  }
  const rowOf = (id: CurrencyId): TokenRow => {
    const token = tokenOf(id)
    const amount = units.get(id) ?? 0n
    const decimals = token?.decimals ?? null
    const value = valueOf(id)
    return {
      id,
      symbol: token?.symbol ?? '',
      name: token?.name ?? '',
      logoURI: token?.logoURI ?? null,
      balance: amount > 0n && decimals !== null ? shortBalance(amount, decimals) : null,
      fiat: value === null ? null : usdText(value),
      taken: taken(id),
      isUnlisted: isAddress(id) && !listed.has(id),
      isFavourite: choices.favourites.includes(id),
    }
  }

  const shared = useMemo(() => sharedSymbols(tokens), [tokens])
  const imitated = useMemo(() => {
    // Gone through only when there is a token to compare with it.
    let check: ReturnType<typeof createImitationCheck> | undefined
    return (token: { address: string; symbol: string; name: string }) =>
      (check ??= createImitationCheck([NATIVE_TOKEN, ...tokens]))(token)
  }, [tokens])
  const warnings = useMemo(() => {
    const words = new Map<CurrencyId, string>()
    for (const { symbol, address } of tokens) {
      if (shared.has(symbol.toUpperCase())) words.set(address, SAME_SYMBOL)
    }
    const unlisted = [...accepted.values(), ...(found ? [found] : [])]
    for (const token of unlisted) {
      const original = imitated(token)
      if (!original) continue
      const isSame = original.symbol.toUpperCase() === token.symbol.toUpperCase()
      words.set(token.address, isSame ? SAME_SYMBOL : `Looks like ${original.symbol} but is not: check the address`)
    }
    return words
  }, [tokens, shared, accepted, imitated, found])

  // Joined, so that the rows stay the same ones while only their figures change.
  const favourites = firstFavourites.filter(isKnown).join()
  const own = [...held, ...[...accepted.keys()].filter((id) => (units.get(id) ?? 0n) > 0n)]
    .sort((a, b) => byLargest(valueOf(a) ?? -1n, valueOf(b) ?? -1n))
    .join()
  const wanted = useDeferredValue(text.trim())
  const groups = useMemo(() => {
    if (wanted !== '') {
      const isNativeWanted = nativeCurrency.symbol.toLowerCase().includes(wanted.toLowerCase())
      const matches = searchTokens([...tokens, ...accepted.values()], wanted).map(({ address }) => address)
      return [{ name: '', ids: [...(isNativeWanted ? ([NATIVE] as const) : []), ...matches] }]
    }
    const shown = new Set<string>()
    const newOnes = (ids: readonly string[]) =>
      ids.filter((id): id is CurrencyId => {
        if (id === '' || shown.has(id)) return false
        shown.add(id)
        return true
      })
    return [
      { name: 'Favourites', ids: newOnes(favourites.split(',')) },
      { name: 'Your tokens', ids: newOnes(own.split(',')) },
      { name: 'All tokens', ids: newOnes([NATIVE, ...tokens.map(({ address }) => address)]) },
    ]
  }, [wanted, tokens, accepted, favourites, own])

  const foundAddress = found?.address
  const list = useMemo(
    () => tokenLines(foundAddress ? [{ name: '', ids: [foundAddress] }] : groups, warnings),
    [foundAddress, groups, warnings],
  )

  const recent = choices.recent.filter(isKnown)
  const common = COMMON.filter((id) => isKnown(id) && !recent.includes(id)).slice(0, COMMON_SHOWN)
  const settled = useSettled(text, ANNOUNCED_AFTER_MS)
  const count = list.ids.length

  const choose = (id: CurrencyId) => {
    dispatch(tokenChosen({ chainId, id }))
    onChoose(id)
  }

  return (
    <TokenSelectDialog
      title={TITLES[side]}
      text={text}
      recent={recent.map(rowOf)}
      common={common.map(rowOf)}
      list={list}
      rowOf={rowOf}
      warnings={warnings}
      unlisted={
        found && {
          id: found.address,
          symbol: found.symbol,
          name: found.name,
          logoURI: null,
          taken: taken(found.address),
          isUnlisted: true,
        }
      }
      loading={isLoading || pasted.isReading}
      problem={pasted.problem}
      announcement={settled.trim() === '' ? '' : count === 1 ? '1 token found' : `${count} tokens found`}
      onText={setText}
      onChoose={choose}
      onAccept={() => {
        if (!found) return
        dispatch(tokenAccepted({ chainId, token: found }))
        choose(found.address)
      }}
      onFavourite={(id, isFavourite) => dispatch(favouriteChanged({ chainId, id, isFavourite }))}
      onClose={onClose}
    />
  )
}
