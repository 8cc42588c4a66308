import type { Address } from '#domain/chain/address'
import { skipToken } from '#store/chainReads'
import { useGetSafetyQuery } from '#store/token/tokenReads'

/** Whether a contract's code can be replaced. A minimal proxy always runs the same code. Undefined while unknown. */
function useIsUpgradeable(chainId: number, contract: Address | undefined): boolean | undefined {
  const { currentData } = useGetSafetyQuery(contract ? { chainId, token: contract } : skipToken)
  if (!currentData) return undefined
  const { proxy } = currentData
  return typeof proxy === 'object' && proxy !== null && proxy.kind !== 'clone'
}

/** Those of the first three contracts whose code can be replaced. */
export function useUpgradeable(chainId: number, contracts: readonly Address[]): Address[] {
  const [first, second, third] = contracts
  const upgradeable = [
    useIsUpgradeable(chainId, first),
    useIsUpgradeable(chainId, second),
    useIsUpgradeable(chainId, third),
  ]
  return contracts.filter((_, at) => upgradeable[at])
}
