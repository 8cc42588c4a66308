import {
  MARKET_MISSING,
  MAYBE_NEW_VERSION,
  NOTHING_ELSE_SENT,
  PAGE_BROKEN,
  PART_MISSING,
  RELOAD,
} from '#copy/page/shell'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/icon/Icon'
import styles from './MessageScreen.module.css'

interface ErrorScreenProps {
  /** What could not be loaded: what reads the chain, or another part. The rest of the page may be shown below. */
  missing?: 'market' | 'part'
  onReload: () => void
  /** The button that copies them. */
  diagnostics: ReactNode
}

/** Replaces a page that could not be rendered. */
export function ErrorScreen({ missing, onReload, diagnostics }: ErrorScreenProps) {
  return (
    <div className={styles.screen} role="alert">
      <span className={styles.mark}>
        <Icon name="alert" size={24} />
      </span>
      <h1>{missing ? (missing === 'market' ? MARKET_MISSING : PART_MISSING) : PAGE_BROKEN}</h1>
      <p>
        {missing && `${MAYBE_NEW_VERSION} `}
        {NOTHING_ELSE_SENT}
      </p>
      <Button kind="filled" onClick={onReload}>
        {RELOAD}
      </Button>
      {diagnostics}
    </div>
  )
}
