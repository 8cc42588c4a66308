import { useEffect, useState } from 'react'

/** If a control of the static page had the keyboard focus, it keeps it when the rendered page replaces it. */
export function useInitialFocus() {
  const [id] = useState(() => document.activeElement?.id)
  useEffect(() => {
    if (id) document.getElementById(id)?.focus()
  }, [id])
}
