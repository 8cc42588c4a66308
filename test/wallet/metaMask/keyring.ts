import { HDNodeWallet } from 'ethers'
import type { NodeRpc } from '../../chain/nodeRpc'
import { accounts as worldAccounts, mnemonic } from '../../chain/world'
import type { TransactionParams } from '../requestParams'

export interface Keyring {
  /** The addresses of the accounts in lower case, as MetaMask reports them. */
  readonly accounts: readonly string[]
  /** Signs a transaction and sends it to the node. Resolves to the hash; rejects with the node's error. */
  send(node: NodeRpc, chainId: number, transaction: TransactionParams & { gas?: string }): Promise<string>
}

export function createKeyring(): Keyring {
  const wallets = worldAccounts.map(({ index }) =>
    HDNodeWallet.fromPhrase(mnemonic, undefined, `m/44'/60'/0'/0/${index}`),
  )
  return {
    accounts: wallets.map(({ address }) => address.toLowerCase()),
    async send(node, chainId, { from, to, value = '0x0', data = '0x', gas }) {
      const signer = wallets.find(({ address }) => address.toLowerCase() === from.toLowerCase())
      if (!signer) throw new Error(`There is no key of ${from}.`)
      const [nonce, gasLimit, tip, block] = (await node.batch([
        { method: 'eth_getTransactionCount', params: [from, 'pending'] },
        gas === undefined
          ? { method: 'eth_estimateGas', params: [{ from, to, value, data }] }
          : { method: 'eth_chainId', params: [] },
        { method: 'eth_maxPriorityFeePerGas', params: [] },
        { method: 'eth_getBlockByNumber', params: ['latest', false] },
      ])) as [string, string, string, { baseFeePerGas: string }]
      const raw = await signer.signTransaction({
        type: 2,
        chainId,
        nonce: Number(nonce),
        to,
        value,
        data,
        gasLimit: gas ?? gasLimit,
        maxPriorityFeePerGas: BigInt(tip),
        maxFeePerGas: 2n * BigInt(block.baseFeePerGas) + BigInt(tip),
      })
      return String(await node.send('eth_sendRawTransaction', [raw]))
    },
  }
}
