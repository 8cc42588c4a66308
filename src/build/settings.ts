import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { NETWORKS } from '../config/networks/all'
import { isLoopback } from '../domain/chain/nodeUrl'
import { IMPRINT_PLACEHOLDERS, type ImprintSettings } from '../domain/profile/imprint'
import type { Settings } from '../config/settings'
import type { ListedNetwork, Network } from '../domain/chain/network'
import { BRAND_COLOURS } from './brand/colours'
import { DEFAULTS, NODE_SETTING, RPC_URLS, type SettingName, SETTINGS, type SettingValue, split } from './settingTable'

export const KNOWN_CHAIN_IDS: readonly number[] = NETWORKS.map(({ chain }) => chain.id)

/** A network without its contracts. Only the tokens that the settings need are included. */
function listed({ chain, deployment: { weth, usdc, usdcDecimals, usdcSymbol } }: Network): ListedNetwork {
  const deployment = {
    weth,
    usdc,
    ...(usdcDecimals === undefined ? {} : { usdcDecimals }),
    ...(usdcSymbol === undefined ? {} : { usdcSymbol }),
  }
  return { chain, deployment }
}

/** The settings of the imprint (the operator's legal details) that a public site must have. */
const IMPRINT_NEEDED = {
  IMPRINT_OPERATOR: ['operator', 'who runs the site'],
  IMPRINT_ADDRESS: ['address', 'street and number, postcode, city, country'],
  IMPRINT_CONTACT: ['contact', 'an e-mail address, or the https:// URL of a contact page'],
  IMPRINT_RESPONSIBLE: ['responsible', 'who is responsible for the content, with an address'],
} as const

export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

type Env = Readonly<Record<string, string | undefined>>

/** The older name of `SUPPORTED_CHAIN_IDS`, for a single chain. */
const SUPPORTED_CHAIN_ID = 'SUPPORTED_CHAIN_ID'

function withDefaults(env: Env): Record<string, string | undefined> {
  const set = Object.entries(env).flatMap(([name, value]) => (isSet(value) ? [[name, value?.trim()] as const] : []))
  const { [SUPPORTED_CHAIN_ID]: single, ...others }: Record<string, string | undefined> = Object.fromEntries(set)
  const given: Record<string, string | undefined> = {
    ...DEFAULTS,
    ...(single !== undefined && { SUPPORTED_CHAIN_IDS: single }),
    ...others,
  }
  // By default, a public site sends requests only to the hosts that its settings name.
  given.CUSTOM_RPC ??= given.PREVIEW === '1' ? '1' : '0'
  return given.CUSTOM_RPC === '1' ? given : withoutLocalNodes(given, env)
}

/**
 * Removes default nodes on the visitor's own machine, because a public site must not contact such nodes. Default nodes
 * are kept for a supported chain, and for a chain whose nodes are set. A chain without nodes is still listed, and
 * wallets can switch to it.
 */
function withoutLocalNodes(given: Record<string, string | undefined>, env: Env): Record<string, string | undefined> {
  const local = NETWORKS.filter(({ chain }) => chain.publicRpcUrls.every(isLoopback)).map(({ chain }) => chain.id)
  const traded = split(given.SUPPORTED_CHAIN_IDS ?? '')
  const unread = local.filter((id) => !traded.includes(String(id)) && !env[`${RPC_URLS}${id}`]?.trim())
  return { ...given, ...Object.fromEntries(unread.map((id) => [`${RPC_URLS}${id}`, undefined])) }
}

const isSet = (text: string | undefined) => text !== undefined && text.trim() !== ''

function chainText(id: number): string {
  const name = NETWORKS.find(({ chain }) => chain.id === id)?.chain.name
  return `chain ${id}${name === undefined ? '' : ` (${name})`}`
}

const noProvider = (id: number) => `Could not find valid provider configuration for ${chainText(id)}`

