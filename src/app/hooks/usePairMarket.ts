import { useMemo } from 'react'
import { supportedChain } from '../../config/chains'
import { deploymentOf } from '../../config/deployments'
import type { Address } from '../../domain/address'
import { type CurrencyId, NATIVE } from '../../domain/token'
import { useGetPairPricesQuery } from '../../store/queries/chainReads'
import { useSide } from './useCurrencies'

const chainId = supportedChain.id
const weth = deploymentOf(chainId)?.weth
const asToken = (id: CurrencyId): Address => (id === NATIVE ? (weth ?? '0x') : id)

/** What the deepest pool of a pair says, in the second currency for one whole of the first. */
export function usePairMarket(sell: CurrencyId, buy: CurrencyId) {
  const [from, to] = [asToken(sell), asToken(buy)]
  const pairs = useMemo((): [Address, Address][] => [[from, to]], [from, to])
  const { currentData } = useGetPairPricesQuery({ chainId, pairs }, { skip: from === to || !weth })
  const sellSide = useSide(sell)
  const buySide = useSide(buy)
  return {
    figures: currentData?.pairs[0],
    blockNumber: currentData?.blockNumber ?? null,
    sell: sellSide.state === 'ready' ? sellSide.currency : null,
    buy: buySide.state === 'ready' ? buySide.currency : null,
    unit: buySide.state === 'ready' ? buySide.currency.symbol : undefined,
  }
}
