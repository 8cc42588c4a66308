import { foundCount } from '#copy/search/search'
import { useDebounced } from '../browser/useDebounced'

const ANNOUNCED_AFTER_MS = 500

/** The number of tokens found, announced once typing has stopped; empty until then. */
export function useFoundAnnouncement(text: string, count: number): string {
  const settled = useDebounced(text, ANNOUNCED_AFTER_MS)
  if (text.trim() === '' || settled !== text) return ''
  return foundCount(count)
}
