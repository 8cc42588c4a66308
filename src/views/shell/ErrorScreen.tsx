import {
  CHANGED_FILE,
  MAYBE_NEW_VERSION,
  NOTHING_ELSE_SENT,
  PAGE_BROKEN,
  PART_BROKEN,
  PART_MISSING,
  RELOAD,
  STOPPED_BY_POLICY,
} from '#copy/shell/shell'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button'
import { Icon } from '../ui/icon/Icon'
import styles from '../ui/MessageScreen.module.css'

interface ErrorScreenProps {
  /** One part of the page could not be loaded (`part`) or threw an error (`broken`). The rest may be shown below. */
  missingPart?: 'part' | 'broken' | undefined
  /**
   * Why: the file differs from the built one, or a policy blocks it. If undefined, a new release may have replaced the
   * file.
   */
  cause?: 'changed' | 'policy' | undefined
  onReload: () => void
  /** The button that copies the diagnostics. */
  diagnostics: ReactNode
}

const TITLES = { part: PART_MISSING, broken: PART_BROKEN }
const CAUSES = { changed: CHANGED_FILE, policy: STOPPED_BY_POLICY }

/** Replaces a page that could not be rendered. */
export function ErrorScreen({ missingPart, cause, onReload, diagnostics }: ErrorScreenProps) {
  return (
    <div className={styles.screen} role="alert">
      <span className={styles.mark}>
        <Icon name="alert" size={24} />
      </span>
      <h1>{missingPart ? TITLES[missingPart] : PAGE_BROKEN}</h1>
      <p>
        {missingPart && missingPart !== 'broken' && `${cause ? CAUSES[cause] : MAYBE_NEW_VERSION} `}
        {NOTHING_ELSE_SENT}
      </p>
      <Button kind="filled" onClick={onReload}>
        {RELOAD}
      </Button>
      {diagnostics}
    </div>
  )
}
