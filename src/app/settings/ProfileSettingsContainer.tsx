import { useCallback, useSyncExternalStore, useState } from 'react'
import { DEFAULT_SLIPPAGE_BPS } from '#domain/trade/limits'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { selectTradeSettings, tradeSettingsChanged } from '#store/trade/tradeSettings'
import { ProfileSettings } from '../../views/settings/ProfileSettings'
import { useLanguageLinks } from './useLanguageLinks'
import { ListSettingsContainer } from '../token/ListSettingsContainer'
import { DiagnosticsContainer } from '../diagnostics/DiagnosticsContainer'
import { AddressBookContainer } from './AddressBookContainer'
import { LocalDataContainer } from './LocalDataContainer'
import { NodeHealthContainer } from '../chain/NodeHealthContainer'
import { NodeSettingsContainer } from '../chain/NodeSettingsContainer'
import { systemNotificationsState, switchSystemNotifications } from '#store/browser/systemNotifications'
import { SystemNotificationsSetting } from '../../views/settings/SystemNotificationsSetting'
import { chooseTheme, followTheme, themeChoice } from '#store/browser/theme'

/** The settings of the profile page. `isShown` is true while their tab is selected. */
export function ProfileSettingsContainer({ isShown }: { isShown: boolean }) {
  const dispatch = useAppDispatch()
  const { slippageBps, deadlineMinutes, signingDays, approval, guard } = useAppSelector(selectTradeSettings)
  const follow = useCallback((listener: () => void) => dispatch(followTheme(listener)), [dispatch])
  const theme = useSyncExternalStore(
    follow,
    () => dispatch(themeChoice()),
    () => 'system' as const,
  )
  return (
    <ProfileSettings
      theme={theme}
      onTheme={(choice) => {
        dispatch(chooseTheme(choice))
      }}
      languages={useLanguageLinks()}
      notifications={<SystemNotificationsContainer />}
      fields={{
        slippageBps,
        autoBps: DEFAULT_SLIPPAGE_BPS,
        deadlineMinutes,
        signingDays,
        approval,
        guard,
        guardState: null,
        worstCase: () => null,
        onSlippage: (bps) => dispatch(tradeSettingsChanged({ slippageBps: bps })),
        onDeadline: (minutes) => dispatch(tradeSettingsChanged({ deadlineMinutes: minutes })),
        onSigning: (days) => dispatch(tradeSettingsChanged({ signingDays: days })),
        onApproval: (choice) => dispatch(tradeSettingsChanged({ approval: choice })),
        onGuard: (isOn) => dispatch(tradeSettingsChanged({ guard: isOn })),
      }}
      node={<NodeSettingsContainer health={<NodeHealthContainer isShown={isShown} />} />}
      lists={<ListSettingsContainer />}
      addressBook={<AddressBookContainer />}
      localData={<LocalDataContainer />}
      diagnostics={<DiagnosticsContainer kind="outline" />}
    />
  )
}

/** The switch for notifications of the operating system. Switching it on asks the browser for permission. */
function SystemNotificationsContainer() {
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
