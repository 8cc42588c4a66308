import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Chunk, Compilation } from 'webpack'
import { deploymentsOf } from '../config/networks/all'
import type { Settings } from '../config/settings'
import { FIRST_FONT } from './headTagsPlugin'

/** Largest sizes allowed, in bytes: JavaScript and CSS after gzip, the font as it is. */
export const LIMITS = { initialJs: 139_000, idleJs: 274_000, css: 17_000, font: 18_500, restOfFont: 15_000 }

/** What a build for several networks may add to the first load: their names and nodes, and the choice between them. */
const SEVERAL_NETWORKS = 3_000
/** What each network that has contracts of its own may add until `/` is idle. */
const NETWORK_TABLES = 800

const WALLET_SDK = /[\\/]node_modules[\\/]@(walletconnect|reown|coinbase|metamask)[\\/]/
const ROUTES = { '/': 'route-home', '/swap': 'route-swap' } as const
/** What is fetched on `/` by the time that the page is idle, where no wallet is connected and V4 is traded. */
const IDLE = [ROUTES['/'], 'live', 'dialog-connect', 'verification', 'v4-reads', 'v4-search'] as const

/** One measured size; `limit` is null where a size is only shown. */
export interface Size {
  what: string
  bytes: number
  limit: number | null
}

function hasWalletSdk(compilation: Compilation, chunk: Chunk) {
  return compilation.chunkGraph
    .getChunkModules(chunk)
    .some((module) => WALLET_SDK.test(module.nameForCondition() ?? ''))
}

/** The files of the page itself, and those of some of its parts. */
function filesOf(compilation: Compilation, ...names: readonly string[]): string[] {
  const parts = names.map((name) => {
    const part = compilation.namedChunkGroups.get(name)
    if (!part) throw new Error(`The build has no chunk named "${name}": its import() lost its webpackChunkName.`)
    return part
  })
  // The one for unknown paths is in no page of a route.
  const entries = [...compilation.entrypoints.values()].filter((entry) => entry.name !== 'redirect')
  return [...entries, ...parts].flatMap((group) => group.getFiles())
}

/** The limits of the first load and of what `/` has once idle, for a build that lists these networks. */
export function javascriptLimits({
  supportedChainIds,
  chainIds,
}: Pick<Settings, 'supportedChainIds' | 'chainIds'>): Pick<typeof LIMITS, 'initialJs' | 'idleJs'> {
  // Those of the default settings share one table.
  const tables = new Set(Object.values(deploymentsOf(chainIds)).map((deployment) => JSON.stringify(deployment)))
  const ofTables = Math.max(0, tables.size - 1) * NETWORK_TABLES
  const atFirst = supportedChainIds.length > 1 ? SEVERAL_NETWORKS : Math.min(SEVERAL_NETWORKS, ofTables)
  return { initialJs: LIMITS.initialJs + atFirst, idleJs: LIMITS.idleJs + atFirst + ofTables }
}

/**
 * Sizes of a finished build: what each main route loads at first, what `/` loads once idle, and totals.
 * @throws Error when a part's chunk cannot be found.
 */
export function measure(
  compilation: Compilation,
  outDir: string,
  networks: Pick<Settings, 'supportedChainIds' | 'chainIds'>,
): Size[] {
  const { initialJs, idleJs } = javascriptLimits(networks)
  const raw = (file: string) => readFileSync(join(outDir, file))
  function gzipped(files: string[], extension: string) {
    const matching = [...new Set(files)].filter((file) => file.endsWith(extension))
    return matching.reduce((sum, file) => sum + gzipSync(raw(file), { level: 9 }).length, 0)
  }

  const own = [...compilation.chunks].filter((chunk) => !hasWalletSdk(compilation, chunk))
  const all = own.flatMap((chunk) => [...chunk.files])
  const fonts = Object.keys(compilation.assets).filter((asset) => asset.endsWith('.woff2'))
  const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + raw(file).length, 0)
  return [
    ...Object.entries(ROUTES).map(([path, name]) => ({
      what: `first-load JavaScript of ${path}, gz`,
      bytes: gzipped(filesOf(compilation, name), '.js'),
      limit: initialJs,
    })),
    {
      what: 'JavaScript of / once idle, gz',
      bytes: gzipped(filesOf(compilation, ...IDLE), '.js'),
      limit: idleJs,
    },
    { what: 'all JavaScript but wallet SDKs, gz', bytes: gzipped(all, '.js'), limit: null },
    { what: 'CSS, gz', bytes: gzipped(all, '.css'), limit: LIMITS.css },
    { what: 'font', bytes: sizeOf(fonts.filter((font) => FIRST_FONT.test(font))), limit: LIMITS.font },
    {
      what: 'font, what few pages need',
      bytes: sizeOf(fonts.filter((font) => !FIRST_FONT.test(font))),
      limit: LIMITS.restOfFont,
    },
  ]
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** The sizes that are over their limit. */
export function overBudget(sizes: Size[]): Size[] {
  return sizes.filter(({ bytes, limit }) => limit !== null && bytes > limit)
}

/** The sizes as a readable table. 1 kB is 1000 bytes. */
export function budgetTable(sizes: Size[]): string {
  const rows = sizes.map(({ what, bytes, limit }) => {
    const verdict = limit === null ? '' : `of ${kilobytes(limit)}${bytes > limit ? '  TOO LARGE' : ''}`
    return `  ${what.padEnd(38)} ${kilobytes(bytes).padStart(9)} ${verdict}`.trimEnd()
  })
  return rows.join('\n')
}
