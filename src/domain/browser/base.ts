/** Where the site is below its host, by the setting BASE_PATH: empty at the root, and otherwise as "/folder". */
export const BASE_PATH = typeof __BASE_PATH__ === 'undefined' ? '' : __BASE_PATH__

/** The route that a path below the base stands for: hosts serve pages also as "/swap/" and as "/swap.html". */
export const routePath = (path: string): string => path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
