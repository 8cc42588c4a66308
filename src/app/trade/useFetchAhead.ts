import { useEffect } from 'react'

/** What opens a dialog says so to assistive technology; so it does here. */
const OPENER = 'button[aria-haspopup="dialog"]'
const SIGNS = ['pointerover', 'focusin'] as const

/** Fetches the code of dialogs once, when the pointer or the focus first comes to a button of the page that opens one. */
export function useFetchAhead(fetchDialogs: () => void) {
  useEffect(() => {
    const main = document.querySelector('main')
    const watched = new AbortController()
    function onSign({ target }: Event) {
      if (!(target instanceof Element && target.closest(OPENER))) return
      watched.abort()
      fetchDialogs()
    }
    for (const sign of SIGNS) main?.addEventListener(sign, onSign, { signal: watched.signal })
    return () => {
      watched.abort()
    }
  }, [fetchDialogs])
}
