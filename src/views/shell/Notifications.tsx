import { clsx } from 'clsx'
import { DISMISS, NOTIFICATIONS, NOTIFIED } from '#copy/shell/shell'
import { useState, type CSSProperties } from 'react'
import { NOTIFICATION_LIFETIME_MS } from '#domain/browser/limits'
import type { Notification, NotificationType } from '#domain/browser/notification'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import { Icon, type IconName } from '../ui/icon/Icon'
import { IconButton } from '../ui/IconButton'
import { Spinner } from '../ui/Spinner'
import styles from './Notifications.module.css'

interface NotificationsProps {
  notifications: readonly Notification[]
  onDismiss: (id: string) => void
  held: boolean
  /** True when the pointer or the focus enters the notifications, false when it leaves. All timers pause between. */
  onHold: (held: boolean) => void
}

const ICONS: Record<NotificationType, IconName | 'spinner'> = {
  info: 'info',
  success: 'ok',
  warning: 'alert',
  error: 'bad',
  pending: 'spinner',
}

/** Splits a message after its first sentence; one whose first sentence exceeds 40 characters is all title. */
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
  // The lifetime depends only on the first position of the notification, even if the position changes later.
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
        <Placed text={NOTIFIED[type](PLACE)} className="vh">
          <b>{title}</b>
        </Placed>
        {text && <p>{text}</p>}
      </div>
      <IconButton
        icon="close"
        label={DISMISS}
        className={styles.dismiss}
        onClick={onDismiss}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // The Escape key must not also close the dialog that contains the notification.
          event.preventDefault()
          onDismiss()
        }}
      />
    </div>
  )
}

/** The notifications, shown at the top left above all other content, with the newest last. */
export function Notifications({ notifications, onDismiss, held, onHold }: NotificationsProps) {
  return (
    // Dialog.tsx moves the section into open dialogs. React does not mind, provided that it has no siblings.
    <div data-above-none>
      <section className={styles.region} data-above-dialogs aria-label={NOTIFICATIONS}>
        <div
          className={clsx(styles.list, held && styles.held)}
          role="presentation"
          // If a notification moves under the resting pointer, `pointerover` fires again, but not `pointerenter`.
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
