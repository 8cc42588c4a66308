import { useState } from 'react'
import { useAppDispatch } from '../../store/hooks'
import { switchSystemNotifications } from '../../store/browser/switchSystemNotifications'
import { systemNotificationsState } from '../../store/browser/systemNotifications'
import { SystemNotificationsSetting } from '../../views/settings/SystemNotificationsSetting'

/** The setting for notifications of the visitor's system. The browser is asked for permission when it is switched on. */
export function SystemNotificationsContainer() {
  const dispatch = useAppDispatch()
  const [state, setState] = useState(() => dispatch(systemNotificationsState()))
  return (
    <SystemNotificationsSetting
      state={state}
      onSwitch={(isOn) => {
        void dispatch(switchSystemNotifications(isOn)).then(setState)
      }}
    />
  )
}
