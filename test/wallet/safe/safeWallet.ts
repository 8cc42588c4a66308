import { getAddress } from 'ethers'
import type { LocalChain } from '../../chain/startChain'
import type { Eip1193Provider } from '../eip1193'
import { WalletRefusal } from '../eip1193'
import { type Owned, ownersOf, proposal, type SafeCall, type SafeTransaction } from './owners'

interface Requested {
  from?: unknown
  chainId?: unknown
  to?: string
  value?: string
  data?: string
  gas?: unknown
  calls?: { to: string; value?: string; data?: string }[]
}

export interface Queued {
  hash: string
  transaction: SafeTransaction
}

const callOf = ({ to = '', value = '0x0', data = '0x' }: Requested): SafeCall => ({ to, value: BigInt(value), data })

/**
 * Responds like Safe's app over WalletConnect, with the safeTxHash of the queued transaction or, if `executesAtOnce`,
 * with the hash of the mined one. The owners decide about the queue.
 */
export function createSafeWallet(chain: Pick<LocalChain, 'rpc' | 'chainId'>, safe: Owned) {
  const owners = ownersOf(chain, safe)
  const chainId = `0x${chain.chainId.toString(16)}`
  const queue: Queued[] = []
  const requests: { method: string; params: unknown }[] = []
  const settings = {
    executesAtOnce: false,
    /** The status that the wallet reports for every batch. */
    status: 100,
    /** The changes that Safe's app makes to a transaction before the owners see it, such as fees that the Safe pays. */
    changes: {} as Partial<SafeTransaction>,
    /** The visitor's decision. Responses wait until it resolves. */
    decision: Promise.resolve() as Promise<unknown>,
    /** Whether the wallet never responds to the page, although the transaction has been queued. */
    isMute: false,
  }

  async function propose(calls: readonly SafeCall[]): Promise<Queued> {
    const nonce = (await owners.nonce()) + BigInt(queue.filter(({ transaction }) => !done.has(transaction)).length)
    const transaction = proposal(safe, calls, nonce, settings.changes)
    const queued = { hash: await owners.hashOf(transaction), transaction }
    queue.push(queued)
    return queued
  }
  const done = new Set<SafeTransaction>()

  function check({ from, chainId: wanted }: Requested) {
    if (from !== getAddress(safe.address)) throw new Error('The address is not that of this Safe.')
    if (wanted !== chainId) throw new Error('The chain is not that of this Safe.')
  }

  async function answer(method: string, [first, second]: unknown[]): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [safe.address]
      case 'eth_chainId':
        return chainId
      case 'wallet_getCapabilities':
        if (first !== safe.address) throw new Error('The address is not that of this Safe.')
        return { [chainId]: { atomic: { status: 'supported' }, atomicBatch: { supported: true } } }
      case 'wallet_sendCalls': {
        const request = first as Requested
        check(request)
        await settings.decision
        const { hash } = await propose((request.calls ?? []).map(callOf))
        if (settings.isMute) return new Promise(() => undefined)
        return { id: hash }
      }
      case 'eth_sendTransaction': {
        const request = first as Requested
        check({ ...request, chainId: request.chainId ?? chainId })
        await settings.decision
        const queued = await propose([callOf(request)])
        if (!settings.executesAtOnce) return queued.hash
        return (await execute(queued)).transactionHash
      }
      case 'wallet_getCallsStatus':
        return { version: '2.0.0', id: first, chainId, status: settings.status, atomic: true }
      case 'wallet_switchEthereumChain':
        throw new WalletRefusal(4901, 'The Safe is not on that chain.')
      default:
        return chain.rpc(
          method,
          second === undefined && first === undefined ? [] : [first, second].filter((each) => each !== undefined),
        )
    }
  }

  async function execute(queued = queue.at(-1), options: Parameters<typeof owners.execute>[1] = {}) {
    if (!queued) throw new Error('The queue of the Safe is empty.')
    const receipt = await owners.execute(queued.transaction, options)
    if (receipt.status === '0x1') done.add(queued.transaction)
    return receipt
  }

  const provider: Eip1193Provider = {
    async request({ method, params }) {
      requests.push({ method, params })
      return answer(method, Array.isArray(params) ? params : [])
    },
    on: () => provider,
    removeListener: () => provider,
  }

  return { provider, requests, queue, settings, owners, propose, execute }
}

export type SafeWallet = ReturnType<typeof createSafeWallet>
