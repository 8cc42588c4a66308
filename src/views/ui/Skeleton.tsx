import { clsx } from 'clsx'
import styles from './Skeleton.module.css'

/**
 * A placeholder for something that is loading. Give it the size of what replaces it, in px or any CSS length. It is an
 * SVG because that has its size in attributes: the policy lets a prerendered page have no styles of its own.
 */
export function Skeleton({
  width,
  height = 14,
  round = false,
}: {
  width: number | string
  height?: number
  round?: boolean
}) {
  return (
    <svg className={clsx(styles.skeleton, round && styles.round)} width={width} height={height} aria-hidden="true" />
  )
}
