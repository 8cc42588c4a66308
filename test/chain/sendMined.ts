import type { LocalChain } from './startChain'

interface Sent {
  from: string
  to: string
  /** In wei; none when absent. */
  value?: bigint
  data: string
  /** Gas limit. */
  gas: number
}

interface MinedReceipt {
  transactionHash: `0x${string}`
  /** As the node writes it: '0x1' for a success. */
  status: string
  gasUsed: string
  effectiveGasPrice: string
}

/** Sends a transaction of an account that the node signs for, and mines it. Resolves to its receipt. */
export async function sendMined({ rpc }: Pick<LocalChain, 'rpc'>, { value = 0n, gas, ...sent }: Sent) {
  const transaction = { ...sent, value: `0x${value.toString(16)}`, gas: `0x${gas.toString(16)}` }
  const hash = await rpc('eth_sendTransaction', [transaction])
  await rpc('evm_mine')
  return (await rpc('eth_getTransactionReceipt', [hash])) as MinedReceipt
}
