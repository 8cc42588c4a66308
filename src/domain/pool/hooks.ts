import type { Address } from '../chain/address'
import { MILLION } from '../token/millionths'
import { DYNAMIC_FEE } from './route'

/*
 * A V4 pool may name a contract, its hook, which PoolManager calls before and after each swap. What PoolManager calls,
 * and whether the hook may change amounts, is in the lowest bits of the hook's address (v4-core, libraries/Hooks.sol).
 * What the hook then does only its code knows, and it may do something else for each account, direction and block.
 */

const BEFORE_SWAP = 0x80n
const BEFORE_SWAP_RETURNS_DELTA = 0x08n
const AFTER_SWAP_RETURNS_DELTA = 0x04n

const isAllowed = (hooks: Address, permissions: bigint) => (BigInt(hooks) & permissions) !== 0n

/**
 * Whether a hook can decide the amounts of a swap: by setting the fee or by trading before it, or by taking a part of
 * what moves. If not, the pool's state alone decides them, as long as nothing has been traded after the hook was called.
 */
export const decidesAmounts = (hooks: Address): boolean =>
  isAllowed(hooks, BEFORE_SWAP | BEFORE_SWAP_RETURNS_DELTA | AFTER_SWAP_RETURNS_DELTA)

/** Whether a hook can trade by itself, so that the pool needs no liquidity, as those that pass a swap on do. */
export const bringsLiquidity = (hooks: Address): boolean => isAllowed(hooks, BEFORE_SWAP_RETURNS_DELTA)

/** Whether a PoolKey can have this fee: a fee below 100 %, in millionths, or the sign that a hook sets the fee. */
export const isKeyFee = (fee: bigint, hooks: bigint): boolean =>
  fee < MILLION || (fee === BigInt(DYNAMIC_FEE) && hooks !== 0n)

export const isHooked = (pool: { fee: number; hooks?: Address | undefined }): boolean => pool.hooks !== undefined
