/** Ours alone: the code of accounts that do several calls as one (contracts/BatchAccount.sol). "Batch" in ASCII. */
export const batchAccountAddress = '0x4261746368000000000000000000000000000001'

/** Its one function, as ethers reads it. */
export const executeCalls = 'function execute((address target, uint256 value, bytes data)[] calls) payable'
