import type { Address } from '#domain/chain/address'
import { WALLET_CLOSE_MS } from '#domain/wallet/limits'
import { withTimeout } from '#domain/browser/withTimeout'
import type { WalletReach, WalletId } from '#domain/wallet/wallet'
import { WalletError } from '#domain/wallet/walletError'
import { connected } from '#events'
import type { Claim, OpenedWallet, Report } from './connector'
import type { BufferedEvents } from './listen'
import { startSession, type Session } from './session'

interface ConnectionStart {
  wallet: OpenedWallet
  reach: WalletReach
  accounts: Address[]
  chainId: number | null
  events: BufferedEvents
}

export interface Connection {
  /** Starts a session, reports `connected` and returns true, unless the attempt was abandoned. */
  begin(start: ConnectionStart, claim: Claim): boolean
  session(): Session | undefined
  /** @throws `gone` if there is no session */
  active(): Session
  /** See `disconnect` of Connector. */
  end(how?: { forget: boolean }): Promise<void>
}

export function createConnection(walletId: WalletId, report: Report, page: Window): Connection {
  let session: Session | undefined
  let opened: OpenedWallet | undefined

  async function close() {
    await opened?.close?.()
  }

  return {
    begin({ wallet, reach, accounts, chainId, events }, claim) {
      const attempt = claim()
      if (attempt === null) return false
      session?.stop()
      opened = wallet
      const begun = startSession({ walletId, wallet: wallet.provider, accounts, chainId, events }, report, page)
      session = begun
      report(
        connected({
          walletId,
          attempt,
          accounts,
          chainId,
          canSwitchChain: wallet.canSwitchChain?.() ?? true,
          reach,
          endsAt: wallet.endsAt?.() ?? null,
        }),
      )
      begun.start()
      return true
    },

    session: () => session,

    active() {
      if (!session?.isLive()) throw new WalletError('gone')
      return session
    },

    async end({ forget } = { forget: false }) {
      const hadSession = session?.isLive() === true
      session?.stop()
      session = undefined
      if (forget && hadSession) opened?.forget?.()
      // The wallet counts as disconnected even if `close` fails or times out.
      await withTimeout(close(), WALLET_CLOSE_MS, () => new WalletError('timedOut')).catch(() => undefined)
    },
  }
}
