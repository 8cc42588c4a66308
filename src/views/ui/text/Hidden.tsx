import type { ReactNode } from 'react'

/** Text for screen readers, in place of an image, a colour or a position. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>
}
