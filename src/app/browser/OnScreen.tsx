import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Seen } from '#store/readHook'

/** Children start their requests at this distance from the screen, so that scrolling to them finds their data there. */
const MARGIN = '300px'

/** Without `IntersectionObserver`, all parts count as being on the screen. */
const canTell = () => 'IntersectionObserver' in globalThis

/** Runs its children's queries only while they are on or near the screen. Until then, they show their loading state. */
export function OnScreen({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null)
  const [isSeen, setSeen] = useState(() => !canTell())
  useEffect(() => {
    const place = mark.current?.parentElement
    if (!place || !canTell()) return
    const observer = new IntersectionObserver(
      (entries) => {
        setSeen(entries.at(-1)?.isIntersecting ?? true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(place)
    return () => {
      observer.disconnect()
    }
  }, [])
  return (
    <Seen value={isSeen}>
      {children}
      <span ref={mark} hidden />
    </Seen>
  )
}
