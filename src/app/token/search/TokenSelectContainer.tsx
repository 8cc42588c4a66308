import { useMemo, useState } from 'react'
import type { Address } from '../../../domain/chain/address'
import { addressLookalike } from '../../../domain/token/addressLookalike'
import { shortBalance } from '../../../domain/token/amount'
import { usdText, usdValue } from '../../../domain/market/money'
import { byLargest } from '../../../domain/page/sort'
import { type CurrencyId, NATIVE, sameCurrency, type Token, type LookalikeKind } from '../../../domain/token/token'
import { createLookalikeCheck } from '../../../domain/token/nameLookalike'
import { createTokenSearch } from '../../../domain/token/tokenSearch'
import { useAppDispatch, useAppSelector, useDeployment, useTradeChain } from '../../../store/hooks'
import { favouriteChanged, selectTokenChoices, tokenAccepted, tokenChosen } from '../../../store/token/tokenChoices'
import { tokenLines, type TokenRowGroup } from '../../../views/token/selector/tokenLines'
import type { TokenRow } from '../../../views/token/selector/TokenRow'
import { TokenSelectDialog } from '../../../views/token/selector/TokenSelectDialog'
import { useFoundWords } from './useFoundWords'
import { usePastedToken } from './usePastedToken'
import { useSteadyList } from './useSteadyList'
import { useTokenHoldings } from '../useTokenHoldings'
import { useTokenSearch } from './useTokenSearch'
import { useUsdPrices } from '../../market/useUsdPrices'

interface TokenSelectContainerProps {
  side: 'sell' | 'buy' | 'find'
  /** What the other side has. */
  other: CurrencyId | null
  onChoose: (id: CurrencyId) => void
  onClose: () => void
}

const TITLES = { sell: 'Select a token to sell', buy: 'Select a token to receive', find: 'Find a token' }
const COMMON_SHOWN = 5
const SAME_SYMBOL = 'Same symbol as another token: check the address'
const MARK_WORDS: Record<LookalikeKind, string> = {
  sharedSymbol: SAME_SYMBOL,
  similarSymbol: 'Looks like another token: check the address',
}

const isAddress = (id: CurrencyId): id is Address => id !== NATIVE

