import type { NodeRpc } from './nodeRpc'

const hex = (value: number | bigint) => `0x${value.toString(16)}`

/** What a chain begins with (seed.ts); routes are chosen by the fee, too. */
const BASE_FEE = 12_000_000_000n
const GAS_LIMIT = hex(36_000_000)

/** Restores a used chain to its initial state. Returns a function that reverts everything from then on. */
export async function borrow(rpc: Pick<NodeRpc, 'send'>, baseFee: bigint = BASE_FEE): Promise<() => Promise<void>> {
  const before = await rpc.send('evm_snapshot')
  // The last one took its blocks away with it, and with them the chain's clock: without a block of now, the product
  // would call the chain stale.
  await rpc.send('evm_setNextBlockTimestamp', [Math.floor(Date.now() / 1000)])
  await rpc.send('anvil_setNextBlockBaseFeePerGas', [hex(baseFee)])
  await rpc.send('evm_mine')
  return async () => {
    // None of these is part of what is set back.
    await rpc.send('anvil_dropAllTransactions')
    await rpc.send('evm_setAutomine', [true])
    await rpc.send('evm_setBlockGasLimit', [GAS_LIMIT])
    await rpc.send('evm_revert', [before])
  }
}
