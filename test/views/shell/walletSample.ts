import type { AccountFacts, WalletButtonFacts } from '../../../src/views/shell/WalletButton'

export const sampleChain = { name: 'Ropsten', iconUrl: '/icons/chains/3.svg', iconBackground: '#484c50' }

export const sampleAccount: AccountFacts = {
  address: '0x7151aD97b5c8A4e5b35d0Ea3b1cB1FaE60f89f3E',
  displayName: 'marina.eth',
  picture: null,
  loading: false,
  balance: '1.28 ETH',
  stale: false,
  pending: 0,
  areForOwners: false,
}

export const sampleConnected = (facts: Partial<AccountFacts> = {}): WalletButtonFacts => ({
  status: 'connected',
  chain: sampleChain,
  account: { ...sampleAccount, ...facts },
})
