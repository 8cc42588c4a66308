import { permit2SpendersOf } from '#config/spenders'
import { PERMIT2 } from '#config/uniswap'
import { type Address, sameAddress } from '#domain/chain/address'
import type { TokenApproval, ApprovalPlace, FoundApproval } from '#domain/approval/approval'
import { DECIMALS_MAX, TOKEN_SYMBOL_MAX } from '#domain/token/limits'
import { type CallGroup, type CallResult, oneWord, readInParts } from '../chain/multicall'
import type { Node } from '../chain/node'
import { permit2Call, readPermit2 } from './permit2'
import { allowanceCall, balanceOfCall, decimalsCall, hasNoCode, symbolCall } from '../token/erc20'
import { readText } from '../chain/words'

interface ApprovalsRead {
  open: TokenApproval[]
  /** The number of tokens whose approvals could not all be read. */
  unread: number
}

interface ApprovalScope {
  spenders: readonly Address[]
  tokens: readonly Address[]
}

type Gaps = Set<Address>

/** A token's word; zero without a contract; null if the word is invalid, which is recorded in `gaps`. */
function wordOf(token: Address, result: CallResult | undefined, gaps: Gaps): bigint | null {
  if (hasNoCode(result)) return 0n
  const word = oneWord(result)
  if (word === null) gaps.add(token)
  return word
}

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
 * Reads the approvals of tokens for spenders and, if Permit2 is one of them, those within Permit2 for the known
 * contracts. Expired ones are included. A token without a contract on the chain does not count as unread.
 */
export async function readApprovals(
  node: Node,
  chainId: number,
  owner: Address,
  { spenders, tokens }: ApprovalScope,
): Promise<ApprovalsRead> {
  const isPermit2 = (spender: Address) => sameAddress(spender, PERMIT2.address)
  const inner = spenders.some(isPermit2) ? permit2SpendersOf(chainId).map(({ address }) => address) : []
  const gaps: Gaps = new Set()
  const ofToken = (token: Address): CallGroup<TokenApproval[]> => ({
    calls: [
      ...spenders.map((spender) => allowanceCall(token, owner, spender)),
      ...inner.map((spender) => permit2Call(owner, token, spender)),
    ],
    read(results) {
      const direct = spenders.map((spender, at) => ({ token, spender, amount: wordOf(token, results[at], gaps) }))
      const toPermit2 = direct.find(({ spender }) => isPermit2(spender))?.amount ?? null
      const through = results.slice(spenders.length)
      return [
        ...direct.flatMap((each) => (each.amount ? [{ ...each, amount: each.amount.toString() }] : [])),
        ...inner.flatMap((spender, at) =>
          toPermit2 === null ? [] : approvalThroughPermit2({ token, spender }, toPermit2, through[at], gaps),
        ),
      ]
    },
  })
  const open = (await readInParts(node.multicall(chainId), tokens.map(ofToken))).flat()
  return { open, unread: gaps.size }
}

/** Reads the current amounts of found approvals, with the symbol, decimals and balance of their tokens. */
export async function readFoundApprovals(
  node: Node,
  chainId: number,
  owner: Address,
  places: readonly ApprovalPlace[],
): Promise<{ open: FoundApproval[]; unread: number }> {
  const multicall = node.multicall(chainId)
  const gaps: Gaps = new Set()
  const ofPlace = ({ token, spender, isThroughPermit2 }: ApprovalPlace): CallGroup<TokenApproval[]> => ({
    calls: isThroughPermit2
      ? [allowanceCall(token, owner, PERMIT2.address), permit2Call(owner, token, spender)]
      : [allowanceCall(token, owner, spender)],
    read([allowed, terms]) {
      const amount = wordOf(token, allowed, gaps)
      if (amount === null) return []
      if (isThroughPermit2) return approvalThroughPermit2({ token, spender }, amount, terms, gaps)
      return amount ? [{ token, spender, amount: amount.toString() }] : []
    },
  })
  const open = (await readInParts(multicall, places.map(ofPlace))).flat()

  const tokens = [...new Set(open.map(({ token }) => token))]
  const facts = await readInParts(
    multicall,
    tokens.map((token) => ({
      calls: [symbolCall(token), decimalsCall(token), balanceOfCall(token, owner)],
      read([symbol, decimals, balance]) {
        const count = oneWord(decimals)
        return {
          symbol: symbol?.success ? readText(symbol.data, TOKEN_SYMBOL_MAX) : null,
          decimals: count === null || count > BigInt(DECIMALS_MAX) ? null : Number(count),
          balance: oneWord(balance)?.toString() ?? null,
        }
      },
    })),
  )
  const factsOf = new Map(tokens.map((token, index) => [token, facts[index]]))
  const nothing = { symbol: null, decimals: null, balance: null }
  return {
    open: open.map((approval) => ({ ...approval, ...(factsOf.get(approval.token) ?? nothing) })),
    unread: gaps.size,
  }
}
