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
