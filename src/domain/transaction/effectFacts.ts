import { type Address, shortAddress } from '../chain/address'
import type { Chain } from '../chain/chain'
import { exactText, isUnlimited, withSymbol } from '../token/amount'
import { scaleWith } from '../token/token'
import { type EffectToken, isWholeEffect, type TransactionEffect } from './effect'

export interface EffectNames {
  coin: Pick<Chain['nativeCurrency'], 'symbol' | 'decimals'>
  /** Returns the name of a known contract; null for any other address. */
  nameOf: (address: Address) => string | null
}

/** A token's symbol, or its shortened address if the symbol is unknown. */
export type EffectTokenFacts = { kind: 'known'; symbol: string } | { kind: 'unknown'; address: string }

/** A kind that ends in `Some` means that the token's decimals are unknown. */
export type EffectFacts =
  | { kind: 'failed' | 'nothing' | 'created' }
  | { kind: 'moved'; amount: string; to: string }
  | { kind: 'movedSome'; token: EffectTokenFacts; to: string }
  | { kind: 'revoked' | 'approvedAny' | 'approvedSome'; spender: string; token: EffectTokenFacts }
  | { kind: 'approved'; spender: string; amount: string }
  | { kind: 'createdWith'; amount: string }
  | { kind: 'called'; to: string }
  | { kind: 'calledWith'; to: string; amount: string }

const tokenFacts = ({ symbol, address }: EffectToken): EffectTokenFacts =>
  symbol === null ? { kind: 'unknown', address: shortAddress(address) } : { kind: 'known', symbol }

const amountOf = (units: bigint, { symbol, decimals, uiMultiplier }: EffectToken): string | null =>
  symbol === null || decimals === null ? null : withSymbol(exactText(units, scaleWith(decimals, uiMultiplier)), symbol)

function approvalFacts(units: bigint, effectToken: EffectToken, spender: string): EffectFacts {
  const token = tokenFacts(effectToken)
  if (units === 0n) return { kind: 'revoked', spender, token }
  if (isUnlimited(units)) return { kind: 'approvedAny', spender, token }
  const amount = amountOf(units, effectToken)
  return amount === null ? { kind: 'approvedSome', spender, token } : { kind: 'approved', spender, amount }
}

export function effectFacts(effect: TransactionEffect, { coin, nameOf }: EffectNames): EffectFacts {
  const named = (address: Address) => nameOf(address) ?? shortAddress(address)
  if (effect.kind === 'failed' || effect.kind === 'nothing') return { kind: effect.kind }
  const units = BigInt(effect.amount)
  const coins = withSymbol(exactText(units, coin), coin.symbol)
  switch (effect.kind) {
    case 'sent':
      return { kind: 'moved', amount: coins, to: named(effect.to) }
    case 'transferred': {
      const [amount, to] = [amountOf(units, effect.token), named(effect.to)]
      return amount === null
        ? { kind: 'movedSome', token: tokenFacts(effect.token), to }
        : { kind: 'moved', amount, to }
    }
    case 'approved':
      return approvalFacts(units, effect.token, named(effect.to))
    case 'called': {
      if (effect.to === null) return units === 0n ? { kind: 'created' } : { kind: 'createdWith', amount: coins }
      const to = named(effect.to)
      return units === 0n ? { kind: 'called', to } : { kind: 'calledWith', to, amount: coins }
    }
  }
}

/** The facts of a transaction that a wallet sent instead of the requested one. */
export interface AlteredFacts {
  /** The sender's short address; null if the account itself sent the transaction. */
  sender: string | null
  effect: EffectFacts | null
  isWhole: boolean
}

export const alteredFacts = (
  { sentFrom, effect }: { sentFrom: string | undefined; effect: TransactionEffect | null },
  names: EffectNames,
): AlteredFacts => ({
  sender: sentFrom === undefined ? null : shortAddress(sentFrom),
  effect: effect && effectFacts(effect, names),
  isWhole: isWholeEffect(effect),
})
