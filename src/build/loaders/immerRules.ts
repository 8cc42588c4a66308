import { methods, type Rule } from './rule'

/**
 * Removed from Immer: maps and sets, patches, its settings, and drafts without a recipe. State is plain objects and
 * arrays.
 */
export const IMMER_RULES: Readonly<Record<string, readonly Rule[]>> = {
  'immer/dist/immer.mjs': [
    // Without their plugins, neither maps nor sets can be drafted anyway.
    [/(?<!function )\bis(?:Map|Set)\([^()]*\)/g, 'false'],
    [/\b(?:\w+\.)?type_? === [23] \/\* (?:Map|Set) \*\//g, 'false'],
    [/^ +\w+\.mapSetPlugin_\?\.fixSetContents\(state\);\n/gm, ''],
    [/^ {2}if \(getArchtype\(obj\) > 1\) \{\n[\s\S]*?\n {2}\}\n/gm, ''],
    [/,\n +processedForPatches_: .*\n +mapSetPlugin_: .*\n +arrayMethodsPlugin_: .*\n/g, '\n'],
    // What the plugin for the methods of arrays keeps.
    [/^ +let arrayPlugin = .*\n/gm, ''],
    [/^ {4}if \(isArrayWithStringProp\) \{\n[\s\S]*?\n {4}\}\n/gm, ''],
    [/^ {4}if \(isArrayWithStringProp && state\.operationMethod [\s\S]*?\n {4}\}\n/gm, ''],
    [/ \|\| isRelocatedBaseRef\(state, prop, value\)/g, ''],
    [/ \|\| state\.type_ === 1 \/\* Array \*\/ && state\.allIndicesReassigned_/g, ''],
    // Patches.
    [/^ +const \{ patchPlugin_ \} = \w+;\n/gm, ''],
    [/^( +)if \((?:state\.modified_ && )?patchPlugin_\) \{\n[\s\S]*?\n\1\}\n/gm, ''],
    [/^( +)if \(scope\.patches_\) \{\n[\s\S]*?\n\1\}\n/gm, ''],
    [/^( +)if \(patchListener\) \{\n[\s\S]*?\n\1\}\n/gm, ''],
    [/^ +usePatchesInScope\(scope, patchListener\);\n/gm, ''],
    [/^ +if \(patchListener !== void 0 && .*\n.*\n/gm, ''],
    [/^ {4}this\.produceWithPatches = [\s\S]*?\n {4}\};\n/gm, ''],
    // Settings, which are never changed.
    [/^ {4}if \(isBoolean\(config\?\.autoFreeze\)\)\n[\s\S]*?\n(?= {2}\}\n)/gm, ''],
    [/^ {4}this\.useStrict\w+_ = false;\n/gm, ''],
    [methods('setAutoFreeze', 'setUseStrictShallowCopy', 'setUseStrictIteration', 'shouldUseStrictIteration'), ''],
    [methods('createDraft', 'finishDraft', 'applyPatches'), ''],
    [/\/\* @__PURE__ \*\/ immer\.\w+\.bind\(immer\)/g, 'void 0'],
    [/, state\.scope_\.immer_\.useStrictShallowCopy_\)/g, ', false)'],
    [/^ +state\.scope_\.immer_\.useStrictShallowCopy_\n/gm, 'false\n'],
    [/state\.scope_\.immer_\.shouldUseStrictIteration\(\)/g, 'false'],
    // Nothing in the state has getters, or keys that are not listed.
    [/shallowCopy\(value, true\)/g, 'shallowCopy(value)'],
    [/^ {2}if \(strict === true \|\| [\s\S]*?\n {2}\} else \{\n/gm, '  {\n'],
  ],
}
