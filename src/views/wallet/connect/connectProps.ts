import type { ComponentType, ReactNode, Ref } from 'react'
import type { ConnectOutcome } from '../../../domain/wallet/connectDialog'
import type { WizardStep } from '../../../domain/wallet/connectWizard'
import type { WalletId, WalletInstructions } from '../../../domain/wallet/wallet'
import type { WalletGroup, WalletRow } from '../../../domain/wallet/walletRows'
import type { QrCodeProps } from '../QrCode'
import type { CopyDetailsProps } from '../../ui/text/CopyDetails'

/** The pairing URI of WalletConnect, shown as a code or passed to a wallet's app. */
export interface ConnectCode {
  uri: string
  /** As minutes and seconds, "4:05". */
  timeLeft: string
  /** Why it replaced another one. */
  isNew: 'declined' | 'expired' | null
  copied: 'idle' | 'copied' | 'failed'
}

export interface ConnectActions {
  onNear: (id: WalletId) => void
  onSelect: (id: WalletId) => void
  /** Get a Wallet. */
  onGet: () => void
  /** GET on one wallet. */
  onDownload: (id: WalletId) => void
  /** Continue, below the download code. */
  onContinue: () => void
  /** Connect, below the instructions. */
  onConnect: () => void
  onRetry: () => void
  /** Reloads the page, so that an extension that was installed meanwhile finds it. */
  onReload: () => void
  onCopyLink: () => void
  onBack: () => void
  onClose: () => void
}

export interface ConnectDialogProps {
  /** By the width of the window. */
  layout: 'desktop' | 'mobile'
  /** A phone opens a wallet's app by a link; a computer shows a code for the phone's camera. */
  device: 'phone' | 'computer'
  /** In px; the size of the code follows from it. */
  viewportWidth: number
  /** Which of a wallet's store links applies on a phone. */
  mobileSystem: 'ios' | 'android'
  /** On a desktop only the wallets that are listed there. */
  groups: readonly WalletGroup[]
  walletsToGet: readonly WalletRow[]
  step: WizardStep
  /** The wallet that the steps connect, download and instructions are about. */
  wallet: WalletRow | null
  outcome: ConnectOutcome
  /** Why it failed, where more is known than that it did. */
  message: string | null
  /** Null where it reported nothing. */
  details: CopyDetailsProps | null
  canGoBack: boolean
  /** While it is valid: what connects the selected wallet if that is paired. */
  code: ConnectCode | null
  /** On a phone, while the code is valid: the link to pass it to each wallet's app. */
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
  /** What each new step is in. */
  focusStep: Ref<HTMLDivElement>
}

/** What comes with the steps that come late. */
export interface LateFacts {
  /** Draws a QR code. */
  Qr: ComponentType<QrCodeProps>
}

export interface LateStepFacts extends LateFacts {
  /** How to start with the wallet; null where there is nothing to say. */
  instructions: WalletInstructions | null
  /** The code of the page where a phone gets its app. */
  downloadQr: ReactNode
}
