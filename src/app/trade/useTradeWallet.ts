import { useDeferredValue, useMemo } from 'react'
import type { Address } from '#domain/chain/address'
import type { TradeInputs } from '#domain/trade/evaluate/tradeOf'
import { selectWalletChainId } from '#store/chain/walletChain'
import { selectWalletId } from '#store/wallet/connection'
import { selectWalletButton, type WalletButtonState } from '#store/wallet/walletButton'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { executorOf } from '#config/spenders'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import type { Allowance } from '#domain/trade/evaluate/cost'
import { useGetAllowancesQuery } from '#store/approval/allowanceReads'
import { skipToken } from '#store/chainReads'
import { useGetAccountKindQuery, useGetAtomicSupportQuery } from '#store/wallet/walletReads'
import { useGetBalanceQuery, useGetTokenBalancesQuery } from '#store/token/tokenReads'
import { selectTradeSettings } from '#store/trade/tradeSettings'
import { deadlineFrom } from '#domain/trade/tradeSettings'
import { type AccountKind, accountKindWith } from '#domain/wallet/accountKind'
import { outlasts } from '#domain/approval/permit2'
import { useDeployment } from '../useDeployment'
import type { Market } from './useQuote'

/** The parts of the wallet's state that affect a trade. */
export interface CardWallet {
  state: TradeInputs['wallet']
  /** Null if no wallet is ready to trade. */
  account: Address | null
  /** The chain id of the wallet's network; null if the wallet does not report it. */
  chainId: number | null
}

function stateOf(button: WalletButtonState, chainId: number): TradeInputs['wallet'] {
  if (button.kind === 'ready') return button.chain.id === chainId ? 'ready' : 'elsewhere'
  return button.kind === 'wrongNetwork' ? button.kind : 'disconnected'
}

/**
 * The wallet as seen by the trade card. Rendering the card takes long, so the first account is passed to the card only
 * after the top bar has been painted. All later changes are passed on at once, because the card must not offer anything
 * for an account or a network that is gone.
 */
export function useCardWallet(): CardWallet {
  const { id } = useTradeChain()
  const button = useAppSelector(selectWalletButton)
  const chainId = useAppSelector(selectWalletChainId)
  const state = stateOf(button, id)
  const account = button.kind === 'ready' ? button.account : null
  const current = useMemo(() => ({ state, account, chainId }), [state, account, chainId])
  const earlier = useDeferredValue(current)
  return earlier.account === null ? earlier : current
}

const isToken = (id: CurrencyId | null): id is Address => id !== null && id !== NATIVE
const isUnreadable = (data: unknown, hasFailed: boolean) => data === undefined && hasFailed
const unitsOf = (text: string | null | undefined) => (text === undefined || text === null ? null : BigInt(text))

export function useTradeBalances(
  account: Address | null,
  sell: CurrencyId | null,
  buy: CurrencyId | null,
): TradeInputs['balances'] {
  const { id: chainId } = useTradeChain()
  const tokens = useMemo(() => [sell, buy].filter(isToken), [sell, buy])
  const { currentData: native, hasFailed: hasNativeFailed } = useGetBalanceQuery(
    account ? { chainId, account } : skipToken,
  )
  const { currentData: others, hasFailed: haveOthersFailed } = useGetTokenBalancesQuery(
    account && tokens.length > 0 ? { chainId, account, tokens } : skipToken,
  )
  const of = (id: CurrencyId | null) =>
    id === null || !account ? null : unitsOf(id === NATIVE ? native : others?.[id])
  return {
    sell: of(sell),
    buy: of(buy),
    native: unitsOf(native),
    isUnread: isUnreadable(native, hasNativeFailed) || isUnreadable(others, haveOthersFailed),
  }
}

/**
 * The kind of an account; undefined while unknown. The wallet of an account without code is asked only if `isAsked`,
 * because it may take seconds to answer; until then the account counts as one with a key.
 */
export function useAccountKind(account: Address | null, isAsked: boolean): AccountKind | undefined {
  const { id: chainId } = useTradeChain()
  const walletId = useAppSelector(selectWalletId)
  const { currentData: kind } = useGetAccountKindQuery(account ? { chainId, account } : skipToken)
  const isOpen = isAsked && kind?.kind === 'plain'
  const { currentData: support } = useGetAtomicSupportQuery(
    isOpen && account && walletId !== null ? { chainId, account, walletId } : skipToken,
  )
  return kind && accountKindWith(kind, support ?? null)
}

/** An allowance that expires before the trade's deadline does not count. */
export function useAllowance(account: Address | null, sell: CurrencyId | null, { fees, executor }: Market): Allowance {
  const { id: chainId } = useTradeChain()
  const deployment = useDeployment()
  const spender = deployment && executor && executorOf({ executor }, deployment)
  const throughPermit2 = deployment?.v4?.universalRouter
  const smartRouter = deployment?.pancake?.swapRouter
  const { currentData } = useGetAllowancesQuery(
    account && spender && isToken(sell)
      ? { chainId, account, token: sell, spender, throughPermit2, ...(smartRouter && { smartRouter }) }
      : skipToken,
  )
  const deadline = deadlineFrom(fees.head?.timestamp ?? 0, useAppSelector(selectTradeSettings))
  const isLasting = currentData ? outlasts(currentData.until, deadline) : false
  return useMemo(() => {
    if (!isToken(sell)) return 'notNeeded'
    if (!currentData) return 'reading'
    const { swapRouter, permit2, universalRouter, ofSmartRouter } = currentData
    return {
      swapRouter: BigInt(swapRouter),
      permit2: BigInt(permit2),
      ...(ofSmartRouter !== undefined && { smartRouter: BigInt(ofSmartRouter) }),
      universalRouter: isLasting ? BigInt(universalRouter) : 0n,
    }
  }, [sell, currentData, isLasting])
}
