import { COPIED, COPY, COPY_REFUSED, DETAILS } from '#copy/ui/ui'
import { Button } from '../Button'
import styles from './CopyDetails.module.css'

export interface CopyDetailsProps {
  text: string
  copied: 'idle' | 'copied' | 'failed'
  onCopy: () => void
}

const COPY_LABELS = { idle: COPY, failed: COPY, copied: COPIED }

/** A wallet's own error message. Users can copy it to ask for help. */
export function CopyDetails({ text, copied, onCopy }: CopyDetailsProps) {
  return (
    <details
      className={styles.details}
      onToggle={({ currentTarget }) => {
        // The opened text may be below the edge of the scrolling area.
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary>{DETAILS}</summary>
      <p>{text}</p>
      <Button kind="quiet" size="sm" onClick={onCopy}>
        <span aria-live="polite">{COPY_LABELS[copied]}</span>
      </Button>
      <p role="status">{copied === 'failed' && COPY_REFUSED}</p>
    </details>
  )
}
