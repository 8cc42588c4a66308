import { clsx } from 'clsx'
import styles from './Spinner.module.css'

/** A spinner. It must be placed beside text that says what is loading. */
export function Spinner({ size = 20, className }: { size?: number; className?: string }) {
  return (
    <svg
      className={clsx(styles.spinner, className)}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      strokeWidth={size <= 16 ? 2.6 : size >= 40 ? 1.6 : 2.25}
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  )
}
