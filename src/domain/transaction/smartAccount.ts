import { type Address, sameAddress } from '../chain/address'

/** ERC-4337's EntryPoint, versions 0.6 to 0.9, at one address on every chain. */
export const ENTRY_POINTS: readonly Address[] = [
  '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
  '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
  '0x433709009B8330FDa32311DF1C2AFA402eD8D009',
]
/** UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256, bool success, …) */
export const USER_OPERATION: `0x${string}` = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** Safe's ExecutionFailure(bytes32,uint256) and ExecutionFromModuleFailure(address). */
export const SAFE_FAILURES: readonly `0x${string}`[] = [
  '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
  '0xacd2c8702804128fdb0db2bb49f6d127dd0181c13fd45dbfe16de0930e2bd375',
]

interface Log {
  address: Address
  topics: readonly string[]
  data: string
}

const isOf = (topic: string | undefined, account: string) =>
  topic !== undefined && sameAddress(`0x${topic.slice(26)}`, account)

/** The second word, `success`, is zero. */
const isUnsuccessful = ({ data }: Log) => data.length >= 130 && BigInt(`0x${data.slice(66, 130)}`) === 0n

/** Whether a log is an EntryPoint's about an operation of an account. */
export const isOperationOf = ({ address, topics: [event, , sender] }: Log, account: string): boolean =>
  event === USER_OPERATION && isOf(sender, account) && ENTRY_POINTS.some((each) => sameAddress(each, address))

/**
 * Whether what a smart account asked for failed inside a transaction that did not: those who carry it out are paid all
 * the same. By the account's own event (Safe), or that of an EntryPoint for each of its operations (ERC-4337).
 */
export function hasFailedInside(logs: readonly Log[], account: string): boolean {
  const operations = logs.filter((log) => isOperationOf(log, account))
  return (
    (operations.length > 0 && operations.every(isUnsuccessful)) ||
    logs.some(
      ({ address, topics: [event] }) => sameAddress(address, account) && SAFE_FAILURES.some((each) => each === event),
    )
  )
}
