import { type Address, sameAddress } from '#domain/chain/address'
import type { ProvenChange } from '#domain/trade/received'
import { feeOf } from '#domain/transaction/fee'
import { configuredChain } from '#config/chains'
import { oneWord } from '../chain/multicall'
import { coinBalanceCall, type Node } from '../chain/node'
import { requireDeployment } from '../requireDeployment'
import { balanceOfCall } from '../token/erc20'
import type { SettledReceipt } from '../transaction/checked'

const UNKNOWN: ProvenChange = { change: null }

/** What the account owns of the coin at a block: its balance, and the deposit from which its fee was paid. */
async function ownedAt(
  node: Node,
  chainId: number,
  { account, entryPoint }: { account: Address; entryPoint: Address | undefined },
  blockNumber: number,
): Promise<bigint | null> {
  // balanceOf(address) of an EntryPoint is an account's deposit, in wei.
  const deposit = entryPoint ? [balanceOfCall(entryPoint, account)] : []
  const results = await node
    .multicall(chainId)
    .calls([coinBalanceCall(requireDeployment(chainId).multicall, account), ...deposit], blockNumber)
  const words = results.map(oneWord)
  return words.reduce<bigint | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0n)
}

/**
 * How much a transaction changed what an account owns of the native coin, in wei, without the network fee: the
 * difference between the block and the one before, in which the account must have done nothing else. `expected` is the
 * change that the events show; other transactions are looked for only if the balance contradicts it. Unknown if the
 * account did something else in this transaction, if the block has another transaction of, to or for the account, or if
 * the fee is unknown. Throws a NodeError if the node no longer has the block's state.
 */
export async function readCoinChange(
  node: Node,
  chainId: number,
  { account, expected }: { account: Address; expected: bigint | null },
  receipt: SettledReceipt,
): Promise<ProvenChange> {
  const { blockNumber, transactionHash, from, others = 'none', execution, entryPoint } = receipt
  const fee = feeOf(receipt)
  const isSender = sameAddress(from, account)
  // An account that bundles its own operations pays and collects fees in ways that the receipt does not show.
  if (fee === null || others !== 'none' || (isSender && execution)) return UNKNOWN
  const of = { account, entryPoint }
  const [after, before] = await Promise.all([
    ownedAt(node, chainId, of, blockNumber),
    ownedAt(node, chainId, of, blockNumber - 1),
  ])
  if (after === null || before === null) return UNKNOWN
  const change = after - before + fee
  // OP-stack networks may charge an operator fee that receipts do not show.
  const unknownFee = isSender && configuredChain(chainId).fees === 'opStack' ? fee : 0n
  if (expected !== null && change <= expected && expected <= change + unknownFee) return { change, unknownFee }
  const involved = await node.transactionsNaming(chainId, blockNumber, account)
  return involved.some((hash) => hash !== transactionHash) ? UNKNOWN : { change, unknownFee }
}
