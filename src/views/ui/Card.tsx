import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import styles from './Card.module.css'

interface CardProps {
  title?: string
  /** Content to the right of the title. */
  end?: ReactNode
  /** Whether the card has no padding, for content with its own padding, such as tables and charts. */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** A surface for content. A card with a title is a landmark region that is named by its title. */
export function Card({ title, end, flush = false, className, children }: CardProps) {
  const titleId = useId()
  const classes = clsx(styles.card, className)
  const body = flush ? children : <div className={title ? styles.body : styles.bodyAlone}>{children}</div>
  if (!title) return <div className={classes}>{body}</div>
  return (
    <section className={classes} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {end}
      </div>
      {body}
    </section>
  )
}
