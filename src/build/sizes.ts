import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Chunk, Compilation } from 'webpack'
import { deploymentsOf } from '#config/networks/all'
import type { Settings } from '#config/settings'
import { type Language, LANGUAGES } from '#domain/browser/languages'
import { FIRST_FONT } from './headTagsPlugin'
import { ROOT } from './root'
import { firstScripts, lateWordsPart, wordsEntry } from './words'

const ACCEPTED_FILE = join(ROOT, 'src/build/acceptedSizes.json')
/** The maximum growth relative to the accepted sizes. A build that exceeds it fails. */
const MAX_GROWTH = 0.02

/** The bytes that a build for several networks may add to the first load: names, nodes and the network dialog. */
const SEVERAL_NETWORKS = 3_000
/** The number of bytes that each additional table of contracts may add. */
const NETWORK_TABLES = 800

const WALLET_SDK = /[\\/]node_modules[\\/]@(walletconnect|reown|coinbase|metamask)[\\/]/
/** The chunks that `/` has in its head after those of the shell. */
const HOME = [lateWordsPart('en'), 'screen-home', 'chain']
/** The chunks that `/` has loaded once idle, if no wallet is connected. */
const IDLE = [...HOME, 'dialog-connect', 'dialog-select']

export interface Size {
  what: string
  bytes: number
  /** The size of the last accepted build; null if there is none. */
  accepted: number | null
  /** The number of bytes by which the build may exceed the accepted size because it has more networks. */
  ofNetworks: number
}

const readAccepted = () => JSON.parse(readFileSync(ACCEPTED_FILE, 'utf8')) as Record<string, number | undefined>

function hasWalletSdk(compilation: Compilation, chunk: Chunk) {
  return compilation.chunkGraph
    .getChunkModules(chunk)
    .some((module) => WALLET_SDK.test(module.nameForCondition() ?? ''))
}

/** The scripts and sheets of the first load in a language, and of the named parts. */
function filesOf(compilation: Compilation, language: Language, ...names: readonly string[]): string[] {
  return [...firstScripts(language), ...names].flatMap((name) => {
    const part = compilation.namedChunkGroups.get(name)
    if (!part) throw new Error(`The build has no chunk named "${name}": its import() lost its webpackChunkName.`)
    return part.getFiles()
  })
}

type Networks = Pick<Settings, 'supportedChainIds' | 'chainIds'>

export function networkAllowance({ supportedChainIds, chainIds }: Networks): number {
  // The networks of the default settings all have the same table of contracts.
  const tables = new Set(Object.values(deploymentsOf(chainIds)).map((deployment) => JSON.stringify(deployment)))
  const ofTables = Math.max(0, tables.size - 1) * NETWORK_TABLES
  const ofNames = supportedChainIds.length > 1 ? SEVERAL_NETWORKS : Math.min(SEVERAL_NETWORKS, ofTables)
  return ofNames + ofTables
}

function scales(outDir: string) {
  const accepted = readAccepted()
  const raw = (file: string) => readFileSync(join(outDir, file))
  return {
    raw,
    size: (what: string, bytes: number, allowance = 0): Size => ({
      what,
      bytes,
      accepted: accepted[what] ?? null,
      ofNetworks: allowance,
    }),
    gzipped: (files: string[], extension: string) => {
      const matching = [...new Set(files)].filter((file) => file.endsWith(extension))
      return matching.reduce((sum, file) => sum + gzipSync(raw(file), { level: 9 }).length, 0)
    },
  }
}

const FIRST_LOAD = 'JavaScript of the shell, gz'
const SCREEN = 'JavaScript of the screen of /, gz'

/**
 * Measures a finished build: the shell, the screen of `/`, the scripts that `/` has loaded once idle, and totals.
 * @throws Error if a chunk cannot be found
 */
export function measure(
  compilation: Compilation,
  outDir: string,
  settings: Networks & Pick<Settings, 'languages'>,
): Size[] {
  const { size, raw, gzipped } = scales(outDir)
  const ofNetworks = networkAllowance(settings)
  const others = settings.languages.filter((language) => language !== 'en')
  const ofOthers = new Set(others.flatMap((language) => [wordsEntry(language), lateWordsPart(language)]))
  const own = [...compilation.chunks].filter(
    (chunk) => !hasWalletSdk(compilation, chunk) && !ofOthers.has(chunk.name ?? ''),
  )
  const all = own.flatMap((chunk) => [...chunk.files])
  const fonts = [...new Set(own.flatMap((chunk) => [...chunk.auxiliaryFiles]))].filter((file) =>
    file.endsWith('.woff2'),
  )
  const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + raw(file).length, 0)
  const first = filesOf(compilation, 'en')
  const ofScreen = filesOf(compilation, 'en', ...HOME).filter((file) => !first.includes(file))
  return [
    size(FIRST_LOAD, gzipped(first, '.js'), ofNetworks),
    size(SCREEN, gzipped(ofScreen, '.js')),
    size('JavaScript of / once idle, gz', gzipped(filesOf(compilation, 'en', ...IDLE), '.js'), ofNetworks),
    size('all JavaScript but wallet SDKs, gz', gzipped(all, '.js'), ofNetworks),
    size('CSS, gz', gzipped(all, '.css')),
    size('font', sizeOf(fonts.filter((font) => FIRST_FONT.test(font)))),
    size('font, what few pages need', sizeOf(fonts.filter((font) => !FIRST_FONT.test(font)))),
    ...others.map((language) =>
      size(`${FIRST_LOAD}, ${LANGUAGES[language].name}`, gzipped(filesOf(compilation, language), '.js'), ofNetworks),
    ),
  ]
}

/**
 * Stores the sizes with which later builds are compared.
 * @throws Error if the build's networks have an allowance, because the stored sizes would include it
 */
export function accept(sizes: readonly Size[]) {
  if (sizes.some(({ ofNetworks }) => ofNetworks > 0))
    throw new Error('Sizes are accepted of a build with the default networks: unset CHAIN_IDS and SUPPORTED_CHAIN_IDS.')
  const bytes = Object.fromEntries(sizes.map((size) => [size.what, size.bytes]))
  writeFileSync(ACCEPTED_FILE, `${JSON.stringify(bytes, null, 2)}\n`)
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const hasGrown = ({ bytes, accepted, ofNetworks }: Size) =>
  accepted === null || bytes > accepted * (1 + MAX_GROWTH) + ofNetworks

/** A description of the sizes that have grown too much since the last accepted build; null if there are none. */
export function growth(sizes: readonly Size[]): string | null {
  const grown = sizes.filter(hasGrown).map(({ what, bytes, accepted }) => {
    if (accepted === null) return `${what}: ${kilobytes(bytes)}, and was never accepted`
    return `${what}: ${kilobytes(bytes)}, was ${kilobytes(accepted)}`
  })
  if (grown.length === 0) return null
  const rows = grown.map((each) => `  ${each}`).join('\n')
  return `Larger than the last accepted build by more than ${MAX_GROWTH * 100} %:\n${rows}\n\`npm run build -- --accept\` accepts these sizes; the commit says why.`
}

/** The sizes as a readable table. 1 kB is 1000 bytes. */
export function sizeTable(sizes: readonly Size[]): string {
  const rows = sizes.map((size) => {
    const before = size.accepted === null ? '' : `(accepted: ${kilobytes(size.accepted)})`
    const verdict = hasGrown(size) ? `${before}  TOO LARGE` : before
    return `  ${size.what.padEnd(38)} ${kilobytes(size.bytes).padStart(9)} ${verdict}`.trimEnd()
  })
  return rows.join('\n')
}
