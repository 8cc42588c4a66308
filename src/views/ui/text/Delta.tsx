import { clsx } from 'clsx'
import { DIRECTION } from '#copy/market/change'
import { Hidden } from './Hidden'
import styles from './Delta.module.css'

/** A change with its triangle and a hidden word, so that colour is never the only sign. `text` has no sign. */
export function Delta({ direction, text }: { direction: 'up' | 'down'; text: string }) {
  return (
    <span className={clsx(styles.delta, styles[direction])}>
      <Hidden>{DIRECTION[direction]} </Hidden>
      {text}
    </span>
  )
}
