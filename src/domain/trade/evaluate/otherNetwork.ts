import { type Address, sameAddress } from '../../chain/address'
import { type CurrencyId, NATIVE } from '../../token/token'
import type { TradeDraft } from '../draft'

/** The addresses, on one network, of the tokens that every network has. */
interface Counterparts {
  weth: Address
  usdc: Address
}

/**
 * A draft moved to another network. The native coin, the wrapped coin and USDC are replaced by their counterparts
 * there; any other token has to be chosen again. The amount stays.
 */
export function draftOn(draft: TradeDraft, from: Counterparts, to: Counterparts, chainId: number): TradeDraft {
  const counterpart = (id: CurrencyId | null): CurrencyId | null => {
    if (id === null || id === NATIVE) return id
    if (sameAddress(id, from.weth)) return to.weth
    return sameAddress(id, from.usdc) ? to.usdc : null
  }
  return { ...draft, sell: counterpart(draft.sell), buy: counterpart(draft.buy), chainId }
}
