import { pendingText } from '#copy/wallet/notifications'
import { useLocation } from 'react-router-dom'
import { useEffect } from 'react'
import { settings } from '../../config/settings'
import { isFramed } from '../../domain/wallet/frame'
import { useAppSelector, useAppDispatch } from '../../store/hooks'
import {
  selectNotifications,
  notificationDismissed,
  notificationsHeld,
  selectNotificationsHeld,
} from '../../store/browser/notifications'
import { selectAnnouncements } from '../../store/browser/liveRegion'
import { selectIsParentRefused } from '../../store/wallet/wallets'
import { FramedBar } from '../../views/wallet/FramedNotice'
import { useIsHydrated } from '../browser/useIsHydrated'
import { useLiveRegion } from './useLiveRegion'
import { useSpoken } from '../useSpoken'
import { notePage } from '../browser/backGuard'
import { awaitsOwners, isAwaited } from '../../domain/transaction/transaction'
import { selectChainId } from '../../store/chain/chain'
import { selectTransactionsOf } from '../../store/transaction/transactions'
import { selectUnseenOutcome } from '../../store/transaction/unseenOutcome'
import { selectAccount } from '../../store/wallet/connection'
import { Notifications } from '../../views/shell/Notifications'
import { useTitlePart } from '../title'

/**
 * What wallets and trades do, announced to screen readers, and what else concerns the whole page. The region is none of
 * React's elements: see `useLiveRegion`. In a page inside another one that is no
 * wallet's it says why none can be used.
 */
export function AnnouncementsContainer() {
  useBackGuard()
  useStatusTitle()
  // Errors are alerts, which are spoken though they are new.
  const notifications = useAppSelector(selectNotifications).filter(({ type }) => type !== 'error')
  useSpoken(notifications.map(({ id, message }) => ({ key: id, text: message })))
  useLiveRegion(useAppSelector(selectAnnouncements))
  // Subscribes to the address, because the announcement depends on the screen.
  useLocation()
  const isRefused = useAppSelector(selectIsParentRefused)
  return useIsHydrated() && isFramed(window) && isRefused ? (
    <FramedBar appName={settings.appName} url={window.location.href} />
  ) : null
}

/** Tells the guard of dialogs against Back what the page's address is. */
function useBackGuard() {
  const location = useLocation()
  useEffect(() => {
    notePage()
  }, [location])
}

/** Tells in the tab's title how many transactions are pending, and what has settled while the page was hidden. */
function useStatusTitle() {
  const account = useAppSelector(selectAccount)
  const chainId = useAppSelector(selectChainId)
  const pending = useAppSelector((state) => selectTransactionsOf(state, account, chainId)).filter(isAwaited)
  const unseen = useAppSelector(selectUnseenOutcome)
  const told = pending.length > 0 ? pendingText(pending.length, pending.every(awaitsOwners)) : undefined
  useTitlePart('status', unseen ?? told)
}

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
