import type { Address } from '#domain/chain/address'
import { assetErrorText } from '#copy/wallet/errors'
import { toWalletError, WalletError } from '#domain/wallet/walletError'
import { assetOffered, assetRefused } from '#events'
import { selectWalletId } from '../wallet/connection'
import type { AppThunk, RootState } from '../types'
import { selectListedTokens } from './tokensOfChain'

/** A token to add to a wallet. The decimals must come from the token's contract. */
interface WatchableToken {
  chainId: number
  address: Address
  symbol: string
  decimals: number
  logoURI: string | null
}

/** The token list's logo, because the build's logos are SVG files, which wallets refuse or do not show. */
function imageOf(state: RootState, { chainId, address, logoURI }: WatchableToken): string | null {
  if (!logoURI?.startsWith('/')) return logoURI
  return selectListedTokens(state, chainId)?.find((token) => token.address === address)?.listLogoURI ?? null
}

/** Asks the wallet to track a token (EIP-747). It does not tell whether the visitor agreed, so there is no success. */
export const watchAsset =
  (token: WatchableToken): AppThunk<Promise<void>> =>
  async (dispatch, getState, { wallets }) => {
    const { address, symbol, decimals } = token
    const walletId = selectWalletId(getState())
    try {
      if (!walletId) throw new WalletError('gone')
      const accepted = await wallets
        .get(walletId)
        .watchAsset({ address, symbol, decimals, image: imageOf(getState(), token) })
      if (!accepted) throw new WalletError('assetRefused')
      dispatch(assetOffered({ symbol }))
    } catch (error) {
      const { failure, problem } = toWalletError(error, 'assetFailed')
      dispatch(assetRefused({ symbol, reason: failure, message: assetErrorText(problem, symbol) }))
    }
  }
