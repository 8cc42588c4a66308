import { pricesFrom } from '#copy/profile/profile'
import { type ReactNode, useState } from 'react'
import { swapHref, tokenHref } from '../../config/links'
import { coinLogo, PATHS } from '../../config/paths'
import { exactText, shortBalance } from '../../domain/token/amount'
import { heldAssets, type HoldingColumn } from '../../domain/market/heldAssets'
import { usdPriceText, usdShortText } from '../../domain/market/money'
import { nextSort, type Sort } from '../../domain/browser/sort'
import { NATIVE } from '../../domain/token/token'
import { supportedChains } from '../../config/chains'
import { selectTradeChainId } from '../../store/chain/tradeChain'
import { useAppSelector, useTradeChain } from '../../store/hooks'
import { useDeployment } from '../useDeployment'
import { type ProfileTokenRow, ProfileTokens } from '../../views/profile/ProfileTokens'
import { changeText } from '../market/changeText'
import { useDayChanges } from '../market/history/useDayChanges'
import type { useHoldings } from '../market/useHoldings'
import { useNoAnswer } from '../useNoAnswer'

type Holdings = ReturnType<typeof useHoldings>

interface ProfileTokensContainerProps {
  read: Holdings
  /** Shown instead of the tokens if there are none. */
  start: ReactNode
  onRetry: () => void
}

/** An account's tokens on one network, sorted by value unless the user chooses another order. */
export function ProfileTokensContainer({ read, start, onRetry }: ProfileTokensContainerProps) {
  const { isRead, isError, unread, prices } = read
  const chain = useTradeChain()
  const { weth, ethUsdFeed } = useDeployment() ?? {}
  const noAnswer = useNoAnswer()
  const [sort, setSort] = useState<Sort<HoldingColumn>>({ column: 'value', direction: 'descending' })
  // Price changes take many requests, so they are read on the active network only.
  const isActive = useAppSelector(selectTradeChainId) === chain.id
  const changes = useDayChanges(isActive ? prices : null)
  const isOneOfSeveral = supportedChains.length > 1

  const assets = heldAssets(read.native, read.holdings, chain.nativeCurrency, sort)
  const rows = assets.map(({ id, symbol, name, logoURI, units, decimals, usd, value }): ProfileTokenRow => {
    const priced = id === NATIVE ? weth : id
    const change = priced && changes.get(priced)
    return {
      id,
      symbol,
      name,
      address: id,
      logoURI: id === NATIVE ? coinLogo(symbol) : logoURI,
      price: usd === null ? null : usdPriceText(usd),
      change: change ? changeText(change) : null,
      balance: decimals === null ? null : shortBalance(units, decimals),
      exactBalance: decimals === null ? null : exactText(units, decimals),
      value: value === null ? null : usdShortText(value),
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
      unread={unread}
      source={prices ? pricesFrom(prices.blockNumber, chain.nativeCurrency.symbol, ethUsdFeed !== undefined) : null}
      chainName={chain.name}
      isOneOfSeveral={isOneOfSeveral}
      worth={read.totalUsd === null ? null : usdShortText(read.totalUsd)}
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
