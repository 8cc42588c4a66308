import { type ComponentType, lazy } from 'react'
import { loadLateWords } from '#copy/provided'
import { loadPart, loadQuietly } from '#domain/browser/loadPart'

/** A thenable that resolves synchronously: React suspends only if `then` does not deliver the component at once. */
const loadedNow = <Part>(part: Part) =>
  ({
    then(resolve: (module: { default: Part }) => void) {
      resolve({ default: part })
    },
  }) as Promise<{ default: Part }>

/** Like React's `lazy`, but preloaded code is rendered at once, without the fallback. */
export function lazyPart<Props extends object>(request: (load: typeof loadPart) => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const get = async (load: typeof loadPart) => {
    await loadLateWords(load)
    return (loaded ??= await request(load))
  }
  const Part = lazy(() => (loaded ? loadedNow(loaded) : get(loadPart).then((component) => ({ default: component }))))
  return Object.assign(Part, {
    /** Rejects if the code cannot be loaded; the visitor sees an error only when the component is rendered. */
    preload: () => get(loadQuietly),
  })
}
