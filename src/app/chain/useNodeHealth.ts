import { useEffect, useState } from 'react'
import type { EndpointHealth } from '../../domain/chain/nodeHealth'
import { sameData } from '../../domain/browser/sameData'
import { nodeHealth } from '../../store/chain/node/nodeHealth'
import { useAppDispatch } from '../../store/hooks'
import { CLOCK_MS } from '../browser/useNow'

interface Read {
  endpoints: readonly EndpointHealth[]
  now: number
}

/** How the nodes of the traded network do, to the second, while it is shown and the page is visible. */
export function useNodeHealth(isShown: boolean): Read {
  const dispatch = useAppDispatch()
  const [read, setRead] = useState<Read>(() => ({ endpoints: dispatch(nodeHealth()), now: Date.now() }))
  useEffect(() => {
    if (!isShown) return
    const update = () => {
      if (document.hidden) return
      const endpoints = dispatch(nodeHealth())
      setRead((last) => ({
        endpoints: sameData(last.endpoints, endpoints) ? last.endpoints : endpoints,
        now: Date.now(),
      }))
    }
    // At once: what was read before the tab was left is old.
    const first = setTimeout(update, 0)
    const timer = setInterval(update, CLOCK_MS.seconds)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [dispatch, isShown])
  return read
}
