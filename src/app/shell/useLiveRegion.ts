import { useEffect, useRef } from 'react'
import type { Announcement } from '#store/browser/liveRegion'

/** Screen readers announce changes of a live region only after it has been in the document for a moment. */
const SETTLE_MS = 100
/** An announced text is removed after this time, so that screen reader users do not come across it later. */
const SPOKEN_MS = 7_000

function createRegion(): HTMLElement {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  // Each announcement is a new node, so that only this node is read, even if its text repeats an earlier one.
  region.setAttribute('aria-atomic', 'false')
  region.className = 'vh'
  return region
}

/** Moves the region into the topmost dialog, or into the body without one. Returns whether it was moved. */
function placeRegion(region: HTMLElement): boolean {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  if (region.parentNode === place) return false
  region.replaceChildren()
  place.append(region)
  return true
}

/**
 * The page's polite live region. It moves into the open modal dialog, because everything outside the dialog is inert
 * and not announced. It is not rendered by React, because React cannot move an element.
 */
export function useLiveRegion(announcements: readonly Announcement[]) {
  const regionRef = useRef<HTMLElement>(null)
  const announcedRef = useRef(0)

  useEffect(() => {
    const region = createRegion()
    document.body.append(region)
    regionRef.current = region
    return () => {
      region.remove()
    }
  }, [])

  useEffect(() => {
    const region = regionRef.current
    const unannounced = announcements.filter(({ id }) => id > announcedRef.current)
    if (!region || unannounced.length === 0) return
    announcedRef.current = unannounced.at(-1)?.id ?? 0
    placeRegion(region)
    const speak = () => {
      // If a dialog has opened or closed in the meantime, the region has moved and must settle again.
      if (placeRegion(region)) {
        setTimeout(speak, SETTLE_MS)
        return
      }
      for (const { text } of unannounced) {
        const words = document.createElement('p')
        words.textContent = text
        region.append(words)
        setTimeout(() => {
          words.remove()
        }, SPOKEN_MS)
      }
    }
    setTimeout(speak, SETTLE_MS)
  }, [announcements])
}
