import { useRef } from 'react'
import type { TradeDraft } from '../../domain/trade/draft'
import { Live } from '../Live'
import { LiveTrade } from '../liveParts'
import { DraftTradeContainer } from './DraftTradeContainer'

interface TradeSlotProps {
  draft: TradeDraft
  onDraft: (draft: TradeDraft) => void
  hasNote?: boolean
}

/** The trade card: can be typed into at once, and quotes as soon as the chain can be read. */
export function TradeSlot({ draft, onDraft, hasNote }: TradeSlotProps) {
  // The card is mounted anew when the chain can be read; the focus and the text are kept.
  const focused = useRef<string | null>(null)
  return (
    <Live fallback={<DraftTradeContainer draft={draft} onDraft={onDraft} hasNote={hasNote} focused={focused} />}>
      <LiveTrade draft={draft} onDraft={onDraft} hasNote={hasNote} focused={focused} />
    </Live>
  )
}
