import { pendingText } from '#copy/wallet/notifications'
import { useLocation } from 'react-router-dom'
import { useEffect } from 'react'
import { settings } from '#config/settings'
import { isFramed } from '#domain/wallet/frame'
import { useAppSelector, useAppDispatch } from '#store/hooks'
import {
  selectNotifications,
  notificationDismissed,
  notificationsHeld,
  selectNotificationsHeld,
} from '#store/browser/notifications'
import { selectAnnouncements } from '#store/browser/liveRegion'
import { selectIsParentRefused } from '#store/wallet/wallets'
import { hasAcceptedTerms } from '#store/wallet/terms'
import { FramedBar } from '../../views/wallet/FramedNotice'
import { useIsHydrated } from '../browser/useIsHydrated'
import { useLiveRegion } from './useLiveRegion'
import { useSpoken } from '../useSpoken'
import { notePage } from '../browser/backGuard'
import { awaitsOwners, isAwaited } from '#domain/transaction/transaction'
import { selectWalletChainId } from '#store/chain/walletChain'
import { selectTransactionsOf } from '#store/transaction/transactions'
import { selectUnseenOutcome } from '#store/transaction/unseenOutcome'
import { selectAccount } from '#store/wallet/connection'
import { Notifications } from '../../views/shell/Notifications'
import { useTitlePart } from '../browser/title'

/**
 * Announces events of wallets and trades to screen readers, in a region outside React (see `useLiveRegion`). It also
 * makes Back close dialogs, and sets the tab's title. If the page is embedded in another page that is not a wallet, it
 * shows why no wallet can be used.
 */
export function AnnouncementsContainer() {
  useBackGuard()
  useStatusTitle()
  // Errors are excluded, because they are alerts, which screen readers announce by themselves.
  const notifications = useAppSelector(selectNotifications).filter(({ type }) => type !== 'error')
  useSpoken(notifications.map(({ id, message }) => ({ key: id, text: message })))
  useLiveRegion(useAppSelector(selectAnnouncements))
  // Subscribe to the URL, because the bar below contains it.
  useLocation()
  const dispatch = useAppDispatch()
  const isRefused = useAppSelector(selectIsParentRefused)
  // The embedding page is asked whether it is a wallet only after the terms are accepted.
  return useIsHydrated() && isFramed(window) && isRefused && dispatch(hasAcceptedTerms()) ? (
    <FramedBar appName={settings.appName} url={window.location.href} />
  ) : null
}

/** Passes each change of the URL to the guard that makes Back close dialogs. */
function useBackGuard() {
  const location = useLocation()
  useEffect(() => {
    notePage()
  }, [location])
}

/** The number of pending transactions, or an outcome that arrived while the page was hidden. */
function useStatusTitle() {
  const account = useAppSelector(selectAccount)
  const chainId = useAppSelector(selectWalletChainId)
  const pending = useAppSelector((state) => selectTransactionsOf(state, account, chainId)).filter(isAwaited)
  const unseen = useAppSelector(selectUnseenOutcome)
  const pendingPart = pending.length > 0 ? pendingText(pending.length, pending.every(awaitsOwners)) : undefined
  useTitlePart('status', unseen ?? pendingPart)
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
