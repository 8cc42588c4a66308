import { PERMIT2, PERMIT2_SPENDERS } from '../../config/spenders'
import { type Address, sameAddress } from '../../domain/chain/address'
import { DECIMALS_MAX, TOKEN_SYMBOL_MAX } from '../../domain/limits'
import { allowanceCall, balanceOfCall, decimalsCall, metNoCode, oneWord, readText, symbolCall } from '../token/erc20'
import { type CallResult, callsInParts, type ContractCall } from '../rpc/multicall'
import type { Node } from '../rpc/node'
import { addressWord, callData, uintAt } from '../rpc/words'

/** What a contract may take of an account's tokens. */
export interface Approval {
  token: Address
  spender: Address
  /** Base units, as a decimal string. Never zero. */
  amount: string
  /** Where the contract takes through Permit2. Absent where the token itself lets it. */
  permit2?: Permit2Terms
}

export interface Permit2Terms {
  /** What Permit2 itself may take of the token, likewise, and perhaps zero. */
  allowed: string
  /** The chain's last second, since 1970, in which it may. */
  until: number
}

export interface Approvals {
  open: Approval[]
  /** Of how many tokens not every answer could be had. */
  unread: number
}

/** Which approval: a token's for a contract, or Permit2's of a token for a contract. */
export interface ApprovalPlace {
  token: Address
  spender: Address
  isThroughPermit2: boolean
}

/** An approval of any token, with what is known of the token by itself; null where it does not tell. */
export interface FoundApproval extends Approval {
  symbol: string | null
  decimals: number | null
  /** What the account has, in base units, as a decimal string. */
  balance: string | null
}

/** Permit2.allowance(address owner, address token, address spender): uint160 amount, uint48 expiration, uint48 nonce. */
const PERMIT2_ALLOWANCE = '0x927da105'
/** So long what is asked in a second round waits for a request that goes anyway, as that for the prices. */
const PATIENCE_MS = 200

const permit2Call = (owner: Address, token: Address, spender: Address): ContractCall => ({
  to: PERMIT2.address,
  data: callData(PERMIT2_ALLOWANCE, addressWord(owner), addressWord(token), addressWord(spender)),
})

/** What Permit2 says of a contract; null when it says nothing that can be read. */
function permit2Answer(result: CallResult | undefined): { amount: bigint; until: number } | null {
  if (!result?.success || result.data.length < 2 + 3 * 64) return null
  const [amount, until] = [uintAt(result.data, 0), uintAt(result.data, 1)]
  return amount >> 160n || until >> 48n ? null : { amount, until: Number(until) }
}

/** The tokens of which an answer is missing. */
type Gaps = Set<Address>

/** A word that was asked of a token; zero where there is no contract, null, and a gap, where it cannot be had. */
function wordOf(token: Address, result: CallResult | undefined, gaps: Gaps): bigint | null {
  if (metNoCode(result)) return 0n
  const word = oneWord(result)
  if (word === null) gaps.add(token)
  return word
}

/** What Permit2 hands on, among its answers. */
function handedOn(
  { token, spender }: Pick<ApprovalPlace, 'token' | 'spender'>,
  allowed: bigint,
  result: CallResult | undefined,
  gaps: Gaps,
): Approval[] {
  if (metNoCode(result)) return []
  const said = permit2Answer(result)
  if (said === null) gaps.add(token)
  if (said === null || said.amount === 0n) return []
  const permit2 = { allowed: allowed.toString(), until: said.until }
  return [{ token, spender, amount: said.amount.toString(), permit2 }]
}

/**
 * Every approval of some tokens for some contracts, as the tokens themselves tell them, and where Permit2 is among the
 * contracts and may take something, what it hands on to the contracts known for it. An approval whose time is over is
 * told like any other. A token without a contract on the chain is no gap.
 */
export async function readApprovals(
  node: Node,
  chainId: number,
  owner: Address,
  spenders: readonly Address[],
  tokens: readonly Address[],
): Promise<Approvals> {
  const asked = tokens.flatMap((token) => spenders.map((spender) => ({ token, spender })))
  const results = await callsInParts(
    node.multicall(chainId),
    asked.map(({ token, spender }) => [allowanceCall(token, owner, spender)]),
  )
  const open: Approval[] = []
  const gaps: Gaps = new Set()
  for (const [index, { token, spender }] of asked.entries()) {
    const amount = wordOf(token, results[index], gaps)
    if (amount) open.push({ token, spender, amount: amount.toString() })
  }

  const inner = open
    .filter(({ spender }) => sameAddress(spender, PERMIT2.address))
    .flatMap(({ token, amount }) =>
      PERMIT2_SPENDERS.map(({ address }) => ({ token, spender: address, allowed: BigInt(amount) })),
    )
  const calls = inner.map(({ token, spender }) => permit2Call(owner, token, spender))
  const answers = await node.multicall(chainId).calls(calls, undefined, PATIENCE_MS)
  for (const [index, { allowed, ...place }] of inner.entries())
    open.push(...handedOn(place, allowed, answers[index], gaps))
  return { open, unread: gaps.size }
}

/** The live amount of approvals that were given once, with what is needed to show those of tokens of no list. */
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
  const open: Approval[] = []
  const gaps: Gaps = new Set()
  let at = 0
  for (const { token, spender, isThroughPermit2 } of places) {
    const amount = wordOf(token, results[at++], gaps)
    if (isThroughPermit2) {
      const answer = results[at++]
      if (amount !== null) open.push(...handedOn({ token, spender }, amount, answer, gaps))
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
