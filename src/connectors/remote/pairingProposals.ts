import { parsePairingUri } from '../../boundary/wallet'
import { PAIRING_CODE_MS, PAIRING_MS, PAIRING_RENEWAL_MS } from '../../domain/wallet/limits'
import { pairingEnded, pairingReady } from '../../events'
import type { Report } from '../connector'
import { type Provider, whileReachable } from './walletConnectSession'

/** Why an address is replaced by another. */
export type Renewal = 'declined' | 'expired' | null

/** The pairing addresses for wallets, one at a time. */
export interface PairingProposals {
  /** The SDK has created an address. One that nothing waits for is withdrawn. */
  onUri(provider: Provider, uri: string): void
  /** Reports one address and waits until a wallet uses it. */
  propose(provider: Provider, isNew: Renewal): Promise<void>
}

/** The topic on which a wallet responds to an address. */
const pairingIn = (uri: string) => uri.slice(uri.indexOf(':') + 1, uri.indexOf('@'))
const pairingsOf = ({ signer: { client } }: Provider) => client.core.pairing.getPairings().map(({ topic }) => topic)

/** Ends unanswered proposals, of one pairing or all, as if they had expired. */
function withdraw({ signer: { client } }: Provider, pairing?: string) {
  for (const { id, pairingTopic } of client.proposal.getAll())
    if (pairing === undefined || pairing === pairingTopic) client.core.expirer.set(id, 0)
}

export function pairingProposals(report: Report): PairingProposals {
  /** Takes an address from the SDK, if it is the awaited one. */
  let takeUri: (uri: string) => boolean = () => false

  /** The next address that is not among the existing ones. */
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
      // Otherwise the permissions of an older session would be requested.
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
          // When it really expires, the SDK throws where nothing can catch it.
          timer = setTimeout(() => {
            withdraw(provider)
          }, expiresAt - Date.now())
        }
        await approved
      } catch (error) {
        approved.catch(() => undefined)
        // An address that nobody sees must not be left behind: it would end in a session that nobody requested.
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
