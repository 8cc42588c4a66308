import { shortAddress } from '../../../domain/chain/address'

/** Why a transaction is not the one that was requested, after "Your wallet" or "your wallet". */
const departure = (sentFrom: string | undefined) =>
  sentFrom === undefined
    ? 'sent a different transaction from the one requested.'
    : `sent this from ${shortAddress(sentFrom)}.`

/** As a separate sentence; `sentFrom`: the sender's address, if it is not the account's. */
export const alteredText = (sentFrom: string | undefined) => `Your wallet ${departure(sentFrom)}`

/** The continuation of a notification after the transaction's description. */
export const alteredNotification = (sentFrom: string | undefined) =>
  `your wallet ${departure(sentFrom)} Check it in your wallet.`
