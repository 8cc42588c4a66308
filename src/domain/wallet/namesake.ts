import { skeletonOf } from '../browser/skeleton'
import { NAMESAKES_SHOWN } from './limits'
import { INJECTED_WALLET_ID, type WalletDescriptor, type WalletId } from './wallet'

/** The minimum length of a known name that is searched for within other names. Shorter names occur in many words. */
const CONTAINED_MIN = 6

const bareName = (name: string) => skeletonOf(name).replace(/wallet$/, '')
const reversed = (text: string) => Array.from(text).reverse().join('')

export const sameName = (one: string, other: string): boolean => skeletonOf(one) === skeletonOf(other)

/**
 * Whether a wallet's name can be mistaken for a known name. It may look the same ("MеtaMask"), contain the known name
 * ("MetaMask (official)"), or be the reversed known name, which Unicode's direction marks can display forwards.
 */
export function isNamesake(name: string, known: string): boolean {
  const own = bareName(known)
  if (bareName(name) === own) return true
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u)
  if (words.some((word) => bareName(word) === own)) return true
  return [name, reversed(name)].some((text) => {
    const bare = bareName(text)
    return bare === own || (own.length >= CONTAINED_MIN && bare.includes(own))
  })
}

interface Claim {
  name: string
  rdns: string
}

type Known = Pick<WalletDescriptor, 'id' | 'name' | 'rdns'>

/** The catalogue wallet whose name an announced wallet uses, although its `rdns` does not belong to that wallet. */
export function impersonatedWallet(catalogue: readonly Known[], { name, rdns }: Claim): WalletId | null {
  const belongs = (own: string) => rdns === own || rdns.startsWith(`${own}.`)
  const known = catalogue.find(
    (wallet) => wallet.id !== INJECTED_WALLET_ID && isNamesake(name, wallet.name) && !wallet.rdns.some(belongs),
  )
  return known?.id ?? null
}

/**
 * The identity under which a wallet is listed: the id of the catalogue wallet with its `rdns`, or else the `rdns`
 * itself. All wallets that impersonate the same known wallet share one identity, unless `isKept`.
 */
export function claimedIdentity(catalogue: readonly Known[], claim: Claim, isKept: boolean): string {
  const own = catalogue.find(({ rdns }) => rdns.includes(claim.rdns))?.id
  if (own !== undefined) return own
  const impersonated = isKept ? null : impersonatedWallet(catalogue, claim)
  return impersonated === null ? claim.rdns : `like:${impersonated}`
}

export function countsOf(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/**
 * For each identity, in the order of announcement: null if the wallet has its own row, otherwise the index of the
 * wallet whose row it shares, which is the last wallet of the same identity with a row.
 */
export function sharedRows(identities: readonly string[]): (number | null)[] {
  const claimants = new Map<string, number[]>()
  return identities.map((identity, at) => {
    const shown = claimants.get(identity) ?? []
    if (shown.length === NAMESAKES_SHOWN) return shown.at(-1) ?? null
    claimants.set(identity, [...shown, at])
    return null
  })
}
