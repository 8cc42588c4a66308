import { Interface, toBeHex } from 'ethers'
import { batchAccountAddress, executeCalls } from '../chain/batchAccount'
import { WalletRefusal } from './eip1193'
import type { CallNode } from './node'
import type { BatchedCall } from './requestParams'

/** Sends several calls as one transaction of the account to itself, and knows the batches of this page (EIP-5792). */
export interface Batches {
  /** Whether the chain has the contract that executes batches. */
  isPlaced(): Promise<boolean>
  /** Throws error 5720 (EIP-5792) if the id is already in use. */
  checkId(id: string | null): void
  /** Resolves to the batch's id, which is `id` or, for null, a new one. */
  send(id: string | null, from: string, chainId: string, calls: readonly BatchedCall[]): Promise<string>
  /** Returns the response to `wallet_getCallsStatus`. Throws error 5730 (EIP-5792) for an unknown id. */
  status(id: string): Promise<unknown>
}

const ACCOUNT = new Interface([executeCalls])
/** The first bytes of a delegated account's code (EIP-7702). The address of the contract follows. */
const DELEGATION = '0xef0100'

interface Receipt {
  status: string
  blockHash: string
  blockNumber: string
  gasUsed: string
  transactionHash: string
  logs: unknown[]
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export function createBatches(callNode: CallNode): Batches {
  const sent = new Map<string, { hash: string; chainId: string }>()

  return {
    isPlaced: async () => (await callNode('eth_getCode', [batchAccountAddress, 'latest'])) !== '0x',

    checkId(id) {
      if (id !== null && sent.has(id)) throw new WalletRefusal(5720, 'There is a batch with this id already.')
    },

    async send(wanted, from, chainId, calls) {
      const batch = calls.map(({ to, value, data }) => [to, value, data])
      const data = ACCOUNT.encodeFunctionData('execute', [batch])
      // The node cannot sign EIP-7702 authorisations, so the code that an authorisation would set is set directly.
      await callNode('anvil_setCode', [from, `${DELEGATION}${batchAccountAddress.slice(2)}`])
      const transaction = { from, to: from, data, value: '0x0', chainId }
      const estimate = BigInt(String(await callNode('eth_estimateGas', [transaction])))
      // A pool may change between the gas estimate and the block, so that the swap needs more gas than estimated.
      const gas = toBeHex((estimate * 3n) / 2n).replace(/^0x0+/, '0x')
      const hash = String(await callNode('eth_sendTransaction', [{ ...transaction, gas }]))
      const id = wanted ?? newId()
      sent.set(id, { hash, chainId })
      return id
    },

    async status(id) {
      const batch = sent.get(id)
      if (!batch) throw new WalletRefusal(5730, 'There is no batch with this id.')
      const { hash, chainId } = batch
      const receipt = (await callNode('eth_getTransactionReceipt', [hash])) as Receipt | null
      const answer = { version: '2.0.0', id, chainId, atomic: true }
      if (!receipt) return { ...answer, status: 100 }
      const { status, blockHash, blockNumber, gasUsed, transactionHash, logs } = receipt
      return {
        ...answer,
        status: status === '0x1' ? 200 : 500,
        receipts: [{ logs, status, blockHash, blockNumber, gasUsed, transactionHash }],
      }
    },
  }
}
