import { type Address, shortAddress } from '../chain/address'
import type { Chain } from '../chain/chain'
import { exactText, isUnlimited, withSymbol } from '../token/amount'
import { type EffectToken, isWholeEffect, type TransactionEffect } from './effect'

export interface EffectNames {
  coin: Pick<Chain['nativeCurrency'], 'symbol' | 'decimals'>
  /** What a contract is called; null for any other address. */
  nameOf: (address: Address) => string | null
}

/** A token by its symbol, or by its short address where no symbol is known. */
export type TokenFacts = { kind: 'known'; symbol: string } | { kind: 'unknown'; address: string }

/**
 * What is said of an effect. Amounts are formatted with their symbols; `…Some` where the token's decimals are not known.
 */
export type EffectFacts =
  | { kind: 'failed' | 'nothing' | 'created' }
  | { kind: 'moved'; amount: string; to: string }
  | { kind: 'movedSome'; token: TokenFacts; to: string }
  | { kind: 'revoked' | 'approvedAny' | 'approvedSome'; spender: string; token: TokenFacts }
  | { kind: 'approved'; spender: string; amount: string }
  | { kind: 'createdWith'; amount: string }
  | { kind: 'called'; to: string }
  | { kind: 'calledWith'; to: string; amount: string }

const tokenFacts = ({ symbol, address }: EffectToken): TokenFacts =>
  symbol === null ? { kind: 'unknown', address: shortAddress(address) } : { kind: 'known', symbol }

/** Null where the token's symbol or decimals are not known. */
const amountOf = (units: bigint, { symbol, decimals }: EffectToken): string | null =>
  symbol === null || decimals === null ? null : withSymbol(exactText(units, decimals), symbol)

function approvalFacts(units: bigint, effectToken: EffectToken, spender: string): EffectFacts {
  const token = tokenFacts(effectToken)
  if (units === 0n) return { kind: 'revoked', spender, token }
  if (isUnlimited(units)) return { kind: 'approvedAny', spender, token }
  const amount = amountOf(units, effectToken)
  return amount === null ? { kind: 'approvedSome', spender, token } : { kind: 'approved', spender, amount }
}

/** What is said of what a mined transaction did. */
export function effectFacts(effect: TransactionEffect, { coin, nameOf }: EffectNames): EffectFacts {
  const named = (address: Address) => nameOf(address) ?? shortAddress(address)
  if (effect.kind === 'failed' || effect.kind === 'nothing') return { kind: effect.kind }
  const units = BigInt(effect.amount)
  const coins = withSymbol(exactText(units, coin.decimals), coin.symbol)
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

/** What is said of a transaction that a wallet sent instead of the requested one. */
export interface AlteredFacts {
  /** The short address of another account that sent it; null where the account itself did. */
  sender: string | null
  /** Null where it could not be read. */
  effect: EffectFacts | null
  /** Whether all that it did is known. */
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
