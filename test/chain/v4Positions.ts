import { AbiCoder } from 'ethers'
import { v4Contract } from './artifacts'
import { v4PositionManagerAddress, v4Pools, type PoolKey, type WorldV4Pool } from './world'

/** Actions.sol in v4-periphery: removes a position with its liquidity, and pays out both currencies. */
const BURN_POSITION = '03'
const TAKE_PAIR = '11'

const coder = AbiCoder.defaultAbiCoder()

/** The consecutive ids of a pool's two positions. */
export function positionIdsOf(pool: WorldV4Pool): [wide: bigint, narrow: bigint] {
  const before = BigInt(v4Pools.indexOf(pool)) * 2n
  return [before + 1n, before + 2n]
}

/** The call with which the owner removes positions of one pool and withdraws their liquidity. */
export function withdrawalOf(
  positionIds: readonly bigint[],
  key: PoolKey,
  owner: string,
): { to: string; data: string } {
  const burns = positionIds.map((id) => coder.encode(['uint256', 'uint128', 'uint128', 'bytes'], [id, 0, 0, '0x']))
  const take = coder.encode(['address', 'address', 'address'], [key[0], key[1], owner])
  const actions = `0x${BURN_POSITION.repeat(burns.length)}${TAKE_PAIR}`
  const unlockData = coder.encode(['bytes', 'bytes[]'], [actions, [...burns, take]])
  const { abi } = v4Contract('PositionManager')
  return {
    to: v4PositionManagerAddress,
    data: abi.encodeFunctionData('modifyLiquidities', [unlockData, 2n ** 63n]),
  }
}
