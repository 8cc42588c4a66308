import { useRef, useState } from 'react'
import type { TradeDraft } from '../../domain/trade/draft'
import { Live } from '../Live'
import { LiveTrade } from '../liveParts'
import { useDraftOfChain } from './useDraftOfChain'
import { type AskedFor, DraftTradeContainer } from './DraftTradeContainer'

interface TradeSlotProps {
  draft: TradeDraft
  onDraft: (draft: TradeDraft) => void
  hasNote?: boolean
}

/** The trade card: can be typed into at once, and quotes as soon as the chain can be read. */
export function TradeSlot({ draft, onDraft, hasNote }: TradeSlotProps) {
  useDraftOfChain(draft, onDraft)
  // The card is mounted anew when the chain can be read; the focus and the text are kept.
  const focused = useRef<string | null>(null)
  const [asked, setAsked] = useState<AskedFor | null>(null)
  const card = { draft, onDraft, hasNote, focused }
  return (
    <Live fallback={<DraftTradeContainer {...card} onAsk={setAsked} />}>
      <LiveTrade {...card} asked={asked} />
    </Live>
  )
}
