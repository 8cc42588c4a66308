import { chainById } from '#config/chains'
import { balanceAmount, exactText, shortBalance, withSymbol } from '#domain/token/amount'
import { nativeCurrencyOf } from '#domain/chain/chain'
import { awaitsOwners, isAwaited } from '#domain/transaction/transaction'
import { useStoreContext, useAppSelector } from '#store/hooks'
import { useGetBalanceQuery } from '#store/token/tokenReads'
import { useGetLastReadsQuery } from '#store/wallet/walletReads'
import { selectWalletChainId } from '#store/chain/walletChain'
import { selectAccount } from '#store/wallet/connection'
import { selectTransactionsOf } from '#store/transaction/transactions'
import { useIdentity } from '../wallet/useIdentity'

/**
 * The connected account's name and avatar, and its balance and transactions on the wallet's network. The name, avatar
 * and balance of an earlier visit are returned until the current ones are read.
 */
export function useAccountSummary() {
  useStoreContext('useAccountSummary')
  const address = useAppSelector(selectAccount)
  const chainId = useAppSelector(selectWalletChainId)
  const transactions = useAppSelector((state) => selectTransactionsOf(state, address, chainId))
  const pending = transactions.filter(isAwaited)
  const chain = chainById(chainId)
  const account = address ?? '0x'
  const read = useGetBalanceQuery({ chainId: chain?.id ?? 0, account }, { skip: !address || !chain })
  const identity = useIdentity(address)
  const { currentData: last } = useGetLastReadsQuery({ chainId: chain?.id ?? 0, account }, { skip: !address })

  const live = read.currentData ?? null
  const shown = live ?? last?.balance ?? null
  const coin = nativeCurrencyOf(chain)
  const inSymbol = (format: typeof balanceAmount) =>
    shown === null ? null : withSymbol(format(BigInt(shown), coin), coin.symbol)

  return {
    address,
    chain,
    ensName: identity.name,
    ensAvatar: identity.avatar,
    isIdentityLoading: identity.isLoading,
    displayName: identity.displayName,
    balance: inSymbol(balanceAmount),
    /** The same, shorter and in full, for where both are shown. */
    shortBalance: inSymbol(shortBalance),
    exactBalance: inSymbol(exactText),
    isBalanceStale: live === null && shown !== null,
    /** Whether the balance is unknown and is not being read. */
    isBalanceMissing: shown === null && (!chain || read.hasFailed),
    transactions,
    pending: pending.length,
    areForOwners: pending.length > 0 && pending.every(awaitsOwners),
  }
}
