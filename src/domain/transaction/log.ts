import { type Address, sameAddress } from '../chain/address'

/** A log of a mined or simulated transaction. */
export interface Log {
  address: Address
  topics: readonly string[]
  data: string
}

/** Topics of ERC-20's Transfer(address,address,uint256) and Approval(address,address,uint256). */
export const TRANSFER: `0x${string}` = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
export const APPROVAL: `0x${string}` = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'

/** Whether a topic, or a word of the data, is an address. */
export const isTopicOf = (topic: string | undefined, address: string): boolean =>
  topic !== undefined && sameAddress(`0x${topic.slice(26)}`, address)
