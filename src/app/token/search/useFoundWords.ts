import { foundCount } from '#copy/token/search'
import { useSettled } from '../../page/browser/useSettled'

const ANNOUNCED_AFTER_MS = 500

/** How many tokens a search has found, to be said once typing has stopped; empty until then. */
export function useFoundWords(text: string, count: number): string {
  const settled = useSettled(text, ANNOUNCED_AFTER_MS)
  if (text.trim() === '' || settled !== text) return ''
  return foundCount(count)
}
