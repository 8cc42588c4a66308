/** Where the site is below its host, by the setting BASE_PATH: empty at the root, and otherwise as "/folder". */
export const BASE_PATH = typeof __BASE_PATH__ === 'undefined' ? '' : __BASE_PATH__

/** The route of a path below the base. Hosts also serve pages as "/swap/" and "/swap.html". */
export const routePath = (path: string): string => path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
