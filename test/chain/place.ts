import type { NodeRpc, RpcCall } from './nodeRpc'

/** A contract to be placed: its creation code with the constructor's arguments, and its future address. */
export interface Placement {
  address: string
  creationCode: string
}

const gas = '0x1c9c380'

/**
 * Setting the runtime code is not enough: constructors write storage, and runtime code contains immutables and the
 * contract's own address. So the creation code is set, called once to get the runtime code, run by a transaction that
 * writes the storage and emits the events, and replaced by the runtime code. Automine must be off. Mines one block.
 * Throws if a constructor reverts.
 */
export async function placeContracts(rpc: NodeRpc, from: string, placements: readonly Placement[]): Promise<void> {
  const each = async (call: (placement: Placement, index: number) => RpcCall): Promise<unknown[]> =>
    rpc.batch(placements.map(call))

  await each(({ address, creationCode }) => ({ method: 'anvil_setCode', params: [address, creationCode] }))
  const runtime = await each(({ address }) => ({
    method: 'eth_call',
    params: [{ from, to: address, gas }, 'latest'],
  }))
  const nonce = Number(await rpc.send('eth_getTransactionCount', [from, 'latest']))
  const sent = await each(({ address }, index) => ({
    method: 'eth_sendTransaction',
    params: [{ from, to: address, gas, nonce: `0x${(nonce + index).toString(16)}` }],
  }))
  await rpc.send('evm_mine')
  await requireSuccess(rpc, sent)
  await each(({ address }, index) => ({ method: 'anvil_setCode', params: [address, runtime[index]] }))
  await each(({ address }) => ({ method: 'anvil_setNonce', params: [address, '0x1'] }))
}

export async function requireSuccess(rpc: NodeRpc, hashes: readonly unknown[]): Promise<void> {
  const receipts = await rpc.batch(hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })))
  const failed = receipts.findIndex((receipt) => (receipt as { status?: string } | null)?.status !== '0x1')
  if (failed !== -1)
    throw new Error(`Seeding failed at transaction ${failed + 1} of ${hashes.length}: ${String(hashes[failed])}`)
}
