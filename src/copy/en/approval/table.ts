import { isEndless } from '../../../domain/approval/openApprovals'
import { grouped } from '../../../domain/browser/locale'
import { writtenDate } from '../browser/time'

export const APPROVALS = 'Approvals'
export const OWN_APPROVALS = 'Contracts allowed to move your tokens. Revoke what you no longer use.'
export const OTHER_APPROVALS = 'Contracts allowed to move the tokens of this account.'

export const HEADS = {
  token: 'Token',
  contract: 'Contract',
  allowed: 'Allowed amount',
  movable: 'Could move now',
} as const

export const UNLIMITED = 'Unlimited'
export const UNKNOWN_CONTRACT = 'Unknown contract'
/** Before the token's address. */
export const UNLISTED_TOKEN = 'Not on the token list:'
export const CONFIRM_IN_WALLET = 'Confirm in your wallet'
export const REVOKE = 'Revoke'
export const REVOKING = 'Revoking'
export const REVOKED = 'Revoked'
export const revokeLabel = (symbol: string, contract: string) => `Revoke ${symbol} approval for ${contract}`

export const unreadTitle = (tokens: number) =>
  `Some approvals of ${tokens} ${tokens === 1 ? 'token' : 'tokens'} could not be loaded`
export const MAY_BE_MORE = 'There may be more than are listed here.'

export const READ_FAILED = 'Approvals could not be loaded'
export const NO_APPROVALS = 'No open approvals'

/** The contracts that were checked, and the number of tokens if the list is too long; null if all were. */
export function checkedText(contractNames: readonly string[], tokensRead: number | null): string {
  const contracts = `Checked: ${contractNames.join(', ')}. None of them can move these tokens.`
  if (tokensRead === null) return contracts
  return `${contracts} Of the token list, only the first ${grouped(String(tokensRead))} and those held were checked.`
}

export const UNKNOWN_TOKEN = 'Unknown token'
export const THROUGH_PERMIT2 = 'through Permit2'

/** As "through Permit2, until Dec 21, 2026, 14:02", or "expired" and then; `until` is in seconds. */
export function permit2Terms(until: number, isExpired: boolean): string {
  if (isEndless(until)) return `${THROUGH_PERMIT2}, with no expiry`
  const date = writtenDate(until * 1_000, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
  return `${THROUGH_PERMIT2}, ${isExpired ? 'expired' : 'until'} ${date}`
}
