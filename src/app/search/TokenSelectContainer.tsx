import { alsoElsewhere, tokenElsewhere, selectorTitle, unlisted as unlistedWords } from '#copy/search/search'
import { useMemo, useState } from 'react'
import type { Address } from '#domain/chain/address'
import { addressLookalike } from '#domain/token/lookalike/addressLookalike'
import { searchedText } from '#boundary/searchText'
import { byLargest } from '#domain/browser/sort'
import { type TokenKey, tokenOfKey } from '#domain/search/otherNetworks'
import type { TokenSearch } from '#domain/search/tokenSearch'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import { useAppDispatch, useAppSelector, useTradeChain } from '#store/hooks'
import { useGetPairsQuery } from '#store/token/lists'
import { favouriteChanged, selectTokenChoices, tokenAccepted, tokenChosen } from '#store/token/tokenChoices'
import { useDeployment } from '../useDeployment'
import { tokenLines } from '../../views/search/tokenLines'
import { TokenSelectDialog } from '../../views/search/TokenSelectDialog'
import { NETWORK_CHOICE } from '../chain/NetworkSelectContainer'
import { type FoundElsewhere, useOtherNetworks, useTokenOn } from './useOtherNetworks'
import { NetworkOffers, usePlacedElsewhere } from './usePlacedElsewhere'
import { useFoundAnnouncement } from './useFoundAnnouncement'
import { useLiquidTokens } from './useLiquidTokens'
import { useLookalikeHints } from './useLookalikeHints'
import { usePastedToken } from './usePastedToken'
import { useSearchPreference } from './useSearchPreference'
import { useStableTokenList } from './useStableTokenList'
import { useTokenGroups } from './useTokenGroups'
import { useTokenRows } from './useTokenRows'

interface TokenSelectContainerProps {
  side: 'sell' | 'buy' | 'find' | 'send'
  other: CurrencyId | null
  onChoose: (id: CurrencyId) => void
  /** Selects a currency of another network; undefined if only currencies of the active network can be selected. */
  onChooseOn?: (chainId: number, id: CurrencyId) => void
  onClose: () => void
}

const COMMON_SHOWN = 5
const NO_TOKENS: readonly CurrencyId[] = []

/**
 * The favourites and the usual tokens when the dialog first had rows. They do not change afterwards, so that neither a
 * new favourite nor a price moves rows under the pointer. The usual tokens are the network's own coin, its base tokens and
 * those of the most liquid pairs, as far as they are listed.
 */
function useFirst(favourites: readonly CurrencyId[], search: TokenSearch, isComing: boolean) {
  const { id: chainId } = useTradeChain()
  const bases = useDeployment()?.bases ?? NO_TOKENS
  useGetPairsQuery(undefined)
  const liquid = useLiquidTokens()
  const now = { chainId, favourites, liquid, isComing }
  const [first, setFirst] = useState(now)
  if (first.chainId !== chainId || (first.isComing && !isComing)) setFirst(now)
  const usual = useMemo(
    () => [
      ...new Set<CurrencyId>([NATIVE, ...[...bases, ...first.liquid].filter((id) => search.at(id) !== undefined)]),
    ],
    [search, bases, first.liquid],
  )
  return { favourites: first.favourites, usual }
}

/** Text and buttons for networks on which an address is a token without a row; null if there are none. */
function useUnlistedPlaces(address: Address | null, listed: readonly FoundElsewhere[]) {
  const places = usePlacedElsewhere(address).filter(({ network }) =>
    listed.every((each) => each.network.id !== network.id),
  )
  return places.length > 0 ? { text: alsoElsewhere, offers: <NetworkOffers places={places} /> } : null
}

/** Whether the rows for the text may still change. The answer for a pasted address does not depend on the list. */
const isStillRead = (
  list: { isComing: boolean; isLoading: boolean },
  pasted: { isReading: boolean; address: Address | null },
  rows: number,
) => list.isComing || pasted.isReading || (list.isLoading && pasted.address === null && rows === 0)

