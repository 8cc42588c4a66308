import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readAddress } from '../../../boundary/url'
import { tokenHref } from '../../../config/paths'
import { addressLookalike } from '../../../domain/token/addressLookalike'
import { SearchBox } from '../../../views/token/SearchBox'
import { useFoundAnnouncement } from './useFoundAnnouncement'
import { useStableTokenList } from './useStableTokenList'
import { useTokenSearch } from './useTokenSearch'

/** Token search: symbol or address, opening the token's page. */
export function SearchContainer() {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const { tokens, lookalikes, isComing } = useStableTokenList(isOpen && text.trim() !== '')
  const search = useTokenSearch(tokens)
  // Not deferred: searching 100,000 tokens takes less time than rendering the results.
  const results = search.find(text)
  const pasted = results.length === 0 ? readAddress(text) : null
  const unlisted = useMemo(
    () => (pasted ? { address: pasted, lookalike: addressLookalike(tokens, pasted) } : null),
    [tokens, pasted],
  )
  const announcement = useFoundAnnouncement(isComing ? '' : text, results.length)

  return (
    <SearchBox
      text={text}
      isOpen={isOpen}
      results={results}
      lookalikes={lookalikes}
      unlisted={unlisted}
      loading={isComing}
      onText={setText}
      onOpen={setOpen}
      onChoose={(address) => {
        setText('')
        void navigate(tokenHref(address))
      }}
      announcement={announcement}
    />
  )
}
