import type { Address } from '#domain/chain/address'
import type { AppThunk } from '../types'
import { selectAccount } from '../wallet/connection'
import { tokenReads } from './tokenReads'

/** The tokens that the account holds according to cached balances. Sends no request. */
export const heldTokens =
  (chainId: number): AppThunk<Address[]> =>
  (_dispatch, getState) => {
    const state = getState()
    const account = selectAccount(state)
    const { endpoints, util } = tokenReads
    const held = util.selectCachedArgsForQuery(state, 'getTokenBalances').flatMap((args) => {
      if (args.account !== account || args.chainId !== chainId) return []
      const balances = endpoints.getTokenBalances.select(args)(state).data ?? {}
      return args.tokens.filter((token) => BigInt(balances[token] ?? 0) > 0n)
    })
    return [...new Set(held)]
  }
