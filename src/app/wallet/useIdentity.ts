import { type Address, displayName } from '../../domain/chain/address'
import { useTradeChain } from '../../store/hooks'
import { useGetIdentityQuery, useGetLastReadsQuery } from '../../store/wallet/walletReads'
import { namesChainOf } from '../../config/chains'

const UNKNOWN = { name: null, avatar: null }

/**
 * The ENS name and avatar of an account, or substitutes derived from its address. The values of an earlier visit are
 * returned until the current ones are read.
 */
export function useIdentity(account: Address | null) {
  const tradeChain = useTradeChain()
  const namesChain = namesChainOf(tradeChain)
  const skip = !account
  const of = account ?? '0x'
  const named = useGetIdentityQuery({ chainId: namesChain?.id ?? 0, account: of }, { skip: skip || !namesChain })
  const { currentData: last } = useGetLastReadsQuery({ chainId: tradeChain.id, account: of }, { skip })
  const identity = named.currentData ?? last?.identity ?? null
  const { name, avatar } = identity ?? UNKNOWN
  return {
    name,
    avatar,
    displayName: account ? displayName(account, name) : '',
    isLoading: named.isLoading && !identity,
  }
}
