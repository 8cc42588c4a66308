import { useEffect, useRef } from 'react'
import { useAppDispatch } from '../store/hooks'
import { announced } from '../store/browser/liveRegion'

/** Something that is said once, for as long as its key stays among what there is to say. */
export interface Spoken {
  key: string
  text: string
}

/**
 * Has the page's live region say what is new. An element with a role of its own would not do: one that is new in the
 * document is not spoken. While `isSilent` nothing is said, nor forgotten.
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
