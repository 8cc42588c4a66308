import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import { parseLastReads } from '../../boundary/lastReads'
import { namesChainOf } from '../../config/namesChain'
import type { Address } from '../../domain/chain/address'
import type { AtomicSupport } from '../../domain/wallet/batch'
import { isUnread, type PriceSeries, type SeriesAsk } from '../../domain/market/history'
import { lastBalance, lastIdentity } from '../../domain/page/lastRead'
import { NodeError, type NodeFailure } from '../../domain/chain/nodeError'
import type { TransferTax } from '../../domain/trade/pools/pool'
import type { Quote } from '../../domain/trade/quote'
import type { TradePlan } from '../../domain/trade/plan'
import type { PoolSnapshot } from '../../domain/trade/pools/snapshot'
import type { WalletId } from '../../domain/wallet/wallet'
import type { NotAToken, TokenFacts } from '../../services/token/erc20'
import { previewTrade, type TradePreview } from '../trade/preview/previewTrade'
import type { ApprovalPlace } from '../../services/approval/approvals'
import type { ApprovalSearch } from '../../services/approval/approvalSearch'
import { selectPartners } from '../token/pairs'
import { selectTradeChain } from './tradeChain'
import type { Services } from '../services'
import { failedTag, markFailures } from '../page/failed'

interface ReadError {
  failure: NodeFailure | 'unexpected'
  message: string
}

interface OfAccount {
  chainId: number
  account: Address
}

/** Nothing can be looked up for nobody: that is a mistake of the caller, not of the node. */
function requireAddress(account: string) {
  if (!account) throw new Error('address is required')
}

/** Runs a read with the services and turns what it throws into an error that can be stored. */
async function reading<T>(extra: unknown, read: (services: Services) => Promise<T>) {
  try {
    return { data: await read(extra as Services) }
  } catch (error) {
    if (error instanceof NodeError) return { error: { failure: error.failure, message: error.message } }
    throw error
  }
}

/** By which one reading of the past is read again, and no other. */
export const pastTag = (asked: unknown) => ({ type: 'Past' as const, id: JSON.stringify(asked) })

/**
 * Everything read from the chain: cached, shared and refetched by RTK Query. Amounts are decimal strings. What is
 * tagged `Block` is read again whenever the head is, what is tagged `Own` when one's own transaction is mined, see
 * `refreshOnBlock`. Whatever ended in an error is tagged `Failed` as well, see `markFailures` and `readFailedAgain`.
 */
