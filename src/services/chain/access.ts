import { block, readResult, type Block, type Schema } from '#boundary/node'
import type { Chain } from '#domain/chain/chain'
import { NodeError } from '#domain/chain/nodeError'
import { createMulticall, type Multicall } from './multicall'
import { type BatchingTransport, createTransport } from './transport'
import { requireDeployment } from '../requireDeployment'

/** Creates the transport and the multicall of each configured chain on first use. */
export function createAccess(chains: readonly Chain[], quorum: number) {
  const transports = new Map<number, BatchingTransport>()
  const multicalls = new Map<number, Multicall>()
  const chosen = new Map<number, string>()

  function transportOf(chainId: number): BatchingTransport {
    const known = transports.get(chainId)
    if (known) return known
    const chain = chains.find(({ id }) => id === chainId)
    if (!chain) throw new NodeError('notConfigured', `No providers configured for chain "${chainId}"`)
    const own = chosen.get(chainId)
    const source = own === undefined ? { urls: chain.rpcUrls.default, quorum } : { urls: [own], quorum: 1 }
    const transport = createTransport({ chainId, chainName: chain.name, ...source })
    transports.set(chainId, transport)
    return transport
  }

  async function read<T>(chainId: number, { schema, what }: ReadSpec<T>, method: string, params: readonly unknown[]) {
    return transportOf(chainId).call(method, params, (result) => readResult(schema, result, what))
  }

  function multicallOf(chainId: number): Multicall {
    const known = multicalls.get(chainId)
    if (known) return known
    const deployment = requireDeployment(chainId)
    const multicall = createMulticall(transportOf(chainId), deployment.multicall)
    multicalls.set(chainId, multicall)
    return multicall
  }

  function choose(chainId: number, url: string | null) {
    if (url === null) chosen.delete(chainId)
    else chosen.set(chainId, url)
    transports.delete(chainId)
    multicalls.delete(chainId)
  }

  return {
    read,
    multicallOf,
    batchSize: (chainId: number) => transportOf(chainId).batchSize(),
    health: (chainId: number) => (chains.some(({ id }) => id === chainId) ? transportOf(chainId).health() : []),
    choose,
  }
}

export type Access = ReturnType<typeof createAccess>

interface ReadSpec<T> {
  schema: Schema<T>
  what: string
}

/** Reads the newest block of each chain. A block is shared by all reads that accept its age. */
export function createHeads({ read }: Access) {
  const heads = new Map<number, { requestedAt: number; block: Promise<Block> }>()
  function head(chainId: number, maxAgeMs = 0): Promise<Block> {
    const last = heads.get(chainId)
    const requestedAt = performance.now()
    if (last && requestedAt - last.requestedAt < maxAgeMs) return last.block
    const latest = read(chainId, { schema: block, what: 'the latest block' }, 'eth_getBlockByNumber', ['latest', false])
    const head = { requestedAt, block: latest }
    heads.set(chainId, head)
    head.block.catch(() => {
      if (heads.get(chainId) === head) heads.delete(chainId)
    })
    return head.block
  }

  function forget(chainId: number) {
    heads.delete(chainId)
  }

  return { head, forget }
}
