import { clsx } from 'clsx'
import * as copy from '#copy/wallet/connect'
import * as late from '#copy/wallet/connecting'
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

/** Focuses the button if the link that had the focus was removed when the wallet appeared. */
function takeFocus(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus()
}

/** Says that the wallet is awaited, or why connecting failed, with a button to retry. */
export function ConnectStatus({ wallet, outcome, message, details, onRetry }: ConnectStatusProps) {
  if (!wallet.ready) return null
  if (outcome === 'idle') {
    return (
      <Button kind="filled" ref={takeFocus} onClick={onRetry}>
        {copy.CONNECT}
      </Button>
    )
  }
  // The wallet's window can be closed or hidden without an event, so there are alternatives to waiting.
  const hasWindow = wallet.reachedBy === 'popUp'
  return (
    <>
      {/* The page's live region announces that the wallet is awaited, or that it declined. */}
      <span className={styles.live}>
        {outcome === 'waiting' && (
          <span className={styles.status}>
            <Spinner size={16} />
            {late.WAITING}
          </span>
        )}
        {outcome === 'stopped' && <span className={styles.status}>{late.DECLINED}</span>}
      </span>
      <span className={styles.live} role="alert">
        {outcome === 'failed' && (
          <span className={clsx(styles.status, styles.failed)}>
            <Icon name="alert" size={16} />
            {message ?? late.CONNECT_FAILED}
          </span>
        )}
      </span>
      {(outcome !== 'waiting' || hasWindow) && (
        <Button kind={outcome === 'waiting' ? 'tinted' : 'filled'} onClick={onRetry}>
          {late.RETRY}
        </Button>
      )}
      {outcome === 'failed' && details && <CopyDetails {...details} />}
    </>
  )
}
