import type { TradeSettings } from '../tradeSettings'

/** The deadline of a trade that is sent at `now`. Both are Unix seconds. */
export const deadlineFrom = (now: number, { deadlineMinutes }: Pick<TradeSettings, 'deadlineMinutes'>): number =>
  now + 60 * deadlineMinutes
