import type { WalletRow } from '../../domain/wallet/walletRows'
import { useAppDispatch } from '../../store/hooks'
import { modalClosed } from '../../store/browser/modals'
import { connectWallet, nearWallet, selectWallet } from '../../store/wallet/connectWallet'
import {
  backPressed,
  continuePressed,
  downloadPressed,
  getWalletPressed,
  guideFinished,
} from '../../store/wallet/connectWizard'
import type { ConnectActions } from '../../views/wallet/connect/connectProps'

/** The handlers of the connect dialog. `wallet` is the wallet of the current step. */
export function useConnectActions(wallet: WalletRow | null, onCopyLink: () => void): ConnectActions {
  const dispatch = useAppDispatch()
  const connect = () => {
    if (wallet?.ready) void dispatch(connectWallet(wallet.id))
  }
  return {
    onNear: (id) => {
      dispatch(nearWallet(id))
    },
    onSelect: (id) => void dispatch(selectWallet(id)),
    onGet: () => dispatch(getWalletPressed()),
    onDownload: (id) => dispatch(downloadPressed({ walletId: id })),
    onContinue() {
      const hasInstructions = wallet?.guideUrl !== undefined
      dispatch(continuePressed({ hasInstructions }))
      if (!hasInstructions) connect()
    },
    onConnect() {
      dispatch(guideFinished())
      connect()
    },
    onRetry: connect,
    onReload: () => {
      window.location.reload()
    },
    onCopyLink,
    onBack: () => dispatch(backPressed()),
    onClose: () => dispatch(modalClosed()),
  }
}
