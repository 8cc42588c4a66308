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

/** The trade card: to be typed into at once, and quoting as soon as the chain can be read. */
export function TradeSlot({ draft, onDraft, hasNote }: TradeSlotProps) {
  // The card is drawn anew when it comes to life; whoever was typing goes on where they were.
  const focused = useRef<string | null>(null)
  return (
    <Live fallback={<DraftTradeContainer draft={draft} onDraft={onDraft} hasNote={hasNote} focused={focused} />}>
      <LiveTrade draft={draft} onDraft={onDraft} hasNote={hasNote} focused={focused} />
    </Live>
  )
}
