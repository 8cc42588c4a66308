import { useEffect } from 'react'
import { isSearchKey } from '../../domain/browser/searchKey'

const FIELDS = 'input,textarea,select,[contenteditable]'

/** Calls for the search when "/", Ctrl-K or Cmd-K is pressed outside of fields and dialogs. */
export function useSearchKeys(onSearch: () => void) {
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
