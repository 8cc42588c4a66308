import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readAddress } from '../../../boundary/url'
import { tokenHref } from '../../../config/paths'
import { OTHER_NAMES } from '../../../config/tokenNames'
import type { Address } from '../../../domain/chain/address'
import { addressLookalike } from '../../../domain/token/addressLookalike'
import { rankFound } from '../../../domain/token/searchRanking'
import { useAppDispatch, useTradeChain } from '../../../store/hooks'
import { heldTokens } from '../../../store/token/heldTokens'
import { SearchBox } from '../../../views/token/SearchBox'
import { useFoundAnnouncement } from './useFoundAnnouncement'
import { useSearchPreference } from './useSearchPreference'
import { useStableTokenList } from './useStableTokenList'
import { useTokenSearch } from './useTokenSearch'

const NO_TOKENS: readonly [] = []

/** Token search: symbol or address, opening the token's page. */
export function SearchContainer() {
  const dispatch = useAppDispatch()
  const { id: chainId } = useTradeChain()
  const [{ text, held }, setTyped] = useState<{ text: string; held: readonly Address[] }>({ text: '', held: NO_TOKENS })
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const { tokens, lookalikes, isComing, isUnread } = useStableTokenList(isOpen && text.trim() !== '')
  const { search, hasNames } = useTokenSearch(tokens)
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
  const pasted = results.length === 0 ? readAddress(text) : null
  const unlisted = useMemo(
    () => (pasted ? { address: pasted, lookalike: addressLookalike(tokens, pasted) } : null),
    [tokens, pasted],
  )
  const announcement = useFoundAnnouncement(isComing || isUnread ? '' : text, results.length + byName.length)
  const type = (next: string) => {
    setTyped({ text: next, held: dispatch(heldTokens(chainId)) })
  }

  return (
    <SearchBox
      text={text}
      isOpen={isOpen}
      results={results}
      byName={byName}
      lookalikes={lookalikes}
      unlisted={unlisted}
      loading={isComing}
      isUnread={isUnread}
      onText={type}
      onOpen={setOpen}
      onChoose={(address) => {
        type('')
        void navigate(tokenHref(address))
      }}
      announcement={announcement}
    />
  )
}
