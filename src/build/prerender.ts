import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { deploymentsOf } from '../config/networks/all'
import { ROUTES } from '../config/paths'
import type { Settings } from '../config/settings'
import { classNames, namesInSheet } from './classNames'
import { ROOT } from './root'

/** A screen as it is before any script has run, and a file that holds it. */
export interface PrerenderedPage {
  path: string
  file: string
  /** The way from the file's folder to the site's, with which all of its addresses begin. */
  base: './' | '../'
  /** The name of the screen's own chunk. */
  chunk: string
  title: string
  head: string
  markup: string
}

/**
 * Where hosts look for a page: `/swap` is in `swap.html`, and `/swap/` in `swap/index.html`, where hosts that know only
 * files and folders lead to.
 */
const PAGES: readonly Omit<PrerenderedPage, 'title' | 'head' | 'markup'>[] = Object.entries(ROUTES).flatMap(
  ([name, path]) => {
    const page = { path, chunk: `route-${name}` }
    if (path === ROUTES.home) return [{ ...page, file: 'index.html', base: './' as const }]
    return [
      { ...page, file: `${path.slice(1)}.html`, base: './' as const },
      { ...page, file: `${path.slice(1)}/index.html`, base: '../' as const },
    ]
  },
)

/** The markup as a file has it that does not know where the site is: its addresses are relative. */
const relative = (markup: string, base: string) => markup.replace(/ (href|src)="\/(?!\/)/g, ` $1="${base}`)

interface Renderer {
  prerenderScreen: (path: string) => Promise<Pick<PrerenderedPage, 'title' | 'head' | 'markup'>>
}

const SRC = join(ROOT, 'src')

/** What a class takes from others: `composes: a b from './sheet.module.css'`. */
const COMPOSES = /composes:\s*([\w\s-]+?)(?:\s+from\s+'([^']+)')?\s*;/g

/** A sheet's classes as the style sheet of the build names them, with those that each takes from others. */
function sheetClasses(sheet: string, nameOf: (sheet: string, name: string) => string): Record<string, string> {
  const css = readFileSync(sheet, 'utf8')
  function classesOf(name: string): string {
    const rules = [...css.matchAll(new RegExp(`\\.${name}\\s*\\{([^}]*)`, 'g'))].map(([, body = '']) => body)
    const composed = rules.flatMap((body) =>
      [...body.matchAll(COMPOSES)].flatMap(([, names = '', from]) => {
        const others = from === undefined ? null : sheetClasses(resolve(dirname(sheet), from), nameOf)
        return names.split(/\s+/).map((other) => (others ? (others[other] ?? '') : classesOf(other)))
      }),
    )
    return [nameOf(sheet, name), ...composed].join(' ')
  }
  return Object.fromEntries(namesInSheet(css).map((name) => [name, classesOf(name)]))
}

/** Style sheets are modules of class names, and nothing else. */
function sheetNames(): Plugin {
  const nameOf = classNames(SRC)
  return {
    name: 'sheet-names',
    setup(builder) {
      builder.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
        contents: JSON.stringify(sheetClasses(path, nameOf)),
        loader: 'json',
      }))
    },
  }
}

/**
 * Renders the first screen of every route with these settings.
 * @throws Error when a screen cannot be drawn without a browser.
 */
export async function prerenderPages(settings: Settings): Promise<PrerenderedPage[]> {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'))
  const outfile = join(folder, 'prerender.cjs')
  try {
    await build({
      entryPoints: [join(SRC, 'prerender.tsx')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      define: {
        __SETTINGS__: JSON.stringify(settings),
        __DEPLOYMENTS__: JSON.stringify(deploymentsOf(settings.chainIds)),
        'process.env.NODE_ENV': '"production"',
      },
      plugins: [sheetNames()],
      logLevel: 'silent',
    })
    const { prerenderScreen } = createRequire(import.meta.url)(outfile) as Renderer
    const screens: PrerenderedPage[] = []
    for (const page of PAGES) {
      const screen = await prerenderScreen(page.path)
      screens.push({ ...page, ...screen, markup: relative(screen.markup, page.base) })
    }
    return screens
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
