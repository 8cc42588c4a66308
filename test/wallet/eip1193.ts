export interface RequestArguments {
  readonly method: string
  readonly params?: unknown
}

export type Listener = (payload: unknown) => void

export interface Eip1193Provider {
  request(args: RequestArguments): Promise<unknown>
  on(event: string, listener: Listener): Eip1193Provider
  removeListener(event: string, listener: Listener): Eip1193Provider
}

/** A refused request. It is an `Error` only inside the wallet. Pages receive a plain object, as from MetaMask. */
export class WalletRefusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

export const invalidParams = (message: string) => new WalletRefusal(-32602, message)

/** What a page receives for an error: `{ code, message }`, and `data` if the node sent any. */
export function plainError(error: unknown): unknown {
  if (!(error instanceof WalletRefusal)) {
    return { code: -32603, message: error instanceof Error ? error.message : 'Internal error' }
  }
  const { code, message, data } = error
  return data === undefined ? { code, message } : { code, message, data }
}
