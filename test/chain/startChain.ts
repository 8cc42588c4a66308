import { startAnvil } from './anvil'
import { nodeRpc } from './nodeRpc'
import { firstBlockTime, seedChain } from './seed'
import { mainnet, type World } from './world'

export interface LocalChain {
  url: string
  port: number
  chainId: number
  world: World
  /** The accounts that tests use. They are unlocked in the node. */
  accounts: { name: string; address: string; note: string }[]
  /** Makes a JSON-RPC call. Throws an RpcError (nodeRpc.ts) for an error response. */
  rpc(method: string, params?: unknown[]): Promise<unknown>
  stop(): Promise<void>
}

export interface ChainOptions {
  world?: World
  /** The chain id; defaults to that of the imitated network, or to 3 if the world imitates none. */
  chainId?: number
  port?: number
  /** Whether to simulate thirty days of price changes; defaults to true. */
  history?: boolean
  /** A file written by saveState.ts, to start from instead of seeding. */
  loadState?: string
  /** The number of latest blocks whose states can be read (anvil.ts). */
  states?: number
}

export const namedAccounts = ({ accounts }: World = mainnet): LocalChain['accounts'] =>
  accounts.map(({ name, address, note }) => ({ name, address, note }))

/** Puts a world on a new chain. Throws if anvil is missing, the port is in use or the seeding fails. */
export async function startChain(options: ChainOptions = {}): Promise<LocalChain> {
  const { world = mainnet, port = 0, history = true, loadState, states } = options
  const { chainId = world.network?.chainId ?? 3 } = options
  const end = Math.floor(Date.now() / 1000)
  const anvil = await startAnvil({
    chainId,
    port,
    ...(states === undefined ? {} : { states }),
    ...(loadState === undefined ? { timestamp: firstBlockTime(end, history) } : { loadState }),
  })
  const rpc = nodeRpc(anvil.url)
  const stop = async (): Promise<void> => {
    rpc.close()
    await anvil.stop()
  }
  try {
    if (loadState === undefined) await seedChain(rpc, { end, history, world })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: anvil.url,
    port: anvil.port,
    chainId,
    world,
    accounts: namedAccounts(world),
    rpc: (method, params = []) => rpc.send(method, params),
    stop,
  }
}
