import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import styles from './Chip.module.css'

/** A small button, 34 px high with a touch target of 44 px. */
export function Chip({
  outlined = false,
  className,
  type = 'button',
  ...rest
}: { outlined?: boolean } & ComponentPropsWithRef<'button'>) {
  return <button {...rest} type={type} className={clsx(styles.chip, outlined && styles.outlined, className)} />
}
