import { DEFAULT_DEADLINE_MINUTES, DEFAULT_SLIPPAGE_BPS } from './limits'

/** The person's own choices for trades, kept in the browser. */
export interface TradeSettings {
  /** Basis points; null leaves it to the product. */
  slippageBps: number | null
  deadlineMinutes: number
  approval: 'exact' | 'unlimited'
}

export const DEFAULT_TRADE_SETTINGS: TradeSettings = {
  slippageBps: null,
  deadlineMinutes: DEFAULT_DEADLINE_MINUTES,
  approval: 'exact',
}

/** The limit that applies, in basis points. */
export function slippageOf({ slippageBps }: TradeSettings): number {
  return slippageBps ?? DEFAULT_SLIPPAGE_BPS
}
