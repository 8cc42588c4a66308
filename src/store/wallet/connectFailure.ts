import { walletErrorText } from '#copy/wallet/errors'
import { toWalletError, WalletError, type WalletProblem, walletReason } from '../../domain/wallet/walletError'

/** Why a wallet was not connected. Separate, so that it can come with the steps of the connect dialog, which show it. */
export function connectFailure(error: unknown) {
  const { failure, problem } = toWalletError(error, 'connectFailed')
  return { reason: failure, message: walletErrorText(problem), details: walletReason(error) }
}

/** The same for a problem that no wallet was asked about. */
export const connectProblem = (problem: WalletProblem) => connectFailure(new WalletError(problem))
