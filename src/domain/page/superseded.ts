/** A transaction will not be mined any more, because another one of its account was, with its nonce. */
export class Superseded extends Error {
  constructor(
    readonly fate: 'cancelled' | 'replaced',
    /** Hash of the one that was mined. */
    readonly by: string,
  ) {
    super(fate === 'cancelled' ? 'The transaction was cancelled.' : 'Another transaction took its place.')
    this.name = 'Superseded'
  }
}
