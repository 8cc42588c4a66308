import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const subscribe = () => () => undefined

/**
 * Whether the page may show what only the browser knows: the URL's query, the year, the visitor's locale. False while a
 * prerendered page is being hydrated, and true before the first frame is painted.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

/** The query and the hash of the URL; empty during hydration. Prerendered screens must read them with this hook. */
export function useQueryAndHash(): { search: string; hash: string } {
  const { search, hash } = useLocation()
  return useIsHydrated() ? { search, hash } : { search: '', hash: '' }
}
