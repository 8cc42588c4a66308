import { useSyncExternalStore } from 'react'

const CHANGES = ['online', 'offline']

function subscribe(onChange: () => void) {
  for (const change of CHANGES) addEventListener(change, onChange)
  return () => {
    for (const change of CHANGES) removeEventListener(change, onChange)
  }
}

/** Whether this device has a network connection, according to the browser. Prerendering assumes one. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
