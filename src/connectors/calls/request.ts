import { WALLET_ANSWER_MS } from '../../domain/wallet/limits'
import { withTimeout } from '../../domain/browser/withTimeout'
import { WalletError } from '../../domain/wallet/walletError'
import type { Eip1193Provider } from '../connector'

/** Sends a request. All failures become rejections, because some wallets throw synchronously or return a thenable. */
export async function request(
  wallet: Eip1193Provider,
  method: string,
  params?: readonly unknown[] | object,
): Promise<unknown> {
  return await wallet.request(params === undefined ? { method } : { method, params })
}

/**
 * Rejects if the response does not arrive within `ms` milliseconds. Used for all requests that the user did not start.
 */
export const inTime = <T>(answer: Promise<T>, ms = WALLET_ANSWER_MS): Promise<T> =>
  withTimeout(answer, ms, () => new WalletError('timedOut'))

export const hex = (value: number | bigint): `0x${string}` => `0x${value.toString(16)}`
