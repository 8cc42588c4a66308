import type { TransferTax } from '#domain/pool/pool'
import { readFoundApprovals, readApprovals } from './approval/approvals'
import { type BoundReads, boundTo } from './boundTo'
import { searchApprovals } from './approval/approvalSearch'
import { readPermit2Allowances } from './approval/permit2'
import { readDataFees } from './chain/dataFees'
import { checkContracts } from './trade/selfCheck'
import { createHistories, type HistoryReader } from './market/history/history'
import { readHistoryReach } from './market/historyReach'
import { readPairPrices, readTokenPools } from './market/poolMarkets'
import { sharedPrices } from './market/sharedPrices'
import { readTradedVolume } from './market/tradedVolume'
import type { Node } from './chain/node'
import { readSafety } from './token/safety'
import { createSnapshots, type Snapshots } from './trade/snapshot'
import { createSimulation, type Simulation } from './trade/simulate'
import { createVerification, type Verified } from './trade/verifyQuotes'
import { readBalanceChanges } from './trade/balanceChanges'
import { readCoinChange } from './trade/coinChange'
import { readAccountKind } from './wallet/accountKind'
import { readIdentity, resolveName } from './wallet/ens'
import type { Quote } from '#domain/trade/quote'
import type { HookedAnswer, HookedQuestion } from '#domain/trade/search/hookedTrade'
import { readAllowances, readBalances, readTokenFacts } from './token/erc20'
import { readPastBalances } from './token/pastBalances'
import { readUiMultipliers } from './token/uiMultiplier'
import { readTransfer } from './transfer/readTransfer'
import { type RequestedTransfer, type TriedTransfer, tryTransfer } from './transfer/tryTransfer'

/**
 * All reads of a chain. To add a read, write a function whose first parameter is the node, add a line here, and add an
 * endpoint to the store (such as those in `store/token/tokenReads.ts`).
 */
const READS = {
  checkContracts,
  tokenFacts: readTokenFacts,
  uiMultipliers: readUiMultipliers,
  balances: readBalances,
  pastBalances: readPastBalances,
  allowances: readAllowances,
  permit2Allowances: readPermit2Allowances,
  prices: sharedPrices,
  pairPrices: readPairPrices,
  tokenPools: readTokenPools,
  tradedVolume: readTradedVolume,
  historyReach: readHistoryReach,
  safety: readSafety,
  approvals: readApprovals,
  foundApprovals: readFoundApprovals,
  approvalSearch: searchApprovals,
  accountKind: readAccountKind,
  identity: readIdentity,
  resolvedName: resolveName,
  dataFees: readDataFees,
  balanceChanges: readBalanceChanges,
  coinChange: readCoinChange,
  transfer: readTransfer,
}

export interface ChainReader extends BoundReads<typeof READS>, HistoryReader, Simulation, Pick<Snapshots, 'snapshot'> {
  /** The result of the on-chain quoters for a quote, at the quote's block; null if the quoters are unavailable. */
  verify(chainId: number, quote: Quote, taxes: readonly TransferTax[]): Promise<Verified | null>
  /** The answers of V4Quoter about pools with hooks, at a block. */
  askHooks(chainId: number, blockNumber: number, questions: readonly HookedQuestion[]): Promise<HookedAnswer[]>
  tryTransfer(chainId: number, transfer: RequestedTransfer, gas?: bigint): Promise<TriedTransfer>
}

export function createChainReader(node: Node): ChainReader {
  const verification = createVerification(node)
  const { snapshot, invalidateTicks } = createSnapshots(node, verification)
  const simulation = createSimulation(node)
  return {
    ...boundTo(node, READS),
    ...createHistories(node),
    ...simulation,
    snapshot,
    askHooks: (chainId, blockNumber, questions) => verification.askHooks(chainId, blockNumber, questions),
    async verify(chainId, quote, taxes) {
      const verified = await verification.verify(chainId, quote, taxes)
      const isSame =
        verified && verified.amountIn === BigInt(quote.amountIn) && verified.amountOut === BigInt(quote.amountOut)
      // The cached ticks are outdated, because liquidity has changed in ticks that are not read with each block.
      if (!isSame) {
        invalidateTicks(
          chainId,
          quote.legs.flatMap(({ hops }) => hops.map(({ pool }) => pool)),
        )
      }
      return verified
    },
    tryTransfer: (chainId, transfer, gas) => tryTransfer(simulation, chainId, transfer, gas),
  }
}
