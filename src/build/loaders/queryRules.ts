import { type Rule, namedAlone } from './rule'

/** A call of a function, but not its declaration. */
const callOf = (name: string) => new RegExp(`(?<!function )\\b${name}\\([^()]*\\)`, 'g')

const INFINITE = [callOf('isInfiniteQueryDefinition'), 'false'] as const
const MUTATION = [callOf('isMutationDefinition'), 'false'] as const

/**
 * Removed from RTK Query: infinite queries, mutations, lazy queries, schemas, and states from elsewhere. It is code
 * that would also run with every action.
 */
export const QUERY_RULES: Readonly<Record<string, readonly Rule[]>> = {
  '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs': [
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
    // Every endpoint has a `queryFn`, whose result takes the place of the last one; no result comes from elsewhere.
    [callOf('isUpsertQuery'), 'false'],
    [/^\t+if \(forceQueryFn\) result = [\s\S]*?\} else (?=result = await endpointDefinition\.queryFn)/gm, ''],
    [/^\t+const forceQueryFn = .*\n|,\n\t+\[forceQueryFnSymbol\]: forceQueryFn(?=\n)| && !forceQueryFn/gm, ''],
    [
      /\[forceQueryFnSymbol\]: forceQueryFn, (?=\.\.\.rest)|forceQueryFn \? thunkResult\.then\(selectFromState\) : /g,
      '',
    ],
    [/^\t+const \{ merge \} = .*\n/gm, ''],
    [/^(\t+)if \(merge\) \{\n[\s\S]*?\n\1\} else /gm, '$1'],
    [
      /^\t+if \(queryArgsApi\.endpointDefinition && "serializeQueryArgs" in [\s\S]*?options\.serializeQueryArgs;\n/gm,
      '',
    ],
    // Nothing is selected for all entries.
    [/^\tconst selectAllQueryEntries = createSelector\([\s\S]*?\n\t\}\);\n/gm, ''],
    [/^\t+selectEntriesForEndpoint: createSelector\([\s\S]*?\n\t\t\}\),\n/gm, ''],
    [namedAlone('selectAllQueryEntries', 'selectEntriesForEndpoint'), ''],
    // A value is replaced, not patched, and the store has no copy of the subscriptions: without it there is one action
    // less with every block. What makes patches is a third of Immer.
    [/isDraftable\(currentState\.data\)/g, 'false'],
    [/newValue = updateRecipe\(currentState\.data\)/g, 'newValue = createNextState(currentState.data, updateRecipe)'],
    [/applyPatches\(substate\.data, patches\.concat\(\)\)/g, 'patches[0].value'],
    [/didMutate && !updateSyncTimer/g, 'false'],
    [/^\t+changedKeys\.add\(queryCacheKey\);\n/gm, ''],
    [/applyPatches\(state, action\.payload\)/g, 'state'],
    [/^\t+enablePatches\(\);\n/gm, ''],
  ],
  '@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs': [
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
