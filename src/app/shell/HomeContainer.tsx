import { firstPairOf } from '../../config/settings'
import { useTradeChain } from '../../store/hooks'
import { HomeScreen } from '../../views/shell/HomeScreen'
import { OnScreen } from '../browser/OnScreen'
import { MarketFiguresContainer, OwnTotalContainer } from '../market/pairs/MarketFiguresContainer'
import { PairsContainer } from '../market/pairs/PairsContainer'
import { PartBoundary } from '../PartBoundary'
import { draftChain, useDraft } from '../trade/useDraft'
import { TradeContainer } from '../trade/TradeContainer'

/** The home page: the trade card, the market's figures and the pairs of the pair list. */
export function HomeContainer() {
  const { id: chainId } = useTradeChain()
  const [draft, setDraft] = useDraft('home', {
    ...firstPairOf(chainId),
    typed: '1',
    kind: 'exactIn',
    ...draftChain(chainId),
  })
  return (
    <HomeScreen
      figures={
        <OnScreen>
          <MarketFiguresContainer />
        </OnScreen>
      }
      own={
        <PartBoundary>
          <OwnTotalContainer />
        </PartBoundary>
      }
      trade={<TradeContainer draft={draft} onDraft={setDraft} />}
      pairs={
        <OnScreen>
          <PairsContainer />
        </OnScreen>
      }
    />
  )
}
