import type { ComponentPropsWithRef } from 'react'
import styles from './Chip.module.css'

/** A small button of 34 px that is hit within 44. */
export function Chip({
  outlined = false,
  className,
  type = 'button',
  ...rest
}: { outlined?: boolean } & ComponentPropsWithRef<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={[styles.chip, outlined && styles.outlined, className].filter(Boolean).join(' ')}
    />
  )
}