/** Selects a listed token, the native currency, or any token by its address. */
export function TokenSelectContainer({ side, other, onChoose, onChooseOn, onClose }: TokenSelectContainerProps) {
  const dispatch = useAppDispatch()
  const { id: chainId, name: chainName } = useTradeChain()
  const [text, setText] = useState('')
  const searched = searchedText(text)
  const { tokens, search, lookalikes, isComing, isLoading, isUnread } = useStableTokenList(true, searched)
  const choices = useAppSelector((state) => selectTokenChoices(state, chainId))
  const elsewhere = useOtherNetworks(onChooseOn ? searched : '', onChooseOn ? 'all' : 'none')
  const { favourites: firstFavourites, usual } = useFirst(choices.favourites, search, isComing)
  const { accepted, held, isKnown, valueOf, takenOf, rowOf } = useTokenRows({
    tokens,
    search,
    choices,
    firstFavourites,
    tokenOn: useTokenOn(),
    other: other === null ? null : { id: other, side: side === 'sell' ? 'buy' : 'sell' },
  })
  const pasted = usePastedToken(searched, (address) => isComing || isKnown(address))
  const found = pasted.token
  // If the token was found on the active network, the dialog shows no rows of other networks, so no network is left
  // out.
  const placed = useUnlistedPlaces(pasted.address, found ? [] : elsewhere)
  const hints = useLookalikeHints(tokens, lookalikes, accepted, found)
  const own = [...held].sort((a, b) => byLargest(valueOf(a) ?? -1n, valueOf(b) ?? -1n))
  const preference = useSearchPreference(searched, own)
  const favourites = firstFavourites.filter(isKnown)
  const searchedFor = { text: searched, tokens, search, accepted, preference }
  const groups = useTokenGroups({ ...searchedFor, favourites, own, usual, elsewhere })

  const foundAddress = found?.address
  const listedLookalike = useMemo(
    () => (foundAddress ? addressLookalike(tokens, foundAddress) : null),
    [tokens, foundAddress],
  )
  const list = useMemo(
    () => tokenLines(foundAddress ? [{ name: '', ids: [foundAddress] }] : groups, hints),
    [foundAddress, groups, hints],
  )

  const recent = choices.recent.filter(isKnown)
  const common = usual.filter((id) => isKnown(id) && !recent.includes(id)).slice(0, COMMON_SHOWN)
  const isReading = isStillRead({ isComing, isLoading }, pasted, list.ids.length)
  const announcement = useFoundAnnouncement(isReading || isUnread ? '' : searched, list.ids.length)

  const choose = (key: TokenKey) => {
    const { chainId: elsewhereId, id } = tokenOfKey(key)
    dispatch(tokenChosen({ chainId: elsewhereId ?? chainId, id }))
    if (elsewhereId === null) onChoose(id)
    else onChooseOn?.(elsewhereId, id)
  }

  return (
    <TokenSelectDialog
      title={selectorTitle[side]}
      network={NETWORK_CHOICE}
      text={text}
      searched={searched}
      recent={recent.map(rowOf)}
      common={common.map(rowOf)}
      list={list}
      rowOf={rowOf}
      lookalikes={hints}
      listedLookalike={listedLookalike}
      unlisted={
        found && {
          id: found.address,
          symbol: found.symbol,
          name: found.name,
          logoURI: null,
          taken: takenOf(found.address),
          isUnlisted: true,
        }
      }
      loading={isReading}
      isUnread={isUnread}
      problem={placed ? tokenElsewhere(chainName) : pasted.problem}
      elsewhere={placed}
      announcement={announcement}
      onText={setText}
      onChoose={choose}
      acceptLabel={side === 'find' ? unlistedWords.open : unlistedWords.use}
      onAccept={() => {
        if (!found) return
        if (side === 'find') {
          // Looking up a token does not accept it for trading.
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
