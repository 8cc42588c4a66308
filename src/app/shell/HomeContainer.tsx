import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { tokenHref } from '#config/links'
import { firstPairOf } from '#config/settings'
import type { CurrencyId } from '#domain/token/token'
import { useTradeChain } from '#store/hooks'
import { HomeScreen } from '../../views/shell/HomeScreen'
import { OnScreen } from '../browser/OnScreen'
import { useHandler } from '../browser/useStableValue'
import { DialogBoundary } from '../DialogBoundary'
import { MarketFiguresContainer, OwnTotalContainer } from '../market/pairs/MarketFiguresContainer'
import { PairsContainer } from '../market/pairs/PairsContainer'
import { PartBoundary } from '../PartBoundary'
import { TokenSelect } from '../search/dialogs'
import { draftChain, useDraft } from '../trade/useDraft'
import { TradeContainer } from '../trade/TradeContainer'

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
          <Pairs />
        </OnScreen>
      }
    />
  )
}

function Pairs() {
  const navigate = useNavigate()
  const { id: chainId } = useTradeChain()
  const [isFinding, setFinding] = useState(false)
  const find = useHandler(() => {
    setFinding(true)
  })
  const stopFinding = () => {
    setFinding(false)
  }
  const open = (on: number, id: CurrencyId) => void navigate(tokenHref(id, on))
  return (
    <>
      <PairsContainer onFindToken={find} />
      {isFinding && (
        <DialogBoundary onMissing={stopFinding}>
          <TokenSelect
            side="find"
            other={null}
            onChoose={(id) => {
              open(chainId, id)
            }}
            onChooseOn={open}
            onClose={stopFinding}
          />
        </DialogBoundary>
      )}
    </>
  )
}
