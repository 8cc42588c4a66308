import { parseArgs } from 'node:util'
import { NETWORKS } from '#config/networks/all'
import type { Chain } from '#domain/chain/chain'
import { NodeError } from '#domain/chain/nodeError'
import type { Network } from '#domain/chain/network'
import { type Settings, readSettings } from '../settings'
import { RPC_URLS } from '../settingTable'

const USAGE = `npm run reach -- base
  Which part of a network's swaps went through pools that the search finds, and what the rest was.
  --swaps     the number of the newest swaps that count (2000)
  --node      the URL of a node; without it, those of RPC_URLS_<chain id> or ALCHEMY_KEY, or the public ones
  --requests  ends after about so many requests (500); the next run continues
  --minutes   ends after about so many minutes (10); the next run continues`

const OPTIONS = {
  swaps: { type: 'string', default: '2000' },
  node: { type: 'string' },
  requests: { type: 'string', default: '500' },
  minutes: { type: 'string', default: '10' },
} as const

interface Choices {
  network: Network
  nodeUrl: string | undefined
  swaps: number
  requests: number
  minutes: number
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '')

/**
 * The network with a chain id or a name.
 * @throws Error that lists the known networks
 */
export function networkNamed(text: string): Network {
  const found = NETWORKS.find(({ chain }) =>
    [String(chain.id), chain.name, chain.network].some((each) => plain(each) === plain(text)),
  )
  if (found && plain(text) !== '') return found
  const known = NETWORKS.map(({ chain }) => `${chain.name} (${chain.id})`).join(', ')
  throw new Error(`"${text}" is no network that is known. Known are, by name or chain id: ${known}.`)
}

function whole(name: string, text: string, most: number): number {
  const value = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Infinity
  if (value <= most) return value
  throw new Error(`--${name} must be a whole number from 1 to ${most}, not "${text}".`)
}

/** @throws Error that says what is wrong, or how the command is used */
export function choicesOf(args: readonly string[]): Choices {
  const parse = () => {
    try {
      return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error })
    }
  }
  const { values, positionals } = parse()
  const [name, ...others] = positionals
  if (name === undefined || others.length > 0) throw new Error(USAGE)
  return {
    network: networkNamed(name),
    nodeUrl: values.node,
    swaps: whole('swaps', values.swaps, 100_000),
    requests: whole('requests', values.requests, 100_000),
    minutes: whole('minutes', values.minutes, 1_440),
  }
}

/** What to do about a node that failed. */
export function adviceFor(error: unknown, { id, name }: Pick<Chain, 'id' | 'name'>): string {
  if (!(error instanceof Error)) return String(error)
  const variable = `${RPC_URLS}${id}`
  const isOther = error.name === 'ReachError'
  if (!(error instanceof NodeError) && !isOther) return error.message
  const failure = error instanceof NodeError ? error.failure : null
  const said = `${name}: ${error.message}`
  if (failure === 'limited') return `${said}\nThe node limits requests. Run the command later: it continues.`
  return `${said}\nName a node that can do it with --node or ${variable}. What was read is kept, and the next run continues.`
}

/**
 * The settings of a build that reads this network alone, from the nodes of the environment or the one chosen.
 * @throws SettingsError if a node's URL is none
 */
export function settingsFor(
  { network, nodeUrl }: Choices,
  env: Readonly<Record<string, string | undefined>>,
): Settings {
  const { id } = network.chain
  const nodes = `${RPC_URLS}${id}`
  return readSettings({
    SUPPORTED_CHAIN_IDS: String(id),
    CHAIN_IDS: String(id),
    ...(nodeUrl === undefined ? { ALCHEMY_KEY: env.ALCHEMY_KEY, [nodes]: env[nodes] } : { [nodes]: nodeUrl }),
  })
}
