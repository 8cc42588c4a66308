import { useRef, useState, type ReactNode } from 'react'
import { mobileStep, type WizardStep } from '../../../domain/wallet/connectWizard'
import type { WalletId, WalletInstructions } from '../../../domain/wallet/wallet'
import type { WalletGroup, WalletRow } from '../../../domain/wallet/walletRows'
import { Dialog } from '../../ui/Dialog'
import { ConnectSheet } from './ConnectSheet'
import { ConnectStep } from './ConnectStep'
import { WalletList } from './WalletList'
import styles from './ConnectDialog.module.css'

/** How the request to a wallet stands. `idle`: nothing was asked yet; `stopped`: it was declined, and nothing went wrong. */
export type ConnectOutcome = 'idle' | 'waiting' | 'failed' | 'stopped'

/** The pairing address of WalletConnect, drawn as a code or handed to a wallet's app. */
export interface ConnectCode {
  uri: string
  /** As minutes and seconds, "4:05". */
  timeLeft: string
  /** Why it stands in place of another one. */
  isNew: 'declined' | 'expired' | null
  copied: 'idle' | 'copied' | 'failed'
}

export interface ConnectActions {
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
  /** Loads the page anew, so that an extension that was installed meanwhile finds it. */
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
  /** Which of a wallet's store links a phone is given. */
  mobileSystem: 'ios' | 'android'
  /** On a desktop only the wallets that are listed there. */
  groups: readonly WalletGroup[]
  walletsToGet: readonly WalletRow[]
  step: WizardStep
  /** The wallet that the steps connect, download and instructions are about. */
  wallet: WalletRow | null
  /** How one begins with it; null where there is nothing to say. */
  instructions: WalletInstructions | null
  outcome: ConnectOutcome
  /** Why it failed, where more is known than that it did. */
  message: string | null
  canGoBack: boolean
  /** While it lives: what connects the chosen wallet if that is reached by pairing. */
  code: ConnectCode | null
  /** On a phone, while the code lives: where each wallet's app is handed it. */
  links: Readonly<Record<WalletId, string>>
  /** On a phone: the page is still in front although the app was to be. */
  isStuck: boolean
  downloadQr: ReactNode
  learnMoreUrl: string
  actions: ConnectActions
}

export type StepProps = Omit<ConnectDialogProps, 'layout' | 'groups'>

/**
 * Chooses a wallet and connects to it, or helps to get one. Two columns on a wide screen, a sheet on a phone. Each new
 * step gets the focus on its title; going back gives it to the control marked `data-leads` that had led away.
 */
export function ConnectDialog({ layout, groups, ...step }: ConnectDialogProps) {
  // The controls that led from step to step, and the one to go back to while a step is being left backwards.
  const trail = useRef<string[]>([])
  const returnTo = useRef<string | null>(null)
  // Made once: a new callback on every render would move the focus on every render.
  const [focusStep] = useState(() => (element: HTMLElement | null) => {
    if (!element) return
    const leading = returnTo.current === null ? null : `[data-leads="${CSS.escape(returnTo.current)}"]`
    returnTo.current = null
    const dialog = element.closest('dialog')
    const control = leading === null ? null : dialog?.querySelector<HTMLElement>(leading)
    const title = element.querySelector('h3') ?? dialog?.querySelector('h2')
    ;(control ?? title)?.focus({ preventScroll: true })
  })
  const { onSelect, onGet, onDownload, onContinue, onBack } = step.actions
  const actions: ConnectActions = {
    ...step.actions,
    onSelect: (id) => {
      trail.current.push(`wallet-${id}`)
      onSelect(id)
    },
    onGet: () => {
      trail.current.push('get')
      onGet()
    },
    onDownload: (id) => {
      trail.current.push(`download-${id}`)
      onDownload(id)
    },
    onContinue: () => {
      trail.current.push('continue')
      onContinue()
    },
    onBack: () => {
      returnTo.current = trail.current.pop() ?? null
      onBack()
    },
  }
  const key = `${step.step}-${step.wallet?.id ?? ''}`

  if (layout === 'mobile') {
    const isGetting = mobileStep(step.step) === 'get'
    return (
      <Dialog
        title={isGetting ? 'Get a Wallet' : 'Connect a Wallet'}
        onBack={isGetting || step.wallet ? actions.onBack : undefined}
        onClose={actions.onClose}
      >
        <div className={styles.sheet}>
          <ConnectSheet {...step} actions={actions} groups={groups} focusStep={focusStep} />
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title="Connect a Wallet" size="connect" onClose={actions.onClose}>
      {({ titleId }) => (
        <div className={styles.columns}>
          <div className={styles.list}>
            <h2 id={titleId} className={styles.title}>
              Connect a Wallet
            </h2>
            <WalletList
              groups={groups}
              selected={step.wallet?.id ?? null}
              links={step.device === 'phone' ? step.links : {}}
              onSelect={actions.onSelect}
            />
          </div>
          <section key={key} ref={focusStep} className={styles.step}>
            <ConnectStep {...step} actions={actions} />
          </section>
        </div>
      )}
    </Dialog>
  )
}
