import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { linkedChain, parseTradeLink, tradeQuery } from '#boundary/tradeLink'
import { readAddress } from '#boundary/url'
import { isSupported } from '#config/chains'
import { firstPairOf } from '#config/settings'
import { linkedAmount, typedAmount } from '#domain/token/amount'
import { sortTokens } from '#domain/pool/route'
import { isReversed } from '#domain/market/pair'
import { type CurrencyId, currencyOfSide, NATIVE } from '#domain/token/token'
import { SwapScreen } from '../../views/trade/SwapScreen'
import { isDraftOf } from '#domain/trade/draft'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { selectIsDraftChanged } from '#store/trade/draft'
import { selectSentPlan } from '#store/trade/trade'
import { useHandler } from '../browser/useStableValue'
import { useGetSnapshotQuery } from '#store/trade/tradeReads'
import { useIsHydrated, useQueryAndHash } from '../browser/useIsHydrated'
import { OnScreen } from '../browser/OnScreen'
import { PairChartContainer } from '../market/pairs/PairChartContainer'
import { PairFiguresContainer } from '../market/pairs/PairFiguresContainer'
import { useSide } from '../token/useCurrencies'
import { useDeployment } from '../useDeployment'
import { TradeContainer } from './TradeContainer'
import { useChartTrades } from './useChartTrades'
import { draftChain, useDraft } from './useDraft'

/**
 * The network that was active when the page was opened. It may differ from the network of the prerendered page. A link
 * that names no network means this network.
 */
function useFirstChain(): number {
  const { id: active } = useTradeChain()
  const isHydrated = useIsHydrated()
  const [first, setFirst] = useState<number | null>(null)
  if (isHydrated && first === null) setFirst(active)
  return first ?? active
}

/** The link that the visitor followed to the trade page. URLs that this page itself has set do not count. */
function useFollowedLink(): { key: string; search: string } {
  const { key } = useLocation()
  const { search } = useQueryAndHash()
  const isLink = useNavigationType() !== NavigationType.Replace
  const [link, setLink] = useState({ key, search })
  if (isLink && (link.key !== key || link.search !== search)) setLink({ key, search })
  return link
}

const isHere = (search: string, firstChainId: number) => isSupported(linkedChain(search) ?? firstChainId)

/** Empty if this site does not support the link's network, where the same addresses may be different tokens. */
const tradeIn = (search: string, firstChainId: number) =>
  parseTradeLink(isHere(search, firstChainId) ? search : '', readAddress)

function FiguresOfPair({ sell, buy }: { sell: CurrencyId; buy: CurrencyId }) {
  const { id: chainId } = useTradeChain()
  const weth = useDeployment()?.weth ?? '0x'
  const asToken = (id: CurrencyId) => (id === NATIVE ? weth : id)
  const pair = sortTokens(asToken(sell), asToken(buy))
  const { currentData } = useGetSnapshotQuery({ chainId, pair }, { isPeek: true })
  return <PairFiguresContainer sell={sell} buy={buy} snapshot={currentData} />
}

function ChartOfPair({ sell, buy }: { sell: CurrencyId; buy: CurrencyId }) {
  const deployment = useDeployment()
  const [base, unit] = deployment && isReversed(sell, buy, deployment) ? [buy, sell] : [sell, buy]
  const trades = useChartTrades(currencyOfSide(useSide(base)), unit)
  return <PairChartContainer sell={sell} buy={buy} trades={trades} />
}

/** The trade page. Its URL is always a link to the current draft. */
export function SwapContainer() {
  const { search } = useLocation()
  const [, setParams] = useSearchParams()
  const firstChainId = useFirstChain()
  const followed = useFollowedLink()
  const link = tradeIn(followed.search, firstChainId)
  const isBare = link.input === null && link.output === null
  // A link without a trade starts with the tokens of the home page. A link to an unsupported network gets no token to
  // buy.
  const isUnnamed = isBare && isHere(followed.search, firstChainId)
  const chainId = link.chainId ?? firstChainId
  const [draft, setDraft] = useDraft(`swap/${followed.key}/${followed.search}`, {
    sell: isBare ? NATIVE : link.input,
    buy: link.output,
    ...(isUnnamed && firstPairOf(chainId)),
    typed: isUnnamed && link.value === '' ? '1' : typedAmount(link.value),
    kind: link.kind,
    ...draftChain(chainId),
  })

  const writeLink = useHandler((value: string) => {
    const query = { ...tradeIn(search, firstChainId), ...draft, input: draft.sell, output: draft.buy, value }
    setParams(tradeQuery(query), { replace: true })
  })
  const isChanged = useAppSelector(selectIsDraftChanged)
  useEffect(() => {
    // The typed text may not be a number. Only an amount that can be parsed is added to the URL.
    if (isChanged)
      writeLink(parseTradeLink(`value=${encodeURIComponent(linkedAmount(draft.typed))}`, readAddress).value)
  }, [draft, isChanged, writeLink])

  const sent = useAppSelector(selectSentPlan)
  const isSent = sent !== null && isDraftOf(draft, sent)
  // Once the swap is sent, its amount leaves the address, so that a reload does not prepare the same swap again.
  useEffect(() => {
    if (isSent) writeLink('')
  }, [isSent, writeLink])

  const { sell, buy } = draft
  const hasPair = sell !== null && buy !== null
  return (
    <SwapScreen
      chart={
        hasPair && (
          <OnScreen>
            <ChartOfPair sell={sell} buy={buy} />
          </OnScreen>
        )
      }
      figures={
        hasPair && (
          <OnScreen>
            <FiguresOfPair sell={sell} buy={buy} />
          </OnScreen>
        )
      }
      trade={<TradeContainer draft={draft} onDraft={setDraft} hasNote />}
    />
  )
}
