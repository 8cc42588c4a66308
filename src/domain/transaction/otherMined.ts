/** The mined transaction differs from the transaction that was requested from the wallet. */
export class Altered extends Error {
  constructor(
    /** The sender; undefined if the account itself sent the transaction, but with different contents. */
    readonly sentFrom: string | undefined,
    readonly hash: string,
  ) {
    super('The wallet sent a different transaction from the one requested.')
    this.name = 'Altered'
  }
}

/** The transaction can no longer be mined, because another transaction with its nonce was mined. */
export class Superseded extends Error {
  constructor(
    readonly resolution: 'cancelled' | 'replaced',
    readonly by: string,
  ) {
    super(`The transaction was ${resolution}.`)
    this.name = 'Superseded'
  }
}
