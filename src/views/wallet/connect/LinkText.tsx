import { linkLabel } from '#copy/wallet/connecting'
import styles from './LinkText.module.css'

interface LinkTextProps {
  name: string
  uri: string
  rows: number
}

/** A connection link that can be copied by hand. Focusing it selects the whole text. */
export function LinkText({ name, uri, rows }: LinkTextProps) {
  return (
    <textarea
      className={styles.link}
      aria-label={linkLabel(name)}
      readOnly
      rows={rows}
      wrap={rows === 1 ? 'off' : 'soft'}
      spellCheck={false}
      value={uri}
      onFocus={(event) => {
        event.currentTarget.select()
      }}
    />
  )
}
