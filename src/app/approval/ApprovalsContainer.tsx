import { useState } from 'react'
import { checksummed } from '../../boundary/checksum'
import { spenderName, spendersOf } from '../../config/spenders'
import type { Address } from '../../domain/chain/address'
import { exactAmount } from '../../domain/token/amount'
import { isUnlimited } from '../../domain/approval/approval'
import { grouped } from '../../domain/page/grouped'
import { LISTED_BALANCES_READ } from '../../domain/limits'
import { usdText, usdTextAtMost, usdValueAtMost } from '../../domain/market/money'
import { isAwaited, type Revocation, type StoredTransaction } from '../../domain/transaction/transaction'
import { revokeApproval } from '../../store/approval/revokeApproval'
import { useAppDispatch, useAppSelector, useTradeChain } from '../../store/hooks'
import { selectTransactionsOf } from '../../store/transaction/transactions'
import type { ApprovalRow, ApprovalSearchState } from '../../views/approval/approvalRow'
import { ApprovalTable } from '../../views/approval/ApprovalTable'
import { approvalId, type OpenApproval, type useApprovals } from './useApprovals'
import { useNoAnswer } from '../useNoAnswer'

type Approvals = ReturnType<typeof useApprovals>

interface ApprovalsContainerProps {
  account: Address
  /** Whether they can be revoked from here. */
  isOwn: boolean
  read: Approvals
  onRetry: () => void
}

/** 2100: who allows so long means "for ever". */
const ENDLESS_FROM_S = 4_102_444_800

const least = (...amounts: bigint[]) => amounts.reduce((a, b) => (b < a ? b : a))

/** The lowest of allowances and balance, in dollars or in tokens. */
function couldMove({ token, amount, permit2, balance, decimals, usd }: OpenApproval): string | null {
  if (balance === null) return null
  const movable = least(balance, amount, permit2?.allowed ?? amount)
  if (movable === 0n) return usdText(0n)
  if (decimals === null) return null
  return usd === null
    ? `${exactAmount(movable, decimals)} ${token.symbol}`
    : usdTextAtMost(usdValueAtMost(movable, decimals, usd))
}

/** As "until 21 Dec 2026, 14:02". */
function untilText(seconds: number): string {
  if (seconds >= ENDLESS_FROM_S) return 'without end'
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
  return `until ${format.format(seconds * 1_000)}`
}

const count = (number: number, one: string) => `${grouped(String(number))} ${number === 1 ? one : `${one}s`}`

/** How far the search of all blocks has come, in words. */
function searchState({ search, leftOut }: Approvals): ApprovalSearchState {
  const { state, searched, end, begin: onBegin } = search
  if (state === 'idle') {
    const words = 'Approvals of other tokens, or for other contracts, are found by searching the chain.'
    return { isRunning: false, words, label: 'Search all blocks', onBegin }
  }
  if (state === 'failed') {
    const words = 'Other approvals could not be searched for: the network provider did not answer, or refuses it.'
    return { isRunning: false, words, label: 'Try again', onBegin }
  }
  if (state === 'searching') {
    const part = searched ? Math.floor((100 * (searched.to - searched.from + 1)) / (searched.to + 1)) : 0
    const words = `Searching the chain for other approvals: ${part}% of all blocks.`
    return { isRunning: true, words, label: 'Searching', onBegin }
  }
  const left =
    leftOut === 0 ? '' : ` Left out: ${count(leftOut, 'approval')} of tokens that are on no list and not held here.`
  const reach =
    end === 'many'
      ? 'There are too many approvals to look at all of them.'
      : 'The network provider tells of no older ones in a sensible number of requests.'
  const words =
    end === 'whole'
      ? `All blocks were searched, and what is open is listed.${left}`
      : `Searched back to block ${grouped(String(searched?.from ?? 0))}; there may be older approvals. ${reach}${left}`
  return { isRunning: false, words, label: 'Search again', onBegin }
}

const idOf = ({ token, spender, through }: Revocation) => approvalId(token, spender, through !== undefined)

