import { parseArgs } from 'node:util'
import { keepAlive } from './keepAlive'
import { startChain, type ChainOptions, type LocalChain } from './startChain'
import { POSED_NETWORKS } from './worlds/all'

const NETWORK_NAMES = Object.keys(POSED_NETWORKS).join(', ')

const usage = `Usage: npm run chain -- [--as base | --chain-id 3] [--port 8545] [--no-history]

Starts a local chain with pools, prices, names and funded accounts.
  --as          network to pose as, with its chain id, addresses and tokens: ${NETWORK_NAMES}
  --chain-id    chain id it answers with (3), with mainnet's addresses and tokens
  --port        port on 127.0.0.1, 0 for any free one (8545, or the variable CHAIN_PORT)
  --no-history  leave out the thirty days of prices`

class UsageError extends Error {}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  if (value >= least && value <= most) return value
  throw new UsageError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`)
}

/** Parses the name of the network that the chain imitates, or the chain id that the chain reports. */
function identity(name: string | undefined, chainId: string | undefined): Pick<ChainOptions, 'world' | 'chainId'> {
  if (name === undefined) return { chainId: wholeNumber('--chain-id', chainId ?? '3', 1, 4_294_967_295) }
  const world = Object.hasOwn(POSED_NETWORKS, name) ? POSED_NETWORKS[name] : undefined
  if (world === undefined) throw new UsageError(`--as must be one of ${NETWORK_NAMES}, not "${name}".`)
  if (chainId !== undefined) throw new UsageError('--as has a chain id of its own: leave out --chain-id.')
  return { world }
}

function choices(args: string[]): ChainOptions & { help: boolean } {
  const parse = () => {
    try {
      const string = { type: 'string' } as const
      const boolean = { type: 'boolean' } as const
      const options = { as: string, 'chain-id': string, port: string, 'no-history': boolean, help: boolean }
      return parseArgs({ args, options })
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error))
    }
  }
  const { values } = parse()
  const fromEnvironment = process.env.CHAIN_PORT
  const port =
    values.port === undefined && fromEnvironment
      ? wholeNumber('CHAIN_PORT', fromEnvironment, 0, 65_535)
      : wholeNumber('--port', values.port ?? '8545', 0, 65_535)
  return {
    help: values.help === true,
    ...identity(values.as, values['chain-id']),
    port,
    history: values['no-history'] !== true,
  }
}

function describe(chain: LocalChain): string {
  const lines = chain.accounts.map(({ name, address, note }) => `  ${address}  ${name}: ${note}`)
  return [
    `Local chain: ${chain.url}`,
    `Chain id:    ${chain.chainId}`,
    ...(chain.world.network ? [`Poses as:    ${chain.world.network.name}`] : []),
    'Accounts:',
    ...lines,
    '',
    'Ctrl-C stops it.',
  ].join('\n')
}

async function run(): Promise<void> {
  const chosen = choices(process.argv.slice(2))
  if (chosen.help) {
    console.log(usage)
    return
  }
  const chain = await startChain(chosen)
  const stopPersisting = keepAlive(chain)
  console.log(describe(chain))
  const stop = (): void => {
    stopPersisting()
    void chain.stop().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  if (error instanceof UsageError) console.error(`\n${usage}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
})
