import { useEffect, useState } from 'react'
import { APP_OPENING_MS } from '../../domain/wallet/limits'

/**
 * Whether another app failed to open: true once the page has been visible for APP_OPENING_MS since the user left for
 * the app `left`. Null when they have not left.
 */
export function useAppNotOpened(left: string | null): boolean {
  const [stayed, setStayed] = useState<string | null>(null)
  useEffect(() => {
    if (left === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      clearTimeout(timer)
      if (document.visibilityState !== 'visible') return
      timer = setTimeout(() => {
        setStayed(left)
      }, APP_OPENING_MS)
    }
    check()
    document.addEventListener('visibilitychange', check)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [left])
  return left !== null && stayed === left
}
