import { isCarriedOutByOthers } from '#domain/wallet/accountKind'
import { modalClosed } from '#store/browser/modals'
import { skipToken } from '#store/chainReads'
import { useAppDispatch, useAppSelector, useTradeChain } from '#store/hooks'
import { selectAccount } from '#store/wallet/connection'
import { copyAddress } from '#store/wallet/copyAddress'
import { useGetAccountKindQuery } from '#store/wallet/walletReads'
import { ReceiveDialog } from '../../views/transfer/ReceiveDialog'
import { copiedState, useCopied } from '../browser/useCopied'

/** Shows the connected account's address to somebody who pays. */
export function ReceiveContainer() {
  const dispatch = useAppDispatch()
  const { id: chainId, name } = useTradeChain()
  const account = useAppSelector(selectAccount)
  const { currentData: kind } = useGetAccountKindQuery(account ? { chainId, account } : skipToken)
  const copying = useCopied(() => dispatch(copyAddress(account ?? '')))
  if (!account) return null
  return (
    <ReceiveDialog
      address={account}
      network={name}
      isContract={isCarriedOutByOthers(kind)}
      copied={copiedState(copying)}
      onCopy={copying.copy}
      onClose={() => dispatch(modalClosed())}
    />
  )
}
