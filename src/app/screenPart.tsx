import { type ComponentType, lazy, Suspense, useState } from 'react'

/**
 * A screen that is a chunk of its own. Once `load` has resolved, it is drawn at once, without a boundary that would be
 * hydrated later than the rest of the page: so a prerendered screen answers as soon as the page has started.
 */
export function screenPart(fetchScreen: () => Promise<ComponentType>) {
  let present: ComponentType | null = null
  const load = async () => {
    present = await fetchScreen()
    return { default: present }
  }
  const Later = lazy(load)
  function Screen() {
    // A screen that had to be waited for stays the same element.
    const [Present] = useState(() => present)
    return Present ? (
      <Present />
    ) : (
      <Suspense>
        <Later />
      </Suspense>
    )
  }
  return { Screen, load }
}
