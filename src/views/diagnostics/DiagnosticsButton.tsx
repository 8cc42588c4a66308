import {
  COPIED,
  COPY,
  COPY_DIAGNOSTICS,
  DIAGNOSTICS_BY_HAND,
  DIAGNOSTICS_CONTENT,
  DIAGNOSTICS_TEXT,
} from '#copy/diagnostics/button'
import { Button, type ButtonKind } from '../ui/Button'
import styles from '../ui/MessageScreen.module.css'

export interface DiagnosticsButtonProps {
  kind?: ButtonKind
  /** The diagnostics as text; null until the visitor has requested them. */
  text: string | null
  isCopied: boolean
  isRefused: boolean
  onShow: () => void
  onCopy: () => void
}

function selectAll(field: HTMLTextAreaElement | null) {
  field?.focus()
  field?.select()
}

/** If the browser does not allow copying, the visitor selects and copies the text by hand. */
export function DiagnosticsButton({ kind, text, isCopied, isRefused, onShow, onCopy }: DiagnosticsButtonProps) {
  if (text === null)
    return (
      <Button kind={kind} size="sm" onClick={onShow}>
        {COPY_DIAGNOSTICS}
      </Button>
    )
  return (
    <div className={styles.diagnostics}>
      <span>{DIAGNOSTICS_CONTENT}</span>
      <textarea ref={isRefused ? selectAll : undefined} aria-label={DIAGNOSTICS_TEXT} readOnly rows={6} value={text} />
      {isRefused && <span role="status">{DIAGNOSTICS_BY_HAND}</span>}
      <Button kind="outline" size="sm" onClick={onCopy}>
        {isCopied ? COPIED : COPY}
      </Button>
    </div>
  )
}
