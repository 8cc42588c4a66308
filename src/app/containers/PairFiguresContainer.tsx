import { useMemo } from 'react'
import { supportedChain } from '../../config/chains'
import { deploymentOf } from '../../config/deployments'
import type { Address } from '../../domain/address'
import { significant } from '../../domain/amount'
import { usdShortText } from '../../domain/money'
import { type CurrencyId, NATIVE } from '../../domain/token'
import { feeLabel } from '../../domain/trade/route'
import { useGetPairPricesQuery } from '../../store/queries/chainReads'
import { Tiles } from '../../views/market/Tiles'
import { useSide } from '../hooks/useCurrencies'

const chainId = supportedChain.id
const weth = deploymentOf(chainId)?.weth
const asToken = (id: CurrencyId): Address => (id === NATIVE ? (weth ?? '0x') : id)

/** What the deepest pool of a pair says. */
export function PairFiguresContainer({ sell, buy }: { sell: CurrencyId; buy: CurrencyId }) {
  const [from, to] = [asToken(sell), asToken(buy)]
  const pairs = useMemo((): [Address, Address][] => [[from, to]], [from, to])
  const { currentData } = useGetPairPricesQuery({ chainId, pairs }, { skip: from === to || !weth })
  const buySide = useSide(buy)
  const figures = currentData?.pairs[0]
  const unit = buySide.state === 'ready' ? buySide.currency.symbol : undefined

  return (
    <Tiles
      tiles={[
        { label: 'Pool price', value: figures?.price ? significant(BigInt(figures.price), 18, 6, 2) : null, unit },
        { label: 'Liquidity, all pools', value: figures?.liquidityUsd ? usdShortText(BigInt(figures.liquidityUsd)) : null },
        { label: 'Deepest pool', value: figures?.pool ? figures.pool.protocol.toUpperCase() : null },
        { label: 'Pool fee', value: figures?.pool ? feeLabel(figures.pool.fee) : null },
      ]}
    />
  )
}
