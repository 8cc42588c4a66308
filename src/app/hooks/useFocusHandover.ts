import { type RefObject, useLayoutEffect } from 'react'

/** Remembers, by its id, the element that had the focus when a part of the page went away. */
export function useFocusLeaving(focused: RefObject<string | null>) {
  useLayoutEffect(
    () => () => {
      focused.current = document.activeElement?.id || null
    },
    [focused],
  )
}

/** Gives the focus back to the element of that id, once its successor is drawn. */
export function useFocusArriving(focused: RefObject<string | null> | undefined) {
  useLayoutEffect(() => {
    const id = focused?.current
    if (!focused || !id) return
    focused.current = null
    document.getElementById(id)?.focus()
  }, [focused])
}
