import type { ReactNode } from 'react'

/** Text for screen readers only, for example instead of an image or a colour. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>
}

/** A dash in place of an unknown figure. Screen readers read `text`. */
export function Missing({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <Hidden>{text}</Hidden>
    </>
  )
}
