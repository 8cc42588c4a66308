import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon/Icon'
import styles from './Tag.module.css'

export type Tone = 'neutral' | 'accent' | 'up' | 'warn' | 'down'

export function Tag({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={clsx(styles.tag, styles[tone])}>
      {icon && <Icon name={icon} size={14} className={styles.icon} />}
      {children}
    </span>
  )
}
