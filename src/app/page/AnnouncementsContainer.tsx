import { useLocation } from 'react-router-dom'
import { settings } from '../../config/settings'
import { isFramed } from '../../domain/wallet/frame'
import { useAppSelector } from '../../store/hooks'
import { selectAnnouncements } from '../../store/page/liveRegion/liveRegion'
import { FramedBar } from '../../views/wallet/FramedNotice'
import { useLiveRegion } from './notifications/useLiveRegion'
import { useBackGuard } from './useBackGuard'
import { useStatusTitle } from './useStatusTitle'

/**
 * What wallets do, announced to screen readers, and what else concerns the whole page and not the first paint. The region
 * is none of React's elements: see `useLiveRegion`. In a page inside another one it says why no wallet can be used.
 */
export function AnnouncementsContainer() {
  useBackGuard()
  useStatusTitle()
  useLiveRegion(useAppSelector(selectAnnouncements))
  // Its address is another one on every screen.
  useLocation()
  return isFramed(window) ? <FramedBar appName={settings.appName} url={window.location.href} /> : null
}
