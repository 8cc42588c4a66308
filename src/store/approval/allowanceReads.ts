import type { Address } from '../../domain/chain/address'
import { type AccountArgs, injectReads, reading } from '../chainReads'
import { readHook } from '../readHook'

/**
 * Allowances that an account has given for a token it may sell. Loaded with the trade card, unlike the profile's
 * approvals.
 */
export const allowanceReads = injectReads({
  endpoints: (build) => ({
    /**
     * What contracts may take of a token, in base units: the one that takes it itself, and where V4 is traded on the one
     * that takes it through Permit2, until a Unix time. Null where the token does not answer.
     */
    getAllowances: build.query<
      { swapRouter: string; permit2: string; universalRouter: string; until: number } | null,
      AccountArgs & { token: Address; spender: Address; throughPermit2: Address | undefined }
    >({
      queryFn: ({ chainId, account: owner, token, spender, throughPermit2 }, { extra }) =>
        reading(extra, async ({ chain }) => {
          const [[swapRouter], permit2] = await Promise.all([
            chain.allowances(chainId, { owner, spender, tokens: [token] }),
            throughPermit2 && chain.permit2Allowances(chainId, { owner, token, spender: throughPermit2 }),
          ])
          const { token: toPermit2 = 0n, router = 0n, until = 0 } = permit2 ?? {}
          return typeof swapRouter === 'bigint'
            ? { swapRouter: `${swapRouter}`, permit2: `${toPermit2}`, universalRouter: `${router}`, until }
            : null
        }),
      providesTags: ['Block'],
    }),
  }),
})

export const useGetAllowancesQuery = readHook(allowanceReads.endpoints.getAllowances)
