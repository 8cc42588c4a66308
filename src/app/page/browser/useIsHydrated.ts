import { useSyncExternalStore } from 'react'

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
