import { concat, solidityPacked, toBeHex, ZeroAddress } from 'ethers'
import type { Address } from '#domain/chain/address'
import { keyOf, MULTI_SENDS, safeInterface, type SafeVersion, sendAs } from '../../chain/smartAccounts'
import type { LocalChain } from '../../chain/startChain'

export interface SafeCall {
  to: string
  value: bigint
  data: string
}

export interface SafeTransaction extends SafeCall {
  operation: 0 | 1
  safeTxGas: bigint
  baseGas: bigint
  gasPrice: bigint
  nonce: bigint
}

export interface Owned {
  address: Address
  version: SafeVersion
  owners: readonly string[]
}

type Node = Pick<LocalChain, 'rpc'>

const read = async ({ rpc }: Node, to: string, name: string, args: unknown[] = []): Promise<unknown> => {
  const data = safeInterface.encodeFunctionData(name, args)
  return safeInterface.decodeFunctionResult(name, String(await rpc('eth_call', [{ to, data }, 'latest'])))[0]
}

const MULTI_SEND = '0x8d80ff0a'
const word = (value: bigint | number) => toBeHex(value, 32)

/** Encodes several calls as one call. A Safe executes it by delegating to MultiSendCallOnly. */
export function multiSend(calls: readonly SafeCall[]): string {
  const packed = concat(
    calls.map(({ to, value, data }) =>
      solidityPacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, value, (data.length - 2) / 2, data]),
    ),
  )
  const length = (packed.length - 2) / 2
  return concat([MULTI_SEND, word(32), word(length), packed, `0x${'00'.repeat((32 - (length % 32)) % 32)}`])
}

/** A proposal with a single call, or with several calls through MultiSendCallOnly. */
export function proposal(
  { version }: Owned,
  calls: readonly SafeCall[],
  nonce: bigint,
  changes: Partial<SafeTransaction> = {},
): SafeTransaction {
  const fees = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, nonce }
  const [only] = calls
  if (only && calls.length === 1) return { ...only, operation: 0, ...fees, ...changes }
  return { to: MULTI_SENDS[version], value: 0n, data: multiSend(calls), operation: 1, ...fees, ...changes }
}

const fieldsOf = ({ to, value, data, operation, safeTxGas, baseGas, gasPrice }: SafeTransaction) => [
  to,
  value,
  data,
  operation,
  safeTxGas,
  baseGas,
  gasPrice,
  ZeroAddress,
  ZeroAddress,
]

/** The owners of a Safe. They sign and execute transactions only when a test calls these functions. */
export function ownersOf(node: Node, safe: Owned) {
  const hashOf = async (transaction: SafeTransaction) =>
    String(await read(node, safe.address, 'getTransactionHash', [...fieldsOf(transaction), transaction.nonce]))

  /** The call that executes a transaction with the signatures of these owners. */
  async function executionOf(transaction: SafeTransaction, signers: readonly string[]): Promise<string> {
    const hash = await hashOf(transaction)
    // The contract requires the signatures in the order of the owners' addresses.
    const sorted = [...signers].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    const signatures = concat(sorted.map((signer) => keyOf(signer).sign(hash).serialized))
    return safeInterface.encodeFunctionData('execTransaction', [...fieldsOf(transaction), signatures])
  }

  return {
    hashOf,
    executionOf,
    nonce: async () => (await read(node, safe.address, 'nonce')) as bigint,
    /** Executes a transaction with the signatures of all owners or of `signers`. Anybody may send the execution. */
    async execute(
      transaction: SafeTransaction,
      { signers = safe.owners, by }: { signers?: readonly string[]; by?: string } = {},
    ) {
      const data = await executionOf(transaction, signers)
      return sendAs(node, { ...(by !== undefined && { from: by }), to: safe.address, data })
    },
    /** An empty transaction with the same nonce, with which Safe's app rejects a transaction. */
    rejection: (nonce: bigint) => proposal(safe, [{ to: safe.address, value: 0n, data: '0x' }], nonce),
  }
}
