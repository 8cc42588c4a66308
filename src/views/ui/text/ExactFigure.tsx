import { EXACT_AMOUNT } from '#copy/ui/ui'
import { useState } from 'react'
import { Figure } from '../Figure'
import styles from './TextLink.module.css'

interface ExactFigureProps {
  /** As it fits its place, "9.99k"; null is unknown. */
  text: string | null
  /** To the last digit, "9,998.912345"; null where that is not known. */
  exact: string | null
  /** Why it is unknown. */
  why?: string
}

/** A figure that was cut. A press writes it out to its last digit, the next one cuts it again. */
export function ExactFigure({ text, exact, why }: ExactFigureProps) {
  const [isExact, setExact] = useState(false)
  if (text === null || exact === null || text === exact) return <Figure text={text} {...(why && { why })} />
  return (
    <button
      type="button"
      className={styles.exact}
      aria-pressed={isExact}
      title={EXACT_AMOUNT}
      onClick={() => {
        setExact(!isExact)
      }}
    >
      {isExact ? exact : <Figure text={text} />}
    </button>
  )
}
