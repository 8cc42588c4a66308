import { parseExpiry } from '../../boundary/wallet'
import { deviceOf } from '../../domain/browser/device'
import { WALLET_OPEN_MS } from '../../domain/wallet/limits'
import type { Settings } from '../../config/settings'
import { isUserRejection, walletErrorFacts, WalletError } from '../../domain/wallet/walletError'
import type { Eip1193Provider, OpenedWallet, Report } from '../connector'
import { pairingProposals, type Renewal } from './pairingProposals'
import { plainProvider, startProvider } from './walletConnectProvider'
import { canSwitchChain, endSessions, type Provider, topicsInUse, whileReachable } from './walletConnectSession'

/** https://docs.walletconnect.com/specs: the wallets at the other end of WalletConnect's relay, one at a time. */
export interface WalletConnect {
  open(): Promise<OpenedWallet>
  /** Keeps a pairing address ready while `isNeeded`. */
  prepare(isNeeded: () => boolean): Promise<void>
}

const isExpiry = (error: unknown) => walletErrorFacts(error).texts.some((text) => /proposal expired/i.test(text))

/** Why another address may follow one that failed; null where it may not. */
function renewalOf(error: unknown): Renewal {
  if (isUserRejection(error)) return 'declined'
  return isExpiry(error) ? 'expired' : null
}

/** One per page: the SDK has one connection to the relay for all its users. */
export function createWalletConnect(page: Window, report: Report, settings: Settings): WalletConnect {
  const proposals = pairingProposals(report)
  let started: Promise<{ provider: Provider; plain: Eip1193Provider }> | undefined
  let pairing: Promise<void> | undefined
  /** The callers that would show the address, and those that wait for a wallet to use it. */
  const watching = new Set<() => boolean>()
  const waiting = new Set<() => boolean>()
  const isNeededBy = (set: Set<() => boolean>) => [...set].some((isNeeded) => isNeeded())

  /** A failed start is not cached. */
  function starting() {
    started ??= whileReachable(startProvider(page, settings), WALLET_OPEN_MS).then((provider) => {
      // What was abandoned while the relay was unreachable is still proposed once it is back.
      provider.on('display_uri', (uri) => {
        proposals.onUri(provider, uri)
      })
      return { provider, plain: plainProvider(provider, deviceOf(page.navigator.userAgent).isPhone) }
    })
    started.catch(() => (started = undefined))
    return started
  }

  /** One address after the other, until a wallet uses one or none is needed any more. */
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
      // An older session would be the one restored after a reload.
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
