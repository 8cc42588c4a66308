import { useMemo } from 'react'
import type { Address } from '#domain/chain/address'
import { LISTED_BALANCES_READ } from '#domain/token/limits'
import { type CurrencyId, NATIVE, type Token } from '#domain/token/token'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { useGetBalanceQuery, useGetTokenBalancesQuery } from '#store/token/tokenReads'
import { selectAccount } from '#store/wallet/connection'

function useTokenUnits(account: Address | null, tokens: readonly Address[]) {
  const { id: chainId } = useTradeChain()
  return useGetTokenBalancesQuery(
    { chainId, account: account ?? '0x', tokens },
    { skip: !account || tokens.length === 0 },
  ).currentData
}

/**
 * The account's balances in base units. Only the balances of the list's first tokens (in two requests) and of tokens
 * chosen before are read: ten thousand tokens would need twenty requests at every block. The trade card itself reads
 * the balance of a selected token.
 */
export function useTokenHoldings(tokens: readonly Token[], chosen: readonly CurrencyId[]) {
  const { id: chainId } = useTradeChain()
  const account = useAppSelector(selectAccount)
  const half = LISTED_BALANCES_READ / 2
  const [head, tail, others] = useMemo(() => {
    const addresses = tokens.slice(0, LISTED_BALANCES_READ).map(({ address }) => address)
    const read = new Set<CurrencyId>(addresses)
    return [
      addresses.slice(0, half),
      addresses.slice(half),
      chosen.filter((id): id is Address => id !== NATIVE && !read.has(id)),
    ]
  }, [tokens, chosen, half])
  const native = useGetBalanceQuery({ chainId, account: account ?? '0x' }, { skip: !account }).currentData
  const first = useTokenUnits(account, head)
  const second = useTokenUnits(account, tail)
  const third = useTokenUnits(account, others)
  return useMemo(() => {
    const all = [...Object.entries({ ...first, ...second, ...third }), [NATIVE, native ?? null] as const]
    return new Map(all.flatMap(([id, units]) => (units ? [[id as CurrencyId, BigInt(units)] as const] : [])))
  }, [first, second, third, native])
}
