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

/** Functions at the left edge that do nothing: whoever calls them here never does. */
const emptied = (...names: readonly string[]): Rule[] =>
  names.map((name) => [new RegExp(`^(function ${name}\\([^()]*\\) \\{)\\n[\\s\\S]*?\\n\\}\\n`, 'm'), '$1}\n'])

const VIEW_TRANSITIONS = [
  'startViewTransition',
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createViewTransitionInstance',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
]

/** Style sheets and scripts that components bring with them. A link that is nothing but a link is none. */
const RESOURCES = [
  'acquireResource',
  'adoptPreloadPropsForStylesheet',
  'insertStylesheet',
  'insertStylesheetIntoRoot',
  'preloadStylesheet',
  'suspendResource',
]

const NEVER_RENDERED = [
  'mountActionState',
  'setPropOnCustomElement',
  'updateActionState',
  'updateSuspenseListComponent',
]

/** Methods at the left edge of what a ref of a fragment or of a view transition holds. */
const METHODS_OF_REFS =
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function \([\s\S]*?\n\};\n/gm

/**
 * Removed from React DOM: hints for what the browser is to fetch, forms with actions, view transitions, refs of
 * fragments, style sheets of components, lists of Suspense boundaries, elements that the page defines, and component
 * stacks. The build itself names whoever imports one of them.
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
    ...emptied(...VIEW_TRANSITIONS, ...RESOURCES, ...NEVER_RENDERED),
    [METHODS_OF_REFS, ''],
    [/(?<=^function describeNativeComponentFrame\([^()]*\) \{\n)[\s\S]*?(?=\n\}\n)/m, "  return '';"],
    [/(?<=^function getResource\([^()]*\) \{\n)[\s\S]*?(?=\n\}\n)/m, '  return null;'],
    // Marks that are thrown, caught and compared. While a browser's developer tools are open, every function in an
    // error's stack is parsed again, which here is all of the first scripts.
    [/(?<=\w+Exception = )Error(?=\(formatProdErrorMessage\()/g, 'Object'],
  ],
}
