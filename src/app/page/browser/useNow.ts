import { useEffect, useState } from 'react'

/** How often a time on screen is refreshed: to the second, as an age, in minutes. */
export const CLOCK_MS = { seconds: 1_000, age: 10_000, minutes: 60_000 } as const

/** The time in milliseconds, updated at an interval while the page is visible. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
    }, everyMs)
    return () => {
      clearInterval(timer)
    }
  }, [everyMs])
  return now
}
