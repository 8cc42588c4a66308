import { useEffect } from 'react'

/** What opens a dialog says so to assistive technology; so it does here. */
const OPENER = '[aria-haspopup="dialog"]'
const SIGNS = ['pointerover', 'focusin'] as const

/** Fetches the code of dialogs once, when the pointer or the focus first comes to a button of the page that opens one. */
export function useFetchAhead(fetchDialogs: () => void) {
  useEffect(() => {
    const stop = () => {
      for (const sign of SIGNS) document.removeEventListener(sign, onSign)
    }
    function onSign({ target }: Event) {
      if (!(target instanceof Element && target.closest(OPENER)?.closest('main'))) return
      stop()
      fetchDialogs()
    }
    for (const sign of SIGNS) document.addEventListener(sign, onSign)
    return stop
  }, [fetchDialogs])
}
