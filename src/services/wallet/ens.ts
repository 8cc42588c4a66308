import { ENS_AVATAR_MAX, ENS_NAME_MAX } from '../../domain/wallet/limits'
import { imageUrl } from '../../boundary/image'
import { type Address, sameAddress, looksLikeAddress } from '../../domain/chain/address'
import { type CallResult, type ContractCall, oneWord } from '../chain/multicall'
import type { Node } from '../chain/node'
import { addressAt, bytesTail, callData, uintWord, readText } from '../chain/words'
import type { Hex } from '../../boundary/node'
import { keccak256 } from '../chain/hash'
import { loadQuietly } from '../../domain/browser/loadPart'
import { deploymentOf } from '../../config/deployments'

// This module looks up ENS names. https://docs.ens.domains/resolution

const RESOLVER = '0x0178b8bf'
const ADDR = '0x3b3b57de'
const NAME = '0x691f3431'
const TEXT = '0x59d1d43c'
/** How long a call may be delayed to share a request with other calls. The address is shown until the name is known. */
const MAX_DELAY_MS = 400

export interface Identity {
  name: string | null
  avatar: string | null
}

const NOBODY: Identity = { name: null, avatar: null }

const textOf = (result: CallResult | undefined, max: number) => (result?.success ? readText(result.data, max) : null)

function addressOf(result: CallResult | undefined): Address | null {
  const word = oneWord(result)
  // The word is invalid if it is longer than an address.
  return !result || !word || word >> 160n ? null : addressAt(result.data, 0)
}

/** Creates the calls of a chain's ENS registry; null on a chain without ENS. */
function namesOf(node: Node, chainId: number) {
  const registry = deploymentOf(chainId)?.ensRegistry
  if (!registry) return null
  const multicall = node.multicall(chainId)
  return {
    calls: (list: readonly ContractCall[]) => multicall.calls(list, undefined, MAX_DELAY_MS),
    resolverCall: (hash: string) => ({ to: registry, data: callData(RESOLVER, hash.slice(2)) }),
  }
}

/** The account that a name resolves to; null if the name does not resolve or is not normalised. */
export async function readNamedAccount(node: Node, chainId: number, text: string): Promise<Address | null> {
  const names = namesOf(node, chainId)
  const name = names && (await normalName(text))
  if (!name) return null
  const hash = namehash(name)
  const resolver = addressOf((await names.calls([names.resolverCall(hash)]))[0])
  return resolver && addressOf((await names.calls([{ to: resolver, data: callData(ADDR, hash.slice(2)) }]))[0])
}

/** The primary name of an account if the name resolves back to the account, and its avatar if the image URL is safe. */
export async function readIdentity(node: Node, chainId: number, account: Address): Promise<Identity> {
  const names = namesOf(node, chainId)
  if (!names) return NOBODY
  const { calls, resolverCall } = names

  const reverseNode = namehash(`${account.slice(2).toLowerCase()}.addr.reverse`)
  const reverseResolver = addressOf((await calls([resolverCall(reverseNode)]))[0])
  if (!reverseResolver) return NOBODY
  const [claimed] = await calls([{ to: reverseResolver, data: callData(NAME, reverseNode.slice(2)) }])
  const name = await normalName(textOf(claimed, ENS_NAME_MAX))
  if (!name) return NOBODY

  const nameNode = namehash(name)
  const avatarKey = bytesTail(Array.from(new TextEncoder().encode('avatar'), (byte) => byte.toString(16)).join(''))
  const recordsAt = (to: Address) => [
    { to, data: callData(ADDR, nameNode.slice(2)) },
    { to, data: callData(TEXT, nameNode.slice(2), uintWord(64), avatarKey) },
  ]
  // Most names use the same resolver as the reverse record, so this guess usually saves a request.
  const [found, ...guessed] = await calls([resolverCall(nameNode), ...recordsAt(reverseResolver)])
  const resolver = addressOf(found)
  if (!resolver) return NOBODY
  const [forward, avatar] = sameAddress(resolver, reverseResolver) ? guessed : await calls(recordsAt(resolver))
  const owner = addressOf(forward)
  if (!owner || !sameAddress(owner, account)) return NOBODY
  return { name, avatar: imageUrl(textOf(avatar, ENS_AVATAR_MAX)) }
}

/**
 * The ENS node of a name. The name must be normalised and not empty.
 * https://eips.ethereum.org/EIPS/eip-137
 */
export function namehash(name: string): Hex {
  const hashes = name.split('.').map((label) => keccak256(new TextEncoder().encode(label)))
  return hashes.reduceRight<Hex>((node, hash) => keccak256(`${node}${hash.slice(2)}`), `0x${'0'.repeat(64)}`)
}

/** A label that needs no normalisation. Labels with hyphens in the third and fourth position are reserved. */
const PLAIN_LABEL = /^(?!..--)[a-z0-9-]+$/

/** Whether a name is normalised for certain without loading the normaliser, which is true of nearly all names. */
export const isPlainName = (name: string) => name.split('.').every((label) => PLAIN_LABEL.test(label))

/**
 * Returns the name if it is normalised (https://docs.ens.domains/ensip/15). Otherwise returns null, because the name
 * could imitate another name or an address. Loads the normaliser only for the few names that need it, because its
 * tables block the page for a moment.
 * @throws an error if the normaliser cannot be loaded
 */
export async function normalName(name: string | null): Promise<string | null> {
  if (name === null || looksLikeAddress(name)) return null
  if (isPlainName(name)) return name
  const { ens_normalize } = await loadQuietly(
    () => import(/* webpackChunkName: "ens-normalize", webpackExports: ["ens_normalize"] */ '@adraffy/ens-normalize'),
  )
  try {
    return name !== '' && ens_normalize(name) === name ? name : null
  } catch {
    return null
  }
}
