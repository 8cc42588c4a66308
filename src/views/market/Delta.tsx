import { DIRECTED } from '#copy/market/figures'
import { clsx } from 'clsx'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import type { ChangeDirection } from '#domain/market/history'
import styles from './Delta.module.css'

interface DeltaProps {
  direction: ChangeDirection
  text: string
  /** The tooltip, for example the time from which the change is measured. */
  title?: string
}

/**
 * Colour is not the only sign of the direction. An unchanged value has neither a triangle nor a word. `text` has no
 * plus or minus sign.
 */
export function Delta({ direction, text, title }: DeltaProps) {
  return (
    <span className={clsx(styles.delta, styles[direction])} title={title}>
      <Placed text={DIRECTED[direction](PLACE)} className="vh">
        {text}
      </Placed>
    </span>
  )
}