function leadOf(name: string, value: string): string | null {
  if (name.endsWith('CHAIN_IDS')) return split(value).length === 0 ? 'must have at least one chain' : null
  if (name === 'RPC_QUORUM') return Number(value) < 1 ? 'quorum cannot be lower than minQuorum' : null
  return name.startsWith(RPC_URLS) ? noProvider(Number(name.slice(RPC_URLS.length))) : null
}

function settingsReader(env: Env) {
  const problems: string[] = []
  const given = withDefaults(env)

  function report(name: string, allowed: string, lead = leadOf(name, given[name] ?? '')) {
    problems.push(`${lead === null ? '' : `${lead}: `}${name} is "${given[name] ?? ''}". Allowed: ${allowed}.`)
  }
  function parse<T>(name: string, schema: v.GenericSchema<unknown, T>): T | null {
    if (given[name] === undefined) return null
    const result = v.safeParse(schema, given[name])
    if (!result.success) report(name, result.issues[0].message)
    return result.success ? result.output : null
  }
  const read = <Name extends SettingName>(name: Name): SettingValue<Name> | null =>
    parse<SettingValue<Name>>(name, SETTINGS[name].schema)
  return {
    problems,
    report,
    read,
    readOr: <Name extends SettingName>(name: Name, fallback: SettingValue<Name>): SettingValue<Name> =>
      read(name) ?? fallback,
    nodesOf: (chainId: number): string[] => parse(`${RPC_URLS}${chainId}`, NODE_SETTING.schema) ?? [],
    names: Object.keys(given),
    isTwice: isSet(env[SUPPORTED_CHAIN_ID]) && isSet(env.SUPPORTED_CHAIN_IDS),
  }
}

type SettingsReader = ReturnType<typeof settingsReader>

function readImprint({ read }: SettingsReader): ImprintSettings {
  /** The value of a field of the imprint; null if it is still the placeholder from the documentation. */
  function entryOf(entry: keyof ImprintSettings, name: SettingName & `IMPRINT_${string}`) {
    const text = read(name)
    return text === IMPRINT_PLACEHOLDERS[entry] ? null : text
  }
  return {
    operator: entryOf('operator', 'IMPRINT_OPERATOR'),
    address: entryOf('address', 'IMPRINT_ADDRESS'),
    contact: entryOf('contact', 'IMPRINT_CONTACT'),
    register: entryOf('register', 'IMPRINT_REGISTER'),
    responsible: entryOf('responsible', 'IMPRINT_RESPONSIBLE'),
  }
}

function readBrand({ read }: SettingsReader): Settings['brand'] {
  const given = BRAND_COLOURS.map(
    (name) => [name, read(`COLOR_${name.toUpperCase() as Uppercase<typeof name>}`)] as const,
  )
  return {
    folder: read('BRAND_FOLDER'),
    colours: Object.fromEntries(given.filter(([, colour]) => colour !== null)) as Settings['brand']['colours'],
    radius: read('CORNER_RADIUS'),
  }
}

/**
 * The site's fee; null unless both its rate and its recipient are set. If only one of them is set, a problem is
 * reported.
 */
function readFee({ read, problems }: SettingsReader, usualName: string): Settings['siteFee'] {
  const [bips, recipient] = [read('FEE_BIPS'), read('FEE_RECIPIENT')]
  const name = read('FEE_NAME') ?? usualName
  if (bips !== null && recipient !== null) return { bips, recipient, name }
  if (problems.length === 0 && (bips !== null || recipient !== null))
    problems.push('FEE_BIPS and FEE_RECIPIENT belong together, and one of them is missing.')
  return null
}

/** The operator's terms; null if there are none. If the terms have no version, a problem is reported. */
function readTerms({ read, problems }: SettingsReader): Settings['terms'] {
  const [url, text, version] = [read('TERMS_URL'), read('TERMS_TEXT'), read('TERMS_VERSION')]
  if (version !== null && (url !== null || text !== null)) return { url, text, version }
  if (problems.length === 0 && [url, text, version].some((part) => part !== null))
    problems.push('TERMS_VERSION belongs to TERMS_URL or TERMS_TEXT, and one of them is missing.')
  return null
}

