import type { Address } from '../chain/address'

/** A contract that delegates its calls to another one. */
export interface TokenProxy {
  /**
   * `clone`: the target is fixed (EIP-1167). `account`: it is an account that can change its delegation at any time
   * (EIP-7702). Otherwise it is upgradeable by its own rules.
   */
  kind: 'implementation' | 'beacon' | 'clone' | 'account'
  /** The implementation; for a beacon proxy, the beacon. */
  target: Address
  /** Who may upgrade it, where a slot names the admin. */
  admin: Address | null
}

/** What the chain shows about a token's contract, beyond the token itself. Null: inconclusive. */
export interface TokenSafety {
  blockNumber: number
  /** Bytes of code at the address. */
  codeSize: number | null
  /** 'none' where the code is not a clone and no proxy slot is set. */
  proxy: TokenProxy | 'none' | null
  /** owner() (ERC-173): an address, 'none' where ownership was renounced, null where the contract has no owner. */
  owner: Address | 'none' | null
  /** paused(), where the contract has it. */
  isPaused: boolean | null
}
