import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon/Icon'
import styles from './StateMessage.module.css'

interface StateMessageProps {
  icon: IconName
  title: string
  text?: string
  action?: ReactNode
}

export function StateMessage({ icon, title, text, action }: StateMessageProps) {
  return (
    <div className={styles.state}>
      <span className={styles.mark}>
        <Icon name={icon} size={24} />
      </span>
      <b className={styles.title}>{title}</b>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
