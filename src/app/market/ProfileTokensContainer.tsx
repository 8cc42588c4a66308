import { useState } from 'react'
import { changeText } from '#copy/market/change'
import { coinLogo, PATHS, swapHref, tokenHref } from '../../config/paths'
import type { Chain } from '../../domain/chain/chain'
import { exactText, shortBalance } from '../../domain/token/amount'
import { usdPriceText, usdText } from '../../domain/market/money'
import { bySort, nextSort, type Sort } from '../../domain/page/sort'
import { type CurrencyId, NATIVE } from '../../domain/token/token'
import { useDeployment, useTradeChain } from '../../store/hooks'
import { type ProfileColumn, type ProfileTokenRow, ProfileTokens } from '../../views/token/ProfileTokens'
import { useDayChanges } from './history/useDayChanges'
import type { useHoldings } from './useHoldings'
import { useNoAnswer } from '../useNoAnswer'

type Holdings = ReturnType<typeof useHoldings>

/** One row's figures before formatting. */
interface Entry {
  id: CurrencyId
  symbol: string
  name: string
  logoURI: string | null
  units: bigint
  decimals: number | null
  usd: bigint | null
  value: bigint | null
}

function entriesOf({ native, holdings }: Holdings, { nativeCurrency }: Chain): Entry[] {
  const logoURI = coinLogo(nativeCurrency.symbol)
  const coin = native && native.units > 0n ? [{ id: NATIVE, ...nativeCurrency, logoURI, ...native } as const] : []
  return [
    ...coin,
    ...holdings.map(({ token, ...rest }) => {
      const { address: id, symbol, name, logoURI } = token
      return { id, symbol, name, logoURI, ...rest }
    }),
  ]
}

function figureOf({ usd, value, units, decimals }: Entry, column: ProfileColumn): bigint | null {
  if (column === 'price') return usd
  if (column === 'value') return value
  return decimals === null ? null : (units * 10n ** 18n) / 10n ** BigInt(decimals)
}

/** What an account holds, sorted by value unless the user sorts it otherwise. */
export function ProfileTokensContainer({ read, onRetry }: { read: Holdings; onRetry: () => void }) {
  const { isRead, isError, unread, prices } = read
  const chain = useTradeChain()
  const weth = useDeployment()?.weth
  const noAnswer = useNoAnswer()
  const [sort, setSort] = useState<Sort<ProfileColumn>>({ column: 'value', direction: 'descending' })
  const changes = useDayChanges(prices)

  const entries = entriesOf(read, chain).sort((a, b) =>
    bySort(figureOf(a, sort.column), figureOf(b, sort.column), sort.direction),
  )
  const rows = entries.map((entry): ProfileTokenRow => {
    const { id, symbol, name, logoURI, units, decimals, usd, value } = entry
    const priced = id === NATIVE ? weth : id
    const change = priced && changes.get(priced)
    return {
      id,
      symbol,
      name,
      address: id,
      logoURI,
      price: usd === null ? null : usdPriceText(usd),
      change: change ? changeText(change) : null,
      balance: decimals === null ? null : shortBalance(units, decimals),
      exactBalance: decimals === null ? null : exactText(units, decimals),
      value: value === null ? null : usdText(value),
      tokenHref: id === NATIVE ? null : tokenHref(id),
      tradeHref: swapHref(id, null),
    }
  })
  return (
    <ProfileTokens
      status={isError ? 'failed' : isRead ? 'ready' : 'loading'}
      noAnswer={noAnswer.sentence}
      rows={rows}
      unread={unread}
      blockNumber={prices?.blockNumber ?? null}
      chainName={chain.name}
      tradeHref={PATHS.swap}
      sort={sort}
      onSort={(column) => {
        setSort(nextSort(sort, column))
      }}
      onRetry={onRetry}
    />
  )
}
