import { shortAddress } from '../../../domain/chain/address'
import { isWholeEffect, type TransactionEffect } from '../../../domain/transaction/effect'
import { type EffectNames, effectText } from './effect'

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
