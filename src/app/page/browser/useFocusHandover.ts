import { type RefObject, useLayoutEffect } from 'react'

/** Remembers, by its id, the element that had the focus when a part of the page went away. */
export function useSaveFocus(focusedRef: RefObject<string | null> | undefined) {
  useLayoutEffect(
    () => () => {
      if (focusedRef) focusedRef.current = document.activeElement?.id || null
    },
    [focusedRef],
  )
}

/** Gives the focus back to the element of that id, once its successor is drawn. */
export function useRestoreFocus(focusedRef: RefObject<string | null> | undefined) {
  useLayoutEffect(() => {
    const id = focusedRef?.current
    if (!focusedRef || !id) return
    focusedRef.current = null
    document.getElementById(id)?.focus()
  }, [focusedRef])
}
