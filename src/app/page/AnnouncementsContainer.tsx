import { useAppSelector } from '../../store/hooks'
import { selectAnnouncements } from '../../store/page/liveRegion/liveRegion'
import { useLiveRegion } from './browser/useLiveRegion'

/** What wallets do, announced to screen readers. The region is none of React's elements: see `useLiveRegion`. */
export function AnnouncementsContainer() {
  useLiveRegion(useAppSelector(selectAnnouncements))
  return null
}
