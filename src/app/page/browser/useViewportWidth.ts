import { useSyncExternalStore } from 'react'

function onResize(onChange: () => void) {
  window.addEventListener('resize', onChange)
  return () => {
    window.removeEventListener('resize', onChange)
  }
}

/** In px, now and whenever it changes. */
export function useViewportWidth(): number {
  return useSyncExternalStore(onResize, () => window.innerWidth)
}
