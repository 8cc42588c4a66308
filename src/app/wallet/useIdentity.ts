import { type Address, displayName } from '#domain/chain/address'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { selectAddressName } from '#store/wallet/addressBook'
import { useGetIdentityQuery, useGetLastReadsQuery } from '#store/wallet/walletReads'

const UNKNOWN = { name: null, avatar: null }

/**
 * The name and avatar of an account, or substitutes derived from its address. The name is that of the address book,
 * before the ENS name. The values of an earlier visit are returned until the current ones are read.
 */
export function useIdentity(account: Address | null) {
  const { id: chainId } = useTradeChain()
  const args = { chainId, account: account ?? '0x' } as const
  const named = useGetIdentityQuery(args, { skip: !account })
  const { currentData: last } = useGetLastReadsQuery(args, { skip: !account })
  const identity = named.currentData ?? last?.identity ?? null
  const ownName = useAppSelector((state) => selectAddressName(state, account))
  const { name: ensName, avatar } = identity ?? UNKNOWN
  const name = ownName ?? ensName
  return {
    name,
    avatar,
    displayName: account ? displayName(account, name) : '',
    isLoading: named.isLoading && !identity,
  }
}
