import { foundCount } from '#copy/search/search'
import { useEffect, useState } from 'react'

const ANNOUNCED_AFTER_MS = 500

/** The text with the number of tokens found, for screen readers. It is empty until typing has paused. */
export function useFoundAnnouncement(text: string, count: number): string {
  const settled = useDebounced(text, ANNOUNCED_AFTER_MS)
  if (text.trim() === '' || settled !== text) return ''
  return foundCount(count)
}

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
