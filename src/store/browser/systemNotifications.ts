import type { SystemPermission } from '../../services/browser/systemNotifications'
import type { AppThunk } from '../types'

/** Whether they are shown, or why not although they were switched on. */
export type SystemNotificationsState = 'on' | 'off' | Exclude<SystemPermission, 'granted'>

/** As chosen in this browser, as far as the browser still allows it. */
export const systemNotificationsState =
  (): AppThunk<SystemNotificationsState> =>
  (_dispatch, _getState, { storage, systemNotifications }) => {
    const permission = systemNotifications.permission()
    if (permission === 'unsupported') return 'unsupported'
    if (!storage.read('systemNotifications')) return 'off'
    return permission === 'granted' ? 'on' : permission
  }
