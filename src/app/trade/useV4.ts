import { useMemo } from 'react'
import { isRebasing } from '../../config/rebasingTokens'
import type { Address } from '../../domain/chain/address'
import type { Allowance } from '../../domain/trade/evaluate/cost'
import type { SearchTerms } from '../../domain/trade/evaluate/liveQuote'
import { bestTrade } from '../../domain/trade/search/bestTrade'
import { useGetContractsCheckQuery } from '../../store/chain/headReads'
import { skipToken } from '../../store/chainReads'
import { useAppSelector, useTradeChain } from '../../store/hooks'
import { selectTradeSettings } from '../../store/trade/tradeSettings'
import { useDeployment } from '../useDeployment'

/**
 * The search through V4, and what it is decided by: null where nothing is to go there, undefined until that is known.
 * Nothing is read for it before something is quoted (`isWanted`).
 */
export function useV4(isWanted: boolean, allowance: Allowance): SearchTerms['v4'] {
  const { id: chainId } = useTradeChain()
  const isOpen = useDeployment()?.v4 !== undefined
  const { currentData: data, error } = useGetContractsCheckQuery(
    isOpen && isWanted ? { chainId, withV4: true } : skipToken,
  )
  const hasV4 = data?.reason === null && data.hasV4
  const { guard: isGuardOn } = useAppSelector(selectTradeSettings)
  return useMemo(() => {
    if (!isOpen || error !== undefined || (data && !hasV4)) return null
    if (!data) return undefined
    const allowances = typeof allowance === 'string' ? null : allowance
    return {
      bestTrade,
      choice: { isRebasing: (token: Address) => isRebasing(chainId, token), isGuardOn, allowances },
    }
  }, [isOpen, error, data, hasV4, chainId, isGuardOn, allowance])
}
