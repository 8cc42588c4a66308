import { clsx } from 'clsx'
import { CONNECT, CONNECT_FAILED, DECLINED, RETRY, WAITING } from '#copy/wallet/connect'
import type { ConnectOutcome } from '../../../domain/wallet/connectDialog'
import type { WalletRow } from '../../../domain/wallet/walletRows'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/icon/Icon'
import { Spinner } from '../../ui/Spinner'
import styles from './ConnectStatus.module.css'

interface ConnectStatusProps {
  wallet: WalletRow
  outcome: ConnectOutcome
  message: string | null
  onRetry: () => void
}

/** The link that had the focus went when the wallet came. */
function takeFocus(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus()
}

/** The wait for the wallet, or how it ended and the way to try again. */
export function ConnectStatus({ wallet, outcome, message, onRetry }: ConnectStatusProps) {
  if (!wallet.ready) return null
  if (outcome === 'idle') {
    return (
      <Button kind="filled" ref={takeFocus} onClick={onRetry}>
        {CONNECT}
      </Button>
    )
  }
  // A window can be closed, or lost behind others, without a word: then the wait is not the only thing on offer.
  const hasWindow = wallet.reachedBy === 'popUp'
  return (
    <>
      {/* What is waited for, and that it was declined, is announced by the page's own live region. */}
      <span className={styles.live}>
        {outcome === 'waiting' && (
          <span className={styles.status}>
            <Spinner size={16} />
            {WAITING}
          </span>
        )}
        {outcome === 'stopped' && <span className={styles.status}>{DECLINED}</span>}
      </span>
      <span className={styles.live} role="alert">
        {outcome === 'failed' && (
          <span className={clsx(styles.status, styles.failed)}>
            <Icon name="alert" size={16} />
            {message ?? CONNECT_FAILED}
          </span>
        )}
      </span>
      {(outcome !== 'waiting' || hasWindow) && (
        <Button kind={outcome === 'waiting' ? 'tinted' : 'filled'} onClick={onRetry}>
          {RETRY}
        </Button>
      )}
    </>
  )
}
