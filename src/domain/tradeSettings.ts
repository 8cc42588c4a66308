import { DEFAULT_DEADLINE_MINUTES, DEFAULT_SLIPPAGE_BPS } from './limits'

/** The person's own choices for trades, kept in the browser. */
export interface TradeSettings {
  slippageBps: number
  deadlineMinutes: number
  approval: 'exact' | 'unlimited'
}

export const DEFAULT_TRADE_SETTINGS: TradeSettings = {
  slippageBps: DEFAULT_SLIPPAGE_BPS,
  deadlineMinutes: DEFAULT_DEADLINE_MINUTES,
  approval: 'exact',
}
