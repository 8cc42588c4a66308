import { shortAddress } from '../chain/address'

/** A mined transaction is not the one that the wallet was asked for. */
export class Altered extends Error {
  constructor(
    /** What the wallet did instead, as a sentence. */
    message: string,
    readonly hash: string,
  ) {
    super(message)
    this.name = 'Altered'
  }
}

/** What a wallet sent that was not what it was asked for, as a sentence. */
export function alteredText(sentFrom: string | undefined): string {
  return sentFrom === undefined
    ? 'Your wallet sent something else than it was asked to.'
    : `Your wallet sent this from ${shortAddress(sentFrom)}.`
}
