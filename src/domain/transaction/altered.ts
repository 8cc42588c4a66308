/** A mined transaction is not the one that the wallet was asked for. */
export class Altered extends Error {
  constructor(
    /** The address that sent it; undefined when it was the account, with something else in it. */
    readonly sentFrom: string | undefined,
    readonly hash: string,
  ) {
    super('The wallet sent a different transaction from the one requested.')
    this.name = 'Altered'
  }
}
