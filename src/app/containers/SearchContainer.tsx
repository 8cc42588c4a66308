import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readAddress } from '../../boundary/url'
import { tokenHref } from '../../config/paths'
import { addressTwin } from '../../domain/addressTwin'
import { useGetTokensQuery } from '../../store/queries/lists'
import { SearchBox } from '../../views/search/SearchBox'
import { useTokens } from '../hooks/useCurrencies'
import { useSettled } from '../hooks/useSettled'
import { useTokenSearch } from '../hooks/useTokenSearch'

const ANNOUNCED_AFTER_MS = 500

/** Token search: symbol or address, opening the token's page. */
export function SearchContainer() {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const tokens = useTokens()
  const { data: list } = useGetTokensQuery(undefined)
  const search = useTokenSearch()
  // At once and not deferred: a search of 100,000 tokens takes less than drawing what it finds.
  const results = search.find(text)
  const pasted = results.length === 0 ? readAddress(text) : null
  const unlisted = useMemo(
    () => (pasted ? { address: pasted, twin: addressTwin(tokens, pasted) } : null),
    [tokens, pasted],
  )
  const settled = useSettled(text, ANNOUNCED_AFTER_MS)
  const announcement = settled === '' ? '' : results.length === 1 ? '1 token found' : `${results.length} tokens found`

  return (
    <SearchBox
      text={text}
      results={results}
      marks={list?.marks}
      unlisted={unlisted}
      onText={setText}
      onChoose={(address) => {
        setText('')
        void navigate(tokenHref(address))
      }}
      announcement={announcement}
    />
  )
}
