import type { Rule } from './rule'

/** Functions that a file exports at its left edge. */
const exported = (...names: readonly string[]) =>
  new RegExp(`^exports\\.(?:${names.join('|')}) = function \\([\\s\\S]*?\\n\\};\\n`, 'gm')

const HINTS = [
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitScript',
  'preinitStyle',
  'preinitModuleScript',
]

/** Functions at the left edge. */
const declared = (...names: readonly string[]) =>
  new RegExp(`^function (?:${names.join('|')})\\([\\s\\S]*?\\n\\}\\n`, 'gm')

/**
 * Of React DOM: hints for what the browser is to fetch, and forms with actions. The build itself names whoever imports
 * one of them.
 */
export const REACT_RULES: Readonly<Record<string, readonly Rule[]>> = {
  'react-dom/cjs/react-dom.production.js': [
    [exported('preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'), ''],
    [exported('requestFormReset', 'unstable_batchedUpdates', 'useFormState', 'useFormStatus'), ''],
  ],
  'react-dom/cjs/react-dom-client.production.js': [
    // Behind those of React DOM.
    [/(?<=\n {2}f: flushSyncWork),\n {2}r: requestFormReset,[\s\S]*?M: preinitModuleScript(?=\n\};)/, ''],
    [declared('requestFormReset', 'preconnectAs', ...HINTS), ''],
  ],
}
