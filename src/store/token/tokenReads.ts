import { unknownSymbol, unnamedToken } from '#copy/token/token'
import { isTokenOffered } from '#config/settings'
import type { Address } from '#domain/chain/address'
import type { Services } from '../services'
import { failedTag } from '../failed'
import { injectReads, type AccountArgs, readWith, requireAddress, type TokenArgs } from '../chainReads'
import { readHook } from '../readHook'
import type { NotAToken, TokenFacts } from '#services/token/erc20'

/** A token's metadata from its contract, with placeholders for missing fields. */
export interface NamedToken {
  symbol: string
  name: string
  decimals: number
  /** The total supply in base units, as a decimal string. */
  totalSupply: string
  missing?: readonly ('symbol' | 'name')[]
}

function namedToken({ symbol, name, decimals, totalSupply }: TokenFacts): NamedToken {
  const missing = [...(symbol === null ? ['symbol' as const] : []), ...(name === null ? ['name' as const] : [])]
  return {
    symbol: symbol ?? unknownSymbol,
    name: name ?? symbol ?? unnamedToken,
    decimals,
    totalSupply: totalSupply.toString(),
    ...(missing.length > 0 && { missing }),
  }
}

export const tokenReads = injectReads({
  endpoints: (build) => ({
    getBalance: build.query<string, AccountArgs>({
      queryFn: readWith(async ({ node }, { chainId, account }) => {
        requireAddress(account)
        return (await node.balance(chainId, account)).toString()
      }),
      providesTags: ['Block'],
    }),

    /**
     * Balances in base units; null for a token that does not respond. Addresses without a contract are omitted.
     * Refetched with each block or, with `isReadRarely`, when one of the account's transactions is mined.
     */
    getTokenBalances: build.query<
      Record<Address, string | null>,
      AccountArgs & { tokens: readonly Address[]; isReadRarely?: true }
    >({
      queryFn: readWith(async ({ chain }, { chainId, account, tokens }) => {
        const balances = await chain.balances(chainId, account, tokens)
        return Object.fromEntries(
          tokens.flatMap((token, index) => {
            const units = balances[index]
            return units === undefined ? [] : [[token, units?.toString() ?? null]]
          }),
        )
      }),
      providesTags: (_result, _error, { isReadRarely }) => [isReadRarely ? 'Own' : 'Block'],
    }),

    /** Balances of the native coin and of tokens after a past block, which do not change. */
    getPastBalances: build.query<
      Awaited<ReturnType<Services['chain']['pastBalances']>>,
      AccountArgs & { tokens: readonly Address[]; blockNumber: number }
    >({
      queryFn: readWith(({ chain }, { chainId, account, tokens, blockNumber }) =>
        chain.pastBalances(chainId, account, { tokens, blockNumber }),
      ),
      keepUnusedDataFor: 600,
    }),

    /** A string is the reason why the address cannot be traded as a token on this chain. */
    getTokenFacts: build.query<NamedToken | NotAToken | 'notOffered', TokenArgs>({
      queryFn: readWith(async ({ chain }, { chainId, token }) => {
        if (!isTokenOffered(token)) return 'notOffered'
        const facts = await chain.tokenFacts(chainId, token)
        return typeof facts === 'string' ? facts : namedToken(facts)
      }),
      keepUnusedDataFor: 600,
    }),

    /**
     * The multipliers of tokens' amounts (see `TokenScale`); null for a token without one. Tokens of which it is unknown
     * are omitted. The result includes the chain id, because one address may be different tokens on two networks.
     */
    getUiMultipliers: build.query<
      { chainId: number; of: Readonly<Record<Address, string | null>> },
      { chainId: number; tokens: readonly Address[] }
    >({
      queryFn: readWith(async ({ chain }, { chainId, tokens }) => ({
        chainId,
        of: await chain.uiMultipliers(chainId, tokens),
      })),
      // A multiplier changes at a time that its contract has announced, without a transaction.
      providesTags: (result, _error, { tokens }) =>
        result && tokens.some((token) => result.of[token] !== null) ? ['Block'] : [],
      keepUnusedDataFor: 600,
    }),

    /** The chains on which an address is a token, without silent ones. If none responds, the result is an error. */
    getTokenElsewhere: build.query<
      { chainId: number; symbol: string }[],
      { chainIds: readonly number[]; token: Address }
    >({
      queryFn: readWith(async ({ chain }, { chainIds, token }) => {
        const read = await Promise.allSettled(chainIds.map((chainId) => chain.tokenFacts(chainId, token)))
        const [first] = read
        if (first?.status === 'rejected' && read.every(({ status }) => status === 'rejected')) throw first.reason
        return read.flatMap((each, at) => {
          const chainId = chainIds[at]
          if (chainId === undefined || each.status === 'rejected' || typeof each.value === 'string') return []
          return [{ chainId, symbol: namedToken(each.value).symbol }]
        })
      }),
    }),

    getSafety: build.query<Awaited<ReturnType<Services['chain']['safety']>>, TokenArgs>({
      queryFn: readWith(({ chain }, { chainId, token }) => chain.safety(chainId, token)),
      // The facts rarely change, so only an incomplete result is read again, like a failed read.
      providesTags: (result, _error, args) =>
        result && (result.codeSize === null || result.proxy === null) ? [failedTag('getSafety', args)] : [],
      keepUnusedDataFor: 600,
    }),
  }),
})

export const useGetBalanceQuery = readHook(tokenReads.endpoints.getBalance)
export const useGetTokenBalancesQuery = readHook(tokenReads.endpoints.getTokenBalances)
export const useGetPastBalancesQuery = readHook(tokenReads.endpoints.getPastBalances)
export const useGetTokenFactsQuery = readHook(tokenReads.endpoints.getTokenFacts)
export const useGetUiMultipliersQuery = readHook(tokenReads.endpoints.getUiMultipliers)
export const useGetTokenElsewhereQuery = readHook(tokenReads.endpoints.getTokenElsewhere)
export const useGetSafetyQuery = readHook(tokenReads.endpoints.getSafety)
