import {
  CHANGED_FILE,
  MAYBE_NEW_VERSION,
  NOTHING_ELSE_SENT,
  PAGE_BROKEN,
  PAGE_OUTDATED,
  PART_BROKEN,
  PART_MISSING,
  RELOAD,
  RELOAD_FOR_NEWER,
  STOPPED_BY_POLICY,
} from '#copy/shell/shell'
import type { ReactNode } from 'react'
import { sentences } from '#copy/browser/grammar'
import { Button } from '../ui/Button'
import { Icon } from '../ui/icon/Icon'
import styles from '../ui/MessageScreen.module.css'

interface ErrorScreenProps {
  /**
   * Given if the rest of the page works: one part of it could not be loaded (`part`) or threw an error (`broken`), or
   * another tab shows a later release (`outdated`).
   */
  missingPart?: 'part' | 'broken' | 'outdated' | undefined
  /**
   * Why a file could not be loaded: its content differs from the build (`changed`), or a content security policy blocks
   * it (`policy`). If the cause is undefined, a new release may have replaced the file.
   */
  cause?: 'changed' | 'policy' | undefined
  /** Nobody without a wallet is told what happened to requests to it. */
  hasWallet: boolean
  onReload: () => void
  diagnostics: ReactNode
}

const TITLES = { part: PART_MISSING, broken: PART_BROKEN, outdated: PAGE_OUTDATED }
const CAUSES = { changed: CHANGED_FILE, policy: STOPPED_BY_POLICY }

const textOf = ({ missingPart, cause, hasWallet }: Pick<ErrorScreenProps, 'missingPart' | 'cause' | 'hasWallet'>) =>
  missingPart === 'outdated'
    ? RELOAD_FOR_NEWER
    : sentences(missingPart === 'part' && (cause ? CAUSES[cause] : MAYBE_NEW_VERSION), hasWallet && NOTHING_ELSE_SENT)

/** The screen that is shown instead of a page, or a part of a page, that could not be rendered. */
export function ErrorScreen({ missingPart, cause, hasWallet, onReload, diagnostics }: ErrorScreenProps) {
  const text = textOf({ missingPart, cause, hasWallet })
  return (
    <div className={styles.screen} role="alert">
      <span className={styles.mark}>
        <Icon name="alert" size={24} />
      </span>
      <h1>{missingPart ? TITLES[missingPart] : PAGE_BROKEN}</h1>
      {text !== '' && <p>{text}</p>}
      <Button kind="filled" onClick={onReload}>
        {RELOAD}
      </Button>
      {diagnostics}
    </div>
  )
}
