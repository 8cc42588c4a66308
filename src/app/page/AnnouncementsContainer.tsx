import { useAppSelector } from '../../store/hooks'
import { selectAnnouncements } from '../../store/page/liveRegion/liveRegion'
import { useLiveRegion } from './browser/useLiveRegion'
import { useBackGuard } from './useBackGuard'
import { useStatusTitle } from './useStatusTitle'

/**
 * What wallets do, announced to screen readers, and what else concerns the whole page and not the first paint. The region
 * is none of React's elements: see `useLiveRegion`.
 */
export function AnnouncementsContainer() {
  useBackGuard()
  useStatusTitle()
  useLiveRegion(useAppSelector(selectAnnouncements))
  return null
}
