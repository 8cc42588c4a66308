import { LIST_BODY_MAX_BYTES } from './limits'
import type { ListInfo } from './token'

const DAY_MS = 86_400_000

export type ListAge = { kind: 'unknown' | 'today' } | { kind: 'days'; days: number }

export function ageOfList(madeAt: number | null, now: number): ListAge {
  if (madeAt === null) return { kind: 'unknown' }
  const days = Math.floor((now - madeAt) / DAY_MS)
  return days > 0 ? { kind: 'days', days } : { kind: 'today' }
}

/** The parts of a list that are not used: invalid records, and everything beyond the size limit. */
export type UnusedPart =
  | { kind: 'records'; records: number }
  | { kind: 'end'; megabytes: number }
  | { kind: 'both'; records: number; megabytes: number }

export function unusedPart({ dropped, isCut }: Pick<ListInfo, 'dropped' | 'isCut'>): UnusedPart | null {
  const megabytes = LIST_BODY_MAX_BYTES / 1_000_000
  if (dropped === 0) return isCut ? { kind: 'end', megabytes } : null
  return isCut ? { kind: 'both', records: dropped, megabytes } : { kind: 'records', records: dropped }
}
