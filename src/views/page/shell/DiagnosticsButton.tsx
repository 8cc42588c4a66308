import { COPIED, COPY_DIAGNOSTICS, DIAGNOSTICS_BY_HAND } from '#copy/page/diagnostics/button'
import { Button, type ButtonKind } from '../../ui/Button'
import styles from './MessageScreen.module.css'

export interface DiagnosticsButtonProps {
  kind?: ButtonKind
  isCopied: boolean
  /** What the browser refused to copy; null if it has not. */
  refused: string | null
  onCopy: () => void
}

function selectWhenShown(field: HTMLTextAreaElement | null) {
  field?.focus()
  field?.select()
}

/** Copies the diagnostics; where the browser does not allow it, they are shown to be copied by hand. */
export function DiagnosticsButton({ kind, isCopied, refused, onCopy }: DiagnosticsButtonProps) {
  return (
    <>
      <Button kind={kind} size="sm" onClick={onCopy}>
        {isCopied ? COPIED : COPY_DIAGNOSTICS}
      </Button>
      {refused !== null && (
        <label className={styles.byHand}>
          {DIAGNOSTICS_BY_HAND}
          <textarea ref={selectWhenShown} readOnly rows={3} value={refused} />
        </label>
      )}
    </>
  )
}
