import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LanguagePages, prerenderConfig } from '../../webpack.config'
import { ROUTES } from '#config/paths'
import type { Settings } from '#config/settings'
import type { DocumentWords } from '#copy/shell/document'
import { type Language, languageFolder, textDirectionOf } from '#domain/browser/languages'
import { compile } from './compile'
import { ROOT } from './root'
import { type PageWords, pageWords } from './sitePlugin'

/** A page with a screen of its own. */
export interface ScreenPage {
  path: string
  /**
   * The files in which hosts look for the page: `/swap` is read from `swap.html`, and `/swap/` from `swap/index.html`.
   * Hosts that know only files and folders redirect to `/swap/`.
   */
  files: readonly [first: string, ...copies: string[]]
  /** The name of the screen's own chunk. */
  chunk: string
}

interface RenderedScreen {
  title: string
  head: string
  markup: string
}

/** What is rendered of the pages of a language: the screens by path, and the words around them. */
export interface Rendered {
  words: PageWords
  screens: Readonly<Record<string, RenderedScreen>>
}

const filesOf = (path: string): ScreenPage['files'] =>
  path.endsWith('/') ? [`${path}index.html`.slice(1)] : [`${path}.html`.slice(1), `${path}/index.html`.slice(1)]

const screensOf = (language: Language): ScreenPage[] =>
  Object.entries(ROUTES).map(([name, path]) => ({
    path,
    files: filesOf(languageFolder(language) + path),
    chunk: `screen-${name}`,
  }))

interface Renderer {
  prerenderScreen: (path: string) => Promise<RenderedScreen>
  documentWords: (appName: string) => DocumentWords
}

async function renderLanguage(settings: Settings, language: Language, folder: string): Promise<Rendered> {
  // As much of a document as the rendered code reads.
  Object.assign(globalThis, { document: { documentElement: { lang: language }, dir: textDirectionOf(language) } })
  try {
    const renderer = createRequire(import.meta.url)(join(folder, `${language}.cjs`)) as Renderer
    const screens: Record<string, RenderedScreen> = {}
    for (const { path } of screensOf(language))
      screens[path] = await renderer.prerenderScreen(settings.basePath + languageFolder(language) + path)
    return { words: pageWords(renderer.documentWords(settings.appName)), screens }
  } finally {
    Reflect.deleteProperty(globalThis, 'document')
  }
}

/** @throws Error if a screen cannot be rendered without a browser */
async function render(settings: Settings): Promise<Rendered[]> {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'))
  try {
    await compile(prerenderConfig(settings, folder, settings.languages))
    const languages: Rendered[] = []
    for (const language of settings.languages) languages.push(await renderLanguage(settings, language, folder))
    return languages
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Answer = { languages: readonly Rendered[] } | { reason: string }

function renderInProcess(settings: Settings): Promise<readonly Rendered[]> {
  const child = fork(join(ROOT, 'src/build/prerender.ts'), {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  })
  child.send(settings)
  return new Promise((fulfil, reject) => {
    child.once('message', (answer: Answer) => {
      if ('reason' in answer) reject(new Error(answer.reason))
      else fulfil(answer.languages)
    })
    child.once('error', reject)
    child.once('exit', () => {
      reject(new Error('The process that renders the pages has ended.'))
    })
  })
}

/**
 * Renders the first screen of every route in every language of the settings, in a process of its own: webpack meanwhile
 * compiles the program, which takes as long. The pages' `rendered` throws an Error if a screen cannot be rendered
 * without a browser.
 */
export function prerenderPages(settings: Settings): LanguagePages[] {
  const languages = renderInProcess(settings)
  // Each page waits for its own part, and reports the failure.
  languages.catch(() => {})
  return settings.languages.map((language, index) => ({
    language,
    screens: screensOf(language),
    async rendered() {
      const rendered = (await languages)[index]
      if (!rendered) throw new Error(`The pages in "${language}" were not rendered.`)
      return rendered
    },
  }))
}

if (process.argv[1] === import.meta.filename)
  process.once('message', (settings: Settings) => {
    const answer = (sent: Answer) =>
      process.send?.(sent, () => {
        process.disconnect()
      })
    render(settings).then(
      (languages) => answer({ languages }),
      (error: unknown) => answer({ reason: error instanceof Error ? error.message : String(error) }),
    )
  })
