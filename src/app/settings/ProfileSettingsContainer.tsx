import { leftOut, listAge, listName, listSource, listTable, listUnread } from '#copy/token/lists'
import { useCallback, useSyncExternalStore, useState } from 'react'
import { grouped } from '#domain/browser/locale'
import { ageOfList, unusedPart } from '#domain/token/listFacts'
import { hostOf } from '#domain/chain/nodeUrl'
import type { ListInfo } from '#domain/token/token'
import { DEFAULT_SLIPPAGE_BPS } from '#domain/trade/limits'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { withProgress } from '#store/readHook'
import { useGetPairsQuery, useGetTokensQuery } from '#store/token/lists'
import { selectTradeSettings, tradeSettingsChanged } from '#store/trade/tradeSettings'
import { type ListRow, ListSettings } from '../../views/token/ListSettings'
import { ProfileSettings } from '../../views/settings/ProfileSettings'
import { useLanguageLinks } from './useLanguageLinks'
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

function factsOf(list: { info: ListInfo; url: string } | undefined, isError: boolean): ListRow['facts'] {
  if (!list) return isError ? listUnread : null
  const { info, url } = list
  const unused = unusedPart(info)
  return {
    name: listName(info.name || null, info.version),
    age: listAge(ageOfList(info.madeAt, Date.now())),
    source: listSource(url.startsWith('/') ? null : hostOf(url), isError),
    kept: grouped(String(info.kept)),
    dropped: unused && leftOut(unused),
  }
}

function ListSettingsContainer() {
  const tokens = useGetTokensQuery(undefined, { selectFromResult: withProgress })
  const pairs = useGetPairsQuery(undefined, { selectFromResult: withProgress })
  return (
    <ListSettings
      rows={[
        { kind: listTable.tokens, facts: factsOf(tokens.data, tokens.hasFailed) },
        { kind: listTable.pairs, facts: factsOf(pairs.data, pairs.hasFailed) },
      ]}
      isReading={tokens.isFetching || pairs.isFetching}
      onReadAgain={() => {
        tokens.refetch()
        pairs.refetch()
      }}
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
