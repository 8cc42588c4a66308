import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Icon, type IconName } from './icon/Icon'
import styles from './IconButton.module.css'

type IconButtonProps = {
  icon: IconName
  label: string
  /** `sm` is 28 px wide and high, with a touch target of 44 px. */
  size?: 'sm' | 'md'
} & ComponentPropsWithRef<'button'>

export function IconButton({ icon, label, size = 'md', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={clsx(styles.button, styles[size], className)} aria-label={label}>
      <Icon name={icon} size={size === 'sm' ? 16 : 20} />
    </button>
  )
}
