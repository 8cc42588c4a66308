import { downloadQrLabel } from '#copy/wallet/getWallet'
import { guideSteps } from '#copy/wallet/guide'
import { DOWNLOAD_QR_SIZE } from '../../domain/wallet/limits'
import type { WalletInstructions } from '../../domain/wallet/wallet'
import type { WalletRow } from '../../domain/wallet/walletRows'
import type { SheetProps, StepProps } from '../../views/wallet/connect/connectProps'
import { ConnectSheet } from '../../views/wallet/connect/ConnectSheet'
import { ConnectStep } from '../../views/wallet/connect/ConnectStep'
import { LazyQrCode } from './LazyQrCode'

function instructionsOf(wallet: WalletRow | null): WalletInstructions | null {
  if (wallet?.guideUrl === undefined) return null
  return { learnMoreUrl: wallet.guideUrl, steps: guideSteps(wallet.name) }
}

/** The QR code of the page where a phone gets the wallet's app. */
function DownloadQr({ wallet }: { wallet: WalletRow }) {
  const { qrCode } = wallet.downloadUrls
  return qrCode ? <LazyQrCode text={qrCode} size={DOWNLOAD_QR_SIZE} label={downloadQrLabel(wallet.name)} /> : null
}

/** The steps of the connect dialog that follow a choice, on a wide screen. */
export function ConnectStepContainer(step: StepProps) {
  const { wallet } = step
  return (
    <ConnectStep
      {...step}
      instructions={instructionsOf(wallet)}
      downloadQr={wallet && <DownloadQr wallet={wallet} />}
      Qr={LazyQrCode}
    />
  )
}

/** All of them on a phone. */
export function ConnectSheetContainer(sheet: SheetProps) {
  return <ConnectSheet {...sheet} Qr={LazyQrCode} />
}
