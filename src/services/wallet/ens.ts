import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { ENS_AVATAR_MAX, ENS_NAME_MAX } from '#domain/wallet/limits'
import { imageUrl } from '#boundary/image'
import { type Address, looksLikeAddress } from '#domain/chain/address'
import { coinTypeOf, DEFAULT_COIN, ETHEREUM_COIN, refusalOf, type ResolvedName } from '#domain/wallet/ensName'
import type { Identity } from '#domain/wallet/lastRead'
import { NodeError } from '#domain/chain/nodeError'
import { BATCH_GAS_MAX } from '../chain/multicall'
import type { Node } from '../chain/node'
import { addressAt, bytesAt, bytesTail, callData, toAddress, uintWord, readText } from '../chain/words'
import type { Hex } from '#boundary/node'
import { keccak256 } from '../chain/hash'
import { loadQuietly } from '#domain/browser/loadPart'
import { deploymentOf } from '#config/deployments'
import { settings } from '#config/settings'
import { isContractCode } from './accountKind'
import { type CcipAnswer, ccipRead } from './ccipRead'

// This module looks up ENS names through the Universal Resolver, which finds the resolver of a name, and checks that the
// primary name of an account leads back to it. https://docs.ens.domains/ensip/23

const RESOLVE = '0x9061b923'
const REVERSE = '0x5d78a217'
const ADDR = '0x3b3b57de'
const ADDR_OF_COIN = '0xf1cb7e06'
const TEXT = '0x59d1d43c'
const AVATAR_KEY = bytesTail(bytesToHex(utf8ToBytes('avatar')))
/** How long a call may be delayed to share a request with other calls. The address is shown until the name is known. */
const MAX_DELAY_MS = 400

const NOBODY: Identity = { name: null, avatar: null }

type Read<T> =
  | { kind: 'found'; value: T; gateways: readonly string[] }
  | { kind: Exclude<ResolvedName['kind'], 'found'> }

/** Reads the data of an answer. An answer that is garbled is unreadable, and null in place of a value means none. */
function valueOf<T>(answer: CcipAnswer, read: (data: Hex) => T | null, isLater = false): Read<T> {
  if (answer.kind === 'reverted') return { kind: refusalOf(answer.data, isLater) }
  if (answer.kind !== 'answered') return answer
  try {
    const value = read(answer.data)
    return value === null ? { kind: 'notFound' } : { kind: 'found', value, gateways: answer.gateways }
  } catch {
    return { kind: 'unreadable' }
  }
}

/** The first result of a call as bytes, which are those of another result. */
const innerResult = (data: Hex): Hex => `0x${bytesAt(data, 0)}`

const isNowhere = (address: Address) => BigInt(address) === 0n

function addressIn(data: Hex): Address | null {
  const address = addressAt(innerResult(data), 0)
  return isNowhere(address) ? null : address
}

/** Reads an address record of any coin type. It is empty, or has the 20 bytes of an address. */
function addressOfCoinIn(data: Hex): Address | null {
  const bytes = bytesAt(innerResult(data), 0)
  if (bytes === '') return null
  if (bytes.length !== 40) throw new NodeError('malformed', 'A contract answered with something that is no address.')
  const address = toAddress(BigInt(`0x${bytes}`))
  return isNowhere(address) ? null : address
}

/**
 * Reads a name without cleaning it: what was checked to lead back to the account is this text, and not a similar one
 * without its invisible characters.
 */
function nameIn(data: Hex): string | null {
  const bytes = bytesAt(data, 0)
  return bytes === '' || bytes.length > ENS_NAME_MAX * 8
    ? null
    : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(bytes))
}

/** The Universal Resolver of a chain; null on a chain without ENS. */
function namesOn(node: Node, chainId: number, maxDelayMs?: number) {
  const resolver = deploymentOf(chainId)?.universalResolver
  if (!resolver) return null
  const multicall = node.multicall(chainId)
  async function call(data: Hex) {
    // A resolver is foreign code, and could use up the gas of other calls. With this gas, the call runs alone.
    const [result] = await multicall.calls([{ to: resolver ?? '0x', data, gas: BATCH_GAS_MAX }], undefined, maxDelayMs)
    return result ?? { success: false, data: '0x' as const }
  }
  const ask = (data: Hex) => ccipRead(call, resolver, data, settings.ensGateways)
  const resolve = (name: string, record: Hex) => {
    const dnsName = bytesTail(dnsEncoded(name))
    const length = 64 + dnsName.length / 2
    return ask(callData(RESOLVE, uintWord(64), uintWord(length), dnsName, bytesTail(record.slice(2))))
  }
  return {
    addressOf: async (name: string, coinType: bigint): Promise<Read<Address>> => {
      const hash = namehash(name).slice(2)
      // Early resolvers know Ethereum's addresses only, and by this call only.
      return coinType === ETHEREUM_COIN
        ? valueOf(await resolve(name, callData(ADDR, hash)), addressIn)
        : valueOf(await resolve(name, callData(ADDR_OF_COIN, hash, uintWord(coinType))), addressOfCoinIn, true)
    },
    primaryNameOf: async (account: Address, coinType: bigint): Promise<string | null> => {
      const data = callData(REVERSE, uintWord(64), uintWord(coinType), bytesTail(account.slice(2).toLowerCase()))
      const claimed = valueOf(await ask(data), nameIn)
      return claimed.kind === 'found' ? normalName(claimed.value) : null
    },
    avatarOf: async (name: string): Promise<string | null> => {
      const record = callData(TEXT, namehash(name).slice(2), uintWord(64), AVATAR_KEY)
      const found = valueOf(await resolve(name, record), (data) => readText(innerResult(data), ENS_AVATAR_MAX))
      return found.kind === 'found' ? imageUrl(found.value) : null
    },
  }
}

