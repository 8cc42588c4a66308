import { MOBILE_BREAKPOINT_PX, DOWNLOAD_QR_SIZE } from '../../domain/limits'
import { connectWallet } from '../../store/commands/connectWallet'
import { selectWallet } from '../../store/commands/selectWallet'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import {
  selectDesktopWalletsToGet,
  selectMobileWalletsToGet,
  selectReadyWallets,
  selectWalletGroups,
  selectWizardWallet,
} from '../../store/selectors/walletRows'
import {
  backPressed,
  continuePressed,
  downloadPressed,
  getWalletPressed,
  guideFinished,
  selectWizard,
} from '../../store/slices/connectWizard'
import { modalClosed } from '../../store/slices/modals'
import { ConnectDialog, type ConnectActions } from '../../views/connect/ConnectDialog'
import { QrCode } from '../../views/ui/QrCode'
import { useMediaQuery } from '../hooks/useMediaQuery'

const LEARN_MORE_URL = 'https://ethereum.org/wallets/'

/** The connect wizard: on a wide screen in two columns, on a phone as a sheet. */
export function ConnectModalContainer() {
  const dispatch = useAppDispatch()
  const isMobile = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`)
  const { step, outcome, message } = useAppSelector(selectWizard)
  const wallet = useAppSelector(selectWizardWallet)
  const groups = useAppSelector(selectWalletGroups)
  const ready = useAppSelector(selectReadyWallets)
  const desktopGet = useAppSelector(selectDesktopWalletsToGet)
  const mobileGet = useAppSelector(selectMobileWalletsToGet)

  const connect = () => {
    if (wallet?.ready) void dispatch(connectWallet(wallet.id))
  }
  const actions: ConnectActions = {
    onSelect: (id) => void dispatch(selectWallet(id)),
    onGet: () => dispatch(getWalletPressed()),
    onDownload: (id) => dispatch(downloadPressed({ walletId: id })),
    onContinue() {
      const hasInstructions = wallet?.instructions !== undefined
      dispatch(continuePressed({ hasInstructions }))
      if (!hasInstructions) connect()
    },
    onConnect() {
      dispatch(guideFinished())
      connect()
    },
    onRetry: connect,
    onBack: () => dispatch(backPressed()),
    onClose: () => dispatch(modalClosed()),
  }
  const downloadUrl = wallet?.downloadUrls.qrCode

  return (
    <ConnectDialog
      layout={isMobile ? 'mobile' : 'desktop'}
      mobileSystem={/android/i.test(navigator.userAgent) ? 'android' : 'ios'}
      groups={isMobile ? [{ name: '', wallets: ready }] : groups}
      walletsToGet={isMobile ? mobileGet : desktopGet}
      step={step}
      wallet={wallet}
      outcome={outcome === null ? 'waiting' : outcome === 'rejected' ? 'stopped' : 'failed'}
      message={message}
      canGoBack={step !== 'none' && !(isMobile && step === 'connect' && !wallet)}
      connectQr={null}
      downloadQr={
        wallet && downloadUrl ? (
          <QrCode
            text={downloadUrl}
            size={DOWNLOAD_QR_SIZE}
            label={`QR code that opens the download of ${wallet.name}`}
          />
        ) : null
      }
      learnMoreUrl={LEARN_MORE_URL}
      actions={actions}
    />
  )
}
