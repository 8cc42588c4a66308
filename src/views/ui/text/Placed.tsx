import type { ReactNode } from 'react'
import { PLACE } from '../../../domain/browser/sentences'

interface PlacedProps {
  /** A sentence that contains the placeholder `PLACE`. */
  text: string
  className?: string | undefined
  /** The element that replaces `PLACE`. */
  children: ReactNode
}

/** A sentence with an element inside it. The position of the element depends on the language. */
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
