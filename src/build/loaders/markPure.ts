/** At the left edge, so of the module itself: the name that the developer tools show. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm
/** Likewise: a constant that React makes, which nobody misses when nothing refers to it. */
const MADE_BY_REACT = /^(var \w+ = )(?=React\w*\.(?:createContext|forwardRef|memo)\()/gm
/** Likewise: a function of React under a name of its own, which hides that older versions lack it. Ours has it. */
const NAMED_APART = /^var (\w+) = "(\w+)";\n(var \w+ = React\w*)\[\1\];$/gm

/**
 * A webpack loader for React Router, whose parts for servers, forms and data are only left out of the bundle once the
 * minifier knows that making them has no effect. A kilobyte and a half of the first load after gzip.
 */
export default function markPure(source: string): string {
  return source.replace(DISPLAY_NAME, '').replace(MADE_BY_REACT, '$1/* @__PURE__ */ ').replace(NAMED_APART, '$3.$2;')
}
