import { useEffect, useRef } from 'react'
import type { Announcement } from '../../../store/page/liveRegion/liveRegion'

/** A region must be in its place for a moment before words in it are heard. */
const SETTLE_MS = 100
/** Words that were spoken must not be found long after by somebody who reads the page. */
const SPOKEN_MS = 7_000

function createRegion(): HTMLElement {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  // Each announcement is an addition of its own: only that is read, also when the words are the same.
  region.setAttribute('aria-atomic', 'false')
  region.className = 'vh'
  return region
}

/**
 * The polite live region of the page. It moves into a modal dialog that is open, because everything else is inert
 * meanwhile and would be silent; for that it is none of React's elements.
 */
export function useLiveRegion(announcements: readonly Announcement[]) {
  const regionRef = useRef<HTMLElement>(null)
  const spokenRef = useRef(0)

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
    const news = announcements.filter(({ id }) => id > spokenRef.current)
    if (!region || news.length === 0) return
    spokenRef.current = news.at(-1)?.id ?? 0
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    if (region.parentNode !== place) {
      region.replaceChildren()
      place.append(region)
    }
    setTimeout(() => {
      for (const { text } of news) {
        const words = document.createElement('p')
        words.textContent = text
        region.append(words)
        setTimeout(() => {
          words.remove()
        }, SPOKEN_MS)
      }
    }, SETTLE_MS)
  }, [announcements])
}
