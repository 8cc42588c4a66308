import type { NodeRpc } from './nodeRpc'
import { hex } from './hex'

/** The base fee after seeding (seed.ts). It is the same in every test, because it affects the choice of routes. */
const BASE_FEE = 12_000_000_000n
const GAS_LIMIT = hex(36_000_000)

/** Sets the chain's time to now, and its base fee. Returns a function that reverts all that has happened since. */
export async function borrow(rpc: Pick<NodeRpc, 'send'>, baseFee: bigint = BASE_FEE): Promise<() => Promise<void>> {
  const before = await rpc.send('evm_snapshot')
  // The last revert reset the clock too. Without a block of now, the app would treat the chain as stale.
  await rpc.send('evm_setNextBlockTimestamp', [Math.floor(Date.now() / 1000)])
  await rpc.send('anvil_setNextBlockBaseFeePerGas', [hex(baseFee)])
  await rpc.send('evm_mine')
  return async () => {
    // A revert does not reset these settings.
    await rpc.send('anvil_dropAllTransactions')
    await rpc.send('evm_setAutomine', [true])
    await rpc.send('evm_setBlockGasLimit', [GAS_LIMIT])
    await rpc.send('evm_revert', [before])
  }
}
