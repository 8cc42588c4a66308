import { clsx } from 'clsx'
import styles from './Skeleton.module.css'

/** A placeholder for something that is loading. Give it the size of what replaces it, in px or any CSS length. */
export function Skeleton({
  width,
  height = 14,
  round = false,
}: {
  width: number | string
  height?: number
  round?: boolean
}) {
  return <span className={clsx(styles.skeleton, round && styles.round)} style={{ width, height }} aria-hidden="true" />
}
