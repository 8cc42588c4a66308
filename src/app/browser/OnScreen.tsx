import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Seen } from '#store/readHook'

/**
 * Children start their requests at this distance from the screen's edge, so that their data is there when the visitor
 * scrolls to them.
 */
const MARGIN = '300px'

/** Without `IntersectionObserver`, all parts count as being on the screen. */
const canTell = () => 'IntersectionObserver' in globalThis

/**
 * Runs its children's queries only while the element around the children is on or near the screen. Until then, the
 * children show their loading state.
 */
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
