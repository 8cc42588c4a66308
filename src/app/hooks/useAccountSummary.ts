import { chainById } from '../../config/chains'
import { shortBalance } from '../../domain/amount'
import { displayName } from '../../domain/address'
import { currencyOf } from '../../domain/chain'
import { useAppSelector } from '../../store/hooks'
import { useGetBalanceQuery, useGetIdentityQuery } from '../../store/queries/chainReads'
import { selectChainId } from '../../store/slices/chain'
import { selectAccount } from '../../store/slices/connection'
import { selectTransactionsOf } from '../../store/slices/transactions'
import { supportedChain } from '../../config/chains'

/** The connected account as it is shown: name, picture, balance on its chain, and its transactions there. */
export function useAccountSummary() {
  const address = useAppSelector(selectAccount)
  const chainId = useAppSelector(selectChainId)
  const transactions = useAppSelector((state) => selectTransactionsOf(state, address, chainId))
  const chain = chainById(chainId)
  const balance = useGetBalanceQuery(
    { chainId: chain?.id ?? 0, account: address ?? '0x' },
    { skip: !address || !chain },
  ).currentData
  // Names belong to the chain of this deployment, whatever chain the wallet is on.
  const identity = useGetIdentityQuery({ chainId: supportedChain.id, account: address ?? '0x' }, { skip: !address })
  const { symbol, decimals } = currencyOf(chain)
  const ensName = identity.currentData?.name ?? null

  return {
    address,
    chain,
    ensName,
    ensAvatar: identity.currentData?.avatar ?? null,
    isIdentityLoading: identity.isLoading,
    displayName: address ? displayName(address, ensName) : '',
    balanceUnits: balance === undefined ? null : BigInt(balance),
    /** With its symbol; null while it is not known. */
    balance: balance === undefined ? null : `${shortBalance(BigInt(balance), decimals)} ${symbol}`,
    transactions,
    pending: transactions.filter(({ status }) => status === 'pending').length,
  }
}
