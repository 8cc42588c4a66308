import type { ReactNode } from 'react'
import { PLACE } from '../../../domain/browser/sentences'

interface PlacedProps {
  /** A sentence with `PLACE` in it. */
  text: string
  /** The class of the words around the element. */
  className?: string | undefined
  /** The element that stands at the place. */
  children: ReactNode
}

/** A sentence with an element in it, at the place that the language chooses. */
export function Placed({ text, className, children }: PlacedProps) {
  const [before, after] = text.split(PLACE)
  const words = (part: string | undefined) =>
    part && (className === undefined ? part : <span className={className}>{part}</span>)
  return (
    <>
      {words(before)}
      {children}
      {words(after)}
    </>
  )
}
