import { foundCount } from '#copy/search/search'
import { useEffect, useState } from 'react'

const ANNOUNCED_AFTER_MS = 500

/** The number of tokens found, announced once typing has stopped; empty until then. */
export function useFoundAnnouncement(text: string, count: number): string {
  const settled = useDebounced(text, ANNOUNCED_AFTER_MS)
  if (text.trim() === '' || settled !== text) return ''
  return foundCount(count)
}

/** The value, once it has not changed for `delayMs`. */
function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value)
    }, delayMs)
    return () => {
      clearTimeout(timer)
    }
  }, [value, delayMs])
  return settled
}
