import { useLayoutEffect } from 'react'
import { useAppDispatch } from '#store/hooks'
import { connectPressedEarly } from '#store/wallet/connectDialog'
import { type PagePart, takeEarlyInput } from '../browser/earlyInput'
import { useIsHydrated } from '../browser/useIsHydrated'

/** The attributes of the document that hide what the prerendered part shows, see `theme.ts`. */
const HIDING = { shell: ['data-back'], screen: ['data-hidden', 'data-screen'] } as const

/**
 * Ends the hydration of a part of the page: repeats the visitor's early input, and shows what was hidden until the part
 * knew the URL and the session. Must be called by the last component of the part.
 */
export function useHydration(part: PagePart) {
  const dispatch = useAppDispatch()
  const isHydrated = useIsHydrated()
  useLayoutEffect(() => {
    const repeat = takeEarlyInput(window, part)
    queueMicrotask(() => {
      repeat((button) => {
        if (button.dataset.connect === undefined) button.click()
        else dispatch(connectPressedEarly())
      })
    })
  }, [dispatch, part])
  useLayoutEffect(() => {
    if (!isHydrated) return
    for (const name of HIDING[part]) document.documentElement.removeAttribute(name)
  }, [isHydrated, part])
}
