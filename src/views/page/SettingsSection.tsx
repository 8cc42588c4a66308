import { type ReactNode, useId } from 'react'
import styles from './ProfileScreen.module.css'

interface SettingsSectionProps {
  title: string
  about: string
  /** Nothing stands above it. */
  isFirst?: boolean
  children: ReactNode
}

/** A part of the page with its title beside it. */
export function SettingsSection({ title, about, isFirst = false, children }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <section
      className={styles.split}
      aria-labelledby={titleId}
      // Not in the style sheet, which is full.
      style={isFirst ? { paddingTop: 8 } : undefined}
    >
      <div>
        <h2 id={titleId}>{title}</h2>
        <p>{about}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
