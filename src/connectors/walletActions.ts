import { walletFailure } from '../domain/wallet/walletError'
import { offerAsset, readAtomicSupport, readCallsStatus, submitCalls, submitTransaction } from './calls/transactions'
import { switchOrAddChain } from './calls/switchChain'
import type { Connection } from './connection'
import type { Connector } from './connector'

type WalletActions = Pick<
  Connector,
  'switchChain' | 'watchAsset' | 'sendTransaction' | 'atomicBatch' | 'sendCalls' | 'callsStatus' | 'refresh'
>

/** The actions of a connected wallet. All but `atomicBatch` and `refresh` reject where none is connected. */
export function walletActions(connection: Connection): WalletActions {
  return {
    async switchChain(chain) {
      const session = connection.active()
      try {
        await switchOrAddChain(session.wallet, chain)
      } catch (error) {
        // Whatever went wrong, the actual chain is shown.
        if (walletFailure(error) !== 'rejected') void session.refresh()
        throw error
      }
      session.arrived(chain.id)
    },

    async watchAsset(asset) {
      return offerAsset(connection.active().wallet, asset)
    },

    async sendTransaction(request) {
      return submitTransaction(connection.active().wallet, request)
    },

    async atomicBatch(account, chainId) {
      const session = connection.session()
      return session?.isLive() ? readAtomicSupport(session.wallet, account, chainId) : null
    },

    async sendCalls(request) {
      return submitCalls(connection.active().wallet, request)
    },

    async callsStatus(id) {
      return readCallsStatus(connection.active().wallet, id)
    },

    async refresh() {
      await connection.session()?.refresh()
    },
  }
}
