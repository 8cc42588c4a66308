import { useEffect, useState } from 'react'
import type { TokenSearch } from '#domain/search/tokenSearch'

/** Whether all of these searches are ready. The search of a short list is always ready. */
export function useReadySearches(searches: readonly TokenSearch[]): boolean {
  const areReady = searches.every((search) => search.isReady())
  const [, setReady] = useState<readonly TokenSearch[]>([])
  useEffect(() => {
    if (areReady) return
    let isCurrent = true
    void Promise.all(searches.map((search) => search.prepare())).then(() => {
      if (isCurrent) setReady(searches)
    })
    return () => {
      isCurrent = false
    }
  }, [searches, areReady])
  return areReady
}
