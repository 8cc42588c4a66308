import { parsePairingUri } from '#boundary/wallet'
import { PAIRING_CODE_MS, PAIRING_MS, PAIRING_RENEWAL_MS } from '#domain/wallet/limits'
import { pairingEnded, pairingReady } from '#events'
import type { Report } from '../connector'
import { type Provider, whileReachable } from './walletConnectSession'

/** Why a pairing URI replaces an earlier one; null for the first pairing URI. */
export type Renewal = 'declined' | 'expired' | null

/** Proposes pairings to wallets, one at a time. Each pairing URI is shown as a QR code or opened as a link. */
interface PairingProposals {
  /** Called when the SDK has created a pairing URI. A URI that is no longer awaited is withdrawn. */
  onUri(provider: Provider, uri: string): void
  /** Reports a new pairing URI, and waits until a wallet uses it. */
  propose(provider: Provider, isNew: Renewal): Promise<void>
}

const pairingIn = (uri: string) => uri.slice(uri.indexOf(':') + 1, uri.indexOf('@'))
const pairingsOf = ({ signer: { client } }: Provider) => client.core.pairing.getPairings().map(({ topic }) => topic)

function withdraw({ signer: { client } }: Provider, pairing?: string) {
  for (const { id, pairingTopic } of client.proposal.getAll())
    if (pairing === undefined || pairing === pairingTopic) client.core.expirer.set(id, 0)
}

export function pairingProposals(report: Report): PairingProposals {
  /** Accepts a URI from the SDK if it is the awaited URI. Returns whether the URI was accepted. */
  let takeUri: (uri: string) => boolean = () => false

  function nextUri(older: readonly string[]) {
    return new Promise<string>((resolve) => {
      takeUri = (uri) => {
        if (older.includes(pairingIn(uri))) return false
        resolve(uri)
        return true
      }
    })
  }

  return {
    onUri(provider, uri) {
      if (!takeUri(uri)) withdraw(provider, pairingIn(uri))
    },

    async propose(provider, isNew) {
      const older = pairingsOf(provider)
      // Without this reset, the SDK would request the permissions of an older session.
      provider.signer.namespaces = {}
      const shown = nextUri(older)
      const approved = provider.connect()
      let timer: ReturnType<typeof setTimeout> | undefined
      try {
        const uri = parsePairingUri(
          await whileReachable(Promise.race([shown, approved.then(() => null)]), PAIRING_CODE_MS),
        )
        if (uri) {
          const expiresAt = (uri.expiresAt ?? Date.now() + PAIRING_MS) - PAIRING_RENEWAL_MS
          report(pairingReady({ uri: uri.uri, expiresAt, isNew }))
          // The proposal is withdrawn before it expires, because the SDK would otherwise throw an error that cannot be
          // caught.
          timer = setTimeout(() => {
            withdraw(provider)
          }, expiresAt - Date.now())
        }
        await approved
      } catch (error) {
        approved.catch(() => undefined)
        // A URI that is no longer shown is withdrawn. Otherwise a wallet could still use it to start a session.
        withdraw(provider)
        throw error
      } finally {
        clearTimeout(timer)
        takeUri = () => false
        report(pairingEnded())
      }
    },
  }
}
