import type { Chain } from '#domain/chain/chain'
import { NodeError } from '#domain/chain/nodeError'
import { loadPart } from '#domain/browser/loadPart'
import type { NodeReport } from '#domain/chain/nodeReport'
import type { TransactionState } from '#domain/transaction/transaction'
import { checkSetup } from './chain/checkSetup'
import type { Node } from './chain/node'
import type { ChainReader } from './chainReader'
import type { ChainServices } from './chainServices'
import type { ParseList, ReadList } from './token/lists'
import type { SwapReader } from './trade/swapReader'
import { callDigest } from './transaction/callDigest'
import type { Receipts } from './transaction/receipts'

/** The calls of a node that are made outside of the services. */
export type NodeCalls = Pick<Node, (typeof NODE_CALLS)[number] | 'health'>

const NODE_CALLS = [
  'head',
  'block',
  'balance',
  'simulate',
  'estimateGas',
  'priorityFee',
  'receipt',
  'transaction',
  'transactionCount',
] as const

/**
 * Methods of a service that is loaded by the first call of any of them. The names are listed, because an object that
 * answers to every name would also answer to `then`, and be awaited.
 */
function onDemand<Name extends string, Service extends Record<Name, (...args: never[]) => Promise<unknown>>>(
  load: () => Promise<Service>,
  names: readonly Name[],
): Pick<Service, Name> {
  const method =
    (name: Name) =>
    async (...args: never[]) => {
      const service = await load()
      return service[name](...args)
    }
  return Object.fromEntries(names.map((name) => [name, method(name)])) as Pick<Service, Name>
}

/** Loads once. After a failure, the next call loads again. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw new NodeError('network', error instanceof Error ? error.message : 'The chain reader was not loaded.')
    })
    return loading
  }
}

function receiptsOnDemand(load: () => Promise<Receipts>): Receipts {
  return {
    ...onDemand(load, ['wait', 'search']),
    digest: callDigest,
    noteHint(chainId, hash, hint) {
      load().then(
        (receipts) => {
          receipts.noteHint(chainId, hash, hint)
        },
        () => undefined,
      )
    },
    follow(transaction, report) {
      let isStopped = false
      let stop = () => {
        isStopped = true
      }
      const reportFollowed = (update: TransactionState) => {
        if (!isStopped) report(update)
      }
      load().then(
        (receipts) => {
          if (!isStopped) stop = receipts.follow(transaction, reportFollowed)
        },
        () => undefined,
      )
      return () => {
        stop()
      }
    },
  }
}

/**
 * The services that read chains and token lists. The code behind them is several times as large as what the page needs
 * to start, and is loaded by the first call.
 * @throws Error if the configuration of the chains is invalid
 */
export function chainServicesOnDemand(chains: readonly Chain[], quorum: number) {
  checkSetup(
    chains.map(({ id, name, rpcUrls }) => ({ id, name, urls: rpcUrls.default })),
    quorum,
  )
  /** The nodes that the visitor has chosen. */
  const chosen = new Map<number, string>()
  let loaded: ChainServices | null = null
  const load = once(async () => {
    const { createChainServices } = await loadPart(() => import(/* webpackChunkName: "chain" */ './chainServices'))
    loaded = createChainServices(chains, quorum)
    for (const [chainId, url] of chosen) loaded.readThrough(chainId, url)
    return loaded
  })
  const loadSwapReader = once(async () => {
    const [{ node }, { createSwapReader }] = await Promise.all([
      load(),
      loadPart(() => import(/* webpackChunkName: "trade-decoder" */ './trade/swapReader')),
    ])
    return createSwapReader(node)
  })

  const node: NodeCalls = {
    ...onDemand(async () => (await load()).node, NODE_CALLS),
    health: (chainId) => loaded?.node.health(chainId) ?? [],
  }
  const chain: ChainReader = {
    ...onDemand(
      async () => (await load()).chain,
      [
        'checkContracts',
        'tokenFacts',
        'uiMultipliers',
        'balances',
        'pastBalances',
        'allowances',
        'permit2Allowances',
        'prices',
        'pairPrices',
        'tokenPools',
        'tradedVolume',
        'historyReach',
        'safety',
        'approvals',
        'foundApprovals',
        'accountKind',
        'identity',
        'resolvedName',
        'dataFees',
        'histories',
        'simulate',
        'snapshot',
        'verify',
        'askHooks',
        'balanceChanges',
        'coinChange',
        'transfer',
        'tryTransfer',
      ],
    ),
    async *approvalSearch(...args) {
      yield* (await load()).chain.approvalSearch(...args)
    },
  }
  const swaps: SwapReader = {
    ...onDemand(loadSwapReader, ['readSwap', 'readSwaps']),
    async *searchSwaps(...args) {
      yield* (await loadSwapReader()).searchSwaps(...args)
    },
  }
  return {
    node,
    chain,
    swaps,
    receipts: receiptsOnDemand(async () => (await load()).receipts),
    async readList<T>(urls: readonly string[], parse: ParseList<T>, onCopy?: (copy: ReadList<T>) => void) {
      return (await load()).readList(urls, parse, onCopy)
    },
    nodes: {
      readThrough(chainId: number, url: string | null) {
        if (url === null) chosen.delete(chainId)
        else chosen.set(chainId, url)
        loaded?.readThrough(chainId, url)
      },
      async testNode(tested: Chain, url: string | null): Promise<NodeReport> {
        const { readNodeReport } = await load()
        return readNodeReport(url ?? chosen.get(tested.id) ?? tested.rpcUrls.default[0] ?? '', tested)
      },
    },
  }
}