/** The newest revocation of each approval that was sent from here. */
function revocationsOf(transactions: readonly StoredTransaction[]): Map<string, StoredTransaction> {
  const found = new Map<string, StoredTransaction>()
  for (const each of transactions) {
    if (!each.revokes) continue
    const id = idOf(each.revokes)
    if (!found.has(id)) found.set(id, each)
  }
  return found
}

/** What contracts may take, and the way to take that back. */
export function ApprovalsContainer({ account, isOwn, read, onRetry }: ApprovalsContainerProps) {
  const { approvals, unread, status, isFetching, isLong, knownToken } = read
  const dispatch = useAppDispatch()
  const { id: chainId } = useTradeChain()
  const transactions = useAppSelector((state) => selectTransactionsOf(state, account, chainId))
  const [asking, setAsking] = useState<ReadonlySet<string>>(new Set())
  // What was revoked before somebody came here is not news.
  const [since] = useState(() => Date.now())
  const revocations = revocationsOf(isOwn ? transactions : [])
  const isDone = (id: string) => {
    const { status: now, changedAt = 0 } = revocations.get(id) ?? {}
    return now === 'confirmed' && changedAt >= since
  }

  const stateOf = (id: string): ApprovalRow['state'] => {
    const sent = revocations.get(id)
    if (sent && isAwaited(sent)) return 'revoking'
    // It was mined, and what the chain says since is on its way.
    if (isDone(id) && isFetching) return 'revoking'
    return asking.has(id) ? 'asking' : 'open'
  }

  async function revoke(revokes: Revocation, symbol: string, decimals: number | null) {
    const id = idOf(revokes)
    if (stateOf(id) !== 'open') return
    setAsking((ids) => new Set([...ids, id]))
    await dispatch(revokeApproval({ chainId, account, symbol, decimals, ...revokes }))
    setAsking((ids) => new Set([...ids].filter((each) => each !== id)))
  }

  const open = approvals.map((approval): ApprovalRow => {
    const { token, spender, amount, permit2, decimals } = approval
    const revokes: Revocation = { token: token.address, spender, ...(permit2 && { through: 'permit2' }) }
    const id = idOf(revokes)
    return {
      id,
      token,
      contract: spender,
      contractName: spenderName(chainId, spender),
      terms: permit2 && `through Permit2, ${untilText(permit2.until)}`,
      isUnlimited: isUnlimited(amount),
      allowed: decimals === null ? null : `${exactAmount(amount, decimals)} ${token.symbol}`,
      couldMove: couldMove(approval),
      state: stateOf(id),
      onRevoke: isOwn ? () => void revoke(revokes, token.symbol, decimals) : null,
    }
  })
  const revoked = [...revocations].flatMap(([id, { revokes }]): ApprovalRow[] => {
    if (!revokes || !isDone(id) || open.some((row) => row.id === id)) return []
    const { token } = knownToken(checksummed(revokes.token)) ?? {}
    if (!token) return []
    const { address, symbol, logoURI } = token
    return [
      {
        id,
        token: { address, symbol, logoURI, isKnown: true },
        contract: revokes.spender,
        contractName: spenderName(chainId, revokes.spender),
        terms: revokes.through ? 'through Permit2' : null,
        isUnlimited: false,
        allowed: `0 ${symbol}`,
        couldMove: usdText(0n),
        state: 'revoked',
        onRevoke: null,
      },
    ]
  })

  const noAnswer = useNoAnswer()
  // A row keeps its place when its approval is gone.
  const placeOf = ({ token }: ApprovalRow) => knownToken(token.address)?.place ?? Infinity
  const rows = [...open, ...revoked].sort((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)]
    return first === second ? a.id.localeCompare(b.id) : first - second
  })
  return (
    <ApprovalTable
      status={status}
      noAnswer={noAnswer.sentence}
      rows={rows}
      unread={unread}
      isOwn={isOwn}
      contractNames={spendersOf(chainId).map(({ name }) => name)}
      tokensRead={isLong ? LISTED_BALANCES_READ : null}
      search={searchState(read)}
      onRetry={onRetry}
    />
  )
}
