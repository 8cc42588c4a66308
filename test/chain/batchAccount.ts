/** The address of contracts/BatchAccount.sol. The digits are "Batch" in ASCII. */
export const batchAccountAddress = '0x4261746368000000000000000000000000000001'

/** The contract's only function, in ethers' notation. */
export const executeCalls = 'function execute((address target, uint256 value, bytes data)[] calls) payable'
