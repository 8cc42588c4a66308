import type { Address } from '#domain/chain/address'
import type { ApprovalPlace } from '#domain/approval/approval'
import type { Services } from '../services'
import { injectReads, type AccountArgs, readWith } from '../chainReads'
import { readHook } from '../readHook'
import { followSearch, NOT_SEARCHED, type Searched } from './followSearch'

export const approvalReads = injectReads({
  endpoints: (build) => ({
    /** Refetched when one of the account's transactions is mined. */
    getApprovals: build.query({
      queryFn: readWith(
        (
          { chain },
          { chainId, account, ...scope }: AccountArgs & { spenders: readonly Address[]; tokens: readonly Address[] },
        ) => chain.approvals(chainId, account, scope),
      ),
      providesTags: ['Own'],
    }),

    /** The current allowances of the approvals that a search has found. */
    getFoundApprovals: build.query({
      queryFn: readWith(({ chain }, { chainId, account, places }: AccountArgs & { places: readonly ApprovalPlace[] }) =>
        chain.foundApprovals(chainId, account, places),
      ),
      providesTags: ['Own'],
    }),

    /** Runs while there is a subscriber, and updates the data after each step. A new `attempt` starts a new search. */
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
