import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prerenderConfig } from '../../webpack.config'
import { ROUTES } from '../config/paths'
import type { Settings } from '../config/settings'
import { compile } from './compile'

/** A screen as it is before any script has run, and a file that holds it. */
export interface PrerenderedPage {
  path: string
  file: string
  /** The name of the screen's own chunk; null where the screen is in the first load. */
  chunk: string | null
  title: string
  head: string
  markup: string
}

const IN_FIRST_LOAD = new Set(['home', 'swap'])

/**
 * Where hosts look for a page: `/swap` is in `swap.html`, and `/swap/` in `swap/index.html`, where hosts that know only
 * files and folders lead to.
 */
const PAGES: readonly Omit<PrerenderedPage, 'title' | 'head' | 'markup'>[] = Object.entries(ROUTES).flatMap(
  ([name, path]) => {
    const files = path === ROUTES.home ? ['index.html'] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`]
    const chunk = IN_FIRST_LOAD.has(name) ? null : `route-${name}`
    return files.map((file) => ({ path, file, chunk }))
  },
)

interface Renderer {
  prerenderScreen: (path: string) => Promise<Pick<PrerenderedPage, 'title' | 'head' | 'markup'>>
}

/**
 * Renders the first screen of every route with these settings.
 * @throws Error when a screen cannot be drawn without a browser.
 */
export async function prerenderPages(settings: Settings): Promise<PrerenderedPage[]> {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'))
  try {
    await compile(prerenderConfig(settings, folder))
    const { prerenderScreen } = createRequire(import.meta.url)(join(folder, 'prerender.cjs')) as Renderer
    const screens: PrerenderedPage[] = []
    for (const page of PAGES) screens.push({ ...page, ...(await prerenderScreen(settings.basePath + page.path)) })
    return screens
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