function readFirstPairs(
  { read, report }: SettingsReader,
  supportedChainIds: readonly number[],
): Settings['firstPairs'] {
  const pairs = (read('DEFAULT_PAIR') ?? []).map(
    ({ chainId, pair }) => [chainId ?? supportedChainIds[0] ?? 0, pair] as const,
  )
  const ids = pairs.map(([id]) => id)
  if (new Set(ids).size < ids.length || ids.some((id) => !supportedChainIds.includes(id)))
    report('DEFAULT_PAIR', `at most one pair for each of the networks ${supportedChainIds.join(', ')}`)
  return Object.fromEntries(pairs)
}

function checkRpcNames({ names, problems }: SettingsReader) {
  for (const name of names.filter((each) => each.startsWith(RPC_URLS)))
    if (!KNOWN_CHAIN_IDS.map(String).includes(name.slice(RPC_URLS.length)))
      problems.push(
        `No providers configured for chain ${name.slice(RPC_URLS.length)}: ${name} is set, but no such chain is known. Allowed: ${KNOWN_CHAIN_IDS.map((id) => `${RPC_URLS}${id}`).join(', ')}.`,
      )
}

/** Checks that every chain has at least as many nodes as the quorum. */
function checkQuorum({ report }: SettingsReader, { chainIds, rpcUrls: urls, alchemyKey, rpcQuorum }: Settings) {
  for (const id of chainIds) {
    const own = new Set(urls[id]).size
    const chain = NETWORKS.find((network) => network.chain.id === id)?.chain
    const nodes = own + (alchemyKey !== null && chain?.nodeProvider ? 1 : 0)
    // An unusable list of nodes has already been reported.
    if (own === 0 || rpcQuorum <= nodes) continue
    const name = chain?.name ?? `chain ${id}`
    const count = nodes === 1 ? 'one node' : `${nodes} nodes`
    const advice = `at most ${nodes}, as ${name} has ${count}; more of them can be set in ${RPC_URLS}${id}`
    report('RPC_QUORUM', advice, noProvider(id))
  }
}

/**
 * Checks that only a preview may be framed by pages on the visitor's machine, because the operator does not control
 * those pages.
 */
function checkFrames({ report }: SettingsReader, { frameAncestors: origins, isPreview }: Settings) {
  if (!isPreview && origins.some((origin) => origin.startsWith('http:')))
    report('FRAME_ANCESTORS', 'https:// origins; http://localhost only in a preview (PREVIEW=1)')
}

/**
 * Reads the settings from environment variables. An absent or empty variable counts as the default.
 * @throws SettingsError naming every invalid setting, its value, and what is allowed
 */
