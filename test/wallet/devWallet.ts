import { accountAddresses } from '../chain/accountAddresses'
import { announceWallet } from './announceWallet'
import { createApprovalWindow } from './approvalWindow'
import { createTestWallet } from './createTestWallet'
import { DEFAULT_RPC_URL, WALLET_ICON, WALLET_NAME, WALLET_RDNS } from './identity'

/** The node URL, which the development build sets; absent in other builds. */
declare const __TEST_WALLET_RPC_URL__: string | undefined
/** The node URLs of all traded networks by chain id, which the development build sets. */
declare const __TEST_WALLET_RPC_URLS__: Readonly<Record<number, string>> | undefined

const names = Object.fromEntries(
  Object.entries(accountAddresses).map(([name, address]) => [address.toLowerCase(), name]),
)

const { provider } = createTestWallet({
  rpcUrl: typeof __TEST_WALLET_RPC_URL__ === 'string' ? __TEST_WALLET_RPC_URL__ : DEFAULT_RPC_URL,
  ...(typeof __TEST_WALLET_RPC_URLS__ === 'object' && { rpcUrls: __TEST_WALLET_RPC_URLS__ }),
  approve: createApprovalWindow(WALLET_NAME, names),
  batches: true,
})
const BALANCE = `0x${(100n * 10n ** 18n).toString(16)}`

/** Sends 100 native coins of the local chain to an account. */
window.fundTestAccount = async (account) => {
  const url = typeof __TEST_WALLET_RPC_URL__ === 'string' ? __TEST_WALLET_RPC_URL__ : DEFAULT_RPC_URL
  const calls = [
    { method: 'anvil_setBalance', params: [account, BALANCE] },
    { method: 'evm_mine', params: [] },
  ]
  for (const [id, call] of calls.entries()) {
    const body = JSON.stringify({ jsonrpc: '2.0', id, ...call })
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (!answer.ok) throw new Error(`The local chain answered with ${answer.status}`)
  }
}

announceWallet(window, { name: WALLET_NAME, rdns: WALLET_RDNS, icon: WALLET_ICON }, provider)
