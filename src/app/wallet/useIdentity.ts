import { type Address, displayName } from '../../domain/chain/address'
import { useTradeChain } from '../../store/hooks'
import { useGetIdentityQuery, useGetLastReadsQuery } from '../../store/wallet/walletReads'

const UNKNOWN = { name: null, avatar: null }

/**
 * The ENS name and avatar of an account, or substitutes derived from its address. The values of an earlier visit are
 * returned until the current ones are read.
 */
export function useIdentity(account: Address | null) {
  const { id: chainId } = useTradeChain()
  const args = { chainId, account: account ?? '0x' } as const
  const named = useGetIdentityQuery(args, { skip: !account })
  const { currentData: last } = useGetLastReadsQuery(args, { skip: !account })
  const identity = named.currentData ?? last?.identity ?? null
  const { name, avatar } = identity ?? UNKNOWN
  return {
    name,
    avatar,
    displayName: account ? displayName(account, name) : '',
    isLoading: named.isLoading && !identity,
  }
}
