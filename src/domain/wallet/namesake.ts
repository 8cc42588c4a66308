import { skeletonOf } from '../browser/skeleton'
import { NAMESAKES_SHOWN } from './limits'
import { INJECTED_WALLET_ID, type WalletDescriptor, type WalletId } from './wallet'

/** A shorter name is a word of many others. */
const CONTAINED_MIN = 6

const bareName = (name: string) => skeletonOf(name).replace(/wallet$/, '')
const reversed = (text: string) => Array.from(text).reverse().join('')

/** Whether two names look the same. */
export const sameName = (one: string, other: string): boolean => skeletonOf(one) === skeletonOf(other)

/**
 * Whether a wallet's name can be mistaken for a known one: as it looks ("MеtaMask"), with something around it ("MetaMask
 * (official)"), or read from right to left, as a text can be shown.
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

/** What a wallet says it is. */
interface Claim {
  name: string
  rdns: string
}

type Known = Pick<WalletDescriptor, 'id' | 'name' | 'rdns'>

/** The catalogue wallet whose name an announced one has without being it or belonging to it. */
export function impersonatedWallet(catalogue: readonly Known[], { name, rdns }: Claim): WalletId | null {
  const belongs = (own: string) => rdns === own || rdns.startsWith(`${own}.`)
  const known = catalogue.find(
    (wallet) => wallet.id !== INJECTED_WALLET_ID && isNamesake(name, wallet.name) && !wallet.rdns.some(belongs),
  )
  return known?.id ?? null
}

/**
 * The identity that a wallet claims: the catalogue's, or what it announces. All those that have a known wallet's name
 * without its identity claim one between them, except for identities that are kept.
 */
export function claimedIdentity(catalogue: readonly Known[], claim: Claim, isKept: boolean): string {
  const own = catalogue.find(({ rdns }) => rdns.includes(claim.rdns))?.id
  if (own !== undefined) return own
  const impersonated = isKept ? null : impersonatedWallet(catalogue, claim)
  return impersonated === null ? claim.rdns : `like:${impersonated}`
}

/** How often each of these values occurs. */
export function countsOf(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/**
 * For each of these identities, in order of announcement: null where it has a row of its own; else the index of the wallet
 * behind whose row it stands, which is the last one of the same identity with a row.
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
