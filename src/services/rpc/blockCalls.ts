import { callData } from './words'

/** Multicall3.getBlockNumber() and getCurrentBlockTimestamp(). Not in multicall.ts, which the first load contains. */
export const GET_BLOCK_NUMBER = callData('0x42cbb15c')
export const GET_BLOCK_TIMESTAMP = callData('0x0f28c97d')
