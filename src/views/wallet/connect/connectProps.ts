import type { Ref } from 'react'
import type { ConnectOutcome, WizardStep } from '#domain/wallet/connectWizard'
import type { WalletId } from '#domain/wallet/wallet'
import type { WalletGroup, WalletRow } from '#domain/wallet/walletRows'
import type { CopyDetailsProps } from '../../ui/text/CopyDetails'

/** It is either shown as a QR code or passed to a wallet's app. */
export interface ConnectCode {
  uri: string
  /** The remaining time in minutes and seconds, for example "4:05". */
  timeLeft: string
  /** Why this code replaced an earlier one; null for the first code. */
  isNew: 'declined' | 'expired' | null
  copied: 'idle' | 'copied' | 'failed'
}

export interface ConnectActions {
  onPreload: (id: WalletId) => void
  onSelect: (id: WalletId) => void
  onGet: () => void
  onDownload: (id: WalletId) => void
  onContinue: () => void
  onConnect: () => void
  onRetry: () => void
  /** Reloads the page, so that a newly installed extension has access to it. */
  onReload: () => void
  onCopyLink: () => void
  onBack: () => void
  onClose: () => void
}

export interface ConnectDialogProps {
  layout: 'desktop' | 'mobile'
  /** On a phone, a link opens a wallet's app. On a computer, a QR code is shown for the phone's camera. */
  device: 'phone' | 'computer'
  /** The width of the window in px, which determines the size of the QR code. */
  viewportWidth: number
  mobileSystem: 'ios' | 'android'
  /** The wallets by group. For the desktop layout, these are only the wallets that the layout lists. */
  groups: readonly WalletGroup[]
  walletsToGet: readonly WalletRow[]
  step: WizardStep
  /** The wallet for the steps 'connect', 'download' and 'instructions'; null in the other steps. */
  wallet: WalletRow | null
  outcome: ConnectOutcome
  message: string | null
  /** The wallet's own error message; null if there is none. */
  details: CopyDetailsProps | null
  /** Whether the wallet has not answered for a while. */
  isLate: boolean
  canGoBack: boolean
  /** The pairing code of the selected wallet; null if there is no valid code. */
  code: ConnectCode | null
  /** The links that pass the code to the wallets' apps on this device. Empty if there is no valid code. */
  links: Readonly<Record<WalletId, string>>
  /** On a phone only: whether the page is still visible although a wallet's app should have opened. */
  isStuck: boolean
  learnMoreUrl: string
  actions: ConnectActions
}

export type StepProps = Omit<ConnectDialogProps, 'layout' | 'groups'>

export interface SheetProps extends StepProps, Pick<ConnectDialogProps, 'groups'> {
  focusStep: Ref<HTMLDivElement>
}