/**
 * Resolves a name for a network. The record of the network counts first, then that of Ethereum.
 *
 * @param chainId - the chain on which names are read
 * @param network - the chain id of the network on which the account is used
 * @throws NodeError if the chain cannot be read; Error if the normaliser cannot be loaded
 */
export async function resolveName(node: Node, chainId: number, text: string, network: number): Promise<ResolvedName> {
  const name = await normalised(text)
  if (name === null) return { kind: 'invalid' }
  const names = namesOn(node, chainId)
  if (!names) return { kind: 'unreadable' }
  const coinType = coinTypeOf(network, chainId)
  const [own, ethereum] = await Promise.all([
    names.addressOf(name, coinType),
    coinType === ETHEREUM_COIN ? null : names.addressOf(name, ETHEREUM_COIN),
  ])
  // If the record of the network is unknown, that of Ethereum may be another one.
  const found = own.kind === 'notFound' && ethereum ? ethereum : own
  if (found.kind !== 'found') return { kind: found.kind }
  const { value: address, gateways } = found
  const isContractElsewhere = found === ethereum && isContractCode(await node.code(chainId, address))
  return { kind: 'found', name, address, isContractElsewhere, gateways }
}

/**
 * The primary name of an account on a network, and its avatar if the image URL is safe. If the network has no name of
 * the account, the default name of all networks counts, and then the name on Ethereum unless the account is a contract
 * there, which may be somebody else's on the network (https://docs.ens.domains/ensip/19). See `resolveName` for the
 * parameters.
 */
export async function readIdentity(node: Node, chainId: number, account: Address, network: number): Promise<Identity> {
  const names = namesOn(node, chainId, MAX_DELAY_MS)
  if (!names) return NOBODY
  const own = coinTypeOf(network, chainId)
  const coinTypes = own === ETHEREUM_COIN ? [own] : [own, DEFAULT_COIN, ETHEREUM_COIN]
  const claims = await Promise.all(coinTypes.map((coinType) => names.primaryNameOf(account, coinType)))
  const at = claims.findIndex((claimed) => claimed !== null)
  const name = claims[at]
  if (!name) return NOBODY
  const [avatar, isForeign] = await Promise.all([
    names.avatarOf(name),
    at === 2 && node.code(chainId, account).then(isContractCode),
  ])
  return isForeign ? NOBODY : { name, avatar }
}

/** The longest label of a name in DNS's encoding, in bytes. */
const LABEL_MAX = 255

const isEncodable = (name: string) =>
  name.length <= ENS_NAME_MAX && name.split('.').every((label) => utf8ToBytes(label).length <= LABEL_MAX)

/** Encodes a name as DNS does, in hex digits: each label after its length, and a zero at the end (ENSIP-10). */
function dnsEncoded(name: string): string {
  const labels = name.split('.').map((label) => utf8ToBytes(label))
  return labels.map((bytes) => bytesToHex(Uint8Array.of(bytes.length, ...bytes))).join('') + '00'
}

/** The ENS node of a normalised name that is not empty. https://eips.ethereum.org/EIPS/eip-137 */
export function namehash(name: string): Hex {
  const hashes = name.split('.').map((label) => keccak256(utf8ToBytes(label)))
  return hashes.reduceRight<Hex>((node, hash) => keccak256(`${node}${hash.slice(2)}`), `0x${'0'.repeat(64)}`)
}

/** A label that needs no normalisation. Labels with hyphens in the third and fourth position are reserved. */
const PLAIN_LABEL = /^(?!..--)[a-z0-9-]+$/

/** Whether a name is normalised for certain without loading the normaliser, which is true of nearly all names. */
export const isPlainName = (name: string) => name.split('.').every((label) => PLAIN_LABEL.test(label))

/**
 * The normal form of a name (https://docs.ens.domains/ensip/15); null if there is none, or if it could imitate an
 * address. Loads the normaliser only for the few names that need it, because its tables block the page for a moment.
 * @throws an error if the normaliser cannot be loaded
 */
export async function normalised(text: string): Promise<string | null> {
  if (text === '' || !isEncodable(text)) return null
  const lower = text.toLowerCase()
  const name = isPlainName(lower) ? lower : await normalisedByTables(text)
  return name === null || name === '' || looksLikeAddress(name) || !isEncodable(name) ? null : name
}

async function normalisedByTables(text: string): Promise<string | null> {
  const { ens_normalize } = await loadQuietly(
    () => import(/* webpackChunkName: "ens-normalize", webpackExports: ["ens_normalize"] */ '@adraffy/ens-normalize'),
  )
  try {
    return ens_normalize(text)
  } catch {
    return null
  }
}

/** Returns the name if it is in its normal form. Otherwise returns null, because it could imitate another name. */
export const normalName = async (name: string): Promise<string | null> =>
  (await normalised(name)) === name ? name : null
