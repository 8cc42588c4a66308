/** At the left edge, so of the module itself: the name that the developer tools show. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm
/** Likewise: a constant that is made by a call, which nobody misses when nothing refers to it. */
const MADE =
  /^(var \w+ = )(?=React\w*\.(?:createContext|forwardRef|memo)\(|(?:new (?:Set|WeakMap)|Symbol)\(|Object\.getOwn)/gm
/** Likewise: what only the boundary of routes with data needs, which is a class of its own. */
const CONTEXT_OF_BOUNDARY = /^RenderErrorBoundary\.contextType = .*$/gm
/** Likewise: a function of React under a name of its own, which hides that older versions lack it. Ours has it. */
const NAMED_APART = /^var (\w+) = "(\w+)";\n(var \w+ = React\w*)\[\1\];$/gm
/** What a developer is warned of, over several lines. */
const WARNING = /^( +)warning\(\n[\s\S]*?\n\1\);\n/gm
/** There is no router with data, which navigates otherwise. */
const DATA_ROUTER = /isDataRoute \? useNavigateStable\(\) : /g

/**
 * A webpack loader for React Router, whose parts for servers, forms and data are only left out of the bundle once the
 * minifier knows that making them has no effect. Three kilobytes of the first load after gzip.
 */
export default function markPure(source: string): string {
  return source
    .replace(DISPLAY_NAME, '')
    .replace(CONTEXT_OF_BOUNDARY, '')
    .replace(MADE, '$1/* @__PURE__ */ ')
    .replace(NAMED_APART, '$3.$2;')
    .replace(WARNING, '')
    .replace(DATA_ROUTER, '')
}
