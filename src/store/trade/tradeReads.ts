import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Address } from '#domain/chain/address'
import type { TransferTax } from '#domain/pool/pool'
import type { TradePlan } from '#domain/trade/plan'
import type { PoolSnapshot } from '#domain/pool/snapshot'
import { previewTrade } from './previewTrade'
import type { TradePreview } from './tradeSteps'
import { selectPartners } from '../market/pairs'
import { injectReads, readWith } from '../chainReads'
import { readHook } from '../readHook'
import type { Quote } from '#domain/trade/quote'
import type { HookedAnswer, HookedQuestion } from '#domain/trade/search/hookedTrade'

export const tradeReads = injectReads({
  endpoints: (build) => ({
    /** The pools for trades between two tokens, whose order does not matter. */
    getSnapshot: build.query<PoolSnapshot, { chainId: number; pair: readonly [Address, Address] }>({
      queryFn: readWith(({ chain }, { chainId, pair: [a, b] }, { getState }: BaseQueryApi) => {
        const partners = selectPartners(getState() as Parameters<typeof selectPartners>[0])
        const known = [a, b].flatMap((token) => partners.get(token.toLowerCase()) ?? [])
        return chain.snapshot(chainId, a, b, known)
      }),
      providesTags: ['Block'],
    }),

    /** What the on-chain quoters say at the quote's block; null if the chain cannot execute the quote. */
    getVerification: build.query<
      { blockNumber: number; amountIn: string; amountOut: string } | null,
      { chainId: number; quote: Quote; taxes: readonly TransferTax[] }
    >({
      queryFn: readWith(async ({ chain }, { chainId, quote, taxes }) => {
        const verified = await chain.verify(chainId, quote, taxes)
        return (
          verified && {
            blockNumber: verified.blockNumber,
            amountIn: verified.amountIn.toString(),
            amountOut: verified.amountOut.toString(),
          }
        )
      }),
      // A result is valid only for its block, so it is cached only briefly.
      keepUnusedDataFor: 5,
    }),

    /** The answers of V4Quoter about pools with hooks, at a block. They are cached as briefly as verifications. */
    getHookedAnswers: build.query<
      HookedAnswer[],
      { chainId: number; blockNumber: number; questions: readonly HookedQuestion[] }
    >({
      queryFn: readWith(({ chain }, { chainId, blockNumber, questions }) =>
        chain.askHooks(chainId, blockNumber, questions),
      ),
      keepUnusedDataFor: 5,
    }),

    /** The decoded calls of a trade plan, and their simulated effect on the account at the latest block. */
    getPreview: build.query<TradePreview, TradePlan>({
      queryFn: readWith((services, plan) => previewTrade(plan, services)),
      providesTags: ['Block'],
      keepUnusedDataFor: 0,
    }),
  }),
})

export const useGetSnapshotQuery = readHook(tradeReads.endpoints.getSnapshot)
export const useGetVerificationQuery = readHook(tradeReads.endpoints.getVerification)
export const useGetHookedAnswersQuery = readHook(tradeReads.endpoints.getHookedAnswers)
export const useGetPreviewQuery = readHook(tradeReads.endpoints.getPreview)
