import { type ComponentType, createElement, lazy, useState } from 'react'
import { loadPart, loadQuietly } from '../domain/page/loadPart'

/**
 * A part whose code is loaded when it is first shown, or before that by `fetch`. Once its code is here it renders at
 * once: React's `lazy` alone would show the fallback first even then, and React delays what follows a fallback.
 */
export function latePart<Props extends object>(request: (load: typeof loadPart) => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const get = async (load: typeof loadPart) => (loaded ??= await request(load))
  const Late = lazy(async () => ({ default: await get(loadPart) }))
  function Part(props: Props) {
    // A part that waits for its code stays the same one when that has come.
    const [Shown] = useState(() => loaded ?? (Late as ComponentType<Props>))
    return createElement(Shown, props)
  }
  /**
   * Loads the code before it is needed, and calls back once it is here. If that fails it is loaded when it is needed, and
   * the failure reported then.
   */
  const fetch = (onHere?: () => void) => void get(loadQuietly).then(onHere, () => undefined)
  return Object.assign(Part, { fetch })
}
