import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon/Icon'
import styles from './Notice.module.css'

export type NoticeKind = 'neutral' | 'warn' | 'down' | 'up' | 'accent'

const ICONS: Record<NoticeKind, IconName> = {
  neutral: 'info',
  accent: 'info',
  warn: 'alert',
  down: 'alert',
  up: 'check',
}

interface NoticeProps {
  kind?: NoticeKind
  icon?: IconName
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /**
   * The ARIA role. Screen readers announce `status` after a pause, and `alert` at once. `note` is for notices that are
   * announced by the page's live region instead. Notices that are present from the start have no role.
   */
  role?: 'status' | 'alert' | 'note'
}

export function Notice({ kind = 'neutral', icon = ICONS[kind], title, children, action, role }: NoticeProps) {
  return (
    <div className={clsx(styles.notice, styles[kind])} role={role}>
      <Icon name={icon} />
      <div className={styles.text}>
        {title && <b>{title}</b>}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
