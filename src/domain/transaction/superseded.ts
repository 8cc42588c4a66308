/** A transaction will not be mined any more, because another one of its account was, with its nonce. */
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
