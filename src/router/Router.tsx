import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import type { NavigationType, PageHistory, Place, Visit } from './history'

const RouterContext = createContext<{ history: PageHistory; visit: Visit } | null>(null)

interface RouterProps {
  /** Must stay the same. */
  history: PageHistory
  children: ReactNode
}

/** Tells everything below it where the page is. While the next screen's chunk loads, the current one stays. */
export function Router({ history, children }: RouterProps) {
  const [visit, setVisit] = useState(() => history.current())
  useLayoutEffect(
    () =>
      history.listen(() => {
        startTransition(() => {
          setVisit(history.current())
        })
      }),
    [history],
  )
  const value = useMemo(() => ({ history, visit }), [history, visit])
  return <RouterContext value={value}>{children}</RouterContext>
}

/** The router's history and the visit that is rendered. Throws outside of a Router. */
export function useRouter() {
  const router = use(RouterContext)
  if (!router) throw new Error('There is no Router around this component.')
  return router
}

/** Where the page is; another object for each visit. */
export function useLocation(): Place {
  return useRouter().visit.location
}

/** How the page came here. */
export function useNavigationType(): NavigationType {
  return useRouter().visit.type
}

/** A function that goes elsewhere on the site; it stays the same. */
export function useNavigate(): PageHistory['navigate'] {
  return useRouter().history.navigate
}

type Params = string | URLSearchParams

/** The parameters of the address, and a function that goes to the same path with others. */
export function useSearchParams() {
  const { history, visit } = useRouter()
  const { search } = visit.location
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback(
    (next: Params | ((current: URLSearchParams) => Params), options?: { replace?: boolean }) => {
      const chosen = typeof next === 'function' ? next(new URLSearchParams(search)) : next
      history.navigate(`?${new URLSearchParams(chosen).toString()}`, options)
    },
    [history, search],
  )
  return [params, setParams] as const
}
