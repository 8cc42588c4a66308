import { NO_TOTAL, omissionText, TOTAL_LOADING, totalSource, transactionsPending } from '#copy/market/figures'
import { type HoldingsSummary, noTotalCause, omissionsOf } from '#domain/market/holdings'
import { usdText } from '#domain/market/money'
import type { OwnTotal } from '../../views/market/OwnFigure'

type TotalFacts = Pick<HoldingsSummary, 'totalUsd' | 'count' | 'unpriced' | 'isRead'> & {
  unread: number
  pending: number
  /** The block of the prices; null if there are no prices. */
  blockNumber: number | null
}

export function ownTotal(facts: TotalFacts, href: string): OwnTotal {
  const { totalUsd, isRead, pending, blockNumber } = facts
  // While the total is loading, the omitted assets are not known yet.
  const omissions = isRead ? omissionsOf(facts) : []
  const omission = omissions[0] && omissionText(omissions[0])
  const note = pending > 0 ? transactionsPending(pending) : omission
  // If no balance is known, the note already says so. The source stays empty, so that it does not repeat the note.
  const missing = facts.count === 0 && note !== undefined && note === omission ? '' : NO_TOTAL[noTotalCause(facts)]
  const source = totalUsd === null ? missing : totalSource(facts.count, omissions, blockNumber)
  return {
    href,
    value: totalUsd === null ? null : usdText(totalUsd),
    ...(!isRead && { isLoading: true }),
    ...(note !== undefined && { note }),
    source: isRead ? source : TOTAL_LOADING,
  }
}
