import { useState, type CSSProperties } from 'react'
import { addressHue } from '#domain/chain/address'
import styles from './Avatar.module.css'

interface AvatarProps {
  address: string
  /** The URL of the ENS avatar. Without it, or if it fails to load, four bands have hues from the address. */
  image?: string | null
  /** The width and height in px. */
  size?: number
}

export function Avatar({ address, image = null, size = 24 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      className={styles.avatar}
      style={{ '--size': `${size}px`, '--hue': addressHue(address) } as CSSProperties}
      aria-hidden="true"
    >
      <svg viewBox="0 0 24 24">
        <path d="M0 9c4 0 5 2 9 2s6-3 9-3 4 1 6 1v15H0z" />
        <path d="M0 15c3 0 5-2 8-2s5 3 9 3 5-1 7-1v9H0z" />
        <path d="M0 20c4 0 6-1.5 10-1.5s8 2 14 1v5H0z" />
      </svg>
      {image && failed !== image && (
        <img
          src={image}
          alt=""
          width={size}
          height={size}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => {
            setFailed(image)
          }}
        />
      )}
    </span>
  )
}
