import { useMemo } from 'react'
import { supportedChain } from '../../config/chains'
import { deploymentOf } from '../../config/deployments'
import type { Address } from '../../domain/address'
import type { Token } from '../../domain/token'
import { useGetAllowancesQuery } from '../../store/queries/chainReads'
import { useTokens } from './useCurrencies'
import type { Holding } from './useHoldings'

const chainId = supportedChain.id
const spender = deploymentOf(chainId)?.swapRouter

export interface OpenApproval {
  token: Token
  allowance: bigint
  balance: bigint | null
  usd: bigint | null
}

/** The listed tokens of an account that the swap contract may take. */
export function useApprovals(
  account: Address | null,
  balances: Record<Address, string | null> | undefined,
  holdings: readonly Holding[],
) {
  const tokens = useTokens()
  const addresses = useMemo(() => tokens.map(({ address }) => address), [tokens])
  const { currentData, isError, refetch } = useGetAllowancesQuery(
    { chainId, account: account ?? '0x', spender: spender ?? '0x', tokens: addresses },
    { skip: !account || !spender || addresses.length === 0 },
  )
  const approvals = tokens.flatMap((token): OpenApproval[] => {
    const allowance = BigInt(currentData?.[token.address] ?? 0)
    const balance = balances?.[token.address] ?? null
    if (allowance === 0n) return []
    return [
      {
        token,
        allowance,
        balance: balance === null ? null : BigInt(balance),
        usd: holdings.find((holding) => holding.token.address === token.address)?.usd ?? null,
      },
    ]
  })
  return { approvals, status: currentData ? 'ready' : isError ? 'failed' : 'loading', refetch } as const
}
