import { say, type Sentences } from '#domain/browser/sentences'
import type { LeftOut, SearchFacts } from '#domain/approval/searchFacts'
import { all, counted, sentences } from '../browser/grammar'
import type { Permit2Facts } from '#domain/approval/openApprovals'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import { nodeText } from '../transaction/node'

const leftOutText = ({ count, text }: LeftOut) =>
  counted(count, {
    one: 'Not shown: 1 approval of a token that is neither listed nor held here.',
    other: `Not shown: ${text} approvals of tokens that are neither listed nor held here.`,
  })

/**
 * The progress of a search through all blocks, and the label of the button beside it. `from`: the number of the oldest
 * block that was searched.
 */
const SEARCHES: Sentences<SearchFacts, { words: string; label: string }> = {
  idle: {
    words: 'To find approvals of other tokens, or for other contracts, search the whole chain.',
    label: 'Search all blocks',
  },
  failed: {
    words: 'The search for other approvals failed: the node did not respond, or does not allow it.',
    label: 'Try again',
  },
  searching: ({ percent }) => ({
    words: `Searching the chain for other approvals: ${percent} of all blocks.`,
    label: 'Searching',
  }),
  whole: ({ leftOut }) => ({
    words:
      leftOut === null
        ? 'All blocks were searched, and every open approval is listed.'
        : sentences('All blocks were searched.', leftOutText(leftOut), 'Every other open approval is listed.'),
    label: 'Search again',
  }),
  many: ({ from, leftOut }) => ({
    words: sentences(
      `Searched back to block ${from}; there may be older approvals. There are too many approvals to check them all.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Search again',
  }),
  limit: ({ from, leftOut }) => ({
    words: sentences(
      `Searched back to block ${from}; there may be older approvals. Searching further back would take too many requests.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Search again',
  }),
}
export const searchWords = (search: SearchFacts) => say(SEARCHES, search)

export const APPROVALS = 'Approvals'
export const OWN_APPROVALS = 'Contracts allowed to move your tokens. Revoke what you no longer use.'
export const OTHER_APPROVALS = 'Contracts allowed to move the tokens of this account.'

export const HEADS = {
  token: 'Token',
  contract: 'Contract',
  allowed: 'Allowed amount',
  movable: 'Could move now',
} as const

export const UNLIMITED = 'Unlimited'
export const UNKNOWN_CONTRACT = 'Unknown contract'
/** The address of a token that is on no list. */
export const unlistedToken = (address: string) => `Not on the token list: ${address}`
export const CONFIRM_IN_WALLET = 'Confirm in your wallet'
export const REVOKE = 'Revoke'
export const REVOKING = 'Revoking'
export const REVOKED = 'Revoked'
export const revokeLabel = (symbol: string, contract: string) => `Revoke ${symbol} approval for ${contract}`

export const unreadTitle = (tokens: number) =>
  counted(tokens, {
    one: 'Some approvals of 1 token could not be loaded',
    other: `Some approvals of ${tokens} tokens could not be loaded`,
  })
export const MAY_BE_MORE = 'There may be more than are listed here.'

export const READ_FAILED = 'Approvals could not be loaded'
export const NO_APPROVALS = 'No open approvals'

/**
 * Says which contracts were checked. `tokensRead`: the number of checked tokens if the list was too long to check all
 * of them; otherwise null.
 */
export const checkedText = (contractNames: readonly string[], tokensRead: number | null): string =>
  sentences(
    `Checked: ${all(contractNames)}.`,
    'None of them can move these tokens.',
    tokensRead !== null &&
      `Of the token list, only the first ${grouped(String(tokensRead))} and those held were checked.`,
  )

export const UNKNOWN_TOKEN = 'Unknown token'
export const THROUGH_PERMIT2 = 'through Permit2'

const PERMIT2_TERMS: Sentences<Permit2Facts> = {
  endless: 'through Permit2, with no expiry',
  current: ({ until }) => `through Permit2, until ${until}`,
  expired: ({ until }) => `through Permit2, expired ${until}`,
}
/** The terms of an allowance in Permit2, for example "through Permit2, until Dec 21, 2026, 14:02". */
export const permit2Terms = (facts: Permit2Facts) => say(PERMIT2_TERMS, facts)

interface Revoked {
  symbol: string
  isPermit2: boolean
}

const approvalName = ({ symbol, isPermit2 }: Revoked) =>
  isPermit2 ? `${symbol} approval in Permit2` : `${symbol} approval`

/**
 * Says why an approval cannot be revoked now. `failure`: the node's failure; null if the cause is a part of the site
 * that could not be loaded.
 */
export function revocationUnavailable(revoked: Revoked, failure: NodeFailure | null): string {
  const reason = failure === null ? 'A part of the site could not be loaded.' : nodeText(failure)
  return `The ${approvalName(revoked)} cannot be revoked right now. ${reason} Nothing was sent.`
}

export const REJECTED = 'You rejected the request. Nothing was sent.'
