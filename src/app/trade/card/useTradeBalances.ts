import { useMemo } from 'react'
import { executorOf } from '../../../config/spenders'
import type { Address } from '../../../domain/chain/address'
import { type CurrencyId, NATIVE } from '../../../domain/token/token'
import type { TradeInputs } from '../../../domain/trade/evaluate/tradeOf'
import type { Allowance } from '../../../domain/trade/evaluate/cost'
import { useGetAllowancesQuery } from '../../../store/approval/allowanceReads'
import { skipToken } from '../../../store/chainReads'
import { useGetBalanceQuery, useGetTokenBalancesQuery } from '../../../store/token/tokenReads'
import { useAppSelector, useTradeChain } from '../../../store/hooks'
import { selectTradeSettings } from '../../../store/trade/tradeSettings'
import { useDeployment } from '../../useDeployment'
import type { Market } from '../useQuote'
import { deadlineFrom } from '../../../domain/trade/tradeSettings'
import { outlasts } from '../../../domain/approval/permit2'

const isToken = (id: CurrencyId | null): id is Address => id !== null && id !== NATIVE
const isUnreadable = (data: unknown, error: unknown) => data === undefined && error !== undefined
const unitsOf = (text: string | null | undefined) => (text === undefined || text === null ? null : BigInt(text))

export function useTradeBalances(
  account: Address | null,
  sell: CurrencyId | null,
  buy: CurrencyId | null,
): TradeInputs['balances'] {
  const { id: chainId } = useTradeChain()
  const tokens = useMemo(() => [sell, buy].filter(isToken), [sell, buy])
  const { currentData: native, error: nativeError } = useGetBalanceQuery(account ? { chainId, account } : skipToken)
  const { currentData: others, error: othersError } = useGetTokenBalancesQuery(
    account && tokens.length > 0 ? { chainId, account, tokens } : skipToken,
  )
  const of = (id: CurrencyId | null) =>
    id === null || !account ? null : unitsOf(id === NATIVE ? native : others?.[id])
  return {
    sell: of(sell),
    buy: of(buy),
    native: unitsOf(native),
    // An error is shown until the next response, even while the next request is pending.
    isUnread: isUnreadable(native, nativeError) || isUnreadable(others, othersError),
  }
}

/**
 * The account's allowances of the token to sell. An allowance that expires before the trade's deadline does not count.
 */
export function useAllowance(account: Address | null, sell: CurrencyId | null, { fees, executor }: Market): Allowance {
  const { id: chainId } = useTradeChain()
  const deployment = useDeployment()
  const spender = deployment && executor && executorOf({ executor }, deployment)
  const throughPermit2 = deployment?.v4?.universalRouter
  const { currentData } = useGetAllowancesQuery(
    account && spender && isToken(sell) ? { chainId, account, token: sell, spender, throughPermit2 } : skipToken,
  )
  const deadline = deadlineFrom(fees.head?.timestamp ?? 0, useAppSelector(selectTradeSettings))
  const isLasting = currentData ? outlasts(currentData.until, deadline) : false
  return useMemo(() => {
    if (!isToken(sell)) return 'notNeeded'
    if (!currentData) return 'reading'
    const { swapRouter, permit2, universalRouter } = currentData
    return {
      swapRouter: BigInt(swapRouter),
      permit2: BigInt(permit2),
      universalRouter: isLasting ? BigInt(universalRouter) : 0n,
    }
  }, [sell, currentData, isLasting])
}
