import { useMemo } from 'react'
import { supportedChain } from '../../config/chains'
import { SPENDERS } from '../../config/spenders'
import type { Address } from '../../domain/address'
import type { Token } from '../../domain/token'
import { useGetApprovalsQuery } from '../../store/queries/chainReads'
import { useGetTokensQuery } from '../../store/queries/lists'
import { useKnownTokens, type useHoldings } from './useHoldings'
import { useUsdPrices } from './useUsdPrices'

const chainId = supportedChain.id
const spenders = SPENDERS.map(({ address }) => address)

export interface OpenApproval {
  token: Token
  spender: Address
  /** Base units. */
  amount: bigint
  /** As the token tells them; null where neither it nor its list does. */
  decimals: number | null
  /** What the account has of it; null where that could not be read. */
  balance: bigint | null
  usd: bigint | null
}

/** The approvals of an account: its known tokens for the known contracts, in the order of the tokens. */
export function useApprovals(
  account: Address | null,
  { holdings, balances }: Pick<ReturnType<typeof useHoldings>, 'holdings' | 'balances'>,
) {
  const tokens = useKnownTokens()
  const isListAwaited = useGetTokensQuery(undefined).isLoading
  const addresses = useMemo(() => tokens.map(({ address }) => address), [tokens])
  const skip = !account || isListAwaited || addresses.length === 0 || spenders.length === 0
  const { currentData, isError, isFetching, refetch } = useGetApprovalsQuery(
    { chainId, account: account ?? '0x', spenders, tokens: addresses },
    { skip },
  )
  const known = new Map(holdings.map((holding) => [holding.token.address, holding]))
  const open = (currentData?.open ?? []).flatMap((approval) => {
    const token = tokens.find(({ address }) => address === approval.token)
    return token ? [{ ...approval, token }] : []
  })
  // A token that is not held has no price asked for, by which its decimals would be known.
  const odd = open.filter(({ token }) => token.decimals === null && !known.has(token.address))
  const asked = useUsdPrices(odd.map(({ token }) => token.address))
  const approvals = open.map(({ token, spender, amount }): OpenApproval => {
    const holding = known.get(token.address)
    const units = balances?.[token.address]
    const said = asked.prices?.tokens.find((price) => price.token === token.address)?.decimals
    return {
      token,
      spender,
      amount: BigInt(amount),
      decimals: holding ? holding.decimals : (token.decimals ?? said ?? null),
      balance: units === undefined || units === null ? null : BigInt(units),
      usd: holding?.usd ?? null,
    }
  })
  return {
    approvals,
    unread: currentData?.unread ?? 0,
    isFetching,
    status: currentData || (skip && !isListAwaited) ? 'ready' : isError ? 'failed' : 'loading',
    refetch() {
      if (!skip) void refetch()
    },
  } as const
}
