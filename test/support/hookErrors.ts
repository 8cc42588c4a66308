import { AbiCoder } from 'ethers'

const encoded = (types: readonly string[], values: readonly unknown[]) =>
  AbiCoder.defaultAbiCoder().encode(types, values).slice(2)

/** Error(string). */
export const errorString = (text: string) => `0x08c379a0${encoded(['string'], [text])}`

const BEFORE_SWAP = '0x575e24b4'
/** The details of a WrappedError about a hook: HookCallFailed(). */
export const HOOK_CALL_FAILED = '0xa9e35b2f'

/** WrappedError(address target, bytes4 selector, bytes reason, bytes details) of PoolManager about a hook's revert. */
export const wrappedError = (hook: string, reason: string, details = HOOK_CALL_FAILED) =>
  `0x90bfb865${encoded(['address', 'bytes4', 'bytes', 'bytes'], [hook, BEFORE_SWAP, reason, details])}`

/** UnexpectedRevertBytes(bytes) of V4Quoter. */
export const unexpectedRevert = (inner: string) => `0x6190b2b0${encoded(['bytes'], [inner])}`

/** ExecutionFailed(uint256 commandIndex, bytes message) of the Universal Router. */
export const executionFailed = (inner: string) => `0x2c4029e9${encoded(['uint256', 'bytes'], [1, inner])}`
