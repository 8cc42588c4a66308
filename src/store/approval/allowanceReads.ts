import type { Address } from '#domain/chain/address'
import { type AccountArgs, injectReads, readWith } from '../chainReads'
import { readHook } from '../readHook'

/** This module is separate from `approvalReads`, because it is loaded with the trade card. */
export const allowanceReads = injectReads({
  endpoints: (build) => ({
    /**
     * The allowances of a token, in base units: those of the swap router, of PancakeSwap's router, of Permit2, and of
     * the Universal Router within Permit2. The Universal Router's allowance expires at `until` (Unix seconds). Null if
     * the token does not answer.
     */
    getAllowances: build.query<
      { swapRouter: string; permit2: string; universalRouter: string; until: number; ofSmartRouter?: string } | null,
      AccountArgs & { token: Address; spender: Address; throughPermit2: Address | undefined; smartRouter?: Address }
    >({
      queryFn: readWith(async ({ chain }, { chainId, account: owner, token, spender, throughPermit2, smartRouter }) => {
        const [[swapRouter], permit2, ofOther] = await Promise.all([
          chain.allowances(chainId, { owner, spender, tokens: [token] }),
          throughPermit2 && chain.permit2Allowances(chainId, { owner, token, spender: throughPermit2 }),
          smartRouter && chain.allowances(chainId, { owner, spender: smartRouter, tokens: [token] }),
        ])
        const other = ofOther?.[0]
        const { token: toPermit2 = 0n, router = 0n, until = 0 } = permit2 ?? {}
        return typeof swapRouter === 'bigint'
          ? {
              swapRouter: `${swapRouter}`,
              permit2: `${toPermit2}`,
              universalRouter: `${router}`,
              until,
              ...(typeof other === 'bigint' && { ofSmartRouter: `${other}` }),
            }
          : null
      }),
      providesTags: ['Block'],
    }),
  }),
})

export const useGetAllowancesQuery = readHook(allowanceReads.endpoints.getAllowances)
