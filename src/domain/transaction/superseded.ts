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
