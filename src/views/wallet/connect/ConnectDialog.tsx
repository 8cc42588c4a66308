import { GET_A_WALLET, TITLE } from '#copy/wallet/connect'
import { useRef, useState } from 'react'
import { mobileStep } from '#domain/wallet/connectWizard'
import { Dialog } from '../../ui/Dialog'
import type { ConnectActions, ConnectDialogProps } from './connectProps'
import { ConnectSheet } from './ConnectSheet'
import { ConnectStep } from './ConnectStep'
import { WalletList } from './WalletList'
import styles from './ConnectDialog.module.css'

/**
 * Two columns on a wide screen, and a sheet on a phone. The title of each new step gets the focus; when the visitor
 * goes back, the control that opened the step does, which has the attribute `data-leads`.
 */
export function ConnectDialog({ layout, groups, ...step }: ConnectDialogProps) {
  // The controls that opened each step, and the one that gets the focus when the visitor goes back.
  const trail = useRef<string[]>([])
  const returnTo = useRef<string | null>(null)
  // The callback is created only once, because React calls a new one after every render.
  const [focusStep] = useState(() => (element: HTMLElement | null) => {
    const dialog = element?.closest('dialog')
    // When the dialog opens, the dialog itself moves the focus.
    if (!element || !dialog?.open) return
    const leading = returnTo.current === null ? null : `[data-leads="${CSS.escape(returnTo.current)}"]`
    returnTo.current = null
    const control = leading === null ? null : dialog.querySelector<HTMLElement>(leading)
    const title = element.querySelector('h3') ?? dialog.querySelector('h2')
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
        size="connect"
        title={isGetting ? GET_A_WALLET : TITLE}
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
    <Dialog size="connect" onClose={actions.onClose}>
      {({ titleId }) => (
        <div className={styles.columns}>
          <div className={styles.list}>
            <h2 id={titleId} className={styles.title}>
              {TITLE}
            </h2>
            <WalletList
              groups={groups}
              selected={step.wallet?.id ?? null}
              links={step.device === 'phone' ? step.links : {}}
              onPreload={actions.onPreload}
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
