import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Seen } from '../../store/readHook'

/** How far from the edge of the screen a part begins to read, so that it is there when it is scrolled to. */
const MARGIN = '300px'

/** Where the browser does not say what is on the screen, everything is. */
const canTell = () => 'IntersectionObserver' in globalThis

/**
 * A part of a screen that only reads while the element that it stands in is on the screen or close to it. Until then it
 * shows what it shows while it is loading.
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
