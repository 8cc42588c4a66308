import { useEffect, useState } from 'react'
import { APP_OPENING_MS } from '../../../domain/wallet/limits'

/**
 * Whether the page is still, or again, in front of a person who went to another app: true once it has been looked at
 * for APP_OPENING_MS since they left. `left` names where they went; null while they have not.
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
