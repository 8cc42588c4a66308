import { DIRECTION } from '#copy/market/figures'
import { clsx } from 'clsx'
import type { ChangeDirection } from '../../domain/market/history'
import { Hidden } from '../ui/text/Hidden'
import styles from './Delta.module.css'

interface DeltaProps {
  direction: ChangeDirection
  text: string
  /** The tooltip, which says since when. */
  title?: string
}

/**
 * A change with a triangle and a hidden word, so that colour is never the only sign of its direction. An unchanged
 * value has neither. `text` has no plus or minus sign.
 */
export function Delta({ direction, text, title }: DeltaProps) {
  return (
    <span className={clsx(styles.delta, styles[direction])} title={title}>
      <Hidden>{DIRECTION[direction]} </Hidden>
      {text}
    </span>
  )
}
