import type { CSSProperties } from 'react'
import type { Chain } from '../../domain/chain/chain'
import { initialOf } from '../ui/icon/initialOf'
import styles from './ChainIcon.module.css'

interface ChainIconProps {
  chain: Pick<Chain, 'name' | 'iconUrl' | 'iconBackground'>
  /** Edge in px. */
  size?: number
}

/** A chain's icon, or its first letter. It is a rounded square, so that a chain never looks like a token. */
export function ChainIcon({ chain, size = 22 }: ChainIconProps) {
  return (
    <span
      className={styles.chain}
      style={{ '--size': `${size}px`, background: chain.iconBackground } as CSSProperties}
      aria-hidden="true"
    >
      {chain.iconUrl ? <img src={chain.iconUrl} alt="" width={size} height={size} /> : initialOf(chain.name)}
    </span>
  )
}
