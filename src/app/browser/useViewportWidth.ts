import { useSyncExternalStore } from 'react'

function onResize(onChange: () => void) {
  window.addEventListener('resize', onChange)
  return () => {
    window.removeEventListener('resize', onChange)
  }
}

/** In px, updated on change. */
export function useViewportWidth(): number {
  return useSyncExternalStore(onResize, () => window.innerWidth)
}
