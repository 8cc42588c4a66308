import webpack, { type Compilation, type Compiler, type Module, type WebpackPluginInstance } from 'webpack'
import * as firstWords from '#copy/words'
import * as lateWords from '#copy/lateWords'
import { isLanguage, isPageLanguage, type PageLanguage } from '#domain/browser/languages'

const NAME = 'WordsPlugin'

const ENTRY = 'words-'

/** The entry of a language. The script of this name has the language's words, and is evaluated before the program. */
export const wordsEntry = (language: PageLanguage) => ENTRY + language

const PACKAGES = ['react', 'redux']
const PROGRAM = ['store', 'app', 'main']

/** The page's own scripts, in the order in which they are evaluated. */
export const firstScripts = (language: PageLanguage) => ['theme', ...PACKAGES, wordsEntry(language), ...PROGRAM]

type Named = Readonly<{ name?: string | null | undefined }>

export const isWordsEntry = ({ name }: Named) => name?.startsWith(ENTRY) === true

/** Whether a chunk is one of the page's own scripts, except the theme script, which runs before all others. */
export const isFirstScript = (chunk: Named): boolean =>
  isWordsEntry(chunk) || [...PACKAGES, ...PROGRAM].includes(chunk.name ?? '')

/** Whether all languages share a module of the first load, be it a script or a style sheet. */
export function isOfProgram(module: Module): boolean {
  const path = module.nameForCondition() ?? ''
  const [, sheet = ''] = /[\\/]styles[\\/]([\w-]+)\.css$/.exec(path) ?? []
  return !/[\\/]copy[\\/][^\\/]+[\\/]/.test(path) && !isPageLanguage(sheet)
}

/** The script of a language's words that only late parts of the page use. */
export const lateWordsPart = (language: PageLanguage) => `late-words-${language}`

/** The folder of a language's words. Those of pseudo-languages are made by test/support/pseudoLanguage.ts. */
const folderOf = (language: PageLanguage) => (isLanguage(language) ? `./src/copy/${language}` : './.cache/copy/xx')

type Files = Readonly<Record<string, object>>

/** A module, as a request for webpack. Paths stay readable in it, so that `isOfProgram` tells whose module it is. */
const sourceModule = (source: string) => `data:text/javascript,${encodeURIComponent(source).replaceAll('%2F', '/')}`

/**
 * The source of an object with the words of some files. It names each export, because a namespace object has a function
 * for each of its exports, and compiling these took the browser longer than the rest of the script.
 * @param files - the files, whose exports are the same in all languages
 * @param namespace - the variable that has the words
 */
function tableOf(files: Files, namespace: string): string {
  const entries = Object.entries(files).map(([file, texts]) => {
    const names = Object.keys(texts).map((name) => `${name}: ${namespace}["${file}"].${name}`)
    return `"${file}": { ${names.join(', ')} }`
  })
  return `{ ${entries.join(', ')} }`
}

/**
 * The module, as a request for webpack, that provides the words of a language to the program.
 * @param isWhole - whether the words of late parts are in the same script
 */
export function wordsModule(language: PageLanguage, isWhole = false): string {
  const folder = folderOf(language)
  const importLate = `import * as late from "${folder}/lateWords.ts"`
  const late = tableOf(lateWords, 'late')
  const latePart = sourceModule(`${importLate}; export const files = ${late}`)
  const provided = isWhole
    ? `${importLate}; provide(${late})`
    : `requestLateWords(() => import(/* webpackChunkName: "${lateWordsPart(language)}" */ "${latePart}"))`
  return sourceModule(
    `import { provide, requestLateWords } from "#copy/provided"; import * as first from "${folder}/words.ts"; ` +
      `provide(${tableOf(firstWords, 'first')}); ${provided}`,
  )
}

const PROGRAM_IMPORT = /^#copy\/(?!provided$)(.+)$/

/** The module that the program gets for a file of words. */
const providedFile = (file: string) =>
  `data:application/node,module.exports = require("#copy/provided").wordsOf("${file}")`

const PROVIDED_FILE = /\.wordsOf\("(.+)"\)$/

/** The files whose words are not there when the program uses them. */
function missingFrom({ modules, chunkGraph, entrypoints }: Compilation): string[] {
  const first = [...entrypoints.values()].filter(isFirstScript).flatMap(({ chunks }) => chunks)
  return [...modules].flatMap((module) => {
    const [, file] = PROVIDED_FILE.exec(module.identifier()) ?? []
    if (file === undefined || file in firstWords) return []
    const isFirst = first.some((chunk) => chunkGraph.isModuleInChunk(module, chunk))
    return isFirst || !(file in lateWords) ? [file] : []
  })
}

/**
 * Compiles the program's imports of words into reads of the words that a script has provided, so that one program
 * serves all languages. Files of words import each other by relative paths, and are compiled as they are.
 */
export class WordsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    new webpack.NormalModuleReplacementPlugin(PROGRAM_IMPORT, (resolved: { request: string }) => {
      resolved.request = providedFile(resolved.request.replace(PROGRAM_IMPORT, '$1'))
    }).apply(compiler)
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap(NAME, () => {
        for (const file of missingFrom(compilation))
          compilation.errors.push(
            new webpack.WebpackError(`The words of ${file} come too late. Name the file in words.ts of each language.`),
          )
      })
    })
  }
}
