import { useCallback, useState, useSyncExternalStore } from 'react'

/** Whether the window matches a media query, which stays the same; updated on change. */
export function useMediaQuery(query: string): boolean {
  // Asked for once: the browser reads a query anew each time, and a new subscription would come with every rendering.
  const [media] = useState(() => window.matchMedia(query))
  const subscribe = useCallback(
    (onChange: () => void) => {
      media.addEventListener('change', onChange)
      return () => {
        media.removeEventListener('change', onChange)
      }
    },
    [media],
  )
  return useSyncExternalStore(subscribe, () => media.matches)
}
