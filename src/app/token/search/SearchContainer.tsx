import { searchLabels } from '#copy/token/searchField'
import { type RefObject, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readAddress } from '../../../boundary/url'
import { tokenHref } from '../../../config/links'
import { OTHER_NAMES } from '../../../config/tokenNames'
import type { Address } from '../../../domain/chain/address'
import { MOBILE_BREAKPOINT_PX } from '../../../domain/page/limits'
import { addressLookalike } from '../../../domain/token/addressLookalike'
import { rankFound } from '../../../domain/token/searchRanking'
import { useAppDispatch, useTradeChain } from '../../../store/hooks'
import { heldTokens } from '../../../store/token/heldTokens'
import { tokenChosen } from '../../../store/token/tokenChoices'
import { SearchBox } from '../../../views/token/SearchBox'
import { TOKEN_HEADING_ID } from '../../../views/token/tokenHeading'
import { IconButton } from '../../../views/ui/IconButton'
import { focusWhenShown } from '../../page/browser/focusWhenShown'
import { useRestoreFocus } from '../../page/browser/useFocusHandover'
import { useMediaQuery } from '../../page/browser/useMediaQuery'
import { useFoundAnnouncement } from './useFoundAnnouncement'
import { useSearchFocus } from './useSearchFocus'
import { useSearchPreference } from './useSearchPreference'
import { useStableTokenList } from './useStableTokenList'
import { useSuggestions } from './useSuggestions'
import { useTokenSearch } from './useTokenSearch'

const NO_TOKENS: readonly [] = []
const NARROW = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`

/** What a text finds: by symbol or address, in order, and below that by name. */
function useFound(text: string, held: readonly Address[], { search, hasNames }: ReturnType<typeof useTokenSearch>) {
  const preference = useSearchPreference(text, held)
  // Not deferred: searching 100,000 tokens takes less time than rendering the results.
  const results = useMemo(
    () => rankFound(text, [{ found: search.match(text), at: search.at }], preference),
    [search, text, preference],
  )
  const byName = useMemo(
    () => (hasNames ? search.findByName(text, preference.preferred, OTHER_NAMES) : NO_TOKENS),
    [hasNames, search, text, preference],
  )
  return { results, byName }
}

interface SearchContainerProps {
  /** What was typed before the tokens could be searched. */
  early: string
  focused: RefObject<string | null>
}

/** Token search: symbol or address, opening the token's page. On narrow screens a button opens it. */
export function SearchContainer({ early, focused }: SearchContainerProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { id: chainId } = useTradeChain()
  const isNarrow = useMediaQuery(NARROW)
  const [{ text, held }, setTyped] = useState<{ text: string; held: readonly Address[] }>({
    text: early,
    held: NO_TOKENS,
  })
  const [isOpen, setOpen] = useState(false)
  const { tokens, lookalikes, isComing, isUnread } = useStableTokenList(isOpen)
  const tokenSearch = useTokenSearch(tokens)
  const { results, byName } = useFound(text, held, tokenSearch)
  const suggestions = useSuggestions(tokenSearch.search)
  const focus = useSearchFocus(isNarrow)
  useRestoreFocus(focused)
  const pasted = results.length === 0 ? readAddress(text) : null
  const unlisted = useMemo(
    () => (pasted ? { address: pasted, lookalike: addressLookalike(tokens, pasted) } : null),
    [tokens, pasted],
  )
  const announcement = useFoundAnnouncement(isComing || isUnread ? '' : text, results.length + byName.length)
  const type = (next: string) => {
    setTyped({ text: next, held: dispatch(heldTokens(chainId)) })
  }
  const choose = (address: Address) => {
    type('')
    focus.closeSheet()
    if (tokenSearch.search.at(address)) dispatch(tokenChosen({ chainId, id: address }))
    focusWhenShown(TOKEN_HEADING_ID)
    void navigate(tokenHref(address, chainId))
  }

  return (
    <>
      {(!isNarrow || focus.isSheet) && (
        <SearchBox
          text={text}
          isOpen={isOpen}
          isSheet={isNarrow}
          results={results}
          byName={byName}
          suggestions={suggestions.groups}
          lookalikes={lookalikes}
          unlisted={unlisted}
          loading={isComing}
          isUnread={isUnread}
          onText={type}
          onOpen={(next) => {
            if (next && !isOpen) suggestions.offer()
            setOpen(next)
          }}
          onChoose={choose}
          onLeave={() => {
            // Nobody sees what stands in a closed sheet.
            if (isNarrow) type('')
            setOpen(false)
            focus.leave()
          }}
          announcement={announcement}
        />
      )}
      {isNarrow && (
        <IconButton icon="search" label={searchLabels.field} className="search-open" onClick={focus.search} />
      )}
    </>
  )
}
