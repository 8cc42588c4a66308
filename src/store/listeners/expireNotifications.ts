import { NOTIFICATION_LIFETIME_MS } from '../../domain/limits'
import { notificationAdded, notificationExpired, selectNotifications } from '../slices/notifications'
import type { StartListening } from '../types'

/** Takes each notification away after its time; those further down stay longer, so that they can be read in turn. */
export function expireNotifications(startListening: StartListening) {
  startListening({
    actionCreator: notificationAdded,
    async effect({ payload: { id } }, { getState, delay, dispatch }) {
      const position = selectNotifications(getState()).findIndex((notification) => notification.id === id)
      await delay(NOTIFICATION_LIFETIME_MS * (1 + Math.max(0, position)))
      dispatch(notificationExpired({ id }))
    },
  })
}
