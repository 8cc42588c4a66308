import { useEffect, useState } from 'react'

/** Whoever had reached a control of the static page by keyboard stays there when the page takes its place. */
export function useInitialFocus() {
  const [id] = useState(() => document.activeElement?.id)
  useEffect(() => {
    if (id) document.getElementById(id)?.focus()
  }, [id])
}
