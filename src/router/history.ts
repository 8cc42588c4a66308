/** A place on this site, in the parts that the address bar has. */
export interface Place {
  pathname: string
  /** With its question mark; empty when there is none. */
  search: string
  /** With its number sign, likewise. */
  hash: string
}

/** Where to go: an address, relative to the current one, or its parts. Without a path the current one is kept. */
export type To = string | Partial<Place>

/** How a place was reached: a step through the history (or the first load), a new entry, or a replaced one. */
export type NavigationType = 'pop' | 'push' | 'replace'

export interface Visit {
  location: Place
  type: NavigationType
}

/** The history of the page, as far as the router needs it. */
export interface PageHistory {
  /** The current visit; another object for each one. */
  current(): Visit
  /** The path, search and hash of an address. */
  hrefOf(to: To): string
  navigate: (to: To, options?: { replace?: boolean }) => void
  /** Calls back after every change of `current`. Returns a function that unsubscribes. */
  listen(onChange: () => void): () => void
}

const after = (sign: '?' | '#', text = '') => (text === '' || text === sign ? '' : `${sign}${text.replace(sign, '')}`)

/** An address on the site of `base`, in parts. */
export function placeAt(to: To, base: string): Place {
  const from = new URL(base)
  const text =
    typeof to === 'string' ? to : `${to.pathname ?? from.pathname}${after('?', to.search)}${after('#', to.hash)}`
  const { pathname, search, hash } = new URL(text, from)
  return { pathname, search, hash }
}

export const hrefAt = ({ pathname, search, hash }: Place) => `${pathname}${search}${hash}`

/**
 * The browser's history. Entries are numbered in their state as `idx`, so that a step back can be told from one forward.
 */
export function createHistory(page: Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>) {
  const listeners = new Set<() => void>()
  const here = () => placeAt(page.location.href, page.location.href)
  const numberNow = () => (page.history.state as { idx?: number } | null)?.idx
  let visit: Visit = { location: here(), type: 'pop' }

  function change(type: NavigationType) {
    visit = { location: here(), type }
    for (const listener of listeners) listener()
  }
  const onPop = () => {
    change('pop')
  }
  if (numberNow() === undefined) page.history.replaceState({ ...(page.history.state as object | null), idx: 0 }, '')

  const history: PageHistory = {
    current: () => visit,
    hrefOf: (to) => hrefAt(placeAt(to, page.location.href)),
    navigate(to, { replace = false } = {}) {
      const idx = numberNow() ?? 0
      if (replace) page.history.replaceState({ idx }, '', history.hrefOf(to))
      else page.history.pushState({ idx: idx + 1 }, '', history.hrefOf(to))
      change(replace ? 'replace' : 'push')
    },
    listen(onChange) {
      if (listeners.size === 0) page.addEventListener('popstate', onPop)
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
        if (listeners.size === 0) page.removeEventListener('popstate', onPop)
      }
    },
  }
  return history
}
