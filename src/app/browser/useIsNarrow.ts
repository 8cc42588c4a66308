import { useSyncExternalStore } from 'react'
import { MOBILE_BREAKPOINT_PX } from '#domain/browser/limits'

const NARROW = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(NARROW)
  media.addEventListener('change', onChange)
  return () => {
    media.removeEventListener('change', onChange)
  }
}

/** Whether the window is as narrow as a phone's. Prerendering assumes a wide one. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )
