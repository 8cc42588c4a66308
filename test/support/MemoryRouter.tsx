import { type ReactNode, useState } from 'react'
import { createHistory } from '../../src/router/history'
import { Router } from '../../src/router/Router'

/** A page at an address, with a history that only has the current entry. */
export function memoryPage(address: string) {
  const page = {
    location: { href: new URL(address, 'https://app.example').href },
    history: {
      state: null as unknown,
      pushState(state: unknown, _unused: string, url?: string | URL | null) {
        page.history.state = state
        page.location.href = new URL(url ?? '', page.location.href).href
      },
      replaceState(state: unknown, unused: string, url?: string | URL | null) {
        page.history.pushState(state, unused, url ?? page.location.href)
      },
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
  return page
}

/** A router whose address is not the browser's. */
export function MemoryRouter({ initialEntries = [], children }: MemoryRouterProps) {
  const [history] = useState(() => createHistory(memoryPage(initialEntries[0] ?? '/') as unknown as Window))
  return <Router history={history}>{children}</Router>
}

interface MemoryRouterProps {
  /** The address to begin with, "/" unless given. */
  initialEntries?: string[]
  children: ReactNode
}
