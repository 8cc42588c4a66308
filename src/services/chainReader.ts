import type { Receipt } from '../boundary/node'
import type { Address } from '../domain/chain/address'
import type { DataFees } from '../domain/chain/fees'
import { loadPart } from '../domain/page/loadPart'
import type { TransferTax } from '../domain/trade/pools/pool'
import type { Quote } from '../domain/trade/quote'
import type { ApprovalSearch } from './approval/approvalSearch'
import { readAllowances, readBalances, readTokenFacts } from './token/erc20'
import type { Identity } from './wallet/ens'
import { loadLaterReads } from './loadLaterReads'
import { createHistories, type HistoryReader } from './market/history/history'
import type { Node } from './rpc/node'
import { readPairPrices, readTokenPools } from './market/poolMarkets'
import { readPrices } from './market/prices'
import { checkContracts } from './chain/selfCheck'
import type { Simulation } from './trade/simulate'
import { createSnapshots, type Snapshots } from './trade/pools/snapshot'
import { createLateVerification } from './trade/lateVerification'
import type { Verified } from './trade/verify'

/**
 * All reads of a chain through a node. To add a read: a function that takes the node first, a line here, and an
 * endpoint in the store (`store/token/tokenReads.ts` and the like).
 */
const READS = {
  checkContracts,
  tokenFacts: readTokenFacts,
  balances: readBalances,
  allowances: readAllowances,
  prices: readPrices,
  pairPrices: readPairPrices,
  tokenPools: readTokenPools,
}

/** A read with its node bound. */
type Bound<Read> = Read extends (node: Node, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never
type BoundReads = { [Name in keyof typeof READS]: Bound<(typeof READS)[Name]> }

type Later = Awaited<ReturnType<typeof loadLaterReads>>

/** The reads whose code comes with their first use. */
interface LateReads extends Simulation {
  approvals: Bound<Later['readApprovals']>
  foundApprovals: Bound<Later['readFoundApprovals']>
  permit2Allowances: Bound<Later['readPermit2Allowances']>
  historyReach: Bound<Later['readHistoryReach']>
  safety: Bound<Later['readSafety']>
}

/** Everything the product reads from a chain, on top of its node. */
export interface ChainReader extends BoundReads, LateReads, HistoryReader, Pick<Snapshots, 'snapshot'> {
  /** The on-chain quoters' result for a quote, at its block; null when they are unavailable. */
  verify(chainId: number, quote: Quote, taxes: readonly TransferTax[]): Promise<Verified | null>
  /** How much a transaction changed an account's balances; null when inconclusive. Throws a NodeError. */
  balanceChanges(
    chainId: number,
    account: Address,
    tokens: readonly Address[],
    receipt: Pick<Receipt, 'blockNumber' | 'logs'>,
  ): Promise<(bigint | null)[]>
  /** Searches the whole chain for an account's approvals, reporting progress. */
  approvalSearch(chainId: number, owner: Address): AsyncIterable<ApprovalSearch>
  identity(chainId: number, account: Address): Promise<Identity>
  /** What an OP-stack network charges beside the gas, after the latest block. Throws a NodeError. */
  dataFees(chainId: number): Promise<DataFees>
}

/** Binds the node to the reads. */
function boundTo(node: Node): BoundReads {
  const bound = Object.entries(READS).map(([name, read]) => [
    name,
    (...rest: unknown[]) => (read as (node: Node, ...rest: unknown[]) => unknown)(node, ...rest),
  ])
  return Object.fromEntries(bound) as BoundReads
}

function lateReads(node: Node): LateReads {
  // One for all: it remembers what the node supports.
  let simulation: Simulation | null = null
  return {
    approvals: async (...rest) => (await loadLaterReads()).readApprovals(node, ...rest),
    foundApprovals: async (...rest) => (await loadLaterReads()).readFoundApprovals(node, ...rest),
    permit2Allowances: async (...rest) => (await loadLaterReads()).readPermit2Allowances(node, ...rest),
    historyReach: async (...rest) => (await loadLaterReads()).readHistoryReach(node, ...rest),
    safety: async (...rest) => (await loadLaterReads()).readSafety(node, ...rest),
    async simulate(...rest) {
      const { createSimulation } = await loadLaterReads()
      simulation ??= createSimulation(node)
      return simulation.simulate(...rest)
    },
  }
}

export function createChainReader(node: Node): ChainReader {
  const verification = createLateVerification(node)
  const { snapshot, invalidateTicks } = createSnapshots(node, verification)
  return {
    ...boundTo(node),
    ...lateReads(node),
    ...createHistories(node),
    snapshot,
    async verify(chainId, quote, taxes) {
      const verified = await verification.verify(chainId, quote, taxes)
      const isSame =
        verified && verified.amountIn === BigInt(quote.amountIn) && verified.amountOut === BigInt(quote.amountOut)
      // Liquidity was added or removed out of range of what is read at each block.
      if (!isSame) {
        invalidateTicks(
          chainId,
          quote.legs.flatMap(({ hops }) => hops.map(({ pool }) => pool)),
        )
      }
      return verified
    },
    async balanceChanges(chainId, account, tokens, receipt) {
      const { readBalanceChanges } = await loadLaterReads()
      return readBalanceChanges(node, chainId, { account, tokens }, receipt)
    },
    async *approvalSearch(chainId, owner) {
      // Needed on the profile page only, as are the settings.
      const { searchApprovals } = await loadPart(
        () => import(/* webpackChunkName: "profile-settings" */ './approval/approvalSearch'),
      )
      yield* searchApprovals(node, chainId, owner)
    },
    async identity(chainId, account) {
      const { readIdentity } = await loadLaterReads()
      return readIdentity(node, chainId, account)
    },
    async dataFees(chainId) {
      // Few networks have such fees.
      const { readDataFees } = await loadPart(() => import(/* webpackChunkName: "later-reads" */ './chain/dataFees'))
      return readDataFees(node, chainId)
    },
  }
}
