import type { Address } from '../../domain/chain/address'
import { assetErrorText } from '#copy/wallet/errors'
import { toWalletError, WalletError } from '../../domain/wallet/walletError'
import { assetOffered, assetRefused } from '../../events'
import { selectWalletId } from '../wallet/connection'
import type { AppThunk } from '../types'

/** A token with its decimals as read on chain. */
export interface WatchableToken {
  address: Address
  symbol: string
  decimals: number
  logoURI: string | null
}

/** Ask the connected wallet to track a token. Never claims success: the wallet does not report it (EIP-747). */
export const watchAsset =
  ({ address, symbol, decimals, logoURI }: WatchableToken): AppThunk<Promise<void>> =>
  async (dispatch, getState, { wallets }) => {
    const walletId = selectWalletId(getState())
    try {
      if (!walletId) throw new WalletError('gone')
      const accepted = await wallets.get(walletId).watchAsset({ address, symbol, decimals, image: logoURI })
      if (!accepted) throw new WalletError('assetRefused')
      dispatch(assetOffered({ symbol }))
    } catch (error) {
      const { failure, problem } = toWalletError(error, 'assetFailed')
      dispatch(assetRefused({ symbol, reason: failure, message: assetErrorText(problem, symbol) }))
    }
  }
