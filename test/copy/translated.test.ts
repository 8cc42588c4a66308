import { join } from 'node:path'
import ts from 'typescript'

const COPY = join(__dirname, '../../src/copy')
const CHECK = join(COPY, 'translated.ts')

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
}

const host = ts.createCompilerHost(options)
const parse = host.getSourceFile.bind(host)
/** The comparison of German alone, because comparing all languages takes long. */
const german = (text: string) =>
  text.replace(/^ {2}(?!de:)\S+: Translation<.*\n/gm, '').replace("Exclude<Language, 'en'>", "'de'")

/** The files as they are. They are parsed once. */
const files = new Map<string, ts.SourceFile | undefined>()
let last: ts.Program | undefined

/** The compiler's complaints about the translations, with another text in place of one of their files. */
function complaintsWith(file: string, change: (text: string) => string): string[] {
  host.getSourceFile = (path, version) => {
    if (!files.has(path)) files.set(path, parse(path, version))
    const source = files.get(path)
    if (!source || (path !== CHECK && path !== join(COPY, file))) return source
    return ts.createSourceFile(path, (path === CHECK ? german : change)(source.text), version)
  }
  last = ts.createProgram([CHECK, join(COPY, '../settings.d.ts')], options, host, last)
  return last
    .getSemanticDiagnostics(last.getSourceFile(CHECK))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

const STEPS = 'de/trade/steps.ts'

test.each([
  ['nothing', STEPS, (text: string) => text, null],
  [
    'a missing sentence',
    STEPS,
    (text: string) => text.replace('export const APPROVAL =', 'const APPROVAL ='),
    'APPROVAL',
  ],
  ['a missing kind', STEPS, (text: string) => text.replace(/^ {2}failed: .*$/m, ''), 'failed'],
  [
    'a sentence too many',
    STEPS,
    (text: string) => `${text}export const MORE = 'Mehr'\n`,
    'This export is not in English',
  ],
  [
    'a changed parameter',
    STEPS,
    (text: string) => text.replace('permit2Note = (minutes: number)', 'permit2Note = (minutes: Date)'),
    'permit2Note',
  ],
  ['a missing file', 'de/lateWords.ts', (text: string) => text.replace(/^.*trade\/steps.*$/m, ''), 'trade/steps'],
  [
    'a file too many',
    'de/words.ts',
    (text: string) => `${text}export * as 'trade/steps' from './trade/steps'\n`,
    'This file is not in English',
  ],
] as const)('the compiler finds %s in a language', (_, file, change, complaint) => {
  const complaints = complaintsWith(file, change)
  if (complaint === null) expect(complaints).toEqual([])
  else expect(complaints.join('\n')).toContain(complaint)
})
