import { parseExpiry } from '#boundary/wallet'
import { deviceOf } from '#domain/browser/device'
import { WALLET_OPEN_MS } from '#domain/wallet/limits'
import type { Settings } from '#config/settings'
import { isUserRejection, walletErrorFacts, WalletError } from '#domain/wallet/walletError'
import type { Eip1193Provider, OpenedWallet, Report } from '../connector'
import { pairingProposals, type Renewal } from './pairingProposals'
import { plainProvider, startProvider } from './walletConnectProvider'
import { canSwitchChain, endSessions, type Provider, topicsInUse, whileReachable } from './walletConnectSession'

/** Connects wallets through WalletConnect's relay (https://docs.walletconnect.com/specs), one at a time. */
export interface WalletConnect {
  open(): Promise<OpenedWallet>
  /** Keeps a pairing URI ready while `isNeeded` returns true. */
  prepare(isNeeded: () => boolean): Promise<void>
}

const isExpiry = (error: unknown) => walletErrorFacts(error).texts.some((text) => /proposal expired/i.test(text))

/** Why a new pairing URI may replace one that failed; null if no new URI may be proposed. */
function renewalOf(error: unknown): Renewal {
  if (isUserRejection(error)) return 'declined'
  return isExpiry(error) ? 'expired' : null
}

/** Creates the connection. Called once per page, because the SDK has one connection to the relay for all wallets. */
export function createWalletConnect(page: Window, report: Report, settings: Settings): WalletConnect {
  const proposals = pairingProposals(report)
  let started: Promise<{ provider: Provider; plain: Eip1193Provider }> | undefined
  let pairing: Promise<void> | undefined
  /** The `isNeeded` functions of callers that only show the pairing URI. */
  const watching = new Set<() => boolean>()
  /** The `isNeeded` functions of callers that wait until a wallet uses the pairing URI. */
  const waiting = new Set<() => boolean>()
  const isNeededBy = (set: Set<() => boolean>) => [...set].some((isNeeded) => isNeeded())

  /** Starts the SDK once. A failed start is not cached. */
  function starting() {
    started ??= whileReachable(startProvider(page, settings), WALLET_OPEN_MS).then((provider) => {
      // The SDK may create a URI late, when the relay is reachable again, even if the attempt was abandoned.
      provider.on('display_uri', (uri) => {
        proposals.onUri(provider, uri)
      })
      return { provider, plain: plainProvider(provider, deviceOf(page.navigator.userAgent).isPhone) }
    })
    started.catch(() => (started = undefined))
    return started
  }

  /** Proposes one pairing URI after another until a wallet uses one of them, or no URI is needed any more. */
  async function proposeUntilTaken(provider: Provider) {
    let isNew: Renewal = null
    for (;;) {
      try {
        await proposals.propose(provider, isNew)
        return
      } catch (error) {
        isNew = renewalOf(error)
        if (isNew === null || !(isNeededBy(watching) || isNeededBy(waiting))) throw error
      }
    }
  }

  async function offer() {
    const { provider } = await starting()
    const older = provider.signer.client.session.getAll().map(({ topic }) => topic)
    await proposeUntilTaken(provider)
    if (isNeededBy(waiting)) {
      // Older sessions are ended, because the SDK could restore one of them after a reload.
      await endSessions(provider, older)
      return
    }
    await endSessions(provider, topicsInUse(provider))
    throw new WalletError('gone')
  }

  function pair(): Promise<void> {
    pairing ??= offer().finally(() => {
      pairing = undefined
      watching.clear()
      waiting.clear()
    })
    return pairing
  }

  return {
    async open() {
      const { provider, plain } = await starting()
      return {
        provider: plain,
        pair(isNeeded) {
          waiting.add(isNeeded)
          return pair()
        },
        close: () => endSessions(provider, topicsInUse(provider)),
        canSwitchChain: () => canSwitchChain(provider),
        endsAt: () => parseExpiry(provider.session?.expiry),
      }
    },

    async prepare(isNeeded) {
      watching.add(isNeeded)
      await pair()
    },
  }
}
