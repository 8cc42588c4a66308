import { PERMIT2, permit2SpendersOf } from '../../config/spenders'
import { type Address, sameAddress } from '../../domain/chain/address'
import type { TokenApproval, ApprovalPlace, FoundApproval } from '../../domain/approval/approval'
import { DECIMALS_MAX, TOKEN_SYMBOL_MAX } from '../../domain/token/limits'
import { allowanceCall, balanceOfCall, decimalsCall, hasNoCode, oneWord, readText, symbolCall } from '../token/erc20'
import { type CallResult, callsInParts } from '../rpc/multicall'
import type { Node } from '../rpc/node'
import { permit2Call, readPermit2 } from './permit2'

export interface ApprovalsRead {
  open: TokenApproval[]
  /** The number of tokens that were read only in part. */
  unread: number
}

/** Which approvals to read. */
interface ApprovalScope {
  spenders: readonly Address[]
  tokens: readonly Address[]
}

/** How long the calls of a second round wait to share a request that is sent anyway, such as the one for prices. */
const MAX_DELAY_MS = 200

/** The tokens with a missing answer. */
type Gaps = Set<Address>

/** A word returned by a token; zero where there is no contract; null, recorded as a gap, when it is invalid. */
function wordOf(token: Address, result: CallResult | undefined, gaps: Gaps): bigint | null {
  if (hasNoCode(result)) return 0n
  const word = oneWord(result)
  if (word === null) gaps.add(token)
  return word
}

/** The approval that an answer of Permit2 contains, if any. */
function approvalThroughPermit2(
  { token, spender }: Pick<ApprovalPlace, 'token' | 'spender'>,
  allowed: bigint,
  result: CallResult | undefined,
  gaps: Gaps,
): TokenApproval[] {
  if (hasNoCode(result)) return []
  const terms = readPermit2(result)
  if (terms === null) gaps.add(token)
  if (terms === null || terms.amount === 0n) return []
  const permit2 = { allowed: allowed.toString(), until: terms.until }
  return [{ token, spender, amount: terms.amount.toString(), permit2 }]
}

/**
 * Every approval of the given tokens for the given contracts, from the tokens themselves and, where Permit2 is among
 * the contracts and has an allowance, what it lets the known contracts spend. Expired approvals are included. A token
 * without a contract on the chain is not a gap.
 */
export async function readApprovals(
  node: Node,
  chainId: number,
  owner: Address,
  { spenders, tokens }: ApprovalScope,
): Promise<ApprovalsRead> {
  const pairs = tokens.flatMap((token) => spenders.map((spender) => ({ token, spender })))
  const results = await callsInParts(
    node.multicall(chainId),
    pairs.map(({ token, spender }) => [allowanceCall(token, owner, spender)]),
  )
  const open: TokenApproval[] = []
  const gaps: Gaps = new Set()
  for (const [index, { token, spender }] of pairs.entries()) {
    const amount = wordOf(token, results[index], gaps)
    if (amount) open.push({ token, spender, amount: amount.toString() })
  }

  const inner = open
    .filter(({ spender }) => sameAddress(spender, PERMIT2.address))
    .flatMap(({ token, amount }) =>
      permit2SpendersOf(chainId).map(({ address }) => ({ token, spender: address, allowed: BigInt(amount) })),
    )
  const calls = inner.map(({ token, spender }) => permit2Call(owner, token, spender))
  const answers = await node.multicall(chainId).calls(calls, undefined, MAX_DELAY_MS)
  for (const [index, { allowed, ...place }] of inner.entries())
    open.push(...approvalThroughPermit2(place, allowed, answers[index], gaps))
  return { open, unread: gaps.size }
}

/** The current amount of past approvals, with what is needed to show those of unlisted tokens. */
export async function readFoundApprovals(
  node: Node,
  chainId: number,
  owner: Address,
  places: readonly ApprovalPlace[],
): Promise<{ open: FoundApproval[]; unread: number }> {
  const multicall = node.multicall(chainId)
  const results = await callsInParts(
    multicall,
    places.map(({ token, spender, isThroughPermit2 }) =>
      isThroughPermit2
        ? [allowanceCall(token, owner, PERMIT2.address), permit2Call(owner, token, spender)]
        : [allowanceCall(token, owner, spender)],
    ),
  )
  const open: TokenApproval[] = []
  const gaps: Gaps = new Set()
  let at = 0
  for (const { token, spender, isThroughPermit2 } of places) {
    const amount = wordOf(token, results[at++], gaps)
    if (isThroughPermit2) {
      const answer = results[at++]
      if (amount !== null) open.push(...approvalThroughPermit2({ token, spender }, amount, answer, gaps))
    } else if (amount) open.push({ token, spender, amount: amount.toString() })
  }

  const tokens = [...new Set(open.map(({ token }) => token))]
  const facts = await callsInParts(
    multicall,
    tokens.map((token) => [symbolCall(token), decimalsCall(token), balanceOfCall(token, owner)]),
  )
  const factsOf = new Map(
    tokens.map((token, index) => {
      const [symbol, decimals, balance] = facts.slice(index * 3)
      const count = oneWord(decimals)
      const known = {
        symbol: symbol?.success ? readText(symbol.data, TOKEN_SYMBOL_MAX) : null,
        decimals: count === null || count > BigInt(DECIMALS_MAX) ? null : Number(count),
        balance: oneWord(balance)?.toString() ?? null,
      }
      return [token, known] as const
    }),
  )
  const nothing = { symbol: null, decimals: null, balance: null }
  return {
    open: open.map((approval) => ({ ...approval, ...(factsOf.get(approval.token) ?? nothing) })),
    unread: gaps.size,
  }
}
