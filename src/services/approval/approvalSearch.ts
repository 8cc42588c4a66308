import type { Hex, MinedLog } from '#boundary/node'
import { PERMIT2 } from '#config/uniswap'
import { type Address, sameAddress } from '#domain/chain/address'
import type { ApprovalPlace } from '#domain/approval/approval'
import { APPROVAL } from '#domain/transaction/log'
import type { Node } from '../chain/node'
import { addressAt, addressWord, nullIfGarbled } from '../chain/words'
import { type EventSearch, searchEvents } from './eventSearch'

// This module finds all approvals that an account has ever granted, from the events of tokens and Permit2.

/** Permit2's Approval(address indexed owner, address indexed token, address indexed spender, uint160, uint48). */
const PERMIT2_APPROVAL = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b'
/** Permit2's Permit(address indexed owner, address indexed token, address indexed spender, uint160, uint48, uint48). */
const PERMIT2_PERMIT = '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec'
const TOPICS: readonly Hex[] = [APPROVAL, PERMIT2_APPROVAL, PERMIT2_PERMIT]

const PLACES_MAX = 500

function placeOf({ address, topics: [topic, , second = '0x', third], data }: MinedLog): ApprovalPlace | null {
  return nullIfGarbled(() => {
    if (topic === APPROVAL) {
      // The Approval event of an NFT has the token id as another topic, and no data.
      if (third !== undefined || data.length !== 66) return null
      return { token: address, spender: addressAt(second, 0), isThroughPermit2: false }
    }
    if (!sameAddress(address, PERMIT2.address)) return null
    return { token: addressAt(second, 0), spender: addressAt(third ?? '0x', 0), isThroughPermit2: true }
  })
}

const keyOf = ({ token, spender, isThroughPermit2 }: ApprovalPlace) => [token, spender, isThroughPermit2].join()

export const searchApprovals = (
  node: Node,
  chainId: number,
  owner: Address,
): AsyncGenerator<EventSearch<ApprovalPlace>> =>
  searchEvents(node, chainId, {
    filters: [{ topics: TOPICS, indexed: `0x${addressWord(owner)}` }],
    read(log) {
      const place = placeOf(log)
      return place && [keyOf(place), place]
    },
    most: PLACES_MAX,
  })
