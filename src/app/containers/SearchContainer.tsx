import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readAddress } from '../../boundary/url'
import { tokenHref } from '../../config/paths'
import { addressTwin } from '../../domain/addressTwin'
import { useGetTokensQuery } from '../../store/queries/lists'
import { SearchBox } from '../../views/search/SearchBox'
import { useTokens } from '../hooks/useCurrencies'
import { useFoundWords } from '../hooks/useFoundWords'
import { useTokenSearch } from '../hooks/useTokenSearch'

/** Token search: symbol or address, opening the token's page. */
export function SearchContainer() {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const tokens = useTokens()
  const { data: list, isFetching } = useGetTokensQuery(undefined)
  const isListComing = !list && isFetching
  const search = useTokenSearch()
  // At once and not deferred: a search of 100,000 tokens takes less than drawing what it finds.
  const results = search.find(text)
  const pasted = results.length === 0 ? readAddress(text) : null
  const unlisted = useMemo(
    () => (pasted ? { address: pasted, twin: addressTwin(tokens, pasted) } : null),
    [tokens, pasted],
  )
  const announcement = useFoundWords(isListComing ? '' : text, results.length)

  return (
    <SearchBox
      text={text}
      results={results}
      marks={list?.marks}
      unlisted={unlisted}
      loading={isListComing}
      onText={setText}
      onChoose={(address) => {
        setText('')
        void navigate(tokenHref(address))
      }}
      announcement={announcement}
    />
  )
}
