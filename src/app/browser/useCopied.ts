import { useEffect, useState } from 'react'
import { COPIED_MS } from '#domain/browser/limits'

export function copiedState({ copied, failed }: { copied: boolean; failed: boolean }): 'copied' | 'failed' | 'idle' {
  if (copied) return 'copied'
  return failed ? 'failed' : 'idle'
}

/** `copied` is true for a moment after each success; `failed` is true from a failure until the next success. */
export function useCopied(copyText: () => Promise<boolean>): { copied: boolean; failed: boolean; copy: () => void } {
  const [copiedAt, setCopiedAt] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
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
    failed,
    copy: () =>
      void copyText().then((done) => {
        setCopiedAt(done ? performance.now() : null)
        setFailed(!done)
      }),
  }
}
