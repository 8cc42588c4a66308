import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchedText } from '#boundary/searchText'
import { readAddress } from '#boundary/url'
import { supportedChains } from '#config/chains'
import { tokenHref } from '#config/links'
import { coinLogo } from '#config/paths'
import type { Address } from '#domain/chain/address'
import { addressLookalike } from '#domain/token/lookalike/addressLookalike'
import { type TokenKey, tokenOfKey } from '#domain/search/otherNetworks'
import { type CurrencyId, type FoundToken, NATIVE } from '#domain/token/token'
import type { TokenSearch } from '#domain/search/tokenSearch'
import { useAppDispatch, useTradeChain } from '#store/hooks'
import { type KnownFigure, knownFigures } from '#store/market/knownFigures'
import { modalOpened } from '#store/browser/modals'
import { heldTokens } from '#store/token/heldTokens'
import { tokenChosen } from '#store/token/tokenChoices'
import { SearchBox } from '../../views/search/SearchBox'
import { TOKEN_HEADING_ID } from '../../views/token/heading'
import { focusWhenShown } from '../browser/focusWhenShown'
import { useDeployment } from '../useDeployment'
import { useMultipliers } from '../token/useMultipliers'
import { shownFigures } from './shownFigures'
import { useAcceptedTokens } from './useAcceptedTokens'
import { usePasted } from './usePasted'
import { type FoundElsewhere, useOtherNetworks } from './useOtherNetworks'
import { usePlaces } from './usePlacedElsewhere'
import { useFoundAnnouncement } from './useFoundAnnouncement'
import { useFoundTokens } from './useFoundTokens'
import type { SearchFocus } from './useSearchFocus'
import { useSearchPreference } from './useSearchPreference'
import { useStableTokenList } from './useStableTokenList'
import { useSuggestions } from './useSuggestions'

const NO_TOKENS: readonly [] = []
const NO_CHAINS: readonly [] = []

function useFound(text: string, held: readonly Address[], search: TokenSearch, coin: FoundToken) {
  const unlisted = useAcceptedTokens(search)
  const found = useFoundTokens(text, { coin, search, unlisted }, useSearchPreference(text, held))
  return {
    ...found,
    isListed: (id: CurrencyId) => unlisted.every(({ address }) => address !== id),
    isOpenChoice: found.similar.length > 0 || found.isAmbiguous,
  }
}

const foundCoin = ({ symbol, name }: { symbol: string; name: string }): FoundToken => ({
  address: NATIVE,
  symbol,
  name,
  logoURI: coinLogo(symbol),
})

/** Puts the network's own coin before its tokens, if it was found. */
const withCoin = ({ network, hasCoin, tokens }: FoundElsewhere) => ({
  network,
  tokens: hasCoin ? [foundCoin(network.nativeCurrency), ...tokens] : tokens,
})

type Figures = ReadonlyMap<CurrencyId, KnownFigure>
const NO_FIGURES: Figures = new Map()

interface SearchContainerProps {
  text: string
  onText: (text: string) => void
  /** Whether to show a sheet instead of a field in the top bar. */
  isSheet: boolean
  focus: SearchFocus
}

export function SearchContainer({ text, onText, isSheet, focus }: SearchContainerProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { id: chainId, nativeCurrency } = useTradeChain()
  const deployment = useDeployment()
  const coin = useMemo(() => foundCoin(nativeCurrency), [nativeCurrency])
  const [held, setHeld] = useState<readonly Address[]>(NO_TOKENS)
  const [figures, setFigures] = useState<Figures>(NO_FIGURES)
  const [isOpen, setOpen] = useState(false)
  const { multiplierOf } = useMultipliers(useMemo(() => (isOpen ? [...figures.keys()] : NO_TOKENS), [isOpen, figures]))
  const searched = searchedText(text)
  const { tokens, search, lookalikes, isLoading, isUnread, refetch } = useStableTokenList(isOpen, searched)
  const { results, byName, similar, isListed, isOpenChoice } = useFound(searched, held, search, coin)
  const suggestions = useSuggestions(search, coin)
  const elsewhere = useOtherNetworks(searched, 'chosen').map(withCoin)
  const address = readAddress(searched)
  const isFound = results.length + elsewhere.length > 0
  const pasted = usePasted(searched, isFound, search)
  const unlistedAddress = isFound || pasted ? null : address
  const listedOn = [...(results.length > 0 ? [chainId] : []), ...elsewhere.map(({ network }) => network.id)]
  const places = usePlaces(address, supportedChains.length > 1 ? supportedChains : NO_CHAINS).filter(
    // If no list contains the address, the active network is left out, because the results already link to the token's
    // page on it.
    ({ network: { id } }) => !listedOn.includes(id) && (isFound || id !== chainId),
  )
  const unlisted = useMemo(
    () => (unlistedAddress ? { address: unlistedAddress, lookalike: addressLookalike(tokens, unlistedAddress) } : null),
    [tokens, unlistedAddress],
  )
  const count = elsewhere.reduce(
    (sum, { tokens: found }) => sum + found.length,
    results.length + byName.length + similar.length,
  )
  const announcement = useFoundAnnouncement((isLoading && count === 0) || isUnread ? '' : searched, count)
  const type = (next: string) => {
    onText(next)
    setHeld(dispatch(heldTokens(chainId)))
    setFigures(dispatch(knownFigures(chainId, deployment)))
  }
  const choose = (key: TokenKey) => {
    const { chainId: elsewhereId, id } = tokenOfKey(key)
    const on = elsewhereId ?? chainId
    type('')
    focus.closeSheet()
    if (id === NATIVE || (elsewhereId === null ? search.at(id) || !isListed(id) : listedOn.includes(elsewhereId)))
      dispatch(tokenChosen({ chainId: on, id }))
    focusWhenShown(TOKEN_HEADING_ID)
    void navigate(tokenHref(id, on))
  }

  return (
    <SearchBox
      text={text}
      searched={searched}
      isOpen={isOpen}
      isSheet={isSheet}
      results={results}
      byName={byName}
      similar={similar}
      isListed={isListed}
      isOpenChoice={isOpenChoice}
      pasted={pasted}
      elsewhere={elsewhere.map(({ network, tokens: found }) => ({ name: network.name, tokens: found, network }))}
      hrefOf={(id, on = chainId) => tokenHref(id, on)}
      figuresOf={(id) => shownFigures(figures.get(id), multiplierOf(id))}
      suggestions={suggestions.groups}
      lookalikes={lookalikes}
      unlisted={unlisted}
      places={address ? places.map(({ network, symbol }) => ({ address, network, symbol })) : NO_TOKENS}
      loading={isLoading}
      isUnread={isUnread}
      onText={type}
      onOpen={(next) => {
        if (next && !isOpen) {
          suggestions.offer()
          setFigures(dispatch(knownFigures(chainId, deployment)))
          if (isUnread) refetch()
        }
        setOpen(next)
      }}
      onChoose={choose}
      onFollow={({ href, isExternal, sendTo }) => {
        if (isExternal) window.open(href, '_blank', 'noopener,noreferrer')
        else {
          type('')
          setOpen(false)
          focus.closeSheet()
          void (sendTo ? dispatch(modalOpened({ modal: 'send', send: { recipient: sendTo } })) : navigate(href))
        }
      }}
      onLeave={() => {
        // A closed sheet must not keep its text, because the visitor cannot see the text.
        if (isSheet) type('')
        setOpen(false)
        focus.leave()
      }}
      announcement={announcement}
    />
  )
}
