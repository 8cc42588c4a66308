import { acceptTermsLabel, readTerms, TERMS_FIRST, TITLE } from '#copy/wallet/connect'
import { CONTINUE } from '#copy/wallet/connecting'
import { useState } from 'react'
import type { OperatorTerms } from '#domain/wallet/terms'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import styles from './TermsDialog.module.css'

interface TermsDialogProps {
  terms: OperatorTerms
  appName: string
  onAccept: () => void
  onClose: () => void
}

/** The operator's terms, which must be accepted before the connect dialog is shown. */
export function TermsDialog({ terms: { url, text, version }, appName, onAccept, onClose }: TermsDialogProps) {
  const [isChecked, setChecked] = useState(false)
  return (
    <Dialog title={TITLE} size="sm" leastHeight={0} onClose={onClose}>
      <div className={styles.terms}>
        <p>{TERMS_FIRST}</p>
        {text !== null && <p>{text}</p>}
        {url !== null && (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {readTerms(version)}
          </a>
        )}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isChecked}
            onChange={({ currentTarget }) => {
              setChecked(currentTarget.checked)
            }}
          />
          <span>{acceptTermsLabel(appName)}</span>
        </label>
        <Button kind="filled" disabled={!isChecked} onClick={onAccept}>
          {CONTINUE}
        </Button>
      </div>
    </Dialog>
  )
}
