import type { Address } from '../domain/chain/address'

/**
 * Contracts that only reads of the market need, at mainnet's addresses as all of `deployments.ts`. They stand apart to
 * stay out of the first load.
 */

/** Other tokens that routes go through: wstETH, weETH, cbBTC, USDe, USDS, FRAX. */
export const INTERMEDIARIES: readonly Address[] = [
  '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0',
  '0xCd5fE23C85820F7B72D0926FC9b05b43E359b7ee',
  '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf',
  '0x4c9EDD5852cd905f086C759E8383e09bff1E68B3',
  '0xdC035D45d973E3EC169d2276DDab16f1e407384F',
  '0x853d955aCEf822Db058eb8505911ED77F175b99e',
]

/** Chainlink feeds of dollars for one whole token, or for what the token stands for. */
export const USD_FEEDS: readonly { token: Address; feed: Address }[] = [
  { token: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', feed: '0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419' },
  { token: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', feed: '0xF4030086522a5bEEa4988F8cA5B36dbC97BeE88c' },
  { token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', feed: '0x8fFfFfd4AfB6115b954Bd326cbe7B4BA576818f6' },
]
