import type { Address } from '../chain/address'

/** The coin type of Ethereum in ENS records (SLIP-44). */
export const ETHEREUM_COIN = 60n
/** The coin type of records for all networks that have none of their own. https://docs.ens.domains/ensip/19 */
export const DEFAULT_COIN = 0x8000_0000n

/**
 * The coin type of a network's records, of which chain ids must have at most 31 bits (https://docs.ens.domains/ensip/11).
 * The chain on which names are read has that of Ethereum. A larger chain id has the default one.
 */
export function coinTypeOf(network: number, namesChain: number): bigint {
  if (network === namesChain) return ETHEREUM_COIN
  return network < 2 ** 31 ? DEFAULT_COIN | BigInt(network) : DEFAULT_COIN
}

/** The account that a name stands for on a network. */
export interface NamedAccount {
  /** The name in its normal form (ENSIP-15). */
  name: string
  address: Address
  /**
   * Whether the name has no address for the network, and that for Ethereum, which is `address`, belongs to a contract
   * there. On the network, this address may be nobody's, or somebody else's. https://docs.ens.domains/ensip/19
   */
  isContractElsewhere: boolean
  /** The hosts of the gateways that were asked (EIP-3668), in the order of the requests. */
  gateways: readonly string[]
}

/**
 * What became of a name. `invalid`: no name has this form, or it imitates an address. `notFound`: the name has no
 * address. `needsGateway`: its records are off the chain, at a gateway that the operator does not allow. `unreadable`:
 * its resolver or its gateway failed, or the build does not read names.
 */
export type ResolvedName =
  | ({ kind: 'found' } & NamedAccount)
  | { kind: 'invalid' | 'notFound' | 'needsGateway' | 'unreadable' }

/**
 * Errors by which the Universal Resolver says that there is no such record. https://docs.ens.domains/ensip/23
 * ReverseAddressMismatch is among them: the account claims a name that is not its own.
 */
const NO_RECORD: readonly string[] = [
  '0x77209fe8', // ResolverNotFound(bytes)
  '0x1e9535f2', // ResolverNotContract(bytes,address)
  '0x7b1c461b', // UnsupportedResolverProfile(bytes4)
  '0xef9c03ce', // ReverseAddressMismatch(string,bytes)
]

/** ResolverError(bytes) with nothing in it. */
const SILENT_RESOLVER = /^0x95c0c7520{62}200{64}/

/**
 * What an error of the Universal Resolver means, by the hex data of the revert. With `isLater`, the kind of record is a
 * later one than resolvers had at first: those revert without a word.
 */
export const refusalOf = (revertData: string, isLater: boolean): 'notFound' | 'unreadable' =>
  NO_RECORD.includes(revertData.slice(0, 10)) || (isLater && SILENT_RESOLVER.test(revertData))
    ? 'notFound'
    : 'unreadable'
