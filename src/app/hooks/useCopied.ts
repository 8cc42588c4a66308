import { useEffect, useState } from 'react'
import { COPIED_MS } from '../../domain/limits'

/** `copied` is true for a moment after each success of `copy`. */
export function useCopied(copyText: () => Promise<boolean>): { copied: boolean; copy: () => void } {
  const [copiedAt, setCopiedAt] = useState<number | null>(null)
  useEffect(() => {
    if (copiedAt === null) return
    const timer = setTimeout(() => {
      setCopiedAt(null)
    }, COPIED_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [copiedAt])
  return {
    copied: copiedAt !== null,
    copy: () =>
      void copyText().then((done) => {
        if (done) setCopiedAt(performance.now())
      }),
  }
}
