import { UPGRADE } from '#copy/trade/review'
import type { TradeNotice } from '../../../views/trade/TradeNoticeView'
import type { OpenReview } from './useReview'

/** Offers all steps in one confirmation where the wallet would upgrade the account for it; null where it would not. */
export function upgradeNotice(
  { preview, isUpgradeWanted }: Pick<OpenReview, 'preview' | 'isUpgradeWanted'>,
  onChoose: (isWanted: boolean) => void,
): TradeNotice | null {
  const steps = preview?.steps.length ?? 0
  if (isUpgradeWanted === null || steps < 2) return null
  return {
    kind: 'neutral',
    title: UPGRADE.title,
    text: UPGRADE.text,
    accept: { label: UPGRADE.label(steps), checked: isUpgradeWanted, onChange: onChoose },
  }
}
