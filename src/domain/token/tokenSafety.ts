import type { Address } from '../chain/address'

interface TokenProxy {
  /**
   * `clone`: the target is fixed (EIP-1167). `account`: the address is an account that can change its delegation at any
   * time (EIP-7702). `implementation` and `beacon`: the proxy is upgradeable according to its own rules.
   */
  kind: 'implementation' | 'beacon' | 'clone' | 'account'
  /** The address of the implementation; for `beacon`, the address of the beacon. */
  target: Address
  /** The account that may upgrade the proxy, if a storage slot names it. */
  admin: Address | null
}

/** Facts about a token's contract that were read on chain. Null means inconclusive. */
export interface TokenSafety {
  blockNumber: number
  codeSize: number | null
  /** 'none' if the code is not a clone and no proxy slot is set. */
  proxy: TokenProxy | 'none' | null
  /** owner() (ERC-173): an address, 'none' if ownership was renounced, null if the contract has no owner. */
  owner: Address | 'none' | null
  /** paused(); null if the contract does not have this function. */
  isPaused: boolean | null
}
