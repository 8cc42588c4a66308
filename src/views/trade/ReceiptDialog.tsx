import { COPY_TEXT, SAVE_PICTURE, SHARE, TITLE } from '#copy/trade/receipt'
import { COPIED, COPY_REFUSED, TRY_AGAIN } from '#copy/ui/ui'
import { clsx } from 'clsx'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { StateMessage } from '../ui/StateMessage'
import terms from './ReviewDialog.module.css'
import { HashRow, type HashRowProps, type ReviewRow, Rows, ScrollArea } from './DialogParts'
import styles from './SwapOutcome.module.css'

interface ReceiptDialogProps {
  rows: readonly ReviewRow[]
  transaction: HashRowProps | null
  message: { title: string; text?: string; onRetry?: () => void } | null
  copied: 'idle' | 'copied' | 'failed'
  onCopy: () => void
  /** Null if the browser cannot share texts. */
  onShare: (() => void) | null
  onSave: () => void
  onClose: () => void
  onBack?: () => void
}

/** The height that a swap's receipt needs, in px. */
const LEAST_HEIGHT = 600

export function ReceiptDialog(props: ReceiptDialogProps) {
  const { rows, transaction, message, copied, onCopy, onShare, onSave, onClose, onBack } = props
  return (
    <Dialog title={TITLE} leastHeight={LEAST_HEIGHT} onClose={onClose} {...(onBack && { onBack })}>
      <ScrollArea>
        {message ? (
          <div role="status">
            <StateMessage
              icon="clock"
              title={message.title}
              text={message.text ?? ''}
              {...(message.onRetry && { action: <Button onClick={message.onRetry}>{TRY_AGAIN}</Button> })}
            />
          </div>
        ) : (
          <div className={terms.terms}>
            <Rows rows={rows} />
            {transaction && <HashRow {...transaction} />}
          </div>
        )}
      </ScrollArea>
      {!message && (
        <div className={clsx(styles.actions, styles.two)}>
          <Button kind="tinted" onClick={onCopy}>
            <span aria-live="polite">{copied === 'copied' ? COPIED : COPY_TEXT}</span>
          </Button>
          {onShare && (
            <Button kind="tinted" onClick={onShare}>
              {SHARE}
            </Button>
          )}
          <Button kind="tinted" onClick={onSave}>
            {SAVE_PICTURE}
          </Button>
          {copied === 'failed' && <p role="status">{COPY_REFUSED}</p>}
        </div>
      )}
    </Dialog>
  )
}
