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

/** A token's contract, which its transactions call; in the accusative, as all sentences here take it. */
export const calledToken = (symbol: string) => `den ${tokenContract(symbol)}`

/** How each sentence begins: what came instead of the transaction that was asked for. */
const IT = 'Die ausgeführte Transaktion'

/** In the genitive. */
const ofToken = ({ symbol, address }: EffectToken) => symbol ?? `des Tokens ${shortAddress(address)}`

/** For example "5 USDC", or "an amount of the token 0xAb…cd12" where its decimals are not known. */
function amountText(units: bigint, token: EffectToken): string {
  const { symbol, decimals } = token
  return symbol === null || decimals === null
    ? `eine unbekannte Menge ${ofToken(token)}`
    : `${exactText(units, decimals)} ${symbol}`
}

function approvedText(units: bigint, token: EffectToken, spender: string): string {
  if (units === 0n)
    return `${IT} hat die Genehmigung für ${spender} widerrufen, ${token.symbol ?? `den Token ${shortAddress(token.address)}`} zu entnehmen.`
  const amount = isUnlimited(units) ? `jede beliebige Menge ${ofToken(token)}` : amountText(units, token)
  return `${IT} hat für ${spender} die Entnahme genehmigt: ${amount}.`
}

/** As a sentence: "5 ETH went to 0x70…79C8." */
export function effectText(effect: TransactionEffect, { coin, nameOf }: EffectNames): string {
  const named = (address: Address) => nameOf(address) ?? shortAddress(address)
  switch (effect.kind) {
    case 'failed':
      return `${IT} ist fehlgeschlagen und hat nichts bewegt.`
    case 'nothing':
      return `${IT} ging an den eigenen Absender und hat nichts bewegt.`
    case 'sent':
      return `${IT} hat ${exactText(BigInt(effect.amount), coin.decimals)} ${coin.symbol} an ${named(effect.to)} gesendet.`
    case 'transferred':
      return `${IT} hat ${amountText(BigInt(effect.amount), effect.token)} an ${named(effect.to)} gesendet.`
    case 'approved':
      return approvedText(BigInt(effect.amount), effect.token, named(effect.to))
    case 'called': {
      const value = BigInt(effect.amount)
      const along = value === 0n ? '' : `, mit ${exactText(value, coin.decimals)} ${coin.symbol}`
      return effect.to === null
        ? `${IT} hat einen Contract erstellt${along}.`
        : `${IT} hat ${named(effect.to)} aufgerufen${along}.`
    }
  }
}

export const tokenContract = (symbol: string) => `${symbol}-Token`

/** Why a transaction is not the one that was requested, after "Your wallet" or "your wallet". */
const departure = (sentFrom: string | undefined) =>
  sentFrom === undefined
    ? 'hat eine andere Transaktion gesendet als die angeforderte.'
    : `hat dies von einem anderen Konto aus gesendet: ${shortAddress(sentFrom)}.`

/** In sentences of their own, with what it did; `sentFrom`: the sender's address, if it is not the account's. */
export const alteredText = (
  { sentFrom, effect }: { sentFrom: string | undefined; effect: TransactionEffect | null },
  names: EffectNames,
) =>
  [
    `Ihr Wallet ${departure(sentFrom)}`,
    ...(effect ? [effectText(effect, names)] : []),
    ...(isWholeEffect(effect)
      ? []
      : ['Prüfen Sie in Ihrem Wallet, was die Transaktion bewirkt hat, bevor Sie erneut handeln.']),
  ].join(' ')

/** The continuation of a notification after the transaction's description. */
export const alteredNotification = (sentFrom: string | undefined) =>
  `Ihr Wallet ${departure(sentFrom)} Prüfen Sie dies in Ihrem Wallet.`
