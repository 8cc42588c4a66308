import { clsx } from 'clsx'
import * as copy from '#copy/wallet/connect'
import * as connecting from '#copy/wallet/connecting'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
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
  isLate: boolean
  onRetry: () => void
}

/** Nothing has the focus if the focused link was removed when the wallet appeared. */
function takeFocus(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus()
}

/**
 * Offers to ask the wallet again: after a failure, while the wallet has a window of its own, because no event is fired
 * when that is closed or hidden, and once the wallet is late. A pairing code has its own time limit.
 */
function AskAgain({ wallet, outcome, isLate, onRetry }: Omit<ConnectStatusProps, 'message' | 'details'>) {
  const isWaiting = outcome === 'waiting'
  const hasWindow = wallet.reachedBy === 'popUp'
  const isOverdue = isLate && wallet.reachedBy !== 'pairing'
  return (
    <>
      {/* This element is always rendered, so that screen readers announce its text when it appears. */}
      <div role="status">{isOverdue && <p className={styles.late}>{connecting.NOTHING_OPENED}</p>}</div>
      {(!isWaiting || hasWindow || isOverdue) && (
        <Button kind={isWaiting ? 'tinted' : 'filled'} onClick={onRetry}>
          {isOverdue && !hasWindow ? connecting.ASK_AGAIN : connecting.RETRY}
        </Button>
      )}
    </>
  )
}

/** Says that the page is waiting for the wallet, or why connecting failed, with a button to retry. */
export function ConnectStatus({ wallet, outcome, message, details, isLate, onRetry }: ConnectStatusProps) {
  if (!wallet.ready) return null
  if (outcome === 'idle') {
    return (
      <Button kind="filled" ref={takeFocus} onClick={onRetry}>
        {copy.CONNECT}
      </Button>
    )
  }
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
      <AskAgain {...{ wallet, outcome, isLate, onRetry }} />
      {outcome === 'failed' && details && <CopyDetails {...details} />}
    </>
  )
}
