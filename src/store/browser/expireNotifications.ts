import { NOTIFICATION_LIFETIME_MS } from '../../domain/browser/limits'
import { notificationAdded, notificationExpired, selectNotifications, selectNotificationsHeld } from './notifications'
import type { RootState, StartListening } from '../types'

const isHeld = (_action: unknown, state: RootState) => selectNotificationsHeld(state)
const isFree = (_action: unknown, state: RootState) => !selectNotificationsHeld(state)

/**
 * Removes each notification after its time; those further down stay longer, so that they can be read one after the
 * other. The timers pause while the stack is held.
 */
export function expireNotifications(startListening: StartListening) {
  startListening({
    actionCreator: notificationAdded,
    async effect({ payload: { id } }, api) {
      const position = selectNotifications(api.getState()).findIndex((notification) => notification.id === id)
      let left = NOTIFICATION_LIFETIME_MS * (1 + Math.max(0, position))
      while (left > 0) {
        if (selectNotificationsHeld(api.getState())) await api.condition(isFree)
        const since = Date.now()
        if (!(await api.condition(isHeld, left))) break
        left -= Date.now() - since
      }
      api.dispatch(notificationExpired({ id }))
    },
  })
}
