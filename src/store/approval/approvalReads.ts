import type { Address } from '../../domain/chain/address'
import type { ApprovalPlace } from '../../domain/approval/approval'
import type { Services } from '../services'
import { injectReads, type AccountArgs, reading } from '../chainReads'
import { readHook } from '../readHook'
import { followSearch, NOT_SEARCHED, type Searched } from './followSearch'

/** Reads all approvals of an account, for the profile. */
export const approvalReads = injectReads({
  endpoints: (build) => ({
    /** The approvals of these tokens for these spenders, refetched when one of the account's transactions is mined. */
    getApprovals: build.query<
      Awaited<ReturnType<Services['chain']['approvals']>>,
      AccountArgs & { spenders: readonly Address[]; tokens: readonly Address[] }
    >({
      queryFn: ({ chainId, account, spenders, tokens }, { extra }) =>
        reading(extra, ({ chain }) => chain.approvals(chainId, account, { spenders, tokens })),
      providesTags: ['Own'],
    }),

    /** The current allowances of approvals that a search has found, of any token and spender. */
    getFoundApprovals: build.query<
      Awaited<ReturnType<Services['chain']['foundApprovals']>>,
      AccountArgs & { places: readonly ApprovalPlace[] }
    >({
      queryFn: ({ chainId, account, places }, { extra }) =>
        reading(extra, ({ chain }) => chain.foundApprovals(chainId, account, places)),
      providesTags: ['Own'],
    }),

    /**
     * A search of all blocks for an account's approvals. It runs as long as there is a subscriber, and updates its
     * data with each step. Each `attempt` is a separate search.
     */
    searchApprovals: build.query<Searched<ApprovalPlace>, AccountArgs & { attempt: number }>({
      queryFn: () => ({ data: NOT_SEARCHED }),
      onCacheEntryAdded: ({ chainId, account }, api) =>
        followSearch(api, () => (api.extra as Services).chain.approvalSearch(chainId, account)),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const useGetApprovalsQuery = readHook(approvalReads.endpoints.getApprovals)
export const useGetFoundApprovalsQuery = readHook(approvalReads.endpoints.getFoundApprovals)
export const useSearchApprovalsQuery = readHook(approvalReads.endpoints.searchApprovals)
