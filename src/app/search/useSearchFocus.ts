import { useCallback, useRef, useState } from 'react'
import { SEARCH_FIELD_ID } from '../../views/search/SearchBox'
import { useSearchKeys } from '../browser/useSearchKeys'

export type SearchFocus = ReturnType<typeof useSearchFocus>

/** Moves the focus into the search and back to where it was; where the bar has no field, a sheet is opened. */
export function useSearchFocus(isNarrow: boolean) {
  const [isSheet, setSheet] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  const search = useCallback(() => {
    if (isNarrow) {
      setSheet(true)
      return
    }
    cameFrom.current = document.activeElement
    document.getElementById(SEARCH_FIELD_ID)?.focus()
  }, [isNarrow])
  useSearchKeys(search)
  return {
    isSheet: isNarrow && isSheet,
    search,
    closeSheet() {
      setSheet(false)
    },
    leave() {
      setSheet(false)
      const back = cameFrom.current
      cameFrom.current = null
      if (back instanceof HTMLElement && back !== document.body && back.isConnected) back.focus()
    },
  }
}
