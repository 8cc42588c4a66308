import type { Receipt } from '../boundary/node'
import type { Address } from '../domain/chain/address'
import { loadPart } from '../domain/page/loadPart'
import type { TransferTax } from '../domain/trade/pools/pool'
import type { Quote } from '../domain/trade/quote'
import { readApprovals, readFoundApprovals } from './approval/approvals'
import type { ApprovalSearch } from './approval/approvalSearch'
import { readAllowances, readBalances, readTokenFacts } from './token/erc20'
import type { Identity } from './wallet/ens'
import { createHistories, type HistoryReader } from './market/history/history'
import type { Node } from './rpc/node'
import { readPairPrices, readTokenPools } from './market/poolMarkets'
import { readPrices } from './market/prices'
import { readSafety } from './token/safety'
import { readBalanceChanges } from './transaction/balanceChanges'
import { checkContracts } from './chain/selfCheck'
import { createSimulation, type Simulation } from './trade/simulate'
import { createSnapshots, type Snapshots } from './trade/pools/snapshot'
import { createVerification, type Verified } from './trade/verify'

/**
 * What is read through a node and nothing else. To add a read: a function that takes the node first, a line here, and
 * an endpoint in the store (`store/token/tokenReads.ts` and its like).
 */
const READS = {
  checkContracts,
  tokenFacts: readTokenFacts,
  balances: readBalances,
  allowances: readAllowances,
  approvals: readApprovals,
  foundApprovals: readFoundApprovals,
  safety: readSafety,
  prices: readPrices,
  pairPrices: readPairPrices,
  tokenPools: readTokenPools,
}

/** A read whose node is given already. */
type Bound<Read> = Read extends (node: Node, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never
type BoundReads = { [Name in keyof typeof READS]: Bound<(typeof READS)[Name]> }

/** Everything the product reads from a chain, on top of its node. */
export interface ChainReader extends BoundReads, Simulation, HistoryReader, Pick<Snapshots, 'snapshot'> {
  /** What the chain's own quoters say to a quote, at its block; null when they cannot do it. */
  verify(chainId: number, quote: Quote, taxes: readonly TransferTax[]): Promise<Verified | null>
  /** How much a transaction changed an account's balances; null where that cannot be told. Throws a NodeError. */
  balanceChanges(
    chainId: number,
    account: Address,
    tokens: readonly Address[],
    receipt: Pick<Receipt, 'blockNumber' | 'logs'>,
  ): Promise<(bigint | null)[]>
  /** Searches the whole chain for what an account has approved, and tells how far it has come. */
  approvalSearch(chainId: number, owner: Address): AsyncIterable<ApprovalSearch>
  identity(chainId: number, account: Address): Promise<Identity>
}

/** The reads with the node given. */
function boundTo(node: Node): BoundReads {
  const bound = Object.entries(READS).map(([name, read]) => [
    name,
    (...rest: unknown[]) => (read as (node: Node, ...rest: unknown[]) => unknown)(node, ...rest),
  ])
  return Object.fromEntries(bound) as BoundReads
}

export function createChainReader(node: Node): ChainReader {
  const verification = createVerification(node)
  const { snapshot, invalidateTicks } = createSnapshots(node, verification)
  return {
    ...boundTo(node),
    ...createSimulation(node),
    ...createHistories(node),
    snapshot,
    async verify(chainId, quote, taxes) {
      const said = await verification.verify(chainId, quote, taxes)
      const isSame = said && said.amountIn === BigInt(quote.amountIn) && said.amountOut === BigInt(quote.amountOut)
      // Somebody has added or removed liquidity out of sight of what is read at each block.
      if (!isSame) {
        invalidateTicks(
          chainId,
          quote.legs.flatMap(({ hops }) => hops.map(({ pool }) => pool)),
        )
      }
      return said
    },
    balanceChanges: (chainId, account, tokens, receipt) =>
      readBalanceChanges(node, chainId, { account, tokens }, receipt),
    async *approvalSearch(chainId, owner) {
      // Wanted on the profile page alone, as are the settings.
      const { searchApprovals } = await loadPart(
        () => import(/* webpackChunkName: "profile-settings" */ './approval/approvalSearch'),
      )
      yield* searchApprovals(node, chainId, owner)
    },
    async identity(chainId, account) {
      const { readIdentity } = await loadPart(() => import(/* webpackChunkName: "ens" */ './wallet/ens'))
      return readIdentity(node, chainId, account)
    },
  }
}
