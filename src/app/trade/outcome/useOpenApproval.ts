import { OPEN_APPROVAL, openApprovalText, TAKE_BACK, TAKING_BACK } from '#copy/trade/outcome'
import { withoutLimit } from '#copy/trade/steps'
import { executorOf, spenderName } from '#config/spenders'
import { PERMIT2 } from '#config/uniswap'
import { revocationId } from '#domain/approval/revocations'
import { type Address, sameAddress, shortAddress } from '#domain/chain/address'
import { exactText, isUnlimited, withSymbol } from '#domain/token/amount'
import { NATIVE, scaleWith, type TokenScale } from '#domain/token/token'
import { mostSold, type TradePlan } from '#domain/trade/plan'
import type { Revocation } from '#domain/transaction/transaction'
import { useGetAllowancesQuery } from '#store/approval/allowanceReads'
import { skipToken } from '#store/chainReads'
import { useAppSelector } from '#store/hooks'
import type { TradeState } from '#store/trade/trade'
import { selectAccount } from '#store/wallet/connection'
import type { OutcomeAction, OutcomeRow } from '../../../views/trade/SwapOutcome'
import { useRevocations } from '../../approval/useRevocations'
import { deploymentOf } from '#config/deployments'

type Ended = Extract<TradeState, { status: 'confirmed' | 'altered' | 'failed' }>

interface OpenApproval {
  revokes: Revocation
  units: bigint
  symbol: string
  scale: TokenScale | null
}

/** The token that a plan sells and the router that spends it; null if no approval is needed. */
function soldToken({ chainId, sell, wrap, executor }: TradePlan): { token: Address; router: Address } | null {
  const deployment = deploymentOf(chainId)
  return wrap || sell.id === NATIVE || !deployment
    ? null
    : { token: sell.id, router: executorOf({ executor }, deployment) }
}

/** The approval that remains after a trade has ended; null if none remains, or if that is unknown. */
function useLeft(trade: Ended): OpenApproval | null {
  const { plan, hasApproved } = trade
  const { chainId, account, sell, executor } = plan
  const sold = hasApproved ? soldToken(plan) : null
  const { currentData: left } = useGetAllowancesQuery(
    sold
      ? {
          chainId,
          account,
          token: sold.token,
          spender: sold.router,
          throughPermit2: deploymentOf(chainId)?.v4?.universalRouter,
        }
      : skipToken,
  )
  if (!sold || !left) return null
  const { token, router } = sold
  const { symbol } = sell
  const places: [spender: Address, units: string, through?: 'permit2'][] =
    executor === 'universalRouter'
      ? [
          [router, left.universalRouter, 'permit2'],
          [PERMIT2.address, left.permit2],
        ]
      : [[router, left.swapRouter]]
  for (const [spender, text, through] of places) {
    const units = BigInt(text)
    // A confirmed swap uses up the amount of its approval. If the remaining allowance is not smaller than that amount,
    // the allowance was read before the swap, or it is a larger approval that the visitor chose on purpose.
    const isLeft = units > 0n && (trade.status !== 'confirmed' || units < mostSold(plan))
    if (isLeft) return { revokes: { token, spender, ...(through && { through }) }, units, symbol, scale: sell }
  }
  return null
}

/** The approval that the wallet gave instead of the requested transaction; null if it gave none. */
function approvedInPlace(trade: Ended): OpenApproval | null {
  if (trade.status === 'confirmed' || trade.effect?.kind !== 'approved') return null
  if (trade.status === 'altered' && trade.paidBy !== null) return null
  const { to: spender, amount, token } = trade.effect
  const revokes = { token: token.address, spender }
  const { symbol, decimals, uiMultiplier, address } = token
  if (amount === '0') return null
  const scale = decimals === null ? null : scaleWith(decimals, uiMultiplier)
  return { revokes, units: BigInt(amount), symbol: symbol ?? shortAddress(address), scale }
}

function approvalText({ revokes, units, symbol, scale }: OpenApproval, chainId: number): string {
  const { spender, through } = revokes
  const isAll = isUnlimited(units) || scale === null
  const amount = isAll ? withoutLimit(symbol) : withSymbol(exactText(units, scale), symbol)
  return openApprovalText(amount, spenderName(chainId, spender) ?? shortAddress(spender), through !== undefined)
}

/**
 * The approval that remains after a trade has ended: an approval that the wallet gave instead of the requested
 * transaction, or else the rest of the trade's own approval. It can be revoked only if the trade's account is
 * connected.
 */
export function useOpenApproval(trade: Ended): { rows: OutcomeRow[]; actions: OutcomeAction[] } {
  const { chainId, account } = trade.plan
  const connected = useAppSelector(selectAccount)
  const isOwn = connected !== null && sameAddress(connected, account)
  const left = useLeft(trade)
  const open = approvedInPlace(trade) ?? left
  const { stateOf, done, revoke } = useRevocations({ chainId, account }, isOwn, false)
  if (!open) return { rows: [], actions: [] }
  const { revokes, symbol, scale } = open
  const id = revocationId(revokes)
  if (done.some((each) => each.id === id)) return { rows: [], actions: [] }
  const state = stateOf(id)
  const value = state === 'open' ? approvalText(open, chainId) : TAKING_BACK[state]
  const action = { label: TAKE_BACK, onPress: () => void revoke(revokes, symbol, scale) }
  return { rows: [{ label: OPEN_APPROVAL, value }], actions: state === 'open' && isOwn ? [action] : [] }
}
