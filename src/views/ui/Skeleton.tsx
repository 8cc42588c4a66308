import { clsx } from 'clsx'
import styles from './Skeleton.module.css'

/**
 * A placeholder of the given size, in px or any CSS length. It is an SVG with attributes, because the content security
 * policy forbids inline styles in a prerendered page.
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
