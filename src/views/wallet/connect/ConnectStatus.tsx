import { clsx } from 'clsx'
import * as copy from '#copy/wallet/connect'
import * as connecting from '#copy/wallet/connecting'
import type { ConnectOutcome } from '../../../domain/wallet/connectWizard'
import type { WalletRow } from '../../../domain/wallet/walletRows'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/icon/Icon'
import { Spinner } from '../../ui/Spinner'
import { CopyDetails, type CopyDetailsProps } from '../../ui/text/CopyDetails'
import styles from './ConnectStatus.module.css'

interface ConnectStatusProps {
  wallet: WalletRow
  outcome: ConnectOutcome
  message: string | null
  details: CopyDetailsProps | null
  onRetry: () => void
}

/**
 * Focuses the button if nothing has the focus. This happens if the focused link was removed when the wallet appeared.
 */
function takeFocus(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus()
}

/** Says that the page is waiting for the wallet, or why connecting failed, with a button to retry. */
export function ConnectStatus({ wallet, outcome, message, details, onRetry }: ConnectStatusProps) {
  if (!wallet.ready) return null
  if (outcome === 'idle') {
    return (
      <Button kind="filled" ref={takeFocus} onClick={onRetry}>
        {copy.CONNECT}
      </Button>
    )
  }
  // No event is fired when the wallet's window is closed or hidden, so alternatives to waiting are offered.
  const hasWindow = wallet.reachedBy === 'popUp'
  return (
    <>
      {/* This text is not announced here: the page's live region announces the waiting and a rejection. */}
      <span className={styles.live}>
        {outcome === 'waiting' && (
          <span className={styles.status}>
            <Spinner size={16} />
            {connecting.WAITING}
          </span>
        )}
        {outcome === 'stopped' && <span className={styles.status}>{connecting.DECLINED}</span>}
      </span>
      <span className={styles.live} role="alert">
        {outcome === 'failed' && (
          <span className={clsx(styles.status, styles.failed)}>
            <Icon name="alert" size={16} />
            {message ?? connecting.CONNECT_FAILED}
          </span>
        )}
      </span>
      {(outcome !== 'waiting' || hasWindow) && (
        <Button kind={outcome === 'waiting' ? 'tinted' : 'filled'} onClick={onRetry}>
          {connecting.RETRY}
        </Button>
      )}
      {outcome === 'failed' && details && <CopyDetails {...details} />}
    </>
  )
}
