import { type ComponentType, lazy } from 'react'
import { loadPart, loadQuietly } from '../domain/browser/loadPart'

/** What React takes for a loaded module, at once: it calls `then` itself, and suspends only where that answers later. */
const loadedNow = <Part>(part: Part) =>
  ({
    then(resolve: (module: { default: Part }) => void) {
      resolve({ default: part })
    },
  }) as Promise<{ default: Part }>

/**
 * React's `lazy` for a component that is loaded late, with `preload`. What was loaded before it is first drawn is drawn
 * at once, without the fallback.
 */
export function lazyPart<Props extends object>(request: (load: typeof loadPart) => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const get = async (load: typeof loadPart) => (loaded ??= await request(load))
  const Part = lazy(() => (loaded ? loadedNow(loaded) : get(loadPart).then((component) => ({ default: component }))))
  return Object.assign(Part, {
    /** Loads the code ahead. Rejects where it does not come; that is reported once the component is drawn. */
    preload: () => get(loadQuietly),
    /** The component, if it is here. */
    present: () => loaded,
  })
}
