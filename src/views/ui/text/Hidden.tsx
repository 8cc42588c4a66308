import type { ReactNode } from 'react'

/** Text for screen readers only, for example instead of an image or a colour. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>
}
