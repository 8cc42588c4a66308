import { permit2Terms, THROUGH_PERMIT2, UNKNOWN_TOKEN } from '#copy/approval/approvals'
import { spenderName } from '../../config/spenders'
import { movableUnits, type OpenApproval, permit2Facts } from '../../domain/approval/openApprovals'
import { usdText, usdTextAtMost, usdValueAtMost } from '../../domain/market/money'
import { exactText, isUnlimited, withSymbol } from '../../domain/token/amount'
import type { Token } from '../../domain/token/token'
import type { Revocation } from '../../domain/transaction/transaction'
import type { ApprovalRow } from '../../views/approval/approvalRow'

/** The amount that the spender could take now, in dollars or in tokens; null when unknown. */
function movableText(approval: OpenApproval, symbol: string): string | null {
  const { decimals, usd } = approval
  const units = movableUnits(approval)
  if (units === null) return null
  if (units === 0n) return usdText(0n)
  if (decimals === null) return null
  return usd === null
    ? withSymbol(exactText(units, decimals), symbol)
    : usdTextAtMost(usdValueAtMost(units, decimals, usd))
}

export function openRow(chainId: number, approval: OpenApproval): Omit<ApprovalRow, 'id' | 'state' | 'onRevoke'> {
  const { token, spender, amount, permit2, isExpired, decimals } = approval
  const symbol = token.symbol ?? UNKNOWN_TOKEN
  return {
    token: { ...token, symbol },
    contract: spender,
    contractName: spenderName(chainId, spender),
    terms: permit2 && permit2Terms(permit2Facts(permit2.until, isExpired)),
    isExpired,
    isUnlimited: isUnlimited(amount),
    allowed: decimals === null ? null : withSymbol(exactText(amount, decimals), symbol),
    couldMove: movableText(approval, symbol),
  }
}

export function revokedRow(chainId: number, id: string, { spender, through }: Revocation, token: Token): ApprovalRow {
  const { address, symbol, logoURI } = token
  return {
    id,
    token: { address, symbol, logoURI, isKnown: true },
    contract: spender,
    contractName: spenderName(chainId, spender),
    terms: through ? THROUGH_PERMIT2 : null,
    isExpired: false,
    isUnlimited: false,
    allowed: `0 ${symbol}`,
    couldMove: usdText(0n),
    state: 'revoked',
    onRevoke: null,
  }
}
