/** The mined transaction differs from the one requested from the wallet. */
export class Altered extends Error {
  constructor(
    /** The sender; undefined when it was the account itself, with different contents. */
    readonly sentFrom: string | undefined,
    readonly hash: string,
  ) {
    super('The wallet sent a different transaction from the one requested.')
    this.name = 'Altered'
  }
}

/** The transaction can no longer be mined: another one of its account with the same nonce was. */
export class Superseded extends Error {
  constructor(
    readonly resolution: 'cancelled' | 'replaced',
    /** Hash of the one that was mined. */
    readonly by: string,
  ) {
    super(`The transaction was ${resolution}.`)
    this.name = 'Superseded'
  }
}
