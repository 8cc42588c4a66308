import { walletFailure } from '../domain/wallet/walletError'
import { offerAsset, readAtomicSupport, readCallsStatus, submitCalls, submitTransaction } from './calls/transactions'
import { switchOrAddChain } from './calls/switchChain'
import type { Connection } from './connection'
import type { Connector, SenderWait } from './connector'
import type { Session } from './session'

type WalletActions = Pick<
  Connector,
  'switchChain' | 'watchAsset' | 'sendTransaction' | 'atomicBatch' | 'sendCalls' | 'callsStatus' | 'refresh'
>

/**
 * The actions of a connected wallet. All except `atomicBatch` and `refresh` reject with `gone` if no wallet is
 * connected. For `onSlow` see SenderWait.
 */
export function walletActions(connection: Connection, onSlow: SenderWait['onSlow']): WalletActions {
  const waitFor = (session: Session, isWanted: () => boolean = () => true): SenderWait => ({
    onSlow,
    isWanted: () => session.isLive() && isWanted(),
  })

  return {
    async switchChain(chain) {
      const session = connection.active()
      try {
        await switchOrAddChain(session.wallet, chain)
      } catch (error) {
        // After a failure the wallet's chain is read again, so that the page shows the actual chain.
        if (walletFailure(error) !== 'rejected') void session.refresh()
        throw error
      }
      session.arrived(chain.id)
    },

    async watchAsset(asset) {
      return offerAsset(connection.active().wallet, asset)
    },

    async sendTransaction(request, isWanted) {
      const session = connection.active()
      return submitTransaction(session.wallet, request, waitFor(session, isWanted))
    },

    async atomicBatch(account, chainId) {
      const session = connection.session()
      return session?.isLive() ? readAtomicSupport(session.wallet, account, chainId) : null
    },

    async sendCalls(request, isWanted) {
      const session = connection.active()
      return submitCalls(session.wallet, request, waitFor(session, isWanted))
    },

    async callsStatus(id) {
      return readCallsStatus(connection.active().wallet, id)
    },

    async refresh() {
      await connection.session()?.refresh()
    },
  }
}
