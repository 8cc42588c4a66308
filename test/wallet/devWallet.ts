import { accountAddresses } from '../chain/accountAddresses'
import { announceWallet } from './announceWallet'
import { createApprovalWindow } from './approvalWindow'
import { createTestWallet } from './createTestWallet'
import { DEFAULT_RPC_URL, WALLET_ICON, WALLET_NAME, WALLET_RDNS } from './identity'

/** Filled in by the development build; absent anywhere else. */
declare const __TEST_WALLET_RPC_URL__: string | undefined
/** Of every network that is traded on, by chain id. */
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
announceWallet(window, { name: WALLET_NAME, rdns: WALLET_RDNS, icon: WALLET_ICON }, provider)
