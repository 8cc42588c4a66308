import { type Address, shortAddress } from '../../../domain/chain/address'
import type { Chain } from '../../../domain/chain/chain'
import { exactText, isUnlimited } from '../../../domain/token/amount'
import { type EffectToken, type TransactionEffect, isWholeEffect } from '../../../domain/transaction/effect'

/** Words for what a mined transaction did. */

export interface EffectNames {
  coin: Pick<Chain['nativeCurrency'], 'symbol' | 'decimals'>
  /** What a contract is called; null for any other address. */
  nameOf: (address: Address) => string | null
}

/** A token's contract, which its transactions call. */
export const calledToken = (symbol: string) => `the ${tokenContract(symbol)}`

const tokenText = ({ symbol, address }: EffectToken) => symbol ?? `the token ${shortAddress(address)}`

/** For example "5 USDC", or "an amount of the token 0xAb…cd12" where its decimals are not known. */
function amountText(units: bigint, token: EffectToken): string {
  const { symbol, decimals } = token
  return symbol === null || decimals === null
    ? `an amount of ${tokenText(token)}`
    : `${exactText(units, decimals)} ${symbol}`
}

function approvedText(units: bigint, token: EffectToken, spender: string): string {
  if (units === 0n) return `It revoked the approval of ${spender} to take ${tokenText(token)}.`
  const amount = isUnlimited(units) ? `any amount of ${tokenText(token)}` : amountText(units, token)
  return `It approved ${spender} to take ${amount}.`
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** As a sentence: "5 ETH went to 0x70…79C8." */
export function effectText(effect: TransactionEffect, { coin, nameOf }: EffectNames): string {
  const named = (address: Address) => nameOf(address) ?? shortAddress(address)
  switch (effect.kind) {
    case 'failed':
      return 'It failed and moved nothing.'
    case 'nothing':
      return 'It went back to its own sender and moved nothing.'
    case 'sent':
      return `${exactText(BigInt(effect.amount), coin.decimals)} ${coin.symbol} went to ${named(effect.to)}.`
    case 'transferred':
      return `${capitalized(amountText(BigInt(effect.amount), effect.token))} went to ${named(effect.to)}.`
    case 'approved':
      return approvedText(BigInt(effect.amount), effect.token, named(effect.to))
    case 'called': {
      const value = BigInt(effect.amount)
      const along = value === 0n ? '' : `, with ${exactText(value, coin.decimals)} ${coin.symbol}`
      return effect.to === null ? `It created a contract${along}.` : `It called ${named(effect.to)}${along}.`
    }
  }
}

export const tokenContract = (symbol: string) => `${symbol} token`

/** Why a transaction is not the one that was requested, after "Your wallet" or "your wallet". */
const departure = (sentFrom: string | undefined) =>
  sentFrom === undefined
    ? 'sent a different transaction from the one requested.'
    : `sent this from ${shortAddress(sentFrom)}.`

/** In sentences of their own, with what it did; `sentFrom`: the sender's address, if it is not the account's. */
export const alteredText = (
  { sentFrom, effect }: { sentFrom: string | undefined; effect: TransactionEffect | null },
  names: EffectNames,
) =>
  [
    `Your wallet ${departure(sentFrom)}`,
    ...(effect ? [effectText(effect, names)] : []),
    ...(isWholeEffect(effect) ? [] : ['Check in your wallet what it did before you trade again.']),
  ].join(' ')

/** The continuation of a notification after the transaction's description. */
export const alteredNotification = (sentFrom: string | undefined) =>
  `your wallet ${departure(sentFrom)} Check it in your wallet.`
