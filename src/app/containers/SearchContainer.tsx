import { useDeferredValue, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { tokenHref } from '../../config/paths'
import { searchTokens } from '../../domain/token'
import { SearchBox } from '../../views/search/SearchBox'
import { useTokens } from '../hooks/useCurrencies'
import { useSettled } from '../hooks/useSettled'

const ANNOUNCED_AFTER_MS = 500

/** Token search: symbol or address, opening the token's page. */
export function SearchContainer() {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const tokens = useTokens()
  const wanted = useDeferredValue(text)
  const results = useMemo(() => searchTokens(tokens, wanted), [tokens, wanted])
  const settled = useSettled(text, ANNOUNCED_AFTER_MS)
  const announcement = settled === '' ? '' : results.length === 1 ? '1 token found' : `${results.length} tokens found`

  return (
    <SearchBox
      text={text}
      results={results}
      onText={setText}
      onChoose={({ address }) => {
        setText('')
        void navigate(tokenHref(address))
      }}
      announcement={announcement}
    />
  )
}
