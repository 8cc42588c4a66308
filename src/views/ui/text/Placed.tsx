import type { ReactNode } from 'react'
import { PLACE } from '#domain/browser/sentences'

interface PlacedProps {
  text: string
  className?: string | undefined
  children: ReactNode
}

/** A sentence in which an element replaces the placeholder `PLACE`, whose position depends on the language. */
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
