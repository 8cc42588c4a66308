import { NATIVE, type Currency } from '#domain/token/token'
import type { TradePlan } from '#domain/trade/plan'
import { fakeQuote, FACTS, UNI, USDC } from './fakeServices'
import { ALICE } from './fakeWallet'
import { planOfQuote } from './planOfQuote'
import type { TradeKind } from '#domain/pool/route'

const token = (id: typeof USDC): Currency => {
  const { symbol, name, decimals } = FACTS[id]!
  return { id, symbol, name, decimals, logoURI: null }
}
export const USDC_TOKEN = token(USDC)
export const UNI_TOKEN = token(UNI)
export const ETHER_COIN: Currency = { id: NATIVE, symbol: 'ETH', name: 'Ether', decimals: 18, logoURI: null }

interface PlanChanges extends Partial<TradePlan> {
  kind?: TradeKind
  amount?: string
}

/** A plan that sells 100 USDC for UNI from Alice's account with the default settings, with the given changes. */
export function samplePlan({ kind = 'exactIn', amount = '100000000', ...changes }: PlanChanges = {}): TradePlan {
  const { sell = USDC_TOKEN, buy = UNI_TOKEN } = changes
  const quote = changes.quote ?? fakeQuote({ chainId: 3, sell: sell.id, buy: buy.id, kind, amount })
  return planOfQuote(quote, { account: ALICE, sell, buy, ...changes })
}
