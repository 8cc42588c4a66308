import { useLocation } from 'react-router-dom'
import { settings } from '../../config/settings'
import { isFramed } from '../../domain/wallet/frame'
import { useAppSelector } from '../../store/hooks'
import { selectNotifications } from '../../store/browser/notifications'
import { selectAnnouncements } from '../../store/browser/liveRegion'
import { selectIsParentRefused } from '../../store/wallet/wallets'
import { FramedBar } from '../../views/wallet/FramedNotice'
import { useIsHydrated } from '../browser/useIsHydrated'
import { useLiveRegion } from './useLiveRegion'
import { useSpoken } from '../useSpoken'
import { useBackGuard } from './useBackGuard'
import { useStatusTitle } from './useStatusTitle'

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
  // Its address is another one on every screen.
  useLocation()
  const isRefused = useAppSelector(selectIsParentRefused)
  return useIsHydrated() && isFramed(window) && isRefused ? (
    <FramedBar appName={settings.appName} url={window.location.href} />
  ) : null
}
