import type { TokenFace } from '../token/TokenIcon'
import { TokenPairIcon } from '../token/TokenPairIcon'
import styles from './ActivityList.module.css'

interface SwapLineProps {
  sold: TokenFace
  bought: TokenFace
  sides: string
  /** What is known beside the amounts: the value in dollars, and the time. */
  facts: readonly (string | null)[]
}

/** A swap in two lines, with the pictures of both tokens. */
export function SwapLine({ sold, bought, sides, facts }: SwapLineProps) {
  return (
    <>
      <TokenPairIcon tokenA={sold} tokenB={bought} size={28} />
      <span className={styles.words}>
        <b>{sides}</b>
        <small>{facts.filter((fact) => fact !== null).join(' · ')}</small>
      </span>
    </>
  )
}
