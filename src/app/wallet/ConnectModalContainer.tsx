import { walletInstructions } from '../../config/wallets/instructions'
import { DOWNLOAD_QR_SIZE, MOBILE_BREAKPOINT_PX } from '../../domain/limits'
import { deviceOf } from '../../domain/page/device'
import type { WalletId } from '../../domain/wallet/wallet'
import { mobileUri } from '../../domain/wallet/walletRows'
import { connectWallet } from '../../store/wallet/connectWallet'
import { copyPairingLink } from '../../store/wallet/copyPairingLink'
import { selectWallet } from '../../store/wallet/selectWallet'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import {
  selectDesktopWalletsToGet,
  selectMobileWalletsToGet,
  selectReadyWallets,
  selectWalletGroups,
  selectWizardWallet,
} from '../../store/wallet/walletRows'
import {
  backPressed,
  continuePressed,
  downloadPressed,
  getWalletPressed,
  guideFinished,
  selectWizard,
} from '../../store/wallet/connectWizard'
import { modalClosed } from '../../store/page/modals'
import { selectPairing } from '../../store/wallet/pairing'
import { ConnectDialog, type ConnectActions } from '../../views/wallet/connect/ConnectDialog'
import { QrCode } from '../../views/ui/qr/QrCode'
import { useCopied } from '../page/browser/useCopied'
import { useMediaQuery } from '../page/browser/useMediaQuery'
import { useNow } from '../page/browser/useNow'
import { useStillHere } from '../page/browser/useStillHere'
import { useViewportWidth } from '../page/browser/useViewportWidth'

const LEARN_MORE_URL = 'https://ethereum.org/wallets/'
const CLOCK_MS = 1_000

/** As minutes and seconds, "4:05". */
function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The connect wizard: on a wide screen in two columns, on a phone as a sheet. */
export function ConnectModalContainer() {
  const dispatch = useAppDispatch()
  const isMobile = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`)
  const viewportWidth = useViewportWidth()
  const { isPhone, system } = deviceOf(navigator.userAgent)
  const { step, attempt, outcome, message } = useAppSelector(selectWizard)
  const wallet = useAppSelector(selectWizardWallet)
  const groups = useAppSelector(selectWalletGroups)
  const ready = useAppSelector(selectReadyWallets)
  const desktopGet = useAppSelector(selectDesktopWalletsToGet)
  const mobileGet = useAppSelector(selectMobileWalletsToGet)
  const pairing = useAppSelector(selectPairing)
  const now = useNow(CLOCK_MS)
  const link = useCopied(() => dispatch(copyPairingLink()))

  const links: Record<WalletId, string> = {}
  if (isPhone && pairing) {
    for (const row of ready) if (row.reachedBy === 'pairing') links[row.id] = mobileUri(row, system, pairing.uri)
  }
  const isStuck = useStillHere(step === 'connect' && wallet ? (links[wallet.id] ?? null) : null)

  const instructions = (wallet && walletInstructions[wallet.id]) ?? null

  const connect = () => {
    if (wallet?.ready) void dispatch(connectWallet(wallet.id))
  }
  const actions: ConnectActions = {
    onSelect: (id) => void dispatch(selectWallet(id)),
    onGet: () => dispatch(getWalletPressed()),
    onDownload: (id) => dispatch(downloadPressed({ walletId: id })),
    onContinue() {
      const hasInstructions = instructions !== null
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
    onCopyLink: link.copy,
    onBack: () => dispatch(backPressed()),
    onClose: () => dispatch(modalClosed()),
  }
  const downloadUrl = wallet?.downloadUrls.qrCode

  return (
    <ConnectDialog
      layout={isMobile ? 'mobile' : 'desktop'}
      device={isPhone ? 'phone' : 'computer'}
      viewportWidth={viewportWidth}
      mobileSystem={system}
      groups={isMobile ? [{ name: '', wallets: ready }] : groups}
      walletsToGet={isMobile ? mobileGet : desktopGet}
      step={step}
      wallet={wallet}
      instructions={instructions}
      outcome={attempt === null ? 'idle' : outcome === null ? 'waiting' : outcome === 'rejected' ? 'stopped' : 'failed'}
      message={message}
      canGoBack={step !== 'none' && !(isMobile && step === 'connect' && !wallet)}
      code={
        pairing && {
          uri: pairing.uri,
          timeLeft: clock(pairing.expiresAt - now),
          isNew: pairing.isNew,
          copied: link.copied ? 'copied' : link.failed ? 'failed' : 'idle',
        }
      }
      links={links}
      isStuck={isStuck}
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
