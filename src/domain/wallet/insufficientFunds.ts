import { walletErrorFacts } from './walletError'

/**
 * Matches the messages with which nodes (geth, Erigon, Nethermind, Besu, Reth, OpenEthereum, Hardhat, Ganache, anvil)
 * and wallets report that an account's ether does not cover the value and the network cost.
 */
const NO_FUNDS =
  /insufficient ?funds|insufficient (ether|eth|balance) (for|to pay)|upfront cost exceeds|exceeds balance of sender|(have|has)n['’]?t enough funds|(does not|doesn['’]t) have enough funds|OutOfFunds|(?:^|VM exception while (?:processing|executing) transaction: )insufficient balance$/i

/** Whether an error's text reports insufficient funds. A contract's revert with the same words means something else. */
export function isInsufficientFunds(text: string): boolean {
  return NO_FUNDS.test(text) && !/\brevert/i.test(text)
}

/** In the wallet's own words, or in those of the wallet's node. */
export function isNoFunds(error: unknown): boolean {
  return walletErrorFacts(error).texts.some(isInsufficientFunds)
}
