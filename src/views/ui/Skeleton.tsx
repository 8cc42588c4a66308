import { clsx } from 'clsx'
import styles from './Skeleton.module.css'

/**
 * A placeholder for content that is loading, with the size of that content in px or any CSS length. The placeholder is
 * an SVG, whose size can be set by attributes, because the content security policy forbids inline styles in a
 * prerendered page.
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
