import type { Address } from '../../domain/chain/address'
import { toWalletError, walletError, WalletError } from '../../domain/wallet/walletError'
import { assetOffered, assetRefused } from '../../events'
import { selectWalletId } from '../wallet/connection'
import type { AppThunk } from '../types'

/** A token as the page knows it: its decimals as they were read on the chain. */
export interface WatchableToken {
  address: Address
  symbol: string
  decimals: number
  logoURI: string | null
}

/** Ask the connected wallet to show a token. Nobody may say "added": the wallet does not tell (EIP-747). */
export const watchAsset =
  ({ address, symbol, decimals, logoURI }: WatchableToken): AppThunk<Promise<void>> =>
  async (dispatch, getState, { wallets }) => {
    const walletId = selectWalletId(getState())
    try {
      if (!walletId) throw walletError('gone')
      const taken = await wallets.get(walletId).watchAsset({ address, symbol, decimals, image: logoURI })
      if (!taken) throw new WalletError('failed', `Your wallet did not take ${symbol}.`)
      dispatch(assetOffered({ symbol }))
    } catch (error) {
      const { failure, message } = toWalletError(error, `Your wallet could not take ${symbol}.`)
      dispatch(assetRefused({ symbol, reason: failure, message }))
    }
  }