export function readSettings(env: Env): Settings {
  const reader = settingsReader(env)
  const { problems, read, readOr } = reader
  const supportedChainIds = readOr('SUPPORTED_CHAIN_IDS', [])
  const chainIds = [...new Set([...readOr('CHAIN_IDS', []), ...supportedChainIds])]
  if (reader.isTwice) problems.push(`${SUPPORTED_CHAIN_ID} and SUPPORTED_CHAIN_IDS are both set. Allowed: one of them.`)
  checkRpcNames(reader)

  const appName = readOr('APP_NAME', '')
  const imprint = readImprint(reader)
  const settings: Settings = {
    appName,
    siteUrl: read('SITE_URL'),
    basePath: readOr('BASE_PATH', ''),
    languages: readOr('LANGUAGES', ['en']),
    supportedChainIds,
    chainIds,
    networks: chainIds.flatMap((id) => NETWORKS.filter(({ chain }) => chain.id === id).map(listed)),
    alchemyKey: read('ALCHEMY_KEY'),
    rpcUrls: Object.fromEntries(chainIds.map((id) => [id, reader.nodesOf(id)])),
    rpcQuorum: readOr('RPC_QUORUM', 0),
    tokenListUrls: readOr('TOKEN_LIST_URLS', []),
    pairListUrls: readOr('PAIR_LIST_URLS', []),
    walletConnectProjectId: read('WALLETCONNECT_PROJECT_ID'),
    walletConnectRelayUrl: read('WALLETCONNECT_RELAY_URL'),
    customRpc: readOr('CUSTOM_RPC', false),
    frameAncestors: readOr('FRAME_ANCESTORS', []),
    siteFee: readFee(reader, imprint.operator ?? appName),
    firstPairs: readFirstPairs(reader, supportedChainIds),
    tokensAllowed: read('TOKENS_ALLOWED'),
    tokensDenied: readOr('TOKENS_DENIED', []),
    pairsDenied: readOr('PAIRS_DENIED', []),
    importUnlisted: readOr('IMPORT_UNLISTED', true),
    brand: readBrand(reader),
    caps: {
      slippageBps: read('SLIPPAGE_MAX_BPS'),
      lossPercent: read('LOSS_MAX_PERCENT'),
      deadlineMinutes: read('DEADLINE_MAX_MINUTES'),
      isExactOnly: readOr('EXACT_APPROVALS_ONLY', false),
    },
    terms: readTerms(reader),
    footerLinks: readOr('FOOTER_LINKS', []),
    imprint,
    commit: read('COMMIT'),
    isPreview: readOr('PREVIEW', false),
  }
  checkQuorum(reader, settings)
  checkFrames(reader, settings)
  if (problems.length > 0) throw new SettingsError(`These settings cannot be used:\n  ${problems.join('\n  ')}`)
  return settings
}

/**
 * Checks that a public build has a complete imprint. A preview needs none.
 * @throws SettingsError naming every missing setting
 */
export function requireImprint({ imprint, isPreview }: Settings) {
  const missing = Object.entries(IMPRINT_NEEDED).filter(([, [entry]]) => imprint[entry] === null)
  if (isPreview || missing.length === 0) return
  const lines = missing.map(([name, [, meaning]]) => `  ${name}: ${meaning}`)
  throw new SettingsError(
    `The imprint is not complete. Set in .env or in the environment:
${lines.join('\n')}
A build that is not for the public can do without, and says so on its pages: PREVIEW=1 npm run build`,
  )
}

const cutNames = (text: string): string[] =>
  [...text.matchAll(/^\s*(\w+)=(?:|[^"'`\s].*\S)#/gm)].map(([, name = '']) => name)

/**
 * The variables of the file `.env` in `folder`, if there is one, overridden by those of the environment.
 * @throws SettingsError if a value in the file would be cut off
 */
export function loadEnvironment(folder: string, env: Env = process.env): Env {
  const file = join(folder, '.env')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const cut = cutNames(text).map(
    (name) => `${name} has a "#" outside quotation marks, where a comment begins. Write ${name}="…".`,
  )
  if (cut.length > 0) throw new SettingsError(`The file .env cannot be used:\n  ${cut.join('\n  ')}`)
  return { ...parseEnv(text), ...env }
}

/**
 * Reads the settings from the environment and from the file `.env` in `folder`, see `loadEnvironment`.
 * @throws SettingsError, see `readSettings`
 */
export function loadSettings(folder: string, env: Env = process.env): Settings {
  return readSettings(loadEnvironment(folder, env))
}

/**
 * The texts of all settings of a build, including defaults, by their names in the environment. Other variables are
 * omitted. `readSettings` accepts the result. All texts are public, because the build contains them.
 */
export function settingTexts(env: Env): Readonly<Record<string, string>> {
  const given = withDefaults(env)
  const names = [...Object.keys(SETTINGS), ...KNOWN_CHAIN_IDS.map((id) => `${RPC_URLS}${id}`)]
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = given[name]
      return text === undefined ? [] : [[name, text]]
    }),
  )
}
