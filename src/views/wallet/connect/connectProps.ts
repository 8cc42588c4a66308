import type { ComponentType, ReactNode, Ref } from 'react'
import type { ConnectOutcome, WizardStep } from '../../../domain/wallet/connectWizard'
import type { WalletId, WalletInstructions } from '../../../domain/wallet/wallet'
import type { WalletGroup, WalletRow } from '../../../domain/wallet/walletRows'
import type { QrCodeProps } from '../QrCode'
import type { CopyDetailsProps } from '../../ui/text/CopyDetails'

/** The pairing URI of WalletConnect, which is shown as a QR code or passed to a wallet's app. */
export interface ConnectCode {
  uri: string
  /** The remaining time in minutes and seconds, for example "4:05". */
  timeLeft: string
  /** Why this code replaced an earlier one; null for the first code. */
  isNew: 'declined' | 'expired' | null
  copied: 'idle' | 'copied' | 'failed'
}

export interface ConnectActions {
  onNear: (id: WalletId) => void
  onSelect: (id: WalletId) => void
  /** Called when "Get a Wallet" is pressed. */
  onGet: () => void
  /** Called when GET is pressed in the row of a wallet. */
  onDownload: (id: WalletId) => void
  /** Called when Continue is pressed below the download code. */
  onContinue: () => void
  /** Called when Connect is pressed below the instructions. */
  onConnect: () => void
  onRetry: () => void
  /** Reloads the page, so that an extension installed meanwhile can reach it. */
  onReload: () => void
  onCopyLink: () => void
  onBack: () => void
  onClose: () => void
}

export interface ConnectDialogProps {
  /** The layout for the window's width. */
  layout: 'desktop' | 'mobile'
  /** A phone opens a wallet's app by a link; a computer shows a code for the phone's camera. */
  device: 'phone' | 'computer'
  /** The width of the window in px, which determines the size of the code. */
  viewportWidth: number
  /** Decides which of a wallet's store links a phone shows. */
  mobileSystem: 'ios' | 'android'
  /** The wallets by group; in the desktop layout only those that it lists. */
  groups: readonly WalletGroup[]
  walletsToGet: readonly WalletRow[]
  step: WizardStep
  /** The wallet of the steps connect, download and instructions. */
  wallet: WalletRow | null
  outcome: ConnectOutcome
  /** Why connecting failed, if the reason is known. */
  message: string | null
  /** The wallet's own error message; null if there is none. */
  details: CopyDetailsProps | null
  canGoBack: boolean
  /** The pairing code of the selected wallet, while it is valid. */
  code: ConnectCode | null
  /** On a phone, while the code is valid: the link that passes the code to each wallet's app. */
  links: Readonly<Record<WalletId, string>>
  /** On a phone: the page is still visible although the app should have opened. */
  isStuck: boolean
  /**
   * `Step` draws every step but the first one on a wide screen, and `Sheet` draws all of them on a phone. Both come from
   * the app, which adds the parts that load late.
   */
  Step: ComponentType<StepProps>
  Sheet: ComponentType<SheetProps>
  learnMoreUrl: string
  actions: ConnectActions
}

export type StepProps = Omit<ConnectDialogProps, 'layout' | 'groups' | 'Step' | 'Sheet'>

export interface SheetProps extends StepProps, Pick<ConnectDialogProps, 'groups'> {
  /** The ref of the element that contains each new step. */
  focusStep: Ref<HTMLDivElement>
}

/** The parts that load late, together with the steps that use them. */
export interface LateFacts {
  /** Draws a QR code. */
  Qr: ComponentType<QrCodeProps>
}

export interface LateStepFacts extends LateFacts {
  /** How to start using the wallet; null if there are no instructions. */
  instructions: WalletInstructions | null
  /** The QR code of the page where a phone gets the wallet's app. */
  downloadQr: ReactNode
}
