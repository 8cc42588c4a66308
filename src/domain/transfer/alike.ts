import { type Address, sameAddress } from '../chain/address'

/**
 * The guard against look-alikes. Whoever searches long enough finds an address that begins and ends like another one,
 * sends a little from it, and waits until the victim copies it from a list of transactions. A recipient is therefore
 * compared with the addresses that the visitor has a reason to trust, the anchors, and never with addresses that
 * others could have put into a list.
 */

/** `own`: the visitor's account. `named`: in the address book. `paid`: the visitor's account has paid it before. */
export type AnchorKind = 'own' | 'named' | 'paid'

export interface Anchor {
  kind: AnchorKind
  address: Address
  name: string | null
}

/**
 * At most this many anchors are compared. An ordinary address is then stopped less than once in ten million payments:
 * it has the same eight digits as one anchor with a probability of 16^-8, which is one in 4.29 billion, and as one of
 * 420 anchors with a probability of one in 10.2 million.
 */
export const ANCHORS_MAX = 420

/** How many digits have to be the same at each end for a recipient to be stopped. */
const STOPPED_ENDS = 4
/**
 * From these numbers on, of both ends together and of each end, the likeness is said, because a short form of the
 * address would look the same. It happens by chance to one payment in 14,000 with a full address book.
 */
const SAID_TOGETHER = 6
const SAID_ENDS = 2

const digitsOf = (address: Address) => address.slice(2).toLowerCase()

function sameEnds(a: string, b: string): { first: number; last: number } {
  let [first, last] = [0, 0]
  while (first < a.length && a[first] === b[first]) first += 1
  while (last < a.length && a.at(-1 - last) === b.at(-1 - last)) last += 1
  return { first, last }
}

export interface Alike {
  anchor: Anchor
  /** Whether the recipient is stopped. Otherwise the likeness is only said. */
  isStopped: boolean
}

/**
 * The anchor that a recipient can be mistaken for; null if there is none, or if the recipient is an anchor itself. Case
 * is ignored, because people do not compare it. Of several anchors, the most similar one is returned.
 */
export function alikeAnchor(recipient: Address, anchors: readonly Anchor[]): Alike | null {
  const compared = anchors.slice(0, ANCHORS_MAX)
  if (compared.some(({ address }) => sameAddress(address, recipient))) return null
  const digits = digitsOf(recipient)
  let found: Alike | null = null
  let most = 0
  for (const anchor of compared) {
    const { first, last } = sameEnds(digits, digitsOf(anchor.address))
    const least = Math.min(first, last)
    if (least < SAID_ENDS || first + last < SAID_TOGETHER) continue
    const isStopped = least >= STOPPED_ENDS
    const likeness = first + last + (isStopped ? digits.length * 2 : 0)
    if (likeness <= most) continue
    most = likeness
    found = { anchor, isStopped }
  }
  return found
}

/** A part of an address, with the digits that differ from another address. */
interface AddressGroup {
  text: string
  differs: readonly boolean[]
}

const GROUP = 4

/**
 * All 42 characters of an address: "0x", and the digits in groups of four. Digits that differ from those of `other` are
 * marked; letters that differ only in their case are not.
 */
export function addressGroups(address: Address, other: Address = address): AddressGroup[] {
  const groups: AddressGroup[] = [{ text: address.slice(0, 2), differs: [false, false] }]
  for (let at = 2; at < address.length; at += GROUP) {
    const text = address.slice(at, at + GROUP)
    const differs = Array.from(text, (digit, index) => digit.toLowerCase() !== other[at + index]?.toLowerCase())
    groups.push({ text, differs })
  }
  return groups
}

export const SUGGESTED_MAX = 40

const SUGGESTED_FIRST: readonly AnchorKind[] = ['named', 'paid', 'own']

/**
 * The anchors to suggest for what was entered so far, each once: those with a name that contains it, or whose address
 * begins with it. The sender is none of them.
 */
export function suggestedAnchors(anchors: readonly Anchor[], sender: Address | null, entered: string): Anchor[] {
  const wanted = entered.trim().toLowerCase()
  const isWanted = ({ address, name }: Anchor) =>
    name?.toLowerCase().includes(wanted) === true || address.toLowerCase().startsWith(wanted)
  const sorted = SUGGESTED_FIRST.flatMap((kind) => anchors.filter((each) => each.kind === kind && isWanted(each)))
  return sorted
    .filter(({ address }, at) => sorted.findIndex((each) => sameAddress(each.address, address)) === at)
    .filter(({ address }) => sender === null || !sameAddress(address, sender))
    .slice(0, SUGGESTED_MAX)
}
