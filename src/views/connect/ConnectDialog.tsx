import { useRef, useState, type ReactNode } from 'react'
import type { WizardStep } from '../../domain/connectWizard'
import type { WalletGroup, WalletId, WalletRow } from '../../domain/wallet'
import { Dialog } from '../ui/Dialog'
import { ConnectSheet } from './ConnectSheet'
import { ConnectStep } from './ConnectStep'
import { WalletList } from './WalletList'
import styles from './ConnectDialog.module.css'

/** How the open request to a wallet stands. `stopped`: nothing is open and nothing went wrong. */
export type ConnectOutcome = 'waiting' | 'failed' | 'stopped'

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
  onBack: () => void
  onClose: () => void
}

export interface ConnectDialogProps {
  layout: 'desktop' | 'mobile'
  /** Which of a wallet's store links a phone is given. */
  mobileSystem?: 'ios' | 'android'
  /** On a desktop only the wallets that are listed there. */
  groups: readonly WalletGroup[]
  walletsToGet: readonly WalletRow[]
  step: WizardStep
  /** The wallet that the steps connect, download and instructions are about. */
  wallet: WalletRow | null
  outcome: ConnectOutcome
  /** Why it failed, where more is known than that it did. */
  message: string | null
  canGoBack: boolean
  /** The code to connect with, drawn instead of "Opening {wallet}" where the wallet is on another device. */
  connectQr: ReactNode
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
    const control = leading === null ? null : element.querySelector<HTMLElement>(leading)
    const title = element.querySelector('h3') ?? element.closest('dialog')?.querySelector('h2')
    ;(control ?? title)?.focus({ preventScroll: true })
  })
  const { onGet, onDownload, onContinue, onBack } = step.actions
  const actions: ConnectActions = {
    ...step.actions,
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
    const getting = step.step === 'get'
    return (
      <Dialog
        title={getting ? 'Get a Wallet' : 'Connect a Wallet'}
        onBack={getting ? actions.onBack : undefined}
        onClose={actions.onClose}
      >
        <div key={getting ? 'get' : 'connect'} ref={focusStep} className={styles.sheet}>
          <ConnectSheet {...step} actions={actions} groups={groups} />
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
            <WalletList groups={groups} selected={step.wallet?.id ?? null} onSelect={actions.onSelect} />
          </div>
          <section key={key} ref={focusStep} className={styles.step}>
            <ConnectStep {...step} actions={actions} />
          </section>
        </div>
      )}
    </Dialog>
  )
}
