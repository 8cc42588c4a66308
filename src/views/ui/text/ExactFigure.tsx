import { EXACT_AMOUNT } from '#copy/ui/ui'
import { useState } from 'react'
import { Figure } from '../Figure'
import styles from './TextLink.module.css'

interface ExactFigureProps {
  /** The rounded figure, for example "9.99k"; null if unknown. */
  text: string | null
  /** The figure with all its digits, for example "9,998.912345"; null if unknown. */
  exact: string | null
  why?: string
}

/** A rounded figure. Pressing it shows all its digits, and pressing it again rounds it. */
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
