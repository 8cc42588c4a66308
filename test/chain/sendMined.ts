import type { LocalChain } from './startChain'

interface Sent {
  from: string
  /** Absent for the creation of a contract. */
  to?: string
  value?: bigint
  data: string
  gas: number
}

interface MinedReceipt {
  transactionHash: `0x${string}`
  /** The status in the node's format: '0x1' for success. */
  status: string
  gasUsed: string
  effectiveGasPrice: string
  /** The contract that the transaction created. */
  contractAddress: string | null
}

/** With automine on as well, anvil would mine an additional empty block a little later, while the test is reading. */
export async function withoutAutomine<T>(rpc: LocalChain['rpc'], work: () => Promise<T>): Promise<T> {
  const isOn = await rpc('anvil_getAutomine')
  await rpc('evm_setAutomine', [false])
  try {
    return await work()
  } finally {
    if (isOn) await rpc('evm_setAutomine', [true])
  }
}

export function sendMined({ rpc }: Pick<LocalChain, 'rpc'>, { value = 0n, gas, ...sent }: Sent) {
  const transaction = { ...sent, value: `0x${value.toString(16)}`, gas: `0x${gas.toString(16)}` }
  return withoutAutomine(rpc, async () => {
    const hash = await rpc('eth_sendTransaction', [transaction])
    await rpc('evm_mine')
    return (await rpc('eth_getTransactionReceipt', [hash])) as MinedReceipt
  })
}
