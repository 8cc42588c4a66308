import { type RefObject, useLayoutEffect } from 'react'

/** Remembers the id of the element that had the focus when a part of the page was unmounted. */
export function useSaveFocus(focusedRef: RefObject<string | null> | undefined) {
  useLayoutEffect(
    () => () => {
      if (focusedRef) focusedRef.current = document.activeElement?.id || null
    },
    [focusedRef],
  )
}

/** Restores the focus to the element with that id once it is mounted again. */
export function useRestoreFocus(focusedRef: RefObject<string | null> | undefined) {
  useLayoutEffect(() => {
    const id = focusedRef?.current
    if (!focusedRef || !id) return
    focusedRef.current = null
    document.getElementById(id)?.focus()
  }, [focusedRef])
}