/** Chooses a token of the list, the chain's own coin, or any token by its address. */
export function TokenSelectContainer({ side, other, onChoose, onClose }: TokenSelectContainerProps) {
  const dispatch = useAppDispatch()
  const { id: chainId, nativeCurrency } = useTradeChain()
  const usual: readonly CurrencyId[] = [NATIVE, ...(useDeployment()?.bases ?? [])]
  const [text, setText] = useState('')
  const { tokens, lookalikes, isComing } = useSteadyList(true)
  const search = useTokenSearch(tokens)
  const choices = useAppSelector((state) => selectTokenChoices(state, chainId))
  // While the dialog is open a new star moves no row: what is aimed at stays where it is.
  const [firstFavourites] = useState(choices.favourites)

  const isListed = (id: CurrencyId) => id !== NATIVE && search.at(id) !== undefined
  const accepted = useMemo(() => {
    const unlisted = choices.accepted.filter(({ address }) => search.at(address) === undefined)
    return new Map(unlisted.map((token): [Address, Token] => [token.address, { ...token, chainId, logoURI: null }]))
  }, [chainId, choices.accepted, search])
  const isKnown = (id: CurrencyId) => id === NATIVE || isListed(id) || accepted.has(id)

  const chosenBefore = useMemo(
    () => [...new Set([...firstFavourites, ...choices.recent, ...choices.accepted.map(({ address }) => address)])],
    [firstFavourites, choices.recent, choices.accepted],
  )
  const units = useTokenHoldings(tokens, chosenBefore)
  const held = useMemo(
    () => [...units].flatMap(([id, amount]) => (amount > 0n && (id === NATIVE || search.at(id)) ? [id] : [])),
    [units, search],
  )
  // Only what is listed has a price here: a worthless token's own pool may tell any.
  const usd = useUsdPrices(useMemo(() => [NATIVE, ...held], [held]))

  const pasted = usePastedToken(text, (address) => isComing || isKnown(address))
  const found = pasted.token

  const taken = (id: CurrencyId) =>
    other !== null && sameCurrency(other, id) ? (side === 'sell' ? 'Receiving' : 'Selling') : null
  const tokenOf = (id: CurrencyId) =>
    id === NATIVE ? { ...nativeCurrency, logoURI: null } : (search.at(id) ?? accepted.get(id))
  const valueOf = (id: CurrencyId) => {
    const price = isAddress(id) && !isListed(id) ? null : usd.priceOf(id)
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
      isUnlisted: isAddress(id) && !isListed(id),
      isFavourite: choices.favourites.includes(id),
    }
  }

  const imitated = useMemo(() => {
    // Gone through only when there is a token to compare with it.
    let check: ReturnType<typeof createLookalikeCheck> | undefined
    return (token: { address: string; symbol: string; name: string }) =>
      // The chain's own coin can be imitated like a token.
      (check ??= createLookalikeCheck([{ ...nativeCurrency, address: NATIVE }, ...tokens]))(token)
  }, [nativeCurrency, tokens])
  const lookalikeHints = useMemo(() => {
    const words = new Map<CurrencyId, string>()
    for (const [address, mark] of Object.entries(lookalikes ?? {})) words.set(address as Address, MARK_WORDS[mark])
    const unlisted = [...accepted.values(), ...(found ? [found] : [])]
    for (const token of unlisted) {
      const original = imitated(token)
      if (!original) continue
      const isSame = original.symbol.toUpperCase() === token.symbol.toUpperCase()
      words.set(token.address, isSame ? SAME_SYMBOL : `Looks like ${original.symbol} but is not: check the address`)
    }
    return words
  }, [lookalikes, accepted, imitated, found])

  // Joined, so that the rows stay the same ones while only their figures change.
  const favourites = firstFavourites.filter(isKnown).join()
  const own = [...held, ...[...accepted.keys()].filter((id) => (units.get(id) ?? 0n) > 0n)]
    .sort((a, b) => byLargest(valueOf(a) ?? -1n, valueOf(b) ?? -1n))
    .join()
  const wanted = text.trim()
  const searchAccepted = useMemo(() => createTokenSearch([...accepted.values()]), [accepted])
  const groups = useMemo((): TokenRowGroup[] => {
    if (wanted !== '') {
      const isNativeWanted = nativeCurrency.symbol.toLowerCase().includes(wanted.toLowerCase())
      const matches = [...search.find(wanted), ...searchAccepted.find(wanted)].map(({ address }) => address)
      return [{ name: '', ids: isNativeWanted ? [NATIVE, ...matches] : matches }]
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
  }, [nativeCurrency, wanted, search, searchAccepted, tokens, favourites, own])

  const foundAddress = found?.address
  const listedLookalike = useMemo(
    () => (foundAddress ? addressLookalike(tokens, foundAddress) : null),
    [tokens, foundAddress],
  )
  const list = useMemo(
    () => tokenLines(foundAddress ? [{ name: '', ids: [foundAddress] }] : groups, lookalikeHints),
    [foundAddress, groups, lookalikeHints],
  )

  const recent = choices.recent.filter(isKnown)
  const common = usual.filter((id) => isKnown(id) && !recent.includes(id)).slice(0, COMMON_SHOWN)
  const isReading = isComing || pasted.isReading
  const announcement = useFoundWords(isReading ? '' : text, list.ids.length)

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
      lookalikes={lookalikeHints}
      listedLookalike={listedLookalike}
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
      loading={isReading}
      problem={pasted.problem}
      announcement={announcement}
      onText={setText}
      onChoose={choose}
      acceptLabel={side === 'find' ? 'Open its page' : 'Use this token'}
      onAccept={() => {
        if (!found) return
        if (side === 'find') {
          // Who only looks a token up has not agreed to trade it.
          onChoose(found.address)
          return
        }
        dispatch(tokenAccepted({ chainId, token: found }))
        choose(found.address)
      }}
      onFavourite={(id, isFavourite) => dispatch(favouriteChanged({ chainId, id, isFavourite }))}
      onClose={onClose}
    />
  )
}
