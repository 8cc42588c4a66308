import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { linkedChain, parseTradeLink, tradeQuery } from '../../boundary/tradeLink'
import { readAddress } from '../../boundary/url'
import { isSupported } from '../../config/chains'
import { linkedAmount, typedAmount } from '../../domain/token/ambiguousAmount'
import { NATIVE } from '../../domain/token/token'
import { SwapScreen } from '../../views/trade/SwapScreen'
import type { TradeDraft } from '../../domain/trade/draft'
import { useTradeChain } from '../../store/hooks'
import { useIsHydrated, useQueryAndHash } from '../browser/useIsHydrated'
import { OnScreen } from '../browser/OnScreen'
import { PairChartContainer } from '../market/pairs/PairChartContainer'
import { PairFiguresContainer } from '../market/pairs/PairFiguresContainer'
import { TradeContainer } from './TradeContainer'
import { draftChain } from './useDraftOfChain'

/**
 * The network that was active when the page was opened, which is not the one that was prerendered: a link that names none
 * is for it.
 */
function useFirstChain(): number {
  const { id: active } = useTradeChain()
  const isHydrated = useIsHydrated()
  const [first, setFirst] = useState<number | null>(null)
  if (isHydrated && first === null) setFirst(active)
  return first ?? active
}

/** The trade page. The address bar always links to the current draft. */
export function SwapContainer() {
  const { search } = useQueryAndHash()
  const [, setParams] = useSearchParams()
  const firstChainId = useFirstChain()
  // One to a network that is not traded on says nothing here, where its addresses are other tokens.
  const isHere = isSupported(linkedChain(search) ?? firstChainId)
  const link = parseTradeLink(isHere ? search : '', readAddress)
  // The typed text may not be a number; the address bar only holds what can be parsed. Null before anything is typed.
  const [text, setText] = useState<string | null>(null)
  const typed = text ?? typedAmount(link.value)
  const isBare = link.input === null && link.output === null
  const linked: TradeDraft = {
    sell: isBare ? NATIVE : link.input,
    buy: link.output,
    typed,
    kind: link.kind,
    ...draftChain(link.chainId ?? firstChainId),
  }

  // The router follows in a transition: until then the next change has to build on what was changed last.
  const [ahead, setAhead] = useState<{ of: string; draft: TradeDraft } | null>(null)
  if (ahead && ahead.of !== search) setAhead(null)
  const draft = ahead?.of === search ? ahead.draft : linked

  const change = (next: TradeDraft) => {
    setText(next.typed)
    setAhead({ of: search, draft: next })
    const { value } = parseTradeLink(`value=${encodeURIComponent(linkedAmount(next.typed))}`, readAddress)
    setParams(tradeQuery({ ...link, ...next, input: next.sell, output: next.buy, value }), { replace: true })
  }

  const { sell, buy } = draft
  const hasPair = sell !== null && buy !== null
  return (
    <SwapScreen
      chart={
        hasPair && (
          <OnScreen>
            <PairChartContainer sell={sell} buy={buy} />
          </OnScreen>
        )
      }
      figures={
        hasPair && (
          <OnScreen>
            <PairFiguresContainer sell={sell} buy={buy} />
          </OnScreen>
        )
      }
      trade={<TradeContainer draft={draft} onDraft={change} hasNote />}
    />
  )
}
