import type { ComponentProps } from 'react'
import { COST_UNKNOWN, costText, EXPLORER, NETWORK_COST_PAID, PAID_BY_OTHER } from '#copy/trade/outcome'
import { configuredChain } from '#config/chains'
import { NATIVE } from '#domain/token/token'
import type { TradePlan } from '#domain/trade/plan'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { selectTransactionsOf } from '#store/transaction/transactions'
import { shortAddress } from '#domain/chain/address'
import { type Chain, explorerLink } from '#domain/chain/chain'
import { type OutcomeAction, type OutcomeRow, SwapOutcome } from '../../../views/trade/SwapOutcome'
import { usdTextAtMost, usdValueAtMost } from '#domain/market/money'
import { tradeAmountAtMost, withSymbol } from '#domain/token/amount'
import { useUsdPrices } from '../../market/useUsdPrices'
import { useSpoken } from '../../useSpoken'

/**
 * The network of a trade, which may no longer be the active one, and the price of its native coin in dollars with 18
 * decimals. The price is null if the network is not the active one.
 */
export function useOutcomeChain({ chainId }: Pick<TradePlan, 'chainId'>) {
  const isActive = useTradeChain().id === chainId
  const { etherUsd } = useUsdPrices([NATIVE])
  return { chain: configuredChain(chainId), etherUsd: isActive ? etherUsd : null }
}

/** The transaction with a hash that this browser sent. */
export const useSent = (
  { account, chainId }: Pick<TradePlan, 'account' | 'chainId'>,
  hash: string | null | undefined,
) =>
  useAppSelector((state) =>
    selectTransactionsOf(state, account, chainId).find((each) => each.hash === hash?.toLowerCase()),
  )

export function transactionLink(chain: Chain, hash: string | null): { short: string; href: string | null } | null {
  return hash === null ? null : { short: shortAddress(hash), href: explorerLink(chain, 'tx', hash) }
}

/** The button that opens the explorer; empty if the chain has no explorer. */
export function explorerAction(transaction: { href: string | null } | null): OutcomeAction[] {
  return transaction?.href ? [{ label: EXPLORER, href: transaction.href }] : []
}

/**
 * The row for the network cost, or for the fact that it is unknown.
 * @param cost - in wei; null when unknown
 * @param isContract - whether the account is a contract, for which others may pay
 * @param etherUsd - dollars with 18 decimals; null when unknown
 */
export function costRows(
  cost: string | null,
  etherUsd: bigint | null,
  coin: Chain['nativeCurrency'],
  { label = NETWORK_COST_PAID, isContract = false }: { label?: string; isContract?: boolean } = {},
): OutcomeRow[] {
  if (cost === null) return [{ label, value: COST_UNKNOWN }]
  if (cost === '0' && isContract) return [{ label, value: PAID_BY_OTHER }]
  const units = BigInt(cost)
  const usd = etherUsd === null ? null : usdTextAtMost(usdValueAtMost(units, coin.decimals, etherUsd))
  return [{ label, value: costText(withSymbol(tradeAmountAtMost(units, coin), coin.symbol), usd) }]
}

export function OutcomeContainer(props: ComponentProps<typeof SwapOutcome>) {
  const { title, text } = props
  useSpoken([{ key: title, text: `${title}. ${text}` }])
  return <SwapOutcome {...props} />
}
