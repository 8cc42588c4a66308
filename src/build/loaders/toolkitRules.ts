import { namedAlone, type Rule } from './rule'

/**
 * Removed from Redux Toolkit: tasks of listeners, listeners added by actions, and reducers as functions of `create`.
 */
export const TOOLKIT_RULES: Readonly<Record<string, readonly Rule[]>> = {
  '@reduxjs/toolkit/dist/redux-toolkit.modern.mjs': [
    // Effects start no tasks of their own.
    [/^\t+fork: createFork\(.*\n/gm, ''],
    [/^\t+pause: createPause\(internalTaskController\.signal\),\n/gm, ''],
    // Listeners come and go by `startListening` alone.
    [/^\t+if \((?:addListener|removeListener)\.match\(action\)\) return .*\n/gm, ''],
    [/^\t+if \(clearAllListeners\.match\(action\)\) \{\n[\s\S]*?\n\t\t\}\n/gm, ''],
    [/^\t+cancelActiveListeners: \(\) => \{\n[\s\S]*?\n\t\t\t\t\},\n/gm, ''],
    // Every slice has its reducers in an object, and is put into the store's reducer, not the other way round.
    [/\(typeof options\.reducers === "function" \? .*? : options\.reducers\) \|\| \{\}/g, 'options.reducers || {}'],
    [/^\t+if \(isAsyncThunkSliceReducerDefinition\(reducerDefinition\)\) .*\n(\t+)else /gm, '$1'],
    [/^\t+createNotation: .*\n/gm, ''],
    [/^\t+if \(createNotation && .*\n/gm, ''],
    [/,\n\t\t\tinjectInto\(injectable, [\s\S]*?\n\t\t\t\}(?=\n\t\t\};)/g, ''],
    [/^\t+addAsyncThunk\(asyncThunk, reducers\) \{\n[\s\S]*?\n\t\t\},\n/gm, ''],
    // No selector of the store's reducer knows slices that are not there yet.
    [/^\tconst selector = Object\.assign\(function makeSelector[\s\S]*?original\$1 \}\);\n/gm, ''],
    [namedAlone('selector'), ''],
    // Batches wait as makeStore.ts says.
    [
      /options\.type === "tick" \? queueMicrotask : options\.type === "raf" \? .*? : options\.type === .*;/g,
      'options.queueNotification;',
    ],
  ],
}
