import { WALLET_ANSWER_MS } from '#domain/wallet/limits'
import { withTimeout } from '#domain/browser/withTimeout'
import { toWalletError, WalletError } from '#domain/wallet/walletError'
import { parseAccounts, parseChainId } from '#boundary/wallet'
import type { Address } from '#domain/chain/address'
import type { Eip1193Provider } from '../connector'

/** Sends a request. All failures become rejections, because some wallets throw synchronously or return a thenable. */
export async function request(
  wallet: Eip1193Provider,
  method: string,
  params?: readonly unknown[] | object,
): Promise<unknown> {
  return await wallet.request(params === undefined ? { method } : { method, params })
}

/** Rejects after `ms` milliseconds. Used for all requests that the visitor did not start. */
export const inTime = <T>(answer: Promise<T>, ms = WALLET_ANSWER_MS): Promise<T> =>
  withTimeout(answer, ms, () => new WalletError('timedOut'))

/** Prompts the visitor for accounts. An empty list counts as a rejection by the visitor. */
export async function requestAccounts(wallet: Eip1193Provider): Promise<Address[]> {
  try {
    const accounts = parseAccounts(await request(wallet, 'eth_requestAccounts'))
    if (!accounts) throw new WalletError('connectFailed')
    if (accounts.length === 0) throw new WalletError('noAccounts')
    return accounts
  } catch (error) {
    throw toWalletError(error, 'connectFailed')
  }
}

/** Stops exposing accounts to this site (MIP-2). Never rejects, because many wallets do not know the method. */
export async function revokeAccounts(wallet: Eip1193Provider): Promise<void> {
  await request(wallet, 'wallet_revokePermissions', [{ eth_accounts: {} }]).catch(() => undefined)
}

/** Reads the accounts that the wallet exposes without a prompt. Has no time limit. */
export async function exposedAccounts(wallet: Eip1193Provider): Promise<Address[]> {
  try {
    const accounts = parseAccounts(await request(wallet, 'eth_accounts'))
    if (!accounts) throw new WalletError('accountsInvalid')
    return accounts
  } catch (error) {
    throw toWalletError(error, 'accountsUnreadable')
  }
}

/** Reads the accounts that the wallet exposes without a prompt. Rejects after WALLET_ANSWER_MS. */
export const readAccounts = (wallet: Eip1193Provider): Promise<Address[]> => inTime(exposedAccounts(wallet))

/** Reads the wallet's chain; null if the response is not a chain id. Has no time limit. */
export async function awaitChainId(wallet: Eip1193Provider): Promise<number | null> {
  try {
    return parseChainId(await request(wallet, 'eth_chainId'))
  } catch (error) {
    throw toWalletError(error, 'networkUnreadable')
  }
}

/** Reads the wallet's chain; null if the response is not a chain id. Rejects after WALLET_ANSWER_MS. */
export const readChainId = (wallet: Eip1193Provider): Promise<number | null> => inTime(awaitChainId(wallet))
