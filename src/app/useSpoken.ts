import { useEffect, useRef } from 'react'
import { useAppDispatch } from '#store/hooks'
import { announced } from '#store/browser/liveRegion'

/** Text for screen readers. It is announced when its key appears, and again only if the key disappears and reappears. */
export interface Spoken {
  key: string
  text: string
}

/**
 * Announces new texts in the page's live region. Elements with a live role of their own would not work, because screen
 * readers do not announce an element that is new in the document. While `isSilent` is true, nothing is announced, and
 * the keys of earlier texts stay known.
 */
export function useSpoken(words: readonly Spoken[], isSilent = false) {
  const dispatch = useAppDispatch()
  const known = useRef<readonly string[]>([])
  useEffect(() => {
    if (isSilent) return
    for (const { key, text } of words) if (!known.current.includes(key)) dispatch(announced({ text }))
    known.current = words.map(({ key }) => key)
  })
}
