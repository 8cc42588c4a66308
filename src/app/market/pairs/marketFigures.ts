import {
  blockSource,
  coinSource,
  costPerSwap,
  ETHER,
  feeSource,
  gweiText,
  LATEST_BLOCK,
  NETWORK_COST,
  NO_BLOCK,
  NO_FEE,
  NO_PRICE,
  unreliablePrice,
} from '#copy/market/figures'
import { type FeeModel, feeParts } from '#domain/chain/fees'
import type { PriceChange } from '#domain/market/history'
import { isBelowCent, usdPriceText, usdTextAtMost } from '#domain/market/money'
import { grouped } from '#domain/browser/locale'
import { significantAtMost } from '#domain/token/amount'
import { changeText } from '../changeText'
import type { MarketFigure } from '../../../views/market/MarketFigures'

// This module formats chain data as figures. Each figure has its source, or the reason why its value is missing.

const GWEI_DECIMALS = 9

const missing = (label: string, reasons: Record<'loading' | 'failed', string>, hasFailed: boolean): MarketFigure => ({
  label,
  value: null,
  isLoading: !hasFailed,
  source: hasFailed ? reasons.failed : reasons.loading,
})

interface CoinFacts {
  symbol: string
  hasFeed: boolean
  /** The block of the prices; null if there are no prices. */
  blockNumber: number | null
  hasFailed: boolean
  usd: bigint | null
  change: PriceChange | null
}

function coinPriceSource({ symbol, hasFeed, blockNumber, hasFailed, usd }: CoinFacts): string {
  if (blockNumber === null) return hasFailed ? NO_PRICE.failed : NO_PRICE.loading
  return usd === null ? unreliablePrice(symbol, hasFeed) : coinSource(symbol, hasFeed, blockNumber)
}

export function coinFigure(facts: CoinFacts): MarketFigure {
  const { symbol, blockNumber, hasFailed, usd, change } = facts
  return {
    label: symbol === 'ETH' ? ETHER : symbol,
    value: usd === null ? null : usdPriceText(usd),
    isLoading: blockNumber === null && !hasFailed,
    change: change && changeText(change),
    source: coinPriceSource(facts),
  }
}

interface FeeFacts {
  /** The block of the base fee; null if there is no base fee. */
  blockNumber: number | null
  gasPrice: bigint | null
  /** The network fee of a typical swap, in dollars with 18 decimals. */
  cost: bigint | null
  hasFailed: boolean
  model?: FeeModel | undefined
}

export function feeFigure({ blockNumber, gasPrice, cost, hasFailed, model }: FeeFacts): MarketFigure {
  if (blockNumber === null || gasPrice === null) return missing(NETWORK_COST, NO_FEE, hasFailed)
  return {
    label: NETWORK_COST,
    value: gweiText(significantAtMost(gasPrice, GWEI_DECIMALS, 3)),
    ...(cost !== null && { note: costPerSwap(usdTextAtMost(cost), isBelowCent(cost)) }),
    source: feeSource(feeParts(model), blockNumber),
  }
}

interface BlockFacts {
  head: { number: number } | null
  chainName: string
  hasFailed: boolean
}

export function blockFigure({ head, chainName, hasFailed }: BlockFacts): MarketFigure {
  if (!head) return missing(LATEST_BLOCK, NO_BLOCK, hasFailed)
  return {
    label: LATEST_BLOCK,
    value: grouped(String(head.number)),
    source: blockSource(chainName),
  }
}
