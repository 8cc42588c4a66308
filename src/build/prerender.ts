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
import { pageWords } from './sitePlugin'

export interface PrerenderedPage {
  path: string
  file: string
  /** The name of the screen's own chunk. */
  chunk: string
  title: string
  head: string
  markup: string
}

/**
 * The files in which hosts look for each page: `/swap` is read from `swap.html`, and `/swap/` from `swap/index.html`.
 * Hosts that know only files and folders redirect to `/swap/`.
 */
const PAGES: readonly Omit<PrerenderedPage, 'title' | 'head' | 'markup'>[] = Object.entries(ROUTES).flatMap(
  ([name, path]) => {
    const files = path === ROUTES.home ? ['index.html'] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`]
    return files.map((file) => ({ path, file, chunk: `screen-${name}` }))
  },
)

interface Renderer {
  prerenderScreen: (path: string) => Promise<Pick<PrerenderedPage, 'title' | 'head' | 'markup'>>
  documentWords: (appName: string) => DocumentWords
}

/**
 * Renders the first screen of every route in every language of the settings.
 * @throws Error if a screen cannot be rendered without a browser
 */
export async function prerenderPages(settings: Settings): Promise<LanguagePages[]> {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'))
  try {
    await compile(prerenderConfig(settings, folder, settings.languages))
    const languages: LanguagePages[] = []
    for (const language of settings.languages) languages.push(await prerenderLanguage(settings, language, folder))
    return languages
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function prerenderLanguage(settings: Settings, language: Language, folder: string): Promise<LanguagePages> {
  // As much of a document as the rendered code reads.
  Object.assign(globalThis, { document: { documentElement: { lang: language }, dir: textDirectionOf(language) } })
  try {
    const renderer = createRequire(import.meta.url)(join(folder, `${language}.cjs`)) as Renderer
    const below = languageFolder(language)
    const screens: PrerenderedPage[] = []
    for (const page of PAGES) {
      const screen = await renderer.prerenderScreen(settings.basePath + below + page.path)
      screens.push({ ...page, ...screen, file: `${below}/${page.file}`.slice(1) })
    }
    return { language, words: pageWords(renderer.documentWords(settings.appName)), screens }
  } finally {
    Reflect.deleteProperty(globalThis, 'document')
  }
}
