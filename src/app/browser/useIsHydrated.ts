import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const subscribe = () => () => undefined

/**
 * Whether the page may show what only the browser knows: the address's query, the year, the visitor's locale. False
 * while a prerendered page is being hydrated, and true in the same frame.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

/** What follows the path in the page's address; a screen that is prerendered reads it here. */
export function useQueryAndHash(): { search: string; hash: string } {
  const { search, hash } = useLocation()
  return useIsHydrated() ? { search, hash } : { search: '', hash: '' }
}
