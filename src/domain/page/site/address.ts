import { routePath } from './base'

/** The home page's parameter for the address that a visitor asked for, where the host has no page for it. */
const REDIRECTED_FROM = 'path'

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/** The address of the home page that stands for a path below the base, with its query and hash. */
export const redirectTarget = (base: string, path: string): string =>
  `${base}/?${REDIRECTED_FROM}=${encodeURIComponent(path)}`

/** Whether a query is that of a visitor who was redirected to the home page. */
export const isRedirected = (search: string): boolean => search.startsWith(`?${REDIRECTED_FROM}=`)

/**
 * The address that belongs into the address bar: where a visitor was redirected from, and without a page's file name.
 */
export function properAddress({ pathname, search, hash }: Place, base: string): string {
  const path = pathname.slice(base.length)
  const asked = path === '/' && isRedirected(search) ? new URLSearchParams(search).get(REDIRECTED_FROM) : null
  return base + (asked?.startsWith('/') ? asked : routePath(path) + search + hash)
}
