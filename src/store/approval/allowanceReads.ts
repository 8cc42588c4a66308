import type { Address } from '../../domain/chain/address'
import { type AccountArgs, injectReads, reading } from '../chainReads'
import { readHook } from '../readHook'

/**
 * Reads the allowances that an account has given for a token it may sell. This module is loaded with the trade card,
 * unlike `approvalReads`, which only the profile needs.
 */
export const allowanceReads = injectReads({
  endpoints: (build) => ({
    /**
     * The allowances of a token, in base units: that of the swap router and, if V4 is traded, those of Permit2 and of
     * the Universal Router within Permit2. The last one expires at `until` (Unix seconds). Null if the token does not
     * answer.
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
