import type { ReactNode } from 'react'

/** Words for those who do not see the picture, the colour or the place. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>
}
