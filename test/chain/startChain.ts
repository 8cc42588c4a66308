import { startAnvil } from './anvil'
import { nodeRpc } from './nodeRpc'
import { firstBlockTime, seedChain } from './seed'
import { mainnet, type World } from './world'

export interface LocalChain {
  url: string
  port: number
  chainId: number
  /** What stands on it. */
  world: World
  /** The accounts with a part to play; the node signs for them. */
  accounts: { name: string; address: string; note: string }[]
  /** One JSON-RPC call. Throws RpcError (nodeRpc.ts) for the node's error answer. */
  rpc(method: string, params?: unknown[]): Promise<unknown>
  /** Ends the node and resolves when no process of it is left. */
  stop(): Promise<void>
}

export interface ChainOptions {
  /** What to put on it; `mainnet` when absent. */
  world?: World
  /** The world's own when absent, and 3 where it has none. */
  chainId?: number
  /** Any free port when absent or 0. */
  port?: number
  /** Whether to live through thirty days of prices; true when absent. */
  history?: boolean
  /** A file of saveState.ts to start from instead of seeding. */
  loadState?: string
  /** How many blocks' states can be asked for (anvil.ts). */
  states?: number
}

export const namedAccounts = ({ accounts }: World = mainnet): LocalChain['accounts'] =>
  accounts.map(({ name, address, note }) => ({ name, address, note }))

/**
 * Starts a local chain with a world on it and resolves when it is ready. Throws an Error in plain words
 * when anvil is missing, the port is in use or the seeding fails.
 */
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
