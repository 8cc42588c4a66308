import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prerenderConfig } from '../../webpack.config'
import { ROUTES } from '../config/paths'
import type { Settings } from '../config/settings'
import type { DocumentWords } from '#copy/shell/document'
import { languageFolder, type PageLanguage } from '../domain/browser/languages'
import { compile } from './compile'

export interface PrerenderedPage {
  path: string
  file: string
  /** The name of the screen's own chunk; null if the screen is in the first load. */
  chunk: string | null
  title: string
  head: string
  markup: string
  words: DocumentWords
}

const IN_FIRST_LOAD = new Set(['home', 'swap'])

/**
 * The files in which hosts look for each page: `/swap` is read from `swap.html`, and `/swap/` from `swap/index.html`.
 * Hosts that know only files and folders redirect to `/swap/`.
 */
const PAGES: readonly Omit<PrerenderedPage, 'title' | 'head' | 'markup' | 'words'>[] = Object.entries(ROUTES).flatMap(
  ([name, path]) => {
    const files = path === ROUTES.home ? ['index.html'] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`]
    const chunk = IN_FIRST_LOAD.has(name) ? null : `route-${name}`
    return files.map((file) => ({ path, file, chunk }))
  },
)

interface Renderer {
  prerenderScreen: (path: string) => Promise<Pick<PrerenderedPage, 'title' | 'head' | 'markup'>>
  documentWords: (appName: string) => DocumentWords
}

/**
 * Renders the first screen of every route with these settings in a language.
 * @throws Error if a screen cannot be rendered without a browser
 */
export async function prerenderPages(settings: Settings, language: PageLanguage = 'en'): Promise<PrerenderedPage[]> {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'))
  try {
    await compile(prerenderConfig(settings, folder, language))
    const renderer = createRequire(import.meta.url)(join(folder, 'prerender.cjs')) as Renderer
    const words = renderer.documentWords(settings.appName)
    const below = languageFolder(language)
    const screens: PrerenderedPage[] = []
    for (const page of PAGES) {
      const screen = await renderer.prerenderScreen(settings.basePath + below + page.path)
      screens.push({ ...page, ...screen, file: `${below}/${page.file}`.slice(1), words })
    }
    return screens
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
