import { timeText } from '#copy/browser/time'
import { changeOver, HISTORY_RANGES } from '#domain/market/history'
import { USUAL_SWAP_GAS, USUAL_SWAP_SIZE, usualSwapCost } from '#domain/market/usualSwap'
import { NATIVE } from '#domain/token/token'
import type { Address } from '#domain/chain/address'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { selectAccount } from '#store/wallet/connection'
import { useDeployment } from '../../useDeployment'
import { type MarketFigure, MarketFigures } from '../../../views/market/MarketFigures'
import { dataFee } from '#domain/chain/dataFees'
import { useNetworkFees } from '../../chain/useNetworkFees'
import { useChainNow, useHead } from '../../chain/useHead'
import { useNoAnswerBesideCard } from '../../useNoAnswer'
import { useUsdPrices } from '../useUsdPrices'
import { blockFigure, coinFigure, feeFigure } from './marketFigures'
import { usePairs } from './usePairs'
import { PATHS } from '#config/paths'
import { isAwaited } from '#domain/transaction/transaction'
import { selectTransactionsOf } from '#store/transaction/transactions'
import { OwnFigure } from '../../../views/market/OwnFigure'
import { ownTotal } from '../ownTotal'
import { useHoldings } from '../useHoldings'

const BLOCK_AGE_MS = 5_000
const COIN: readonly [typeof NATIVE] = [NATIVE]

/** A component of its own, so that only this text renders when the age changes. `timestamp` is in Unix seconds. */
function BlockAge({ timestamp }: { timestamp: number }) {
  return timeText(timestamp * 1_000, useChainNow(BLOCK_AGE_MS))
}

export function MarketFiguresContainer() {
  const chain = useTradeChain()
  const { head, isOffline } = useHead()
  const { etherUsd, prices, isError } = useUsdPrices(COIN)
  const { etherDay } = usePairs()
  const hasFeed = useDeployment()?.ethUsdFeed !== undefined
  const { gas, dataFees, isUnread } = useNetworkFees()
  const charged = dataFees && dataFee(dataFees, { gas: USUAL_SWAP_GAS, sizes: [USUAL_SWAP_SIZE] })
  const gasPrice = gas.maxFeePerGas === null ? null : gas.feePerGas
  const change =
    prices && etherDay && etherUsd !== null
      ? changeOver(etherDay.readings, { ...prices, price: etherUsd }, HISTORY_RANGES['24h'].seconds)
      : null
  // If the trade card already says that the network cannot be reached, missing figures do not repeat that reason.
  const isSaid = useNoAnswerBesideCard().sentence === ''
  const reasoned = (figure: MarketFigure) => (isSaid && figure.value === null ? { ...figure, source: '' } : figure)
  return (
    <MarketFigures
      figures={[
        coinFigure({
          symbol: chain.nativeCurrency.symbol,
          hasFeed,
          blockNumber: prices?.blockNumber ?? null,
          hasFailed: isError,
          usd: etherUsd,
          change,
        }),
        feeFigure({
          blockNumber: head?.number ?? null,
          gasPrice,
          cost: usualSwapCost(gasPrice, chain.nativeCurrency.decimals, etherUsd, charged),
          hasFailed: isOffline || isUnread,
          model: chain.fees,
        }),
        {
          ...blockFigure({ head: head ?? null, chainName: chain.name, hasFailed: isOffline }),
          note: head && <BlockAge timestamp={head.timestamp} />,
        },
      ].map(reasoned)}
    />
  )
}

/** The value of the connected account's tokens on the active network; nothing if no account is connected. */
export function OwnTotalContainer() {
  const account = useAppSelector(selectAccount)
  return account && <OwnTotal account={account} />
}

function OwnTotal({ account }: { account: Address }) {
  const { id: chainId } = useTradeChain()
  const holdings = useHoldings(account)
  const transactions = useAppSelector((state) => selectTransactionsOf(state, account, chainId))
  const pending = transactions.filter(isAwaited).length
  const facts = { ...holdings, pending, blockNumber: holdings.prices?.blockNumber ?? null }
  return <OwnFigure {...ownTotal(facts, PATHS.profile)} />
}
