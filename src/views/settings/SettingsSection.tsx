import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import layout from '../ui/split.module.css'

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
    <section className={clsx(layout.split, isFirst && layout.first)} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        <p>{about}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
