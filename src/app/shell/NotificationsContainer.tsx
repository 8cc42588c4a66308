import { useAppDispatch, useAppSelector } from '../../store/hooks'
import {
  notificationDismissed,
  notificationsHeld,
  selectNotifications,
  selectNotificationsHeld,
} from '../../store/browser/notifications'
import { Notifications } from '../../views/shell/Notifications'

export function NotificationsContainer() {
  const dispatch = useAppDispatch()
  return (
    <Notifications
      notifications={useAppSelector(selectNotifications)}
      onDismiss={(id) => dispatch(notificationDismissed({ id }))}
      held={useAppSelector(selectNotificationsHeld)}
      onHold={(held) => dispatch(notificationsHeld({ held }))}
    />
  )
}
