import { useEffect, useState } from 'react'

/** Refresh intervals for times shown in seconds, for ages, and for times shown in minutes. */
export const CLOCK_MS = { seconds: 1_000, age: 10_000, minutes: 60_000 } as const

/** Milliseconds since 1970, updated at an interval while the page is visible, and when it becomes visible again. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
    }
    let timer = document.hidden ? undefined : setInterval(tick, everyMs)
    const follow = () => {
      clearInterval(timer)
      if (document.hidden) return
      tick()
      timer = setInterval(tick, everyMs)
    }
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [everyMs])
  return now
}

const TIMER_MAX_MS = 2 ** 31 - 1

/**
 * Whether a moment, in ms since 1970, has passed; false for null. Renders once, when it passes, even in a hidden page.
 */
export function usePassed(moment: number | null): boolean {
  const [passed, setPassed] = useState(() => (moment !== null && moment <= Date.now() ? moment : null))
  useEffect(() => {
    if (moment === null) return
    const timer = setTimeout(
      () => {
        setPassed(moment)
      },
      Math.min(Math.max(0, moment - Date.now()), TIMER_MAX_MS),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [moment])
  return moment !== null && passed !== null && moment <= passed
}
