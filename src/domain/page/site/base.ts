/**
 * Where the site is below its host: the same build runs at a host's root, in a folder, and in a path of an IPFS gateway.
 * A base is empty at the root, and otherwise as "/folder".
 */
let base = ''

/** Sets where the site is. To be called before anything else is evaluated. */
export function setBase(path: string) {
  base = path
}

/** The path of a page or a file of the site, for example "/folder/swap" for "/swap". */
export const sitePath = (path: string): string => base + path

/**
 * The base, from the address of a script of the build, which is in a folder of its own; the root without a script. Hosts
 * that answer "//" as "/" must not make it one: "//swap" would be another site.
 */
export const baseOf = (script: string | null | undefined): string =>
  script ? new URL('..', script).pathname.replace(/\/+/g, '/').slice(0, -1) : ''

/** The route that a path below the base stands for: hosts serve pages also as "/swap/" and as "/swap.html". */
export const routePath = (path: string): string => path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