export const chainReads = createApi({
  reducerPath: 'chainReads',
  baseQuery: fakeBaseQuery<ReadError>(),
  tagTypes: ['Block', 'Failed', 'Fee', 'Own', 'Past'],
  // What belongs together must be asked for together, or it does not travel in one request.
  invalidationBehavior: 'immediately',
  endpoints: (build) => ({
    getHead: build.query<{ number: number; timestamp: number; baseFee: string; readAt: number }, { chainId: number }>({
      queryFn: ({ chainId }, { extra }) =>
        reading(extra, async ({ node }) => {
          const { number, timestamp, baseFeePerGas } = await node.head(chainId)
          return { number, timestamp, baseFee: baseFeePerGas.toString(), readAt: Date.now() }
        }),
    }),

    getPriorityFee: build.query<string, { chainId: number }>({
      queryFn: ({ chainId }, { extra }) =>
        reading(extra, async ({ node }) => (await node.priorityFee(chainId)).toString()),
      providesTags: ['Fee'],
    }),

    getBalance: build.query<string, OfAccount>({
      queryFn: ({ chainId, account }, { extra }) =>
        reading(extra, async ({ node }) => {
          requireAddress(account)
          return (await node.balance(chainId, account)).toString()
        }),
      providesTags: ['Block'],
    }),

    /**
     * Null where a token does not answer; what has no contract on the chain is left out. Read again with each block, or
     * seldom: when one's own transaction is mined.
     */
    getTokenBalances: build.query<
      Record<Address, string | null>,
      OfAccount & { tokens: readonly Address[]; isSeldom?: true }
    >({
      queryFn: ({ chainId, account, tokens }, { extra }) =>
        reading(extra, async ({ chain }) => {
          const balances = await chain.balances(chainId, account, tokens)
          return Object.fromEntries(
            tokens.flatMap((token, index) => {
              const units = balances[index]
              return units === undefined ? [] : [[token, units?.toString() ?? null]]
            }),
          )
        }),
      providesTags: (_result, _error, { isSeldom }) => [isSeldom ? 'Own' : 'Block'],
    }),

    /** What a token says of itself on this chain; a text says why it is no token here. */
    getTokenFacts: build.query<
      (Omit<TokenFacts, 'totalSupply'> & { totalSupply: string }) | NotAToken,
      { chainId: number; token: Address }
    >({
      queryFn: ({ chainId, token }, { extra }) =>
        reading(extra, async ({ chain }) => {
          const facts = await chain.tokenFacts(chainId, token)
          return typeof facts === 'string' ? facts : { ...facts, totalSupply: facts.totalSupply.toString() }
        }),
      keepUnusedDataFor: 600,
    }),

    /** The pools between two tokens, which quotes are reckoned from; either order of the tokens is the same pair. */
    getSnapshot: build.query<PoolSnapshot, { chainId: number; pair: readonly [Address, Address] }>({
      queryFn: ({ chainId, pair: [a, b] }, { extra, getState }) => {
        const partners = selectPartners(getState() as Parameters<typeof selectPartners>[0])
        const said = [a, b].flatMap((token) => partners.get(token.toLowerCase()) ?? [])
        return reading(extra, ({ chain }) => chain.snapshot(chainId, a, b, said))
      },
      providesTags: ['Block'],
    }),

    /** What the chain's own quoters say to a quote at its block; null when they cannot do it. */
    getVerification: build.query<
      { blockNumber: number; amountIn: string; amountOut: string } | null,
      { chainId: number; quote: Quote; taxes: readonly TransferTax[] }
    >({
      queryFn: ({ chainId, quote, taxes }, { extra }) =>
        reading(extra, async ({ chain }) => {
          const said = await chain.verify(chainId, quote, taxes)
          return (
            said && {
              blockNumber: said.blockNumber,
              amountIn: said.amountIn.toString(),
              amountOut: said.amountOut.toString(),
            }
          )
        }),
      // An answer holds for its block.
      keepUnusedDataFor: 5,
    }),

    /** Whether a wallet takes several calls as one (EIP-5792). It may take its time to say so. */
    getAtomicSupport: build.query<AtomicSupport | null, OfAccount & { walletId: WalletId }>({
      queryFn: async ({ walletId, account, chainId }, { extra }) => ({
        data: await (extra as Services).wallets
          .get(walletId)
          .atomicBatch(account, chainId)
          .catch(() => null),
      }),
    }),

    /** What a planned trade would do to the account, tried out at the latest block, and what its calls say. */
    getPreview: build.query<TradePreview, TradePlan>({
      queryFn: (plan, { extra }) => reading(extra, (services) => previewTrade(plan, services)),
      providesTags: ['Block'],
      keepUnusedDataFor: 0,
    }),

    getPrices: build.query<
      Awaited<ReturnType<Services['chain']['prices']>>,
      { chainId: number; tokens: readonly Address[] }
    >({
      queryFn: ({ chainId, tokens }, { extra }) => reading(extra, ({ chain }) => chain.prices(chainId, tokens)),
      providesTags: ['Block'],
    }),

    getPairPrices: build.query<
      Awaited<ReturnType<Services['chain']['pairPrices']>>,
      { chainId: number; pairs: readonly (readonly [Address, Address])[] }
    >({
      queryFn: ({ chainId, pairs }, { extra }) => reading(extra, ({ chain }) => chain.pairPrices(chainId, pairs)),
      providesTags: ['Block'],
    }),

    getPools: build.query<Awaited<ReturnType<Services['chain']['tokenPools']>>, { chainId: number; token: Address }>({
      queryFn: ({ chainId, token }, { extra }) => reading(extra, ({ chain }) => chain.tokenPools(chainId, token)),
      providesTags: ['Block'],
    }),

    getAllowances: build.query<
      Record<Address, string | null>,
      OfAccount & { spender: Address; tokens: readonly Address[] }
    >({
      queryFn: ({ chainId, account, spender, tokens }, { extra }) =>
        reading(extra, async ({ chain }) => {
          const allowances = await chain.allowances(chainId, account, spender, tokens)
          return Object.fromEntries(tokens.map((token, index) => [token, allowances[index]?.toString() ?? null]))
        }),
      providesTags: ['Block'],
    }),

    /** Every approval of some tokens for some contracts; read again when one's own transaction is mined. */
    getApprovals: build.query<
      Awaited<ReturnType<Services['chain']['approvals']>>,
      OfAccount & { spenders: readonly Address[]; tokens: readonly Address[] }
    >({
      queryFn: ({ chainId, account, spenders, tokens }, { extra }) =>
        reading(extra, ({ chain }) => chain.approvals(chainId, account, spenders, tokens)),
      providesTags: ['Own'],
    }),

    /** The same for approvals that a search has found, of whatever token and contract. */
    getFoundApprovals: build.query<
      Awaited<ReturnType<Services['chain']['foundApprovals']>>,
      OfAccount & { places: readonly ApprovalPlace[] }
    >({
      queryFn: ({ chainId, account, places }, { extra }) =>
        reading(extra, ({ chain }) => chain.foundApprovals(chainId, account, places)),
      providesTags: ['Own'],
    }),

    /**
     * A search of all blocks for what an account has approved. It goes on for as long as somebody listens, and what it
     * has found so far is told all the while. Each `attempt` is a search of its own.
     */
    searchApprovals: build.query<ApprovalSearch & { isFailed: boolean }, OfAccount & { attempt: number }>({
      queryFn: () => ({ data: { searched: null, places: [], end: null, isFailed: false } }),
      async onCacheEntryAdded({ chainId, account }, api) {
        const listener = { isGone: false }
        void api.cacheEntryRemoved.then(() => (listener.isGone = true))
        await api.cacheDataLoaded
        try {
          for await (const step of (api.extra as Services).chain.approvalSearch(chainId, account)) {
            if (listener.isGone) return
            api.updateCachedData(() => ({ ...step, isFailed: false }))
          }
        } catch (error) {
          if (!(error instanceof NodeError)) throw error
          api.updateCachedData((search) => {
            search.isFailed = true
          })
        }
      },
      keepUnusedDataFor: 0,
    }),

    /** What the chain says of a token's contract, beyond the token itself. */
    getSafety: build.query<Awaited<ReturnType<Services['chain']['safety']>>, { chainId: number; token: Address }>({
      queryFn: ({ chainId, token }, { extra }) => reading(extra, ({ chain }) => chain.safety(chainId, token)),
      // It seldom changes; what a node has told only in part is asked for again.
      providesTags: (result, _error, asked) =>
        result && (result.codeSize === null || result.proxy === null) ? [failedTag('getSafety', asked)] : [],
      keepUnusedDataFor: 600,
    }),

    /**
     * Prices of the past, one series for each ask. Blocks that are long over do not change, so it is read now and then,
     * see `readPastAgain`.
     */
    getHistories: build.query<
      PriceSeries[],
      { chainId: number; asks: readonly SeriesAsk[]; span: { seconds: number; parts: number } }
    >({
      queryFn: ({ chainId, asks, span }, { extra, forced }) =>
        reading(extra, ({ chain }) => chain.histories(chainId, asks, span, forced)),
      providesTags: (result, _error, asked) => [
        pastTag(asked),
        ...(result?.some(({ reason }) => isUnread(reason)) ? [failedTag('getHistories', asked)] : []),
      ],
      keepUnusedDataFor: 600,
    }),

    getIdentity: build.query<{ name: string | null; avatar: string | null }, OfAccount>({
      queryFn: ({ chainId, account }, { extra }) =>
        reading(extra, ({ chain }) => {
          requireAddress(account)
          return chain.identity(chainId, account)
        }),
      keepUnusedDataFor: 3600,
    }),

    /** What earlier visits read of an account, to be shown until it is read anew; never to be reckoned with. */
    getLastReads: build.query<
      { balance: string | null; identity: { name: string | null; avatar: string | null } | null },
      OfAccount
    >({
      queryFn({ chainId, account }, { extra, getState }) {
        const namesChain = namesChainOf(selectTradeChain(getState() as Parameters<typeof selectTradeChain>[0]))
        const reads = parseLastReads((extra as Services).storage.read('lastReads'), Date.now())
        return {
          data: {
            balance: lastBalance(reads, { chainId, account }),
            identity: namesChain ? lastIdentity(reads, { chainId: namesChain.id, account }) : null,
          },
        }
      },
      keepUnusedDataFor: 0,
    }),

    /** Which contract carries trades out on the chain, or why none does. */
    getContractsCheck: build.query<Awaited<ReturnType<Services['chain']['checkContracts']>>, { chainId: number }>({
      queryFn: ({ chainId }, { extra }) => reading(extra, ({ chain }) => chain.checkContracts(chainId)),
      keepUnusedDataFor: Infinity,
    }),
  }),
})

markFailures(chainReads)

/** In place of what a read is asked for: nothing is read. */
export { skipToken } from '@reduxjs/toolkit/query/react'

export const {
  useGetHeadQuery,
  useGetPriorityFeeQuery,
  useGetBalanceQuery,
  useGetTokenBalancesQuery,
  useGetTokenFactsQuery,
  useGetSnapshotQuery,
  useGetVerificationQuery,
  useGetPreviewQuery,
  useGetAtomicSupportQuery,
  useGetPricesQuery,
  useGetPairPricesQuery,
  useGetPoolsQuery,
  useGetAllowancesQuery,
  useGetApprovalsQuery,
  useGetFoundApprovalsQuery,
  useSearchApprovalsQuery,
  useGetSafetyQuery,
  useGetHistoriesQuery,
  useGetIdentityQuery,
  useGetLastReadsQuery,
  useGetContractsCheckQuery,
} = chainReads
