import type { TradeSettings } from '../tradeSettings'

/** The last second in which a trade that is sent now may be executed, in Unix time. */
export const deadlineFrom = (now: number, { deadlineMinutes }: Pick<TradeSettings, 'deadlineMinutes'>): number =>
  now + 60 * deadlineMinutes
