import { useEffect, useMemo, useState } from 'react'
import { loadQuietly } from '../../domain/page/loadPart'
import type { Address } from '../../domain/chain/address'
import type { Allowance } from '../../domain/trade/evaluate/cost'
import type { SearchTerms } from '../../domain/trade/evaluate/liveQuote'
import { useGetContractsCheckQuery } from '../../store/chain/headReads'
import { answerOf, skipToken } from '../../store/chainReads'
import { useAppSelector, useTradeChain } from '../../store/hooks'
import { selectTradeSettings } from '../../store/trade/tradeSettings'
import { useDeployment } from '../useDeployment'
import type * as v4Search from './v4Search'

/**
 * The search through V4, and what it is decided by: null where nothing is to go there, undefined until that is known.
 * Nothing of it is loaded before something is quoted (`isWanted`).
 */
export function useV4(isWanted: boolean, allowance: Allowance): SearchTerms['v4'] {
  const { id: chainId } = useTradeChain()
  const isOpen = useDeployment()?.v4 !== undefined
  const { currentData: data, error } = useGetContractsCheckQuery(
    isOpen && isWanted ? { chainId, withV4: true } : skipToken,
    {
      selectFromResult: answerOf,
    },
  )
  const hasV4 = data?.reason === null && data.hasV4
  const [search, setSearch] = useState<typeof v4Search | null>()
  useEffect(() => {
    if (hasV4)
      loadQuietly(() => import(/* webpackChunkName: "v4-search" */ './v4Search')).then(setSearch, () => {
        setSearch(null)
      })
  }, [hasV4])
  const { guard: isGuardOn } = useAppSelector(selectTradeSettings)
  return useMemo(() => {
    if (!isOpen || error !== undefined || search === null || (data && !hasV4)) return null
    if (!data || !search) return undefined
    const allowances = typeof allowance === 'string' ? null : allowance
    const isRebasing = (token: Address) => search.isRebasing(chainId, token)
    return { bestTrade: search.bestTrade, choice: { isRebasing, isGuardOn, allowances } }
  }, [isOpen, error, data, hasV4, search, chainId, isGuardOn, allowance])
}
