import type { Receipt } from '../boundary/node'
import type { Address } from '../domain/chain/address'
import { loadPart } from '../domain/page/loadPart'
import type { TransferTax } from '../domain/trade/pools/pool'
import type { TokenSafety } from '../domain/token/tokenSafety'
import type { Quote } from '../domain/trade/quote'
import {
  type ApprovalPlace,
  type Approvals,
  type FoundApproval,
  readApprovals,
  readFoundApprovals,
} from './approval/approvals'
import type { ApprovalSearch } from './approval/approvalSearch'
import { type NotAToken, readAllowances, readBalances, readTokenFacts, type TokenFacts } from './token/erc20'
import type { Identity } from './wallet/ens'
import { createHistories, type Histories } from './market/history/history'
import type { Node } from './rpc/node'
import { type PairPrices, readPairPrices, readTokenPools, type TokenPool } from './market/poolMarkets'
import { type Prices, readPrices } from './market/prices'
import { readSafety } from './token/safety'
import { readBalanceChanges } from './transaction/balanceChanges'
import { checkContracts, type ContractsCheck } from './chain/selfCheck'
import { createSimulation, type Simulation } from './trade/simulate'
import { createSnapshots, type Snapshots } from './trade/pools/snapshot'
import { createVerification, type Verified } from './trade/verify'

/** Everything the product reads from a chain, on top of its node. */
export interface ChainReader extends Simulation, Histories, Pick<Snapshots, 'snapshot'> {
  /** What the chain's own quoters say to a quote, at its block; null when they cannot do it. */
  verify(chainId: number, quote: Quote, taxes: readonly TransferTax[]): Promise<Verified | null>
  checkContracts(chainId: number): Promise<ContractsCheck>
  tokenFacts(chainId: number, token: Address): Promise<TokenFacts | NotAToken>
  balances(chainId: number, owner: Address, tokens: readonly Address[]): Promise<(bigint | null | undefined)[]>
  /** How much a transaction changed an account's balances; null where that cannot be told. Throws a NodeError. */
  balanceChanges(
    chainId: number,
    account: Address,
    tokens: readonly Address[],
    receipt: Pick<Receipt, 'blockNumber' | 'logs'>,
  ): Promise<(bigint | null)[]>
  allowances(chainId: number, owner: Address, spender: Address, tokens: readonly Address[]): Promise<(bigint | null)[]>
  approvals(
    chainId: number,
    owner: Address,
    spenders: readonly Address[],
    tokens: readonly Address[],
  ): Promise<Approvals>
  /** The live amounts of approvals that a search has found. */
  foundApprovals(
    chainId: number,
    owner: Address,
    places: readonly ApprovalPlace[],
  ): Promise<{ open: FoundApproval[]; unread: number }>
  /** Searches the whole chain for what an account has approved, and tells how far it has come. */
  approvalSearch(chainId: number, owner: Address): AsyncIterable<ApprovalSearch>
  safety(chainId: number, token: Address): Promise<TokenSafety>
  prices(chainId: number, tokens: readonly Address[]): Promise<Prices>
  pairPrices(chainId: number, pairs: readonly (readonly [Address, Address])[]): Promise<PairPrices>
  tokenPools(chainId: number, token: Address): Promise<{ blockNumber: number; pools: TokenPool[] }>
  identity(chainId: number, account: Address): Promise<Identity>
}

export function createChainReader(node: Node): ChainReader {
  const verification = createVerification(node)
  const { snapshot, forgetTicks } = createSnapshots(node, verification)
  return {
    ...createSimulation(node),
    ...createHistories(node),
    snapshot,
    async verify(chainId, quote, taxes) {
      const said = await verification.verify(chainId, quote, taxes)
      const isSame = said && said.amountIn === BigInt(quote.amountIn) && said.amountOut === BigInt(quote.amountOut)
      // Somebody has added or removed liquidity out of sight of what is read at each block.
      if (!isSame) {
        forgetTicks(
          chainId,
          quote.legs.flatMap(({ hops }) => hops.map(({ pool }) => pool)),
        )
      }
      return said
    },
    checkContracts: (chainId) => checkContracts(node, chainId),
    tokenFacts: (chainId, token) => readTokenFacts(node, chainId, token),
    balances: (chainId, owner, tokens) => readBalances(node, chainId, owner, tokens),
    balanceChanges: (chainId, account, tokens, receipt) => readBalanceChanges(node, chainId, { account, tokens }, receipt),
    allowances: (chainId, owner, spender, tokens) => readAllowances(node, chainId, owner, spender, tokens),
    approvals: (chainId, owner, spenders, tokens) => readApprovals(node, chainId, owner, spenders, tokens),
    foundApprovals: (chainId, owner, places) => readFoundApprovals(node, chainId, owner, places),
    async *approvalSearch(chainId, owner) {
      // Wanted on the profile page alone, as are the settings.
      const { searchApprovals } = await loadPart(
        () => import(/* webpackChunkName: "profile-settings" */ './approval/approvalSearch'),
      )
      yield* searchApprovals(node, chainId, owner)
    },
    safety: (chainId, token) => readSafety(node, chainId, token),
    prices: (chainId, tokens) => readPrices(node, chainId, tokens),
    pairPrices: (chainId, pairs) => readPairPrices(node, chainId, pairs),
    tokenPools: (chainId, token) => readTokenPools(node, chainId, token),
    async identity(chainId, account) {
      const { readIdentity } = await loadPart(() => import(/* webpackChunkName: "ens" */ './wallet/ens'))
      return readIdentity(node, chainId, account)
    },
  }
}
