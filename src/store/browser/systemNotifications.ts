import { NOTIFICATIONS_ARE_ON, SYSTEM_NOTIFICATIONS } from '#copy/browser/browser'
import type { SystemPermission } from '#services/browser/systemNotifications'
import type { AppThunk } from '../types'

/** Whether system notifications are on, or the reason why the browser does not show them. */
type SystemNotificationsState = 'on' | 'off' | Exclude<SystemPermission, 'granted'>

/** The visitor's stored choice, unless the browser no longer permits notifications. */
export const systemNotificationsState =
  (): AppThunk<SystemNotificationsState> =>
  (_dispatch, _getState, { storage, systemNotifications }) => {
    const permission = systemNotifications.permission()
    if (permission === 'unsupported') return 'unsupported'
    if (!storage.read('systemNotifications')) return 'off'
    return permission === 'granted' ? 'on' : permission
  }

/** When switching on, requests the permission and shows a first notification. */
export const switchSystemNotifications =
  (isOn: boolean): AppThunk<Promise<SystemNotificationsState>> =>
  async (_dispatch, _getState, { storage, systemNotifications }) => {
    storage.remove('systemNotifications')
    if (!isOn) return 'off'
    const permission = await systemNotifications.requestPermission()
    if (permission !== 'granted') return permission
    const first = { title: SYSTEM_NOTIFICATIONS, text: NOTIFICATIONS_ARE_ON, tag: 'on' }
    if (!systemNotifications.show(first)) return 'unsupported'
    storage.write('systemNotifications', true)
    return 'on'
  }
