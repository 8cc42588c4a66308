import { type ComponentType, lazy } from 'react'
import { loadPart, loadQuietly } from '../domain/browser/loadPart'

/**
 * A thenable that resolves synchronously. React calls `then` itself, and suspends only if `then` does not deliver the
 * component at once.
 */
const loadedNow = <Part>(part: Part) =>
  ({
    then(resolve: (module: { default: Part }) => void) {
      resolve({ default: part })
    },
  }) as Promise<{ default: Part }>

/**
 * React's `lazy` with `preload`. A component that was loaded before its first render is rendered at once, without the
 * fallback.
 */
export function lazyPart<Props extends object>(request: (load: typeof loadPart) => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const get = async (load: typeof loadPart) => (loaded ??= await request(load))
  const Part = lazy(() => (loaded ? loadedNow(loaded) : get(loadPart).then((component) => ({ default: component }))))
  return Object.assign(Part, {
    /**
     * Preloads the code. Rejects if it cannot be loaded; the user sees the error only when the component is rendered.
     */
    preload: () => get(loadQuietly),
    /** The component, if it is loaded; otherwise null. */
    present: () => loaded,
  })
}
