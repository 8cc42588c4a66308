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
  /**
   * The files in which hosts look for the page: `/swap` is read from `swap.html`, and `/swap/` from `swap/index.html`.
   * Hosts that know only files and folders redirect to `/swap/`.
   */
  files: readonly [first: string, ...copies: string[]]
  /** The name of the screen's own chunk. */
  chunk: string
  title: string
  head: string
  markup: string
}

const filesOf = (path: string): PrerenderedPage['files'] =>
  path.endsWith('/') ? [`${path}index.html`.slice(1)] : [`${path}.html`.slice(1), `${path}/index.html`.slice(1)]

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
    for (const [name, path] of Object.entries(ROUTES)) {
      const screen = await renderer.prerenderScreen(settings.basePath + below + path)
      screens.push({ path, files: filesOf(below + path), chunk: `screen-${name}`, ...screen })
    }
    return { language, words: pageWords(renderer.documentWords(settings.appName)), screens }
  } finally {
    Reflect.deleteProperty(globalThis, 'document')
  }
}
