import { clsx } from 'clsx'
import { DISMISS, NOTIFICATIONS } from '#copy/shell/shell'
import { useState, type CSSProperties } from 'react'
import { NOTIFICATION_LIFETIME_MS } from '../../domain/browser/limits'
import type { Notification, NotificationType } from '../../domain/browser/notification'
import { Hidden } from '../ui/text/Hidden'
import { Icon, type IconName } from '../ui/icon/Icon'
import { IconButton } from '../ui/IconButton'
import { Spinner } from '../ui/Spinner'
import styles from './Notifications.module.css'

interface NotificationsProps {
  notifications: readonly Notification[]
  onDismiss: (id: string) => void
  /** All timers are paused. */
  held: boolean
  /** The pointer or the focus is on the stack, which pauses all timers. */
  onHold: (held: boolean) => void
}

const ICONS: Record<NotificationType, IconName | 'spinner'> = {
  info: 'info',
  success: 'ok',
  warning: 'alert',
  error: 'bad',
  pending: 'spinner',
}

/** A short first sentence is shown as the title. */
function inTwo(message: string): { title: string; text: string } {
  const [, title, text] = /^(.{1,40}?)\. (.+)$/s.exec(message) ?? []
  return title !== undefined && text !== undefined ? { title, text } : { title: message, text: '' }
}

function Toast({
  notification,
  index,
  onDismiss,
}: {
  notification: Notification
  index: number
  onDismiss: () => void
}) {
  // The time is set once, by the position where it was first shown.
  const [lifetime] = useState(NOTIFICATION_LIFETIME_MS * (index + 1))
  const { type, message } = notification
  const { title, text } = inTwo(message)
  const icon = ICONS[type]
  return (
    <div
      className={clsx(styles.toast, styles[type])}
      role={type === 'error' ? 'alert' : 'status'}
      style={{ '--lifetime': `${lifetime}ms` } as CSSProperties}
    >
      {icon === 'spinner' ? <Spinner /> : <Icon name={icon} />}
      <div className={styles.text}>
        <Hidden>{type}: </Hidden>
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      <IconButton
        icon="close"
        label={DISMISS}
        className={styles.dismiss}
        onClick={onDismiss}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Where it lies in a dialog, that stays open.
          event.preventDefault()
          onDismiss()
        }}
      />
    </div>
  )
}

/** Top left, above everything, newest last. */
export function Notifications({ notifications, onDismiss, held, onHold }: NotificationsProps) {
  return (
    // The section is moved into open dialogs, see Dialog.tsx. React does not notice, as long as it has no siblings.
    <div data-above-none>
      <section className={styles.region} data-above-dialogs aria-label={NOTIFICATIONS}>
        <div
          className={clsx(styles.list, held && styles.held)}
          role="presentation"
          // Unlike an enter event this one comes again for what moves under a resting pointer when one above has left.
          onPointerOver={() => {
            if (!held) onHold(true)
          }}
          onPointerLeave={(event) => {
            onHold(event.currentTarget.matches(':focus-within'))
          }}
          onFocus={() => {
            onHold(true)
          }}
          onBlur={(event) => {
            onHold(event.currentTarget.matches(':hover'))
          }}
        >
          {notifications.map((notification, index) => (
            <Toast
              key={notification.id}
              notification={notification}
              index={index}
              onDismiss={() => {
                onDismiss(notification.id)
              }}
            />
          ))}
        </div>
      </section>
    </div>
  )
}
