import type { Address } from '../chain/address'

/** A contract that lets another one do its work. */
export interface TokenProxy {
  /**
   * `clone`: it is for ever the same other one (EIP-1167). `account`: it is somebody's account, who can choose another one
   * at any time (EIP-7702). Otherwise it can be exchanged by a rule of its own.
   */
  kind: 'implementation' | 'beacon' | 'clone' | 'account'
  /** Where its calls go; of a beacon, the beacon itself. */
  target: Address
  /** Who may exchange it, where a slot says so. */
  admin: Address | null
}

/** What the chain says of a token's contract, beyond the token itself. Null: it could not be told. */
export interface TokenSafety {
  blockNumber: number
  /** Bytes of code at the address. */
  codeSize: number | null
  /** 'none' where the code is no clone and no slot of a proxy is set. */
  proxy: TokenProxy | 'none' | null
  /** owner() (ERC-173): an address, 'none' where it was given up, null where the contract has no owner. */
  owner: Address | 'none' | null
  /** paused(), where the contract has it. */
  isPaused: boolean | null
}
