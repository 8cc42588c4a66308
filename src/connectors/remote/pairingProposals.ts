import { parsePairingUri } from '../../boundary/wallet'
import { PAIRING_CODE_MS, PAIRING_MS, PAIRING_RENEWAL_MS } from '../../domain/wallet/limits'
import { pairingEnded, pairingReady } from '../../events'
import type { Report } from '../connector'
import { type Provider, whileReachable } from './walletConnectSession'

/** Why an address takes the place of another one. */
export type Renewal = 'declined' | 'expired' | null

/** The addresses under which wallets can be paired, one at a time. */
export interface PairingProposals {
  /** The SDK has made an address. One that is not waited for is withdrawn. */
  onUri(provider: Provider, uri: string): void
  /** Reports one address and waits until a wallet takes it. */
  propose(provider: Provider, isNew: Renewal): Promise<void>
}

/** The topic under which a wallet answers an address. */
const pairingIn = (uri: string) => uri.slice(uri.indexOf(':') + 1, uri.indexOf('@'))
const pairingsOf = ({ signer: { client } }: Provider) => client.core.pairing.getPairings().map(({ topic }) => topic)

/** Ends what was proposed, under one pairing or all, and not answered, as if its time were over. */
function withdraw({ signer: { client } }: Provider, pairing?: string) {
  for (const { id, pairingTopic } of client.proposal.getAll())
    if (pairing === undefined || pairing === pairingTopic) client.core.expirer.set(id, 0)
}

export function pairingProposals(report: Report): PairingProposals {
  /** Takes an address of the SDK's, if it is the one that is waited for. */
  let takeUri: (uri: string) => boolean = () => false

  /** The next address that is none of those that are there already. */
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
      // Else what an older session allowed would be requested.
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
          // At its real end the SDK throws where nobody can catch it.
          timer = setTimeout(() => {
            withdraw(provider)
          }, expiresAt - Date.now())
        }
        await approved
      } catch (error) {
        approved.catch(() => undefined)
        // An address that nobody sees must not be left behind: it would end in a session that nobody asked for.
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
