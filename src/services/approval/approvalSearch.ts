import type { Hex, MinedLog } from '../../boundary/node'
import { PERMIT2 } from '../../config/spenders'
import { type Address, sameAddress } from '../../domain/chain/address'
import { HEAD_POLL_MS } from '../../domain/chain/limits'
import { isUnreachable, NodeError } from '../../domain/chain/nodeError'
import type { ApprovalPlace } from '../../domain/approval/approval'
import { readAfterProbe } from '../market/history/probe'
import type { Node } from '../chain/node'
import { addressAt, addressWord } from '../chain/words'

/** Which approvals an account has ever granted, by the events of tokens and Permit2. Loaded when the user searches. */

/** Approval(address indexed owner, address indexed spender, uint256 value). https://eips.ethereum.org/EIPS/eip-20 */
const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
/** Permit2's Approval(address indexed owner, address indexed token, address indexed spender, uint160, uint48). */
const PERMIT2_APPROVAL = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b'
/** Permit2's Permit(address indexed owner, address indexed token, address indexed spender, uint160, uint48, uint48). */
const PERMIT2_PERMIT = '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec'
const TOPICS: readonly Hex[] = [APPROVAL, PERMIT2_APPROVAL, PERMIT2_PERMIT]

/** The number of blocks searched at once after all of them together were too many. Fewer would take too long. */
const WINDOWS = [100_000, 10_000, 1_000]
/** Windows of one request. */
const TOGETHER = 8
/** The maximum number of requests, */
const REQUESTS_MAX = 200
/** and of approvals that are checked. */
const PLACES_MAX = 500

export interface ApprovalSearch {
  /** The blocks that have been searched, inclusive; null before the first. */
  searched: { from: number; to: number } | null
  /** What was found, the newest first. */
  places: ApprovalPlace[]
  /**
   * Why the search ended: at the first block; because the older blocks would take too many requests; or because there
   * were too many approvals. Null while it continues.
   */
  end: 'whole' | 'limit' | 'many' | null
}

/** The approval in an event; null for any other event, such as that of an NFT. */
function placeOf({ address, topics: [topic, , second = '0x', third], data }: MinedLog): ApprovalPlace | null {
  try {
    if (topic === APPROVAL) {
      // An NFT's has its id as a further topic, and no data.
      if (third !== undefined || data.length !== 66) return null
      return { token: address, spender: addressAt(second, 0), isThroughPermit2: false }
    }
    if (!sameAddress(address, PERMIT2.address)) return null
    return { token: addressAt(second, 0), spender: addressAt(third ?? '0x', 0), isThroughPermit2: true }
  } catch (error) {
    // Any contract can emit anything there.
    if (error instanceof NodeError) return null
    throw error
  }
}

const keyOf = ({ token, spender, isThroughPermit2 }: ApprovalPlace) => [token, spender, isThroughPermit2].join()

/** A range of blocks, inclusive. */
type Window = readonly [from: number, to: number]

/** The windows up to and including a block, newest first. */
function windowsUpTo(newest: number, size: number): Window[] {
  const windows: Window[] = []
  for (let to = newest; to >= 0 && windows.length < TOGETHER; to -= size) windows.push([Math.max(0, to - size + 1), to])
  return windows
}

/**
 * Searches the chain for an account's approvals, from the newest block backwards: all blocks at once or, where a node
 * refuses that, in windows. Yields its progress after each request; a caller that needs no more stops iterating. Throws
 * a NodeError when the node answered for no block at all.
 */
export async function* searchApprovals(node: Node, chainId: number, owner: Address): AsyncGenerator<ApprovalSearch> {
  const { number: newest } = await node.head(chainId, HEAD_POLL_MS)
  const indexed: Hex = `0x${addressWord(owner)}`
  const found = new Map<string, ApprovalPlace>()
  const refusals: NodeError[] = []
  let requested = 0
  /** The newest block not searched yet. */
  let next = newest

  async function logsOf([fromBlock, toBlock]: Window): Promise<MinedLog[] | null> {
    try {
      return await node.logs(chainId, { topics: TOPICS, indexed, fromBlock, toBlock })
    } catch (error) {
      if (!(error instanceof NodeError)) throw error
      refusals.push(error)
      return null
    }
  }

  const step = (end: ApprovalSearch['end']): ApprovalSearch => ({
    searched: next < newest ? { from: next + 1, to: newest } : null,
    places: [...found.values()].slice(0, PLACES_MAX),
    end,
  })

  /** Searches a few windows. False when the node did not answer for all of them. */
  async function searchWindows(windows: readonly Window[]): Promise<boolean> {
    requested += windows.length
    const answers = await readAfterProbe(node, chainId, {
      calls: windows,
      read: logsOf,
      isAnswer: (answer) => answer !== null,
    })
    for (const [index, [from]] of windows.entries()) {
      const logs = answers[index]
      // What lies beyond a gap does not count as searched.
      if (!logs) return false
      for (const place of logs.reverse().map(placeOf)) {
        if (place && !found.has(keyOf(place))) found.set(keyOf(place), place)
      }
      next = from - 1
    }
    return true
  }

  for (const size of [newest + 1, ...WINDOWS.filter((window) => window <= newest)]) {
    let isAnswered = true
    while (isAnswered && requested < REQUESTS_MAX) {
      isAnswered = await searchWindows(windowsUpTo(next, size))
      const end = found.size > PLACES_MAX ? 'many' : next < 0 ? 'whole' : null
      yield step(end)
      if (end) return
    }
    // A node that is unreachable or limits requests will not answer for fewer blocks either.
    const last = refusals.at(-1)
    if (last && isUnreachable(last)) break
  }
  if (next === newest && refusals[0]) throw refusals[0]
  yield step('limit')
}
