import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { NETWORKS } from '#config/networks/all'
import { isLoopback } from '#domain/chain/nodeUrl'
import type { ListedNetwork, Network } from '#domain/chain/network'
import type { CurrencyId } from '#domain/token/token'
import type { OperatorFee } from '#domain/trade/siteFee'
import type { OperatorTerms } from '#domain/wallet/terms'
import { DEFAULTS, type GivenSettings, NODE_SETTING, RPC_URLS, type Setting, SETTINGS, split } from './settingTable'

/** The operator's settings: the values of the table (`settingTable.ts`), and what follows from several of them. */
export type Settings = Omit<GivenSettings, 'siteFee' | 'terms' | 'firstPairs'> & {
  /** The data of the configured networks, in the order of `chainIds`. Their contracts are in `deployments.ts`. */
  networks: readonly ListedNetwork[]
  /** The RPC URLs of every configured chain, best first. */
  rpcUrls: Record<number, string[]>
  /** The fee that the operator takes from the output of trades; null for none. */
  siteFee: OperatorFee | null
  /** The terms that the visitor has to accept before connecting a wallet; null if there are none. */
  terms: OperatorTerms | null
  /** What the trade card selects at first, by chain id. Networks that are not listed have the default pair. */
  firstPairs: Readonly<Record<number, readonly [sell: CurrencyId, buy: CurrencyId]>>
}

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

/** Sets a value at a path of an object, whose nested objects are created. Nothing is set if the value is undefined. */
function put(object: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown) {
  if (rest.length > 0) put((object[name] ??= {}) as Record<string, unknown>, rest, value)
  else if (value !== undefined) object[name] = value
}

function settingsReader(env: Env) {
  const problems: string[] = []
  const given = withDefaults(env)

  function report(name: string, allowed: string, lead = leadOf(name, given[name] ?? '')) {
    problems.push(`${lead === null ? '' : `${lead}: `}${name} is "${given[name] ?? ''}". Allowed: ${allowed}.`)
  }
  /** The value of a text. If it is not allowed, this is reported, and the value is that of the default. */
  function parse(name: string, row: Pick<Setting<unknown>, 'allowed' | 'read' | 'absent'>): unknown {
    const absent = 'absent' in row ? row.absent : null
    const { [name]: text } = given
    if (text === undefined) return absent
    const value = row.read(text)
    if (value !== undefined) return value
    report(name, row.allowed)
    return DEFAULTS[name] === undefined ? absent : row.read(DEFAULTS[name])
  }
  function readTable(): GivenSettings {
    const values = {}
    for (const [name, row] of Object.entries(SETTINGS)) put(values, row.path.split('.'), parse(name, row))
    return values as GivenSettings
  }
  return {
    problems,
    report,
    readTable,
    nodesOf: (chainId: number) => parse(`${RPC_URLS}${chainId}`, NODE_SETTING) as string[],
    names: Object.keys(given),
    isTwice: isSet(env[SUPPORTED_CHAIN_ID]) && isSet(env.SUPPORTED_CHAIN_IDS),
  }
}

type SettingsReader = ReturnType<typeof settingsReader>

/** The site's fee; null unless its rate and its recipient are set. If only one of them is set, this is reported. */
function feeOf({ problems }: SettingsReader, { siteFee, imprint, appName }: GivenSettings): Settings['siteFee'] {
  const { bips, recipient, name } = siteFee
  if (bips !== null && recipient !== null) return { bips, recipient, name: name ?? imprint.operator ?? appName }
  if (bips !== null || recipient !== null)
    problems.push('FEE_BIPS and FEE_RECIPIENT belong together, and one of them is missing.')
  return null
}

/** The operator's terms; null if there are none. If the terms have no version, this is reported. */
function termsOf({ problems }: SettingsReader, { url, text, version }: GivenSettings['terms']): Settings['terms'] {
  if (version !== null && (url !== null || text !== null)) return { url, text, version }
  if ([url, text, version].some((part) => part !== null))
    problems.push('TERMS_VERSION belongs to TERMS_URL or TERMS_TEXT, and one of them is missing.')
  return null
}

function firstPairsOf({ report }: SettingsReader, given: GivenSettings): Settings['firstPairs'] {
  const { firstPairs, supportedChainIds } = given
  const pairs = firstPairs.map(({ chainId, pair }) => [chainId ?? supportedChainIds[0] ?? 0, pair] as const)
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
    if (own === 0 || rpcQuorum <= nodes) continue
    const name = chain?.name ?? `chain ${id}`
    const count = nodes === 1 ? 'one node' : `${nodes} nodes`
    const advice = `at most ${nodes}, as ${name} has ${count}; more of them can be set in ${RPC_URLS}${id}`
    report('RPC_QUORUM', advice, noProvider(id))
  }
}

/** Only a preview may be framed by pages on the visitor's machine, which the operator does not control. */
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
  const { problems } = reader
  const given = reader.readTable()
  if (reader.isTwice) problems.push(`${SUPPORTED_CHAIN_ID} and SUPPORTED_CHAIN_IDS are both set. Allowed: one of them.`)
  checkRpcNames(reader)
  const chainIds = [...new Set([...given.chainIds, ...given.supportedChainIds])]
  const rpcUrls = Object.fromEntries(chainIds.map((id) => [id, reader.nodesOf(id)]))
  throwProblems(problems)

  const settings: Settings = {
    ...given,
    chainIds,
    networks: chainIds.flatMap((id) => NETWORKS.filter(({ chain }) => chain.id === id).map(listed)),
    rpcUrls,
    siteFee: feeOf(reader, given),
    terms: termsOf(reader, given.terms),
    firstPairs: firstPairsOf(reader, given),
  }
  checkQuorum(reader, settings)
  checkFrames(reader, settings)
  throwProblems(problems)
  return settings
}

function throwProblems(problems: readonly string[]) {
  if (problems.length > 0) throw new SettingsError(`These settings cannot be used:\n  ${problems.join('\n  ')}`)
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
