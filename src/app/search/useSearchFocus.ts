import { useCallback, useRef, useState, useEffect } from 'react'
import { SEARCH_FIELD_ID } from '../../views/search/SearchBox'
import { isSearchKey } from '#domain/browser/searchKey'

export type SearchFocus = ReturnType<typeof useSearchFocus>

/** Moves the focus to the search, a sheet on narrow screens, and back to where it was when the search closes. */
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

const FIELDS = 'input,textarea,select,[contenteditable]'

/** Calls `onSearch` when "/", Ctrl-K or Cmd-K is pressed outside of fields and dialogs. */
function useSearchKeys(onSearch: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(FIELDS) !== null
      if (isTyping || document.querySelector('dialog[open]') || !isSearchKey(event)) return
      event.preventDefault()
      onSearch()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
    }
  }, [onSearch])
}
