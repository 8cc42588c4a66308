import { boughtFor, hideSmall, partBoughtFor, pricesFrom, showSmall, worthDayAgo } from '#copy/profile/profile'
import { type ReactNode, useState } from 'react'
import { swapHref, tokenHref } from '#config/links'
import { coinLogo, PATHS } from '#config/paths'
import { exactText, shortBalance, tradeAmount, tradeAmountAtMost, withSymbol } from '#domain/token/amount'
import type { Address } from '#domain/chain/address'
import { directedChange } from '#domain/market/history'
import { type HeldAsset, heldAssets, type HoldingColumn, isSmall, SMALL_VALUE } from '#domain/market/heldAssets'
import { shownPrice, usdPriceText, usdText, usdTextAtMost } from '#domain/market/money'
import { nextSort, type Sort } from '#domain/browser/sort'
import { usdPriceOf } from '#domain/market/usdPrices'
import { NATIVE } from '#domain/token/token'
import { gainOf, purchaseOf } from '#domain/trade/ownGain'
import { supportedChains } from '#config/chains'
import { selectTradeChainId } from '#store/chain/tradeChain'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { useDeployment } from '../useDeployment'
import { type ProfileTokenRow, ProfileTokens } from '../../views/profile/ProfileTokens'
import { changeText } from '../market/changeText'
import { useDayChanges } from '../market/history/useDayChanges'
import type { useHoldings } from '../market/useHoldings'
import { useDayAgo } from './useDayAgo'
import { useSymbols } from '../token/useCurrencies'
import { useMultipliers } from '../token/useMultipliers'
import { useOwnSwaps } from '../trade/receipt/useOwnSwaps'
import { useNoAnswer } from '../useNoAnswer'

type Holdings = ReturnType<typeof useHoldings>

interface ProfileTokensContainerProps {
  account: Address
  /** The visitor's own account, whose purchases this browser knows; null for another account. */
  owner: Address | null
  read: Holdings
  /** Shown instead of the table if the account has no tokens. */
  start: ReactNode
  onRetry: () => void
}

type Asset = Pick<HeldAsset, 'id' | 'units' | 'scale' | 'usd'>

const always = () => true

/** Returns texts for what an asset has cost in the owner's known swaps, and for its gain or loss since then. */
function useGains(owner: Address | null, { isRead, prices }: Holdings) {
  const deployment = useDeployment()
  const symbolOf = useSymbols()
  const swaps = useOwnSwaps(isRead ? owner : null, always)
  return ({ id, units, scale, usd }: Asset): ProfileTokenRow['gain'] => {
    if (!deployment || scale === null || swaps.length === 0) return null
    const purchase = purchaseOf(swaps, id, units, deployment)
    const gain = gainOf({ units, decimals: scale.decimals, usd }, purchase, (paid) => usdPriceOf(prices, paid))
    if (!gain) return null
    const { part, cost } = gain
    const paid =
      'usd' in cost ? usdTextAtMost(cost.usd) : withSymbol(tradeAmountAtMost(cost.units, cost), symbolOf(cost.id))
    const text =
      part === null ? boughtFor(paid) : partBoughtFor(tradeAmount(part, scale), tradeAmount(units, scale), paid)
    return { text, change: directedChange(gain.hundredths) }
  }
}

/** An account's tokens on one network, sorted by value unless the visitor chooses another order. */
export function ProfileTokensContainer({ account, owner, read, start, onRetry }: ProfileTokensContainerProps) {
  const { isRead, isError, unread, prices } = read
  const chain = useTradeChain()
  const { weth, ethUsdFeed } = useDeployment() ?? {}
  const noAnswer = useNoAnswer()
  const [sort, setSort] = useState<Sort<HoldingColumn>>({ column: 'value', direction: 'descending' })
  // Price changes need many requests, so they are read only on the active network.
  const isActive = useAppSelector(selectTradeChainId) === chain.id
  const changes = useDayChanges(isActive ? prices : null)
  const dayAgo = useDayAgo(account, read, changes)
  const gainText = useGains(owner, read)
  const isOneOfSeveral = supportedChains.length > 1

  const { multiplierOf } = useMultipliers(read.holdings.map(({ token }) => token.address))
  const holdings = read.holdings.map((holding) => ({ ...holding, multiplier: multiplierOf(holding.token.address) }))
  const assets = heldAssets(read.native, holdings, chain.nativeCurrency, sort)
  const small = assets.filter(isSmall)
  const [isHiding, setHiding] = useState(false)
  // Where all balances are small, none is hidden, so that the table never looks empty.
  const canHide = small.length > 0 && small.length < assets.length
  const shown = canHide && isHiding ? assets.filter((asset) => !isSmall(asset)) : assets
  const rows = shown.map(({ id, symbol, name, logoURI, units, scale, usd, value }): ProfileTokenRow => {
    const priced = id === NATIVE ? weth : id
    const change = priced && changes.get(priced)
    return {
      id,
      symbol,
      name,
      address: id,
      logoURI: id === NATIVE ? coinLogo(symbol) : logoURI,
      price: usd === null || scale === null ? null : usdPriceText(shownPrice(usd, scale)),
      change: change ? changeText(change) : null,
      balance: scale === null ? null : shortBalance(units, scale),
      exactBalance: scale === null ? null : exactText(units, scale),
      value: value === null ? null : usdText(value),
      gain: gainText({ id, units, scale, usd }),
      tokenHref: tokenHref(id, chain.id),
      tradeHref: swapHref(id, null, chain.id),
      network: isOneOfSeveral ? chain : undefined,
    }
  })
  return (
    <ProfileTokens
      status={isError ? 'failed' : isRead ? 'ready' : 'loading'}
      noAnswer={noAnswer.sentence}
      rows={rows}
      count={assets.length}
      small={
        canHide
          ? {
              label: isHiding ? showSmall(usdText(SMALL_VALUE), small.length) : hideSmall(usdText(SMALL_VALUE)),
              onPress: () => {
                setHiding(!isHiding)
              },
            }
          : null
      }
      unread={unread}
      dayAgo={dayAgo && worthDayAgo(usdText(dayAgo.usd), dayAgo.blockNumber)}
      source={prices ? pricesFrom(prices.blockNumber, chain.nativeCurrency.symbol, ethUsdFeed !== undefined) : null}
      chainName={chain.name}
      isOneOfSeveral={isOneOfSeveral}
      worth={read.totalUsd === null ? null : usdText(read.totalUsd)}
      tradeHref={PATHS.swap}
      start={start}
      sort={sort}
      onSort={(column) => {
        setSort(nextSort(sort, column))
      }}
      onRetry={onRetry}
    />
  )
}
