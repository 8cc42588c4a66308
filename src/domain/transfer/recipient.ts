import { type Address, sameAddress } from '../chain/address'
import type { AccountKind } from '../wallet/accountKind'
import { type Alike, alikeAnchor, type Anchor } from './alike'

/** What is known of the account of a recipient on one network. `unread`: the node did not respond. */
export type RecipientKind = AccountKind['kind'] | 'reading' | 'unread'

export interface RecipientFacts {
  recipient: Address
  /** The sender. */
  account: Address
  /** The address of the token that is sent; null for the native coin. */
  token: Address | null
  kind: RecipientKind
  /** Whether the recipient's address is itself a token on this network; null while unknown. */
  isToken: boolean | null
  /** The contracts that this site uses on the network, such as routers. */
  siteContracts: readonly Address[]
  /** The kinds of the account on the site's other networks, by the network's name. */
  elsewhere: readonly { network: string; kind: RecipientKind }[]
  anchors: readonly Anchor[]
}

/**
 * Why nothing is sent to a recipient.
 * - `self`: it is the sender.
 * - `nobody`: it is an address whose key nobody can have, so that what it gets is lost.
 * - `ownToken`: it is the contract of the token that is sent.
 * - `token`: it is the contract of another token.
 * - `siteContract`: it is a contract of the exchange, which keeps what it is sent, or gives it to whoever takes it.
 */
export type RefusedRecipient = 'self' | 'nobody' | 'ownToken' | 'token' | 'siteContract'

/**
 * What is said about a recipient. The visitor must accept all but `first` before anything is sent, see `needsConsent`.
 * - `alike`: it can be mistaken for an anchor, see `alikeAnchor`.
 * - `first`: this browser knows of no earlier payment to it.
 * - `contract`: it is a contract, which may be unable to pay out what it is sent.
 * - `elsewhere`: it is a contract on other networks, but not on this one, so that perhaps nobody has its key here.
 * - `unread`: what it is could not be read.
 */
export type RecipientCaution =
  | { kind: 'alike'; anchor: Anchor }
  | { kind: 'first' | 'contract' | 'unread' }
  | { kind: 'elsewhere'; networks: readonly string[] }

export type RecipientCheck =
  | { state: 'refused'; why: RefusedRecipient }
  | { state: 'stopped'; alike: Alike }
  | { state: 'reading' }
  | { state: 'checked'; cautions: readonly RecipientCaution[] }

/** Addresses up to this number are precompiled contracts and addresses that networks and people use to burn coins. */
const RESERVED_MAX = 0xffffn
const BURN: Address = '0x000000000000000000000000000000000000dEaD'

const isNobodys = (address: Address) => BigInt(address) <= RESERVED_MAX || sameAddress(address, BURN)

const isContract = (kind: RecipientKind) => kind === 'safe' || kind === 'contract'

function refusalOf({ recipient, account, token, siteContracts }: RecipientFacts): RefusedRecipient | null {
  if (sameAddress(recipient, account)) return 'self'
  if (isNobodys(recipient)) return 'nobody'
  if (token !== null && sameAddress(recipient, token)) return 'ownToken'
  return siteContracts.some((each) => sameAddress(each, recipient)) ? 'siteContract' : null
}

const isPaidOrOwn = ({ kind }: Anchor) => kind !== 'named'

function cautionsOf(facts: RecipientFacts, alike: Alike | null): RecipientCaution[] {
  const { recipient, kind, elsewhere, anchors } = facts
  const networks = elsewhere.filter((each) => isContract(each.kind)).map(({ network }) => network)
  const isKnown = anchors.some((each) => isPaidOrOwn(each) && sameAddress(each.address, recipient))
  return [
    ...(alike ? [{ kind: 'alike' as const, anchor: alike.anchor }] : []),
    ...(kind === 'contract' ? [{ kind: 'contract' as const }] : []),
    ...(kind === 'plain' && networks.length > 0 ? [{ kind: 'elsewhere' as const, networks }] : []),
    ...(kind === 'unread' ? [{ kind: 'unread' as const }] : []),
    ...(isKnown ? [] : [{ kind: 'first' as const }]),
  ]
}

/** Checks a recipient before anything is sent. What can be known without a node is decided at once. */
export function checkRecipient(facts: RecipientFacts): RecipientCheck {
  const why = refusalOf(facts)
  if (why) return { state: 'refused', why }
  const alike = alikeAnchor(facts.recipient, facts.anchors)
  if (alike?.isStopped) return { state: 'stopped', alike }
  if (facts.isToken) return { state: 'refused', why: 'token' }
  const kinds = [facts.kind, ...facts.elsewhere.map(({ kind }) => kind)]
  return facts.isToken === null || kinds.includes('reading')
    ? { state: 'reading' }
    : { state: 'checked', cautions: cautionsOf(facts, alike) }
}

export const needsConsent = ({ kind }: RecipientCaution): boolean => kind !== 'first'
