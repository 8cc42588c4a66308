import type { Deployment } from '#domain/chain/network'
import type { ContractCall } from './multicall'
import { callData } from './words'

/** Multicall3.getBlockNumber() and getCurrentBlockTimestamp(). */
export const GET_BLOCK_NUMBER = callData('0x42cbb15c')
export const GET_BLOCK_TIMESTAMP = callData('0x0f28c97d')
/** ArbSys.arbBlockNumber(). */
const ARB_BLOCK_NUMBER = callData('0xa3b1b31d')

/**
 * The call that returns the number of the block at which it runs, as the chain's nodes count blocks. On Arbitrum,
 * `block.number` in a contract is the number of an Ethereum block instead:
 * https://docs.arbitrum.io/build-decentralized-apps/arbitrum-vs-ethereum/block-numbers-and-time
 */
export const blockNumberCall = ({ multicall, arbSys }: Pick<Deployment, 'multicall' | 'arbSys'>): ContractCall =>
  arbSys ? { to: arbSys, data: ARB_BLOCK_NUMBER } : { to: multicall, data: GET_BLOCK_NUMBER }
