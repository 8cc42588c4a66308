/** A line of a list or an object that only names something: what nobody names is left out by the minifier. */
const namedAlone = (...names: readonly string[]) => new RegExp(`^\\t+(?:${names.join('|')}),?\\n`, 'gm')
/** A call of a function, but not its declaration. */
const callOf = (name: string) => new RegExp(`(?<!function )\\b${name}\\([^()]*\\)`, 'g')

const INFINITE = [callOf('isInfiniteQueryDefinition'), 'false'] as const
const MUTATION = [callOf('isMutationDefinition'), 'false'] as const

type Rule = readonly [pattern: RegExp, replacement: string]

/** By file: what is not used here, and what stands in its place. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  'rtk-query.modern.mjs': [
    INFINITE,
    MUTATION,
    // What follows the actions of mutations, with every action.
    [/^\tconst mutationSlice = createSlice\(\{\n[\s\S]*?\n\t\}\);\n/gm, ''],
    [/^\t\tmutations: mutationSlice\.reducer,\n|^\t+\.\.\.mutationSlice\.actions,\n/gm, ''],
    [/createAsyncThunk\(`\$\{reducerPath\}\/executeMutation`[\s\S]*?\n\t\} \}\)/g, 'void 0'],
    [/isAnyOf\(isFulfilled\(mutationThunk\), isRejectedWithValue\(mutationThunk\)\)/g, '() => false'],
    [/(isFulfilled|isRejected)\(queryThunk, mutationThunk\)/g, '$1(queryThunk)'],
    [/(?:mutationThunk\.pending|removeMutationResult)\.match\(action\)|isMutationThunk\(action\)/g, 'false'],
    [/^\tconst isMutationThunk = .*\n/gm, ''],
    // Every query is a plain one.
    [/isQuery && "infiniteQueryOptions" in endpointDefinition/g, 'false'],
    [/if \(isQueryDefinition\(endpointDefinition\)\) thunk =/g, 'if (true) thunk ='],
    [/^\tconst infiniteQueryThunk = .*\n/gm, ''],
    [namedAlone('infiniteQueryThunk', 'buildInfiniteQuerySelector', 'buildInitiateInfiniteQuery'), ''],
    [namedAlone('buildMutationSelector', 'buildInitiateMutation'), ''],
    [namedAlone('getRunningMutationThunk', 'getRunningMutationsThunk', 'getRunningQueriesThunk'), ''],
    [namedAlone('prefetch', 'upsertQueryData'), ''],
    // No endpoint has `onQueryStarted` or a schema.
    [namedAlone('buildQueryLifecycleHandler'), ''],
    [/!shouldSkip\([^()]*\)/g, 'false'],
    [/caughtError instanceof NamedSchemaError/g, 'false'],
    // The store is never filled from elsewhere.
    [/\.addMatcher\(hasRehydrationInfo, \(draft, action\) => \{\n[\s\S]*?\n\t\t\t\}\)/g, ''],
    [/\.addMatcher\(hasRehydrationInfo, .*?\)\)(?=;)/g, ''],
    [/(?:context\.)?hasRehydrationInfo\(action\)/g, 'false'],
    // A value is replaced, not patched, and the store has no copy of the subscriptions: without it there is one action less
    // with every block. What makes patches is a third of Immer.
    [/isDraftable\(currentState\.data\)/g, 'false'],
    [/newValue = updateRecipe\(currentState\.data\)/g, 'newValue = createNextState(currentState.data, updateRecipe)'],
    [/applyPatches\(substate\.data, patches\.concat\(\)\)/g, 'patches[0].value'],
    [/didMutate && !updateSyncTimer/g, 'false'],
    [/^\t+changedKeys\.add\(queryCacheKey\);\n/gm, ''],
    [/applyPatches\(state, action\.payload\)/g, 'state'],
    [/^\t+enablePatches\(\);\n/gm, ''],
  ],
  'rtk-query-react.modern.mjs': [
    INFINITE,
    MUTATION,
    [namedAlone('buildInfiniteQueryHooks', 'buildMutationHook', 'usePrefetch'), ''],
    [/^\t+safeAssign\(anyApi, \{ usePrefetch \}\);\n/gm, ''],
    [/^\t+const (?:stableInitialPageParam|stableRefetchCachedPages) = .*\n/gm, ''],
    [namedAlone('stableInitialPageParam', 'stableRefetchCachedPages'), ''],
    // All reads begin with the component that shows them.
    [namedAlone('useLazyQuery', 'useLazyQuerySubscription'), ''],
    [/^\t\t\tuseLazyQuery\(options\) \{[\s\S]*?\n\t\t\t\},\n/gm, ''],
    [/^\t+api\[`useLazy.*\n/gm, ''],
  ],
}

/**
 * Leaves out of a file of RTK Query what this product does not use of it, and what the minifier cannot know to be
 * unused: infinite queries, mutations, lazy queries, schemas, and states from elsewhere. It is code that would also run
 * with every action.
 * @throws Error when there is none of something, as in another version of the package.
 */
export function trimmed(file: string, source: string): string {
  return (RULES[file] ?? []).reduce((text, [pattern, replacement]) => {
    const shorter = text.replace(pattern, replacement)
    if (shorter === text) throw new Error(`There is no ${String(pattern)} in ${file}.`)
    return shorter
  }, source)
}

/** A webpack loader, for the files of RTK Query. */
export default function trimQuery(this: { resourcePath: string }, source: string): string {
  return trimmed(this.resourcePath.replace(/^.*[\\/]/, ''), source)
}
