import { useState } from 'react'
import { supportedChain } from '../../config/chains'
import { spenderName, SPENDERS } from '../../config/spenders'
import { type Address, sameAddress } from '../../domain/address'
import { exactAmount } from '../../domain/amount'
import { usdText, usdValue } from '../../domain/money'
import type { Token } from '../../domain/token'
import { isAwaited, type StoredTransaction } from '../../domain/transaction'
import { revokeApproval } from '../../store/commands/revokeApproval'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectTransactionsOf } from '../../store/slices/transactions'
import { type ApprovalRow, ApprovalTable } from '../../views/screens/ApprovalTable'
import type { OpenApproval, useApprovals } from '../hooks/useApprovals'
import { useKnownTokens } from '../hooks/useHoldings'

interface ApprovalsContainerProps {
  account: Address
  /** Whether they can be revoked from here. */
  isOwn: boolean
  read: ReturnType<typeof useApprovals>
  onRetry: () => void
}

const chainId = supportedChain.id
/** Nobody's balance comes near it: who approves as much means "all". */
const UNLIMITED_FROM = 2n ** 95n

const idOf = (token: string, spender: string) => `${token}:${spender}`.toLowerCase()

/** The lower of allowance and balance, in dollars or in tokens. */
function couldMove({ token, amount, balance, decimals, usd }: OpenApproval): string | null {
  if (balance === null) return null
  const movable = balance < amount ? balance : amount
  if (movable === 0n) return usdText(0n)
  if (decimals === null) return null
  return usd === null ? `${exactAmount(movable, decimals)} ${token.symbol}` : usdText(usdValue(movable, decimals, usd))
}

/** The newest revocation of each approval that was sent from here. */
function revocationsOf(transactions: readonly StoredTransaction[]): Map<string, StoredTransaction> {
  const found = new Map<string, StoredTransaction>()
  for (const each of transactions) {
    if (!each.revokes) continue
    const id = idOf(each.revokes.token, each.revokes.spender)
    if (!found.has(id)) found.set(id, each)
  }
  return found
}

/** What the known contracts may take, and the way to take that back. */
export function ApprovalsContainer({ account, isOwn, read, onRetry }: ApprovalsContainerProps) {
  const { approvals, unread, status, isFetching } = read
  const dispatch = useAppDispatch()
  const tokens = useKnownTokens()
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

  async function revoke(id: string, token: Token, spender: Address) {
    if (stateOf(id) !== 'open') return
    setAsking((ids) => new Set([...ids, id]))
    await dispatch(revokeApproval({ chainId, account, token: token.address, symbol: token.symbol, spender }))
    setAsking((ids) => new Set([...ids].filter((each) => each !== id)))
  }

  const rowOf = (token: Token, spender: Address) => ({
    id: idOf(token.address, spender),
    token: { symbol: token.symbol, address: token.address, logoURI: token.logoURI },
    contract: spender,
    contractName: spenderName(spender),
  })
  const open = approvals.map((approval): ApprovalRow => {
    const { token, spender, amount, decimals } = approval
    const row = rowOf(token, spender)
    return {
      ...row,
      isUnlimited: amount >= UNLIMITED_FROM,
      allowed: decimals === null ? null : `${exactAmount(amount, decimals)} ${token.symbol}`,
      couldMove: couldMove(approval),
      state: stateOf(row.id),
      onRevoke: isOwn ? () => void revoke(row.id, token, spender) : null,
    }
  })
  const revoked = [...revocations].flatMap(([id, { revokes }]): ApprovalRow[] => {
    const token = tokens.find(({ address }) => revokes && sameAddress(address, revokes.token))
    if (!token || !revokes || !isDone(id) || open.some((row) => row.id === id)) return []
    const allowed = `0 ${token.symbol}`
    return [
      {
        ...rowOf(token, revokes.spender),
        isUnlimited: false,
        allowed,
        couldMove: usdText(0n),
        state: 'revoked',
        onRevoke: null,
      },
    ]
  })

  // A row keeps its place when its approval is gone.
  const place = new Map(tokens.map(({ address }, index) => [address as string, index]))
  const rows = [...open, ...revoked].sort(
    (a, b) => (place.get(a.token.address) ?? 0) - (place.get(b.token.address) ?? 0) || a.id.localeCompare(b.id),
  )
  return (
    <ApprovalTable
      status={status}
      rows={rows}
      unread={unread}
      isOwn={isOwn}
      contractNames={SPENDERS.map(({ name }) => name)}
      onRetry={onRetry}
    />
  )
}
