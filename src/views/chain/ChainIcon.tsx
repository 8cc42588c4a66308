import type { CSSProperties } from 'react'
import type { Chain } from '#domain/chain/chain'
import { initialOf } from '../ui/icon/initialOf'
import styles from './ChainIcon.module.css'

interface ChainIconProps {
  chain: Pick<Chain, 'name' | 'iconUrl' | 'iconBackground'>
  /** The width and height in px. */
  size?: number
}

/** A chain's icon, or the first letter of its name. The icon is a rounded square, to distinguish chains from tokens. */
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
