import { searchFacts } from '../../domain/approval/searchFacts'
import { searchWords } from '#copy/approval/approvals'
import { checksummed } from '../../boundary/checksum'
import { supportedChains } from '../../config/chains'
import { spendersOf } from '../../config/spenders'
import { inListOrder } from '../../domain/approval/openApprovals'
import { revocationId } from '../../domain/approval/revocations'
import type { Address } from '../../domain/chain/address'
import { LISTED_BALANCES_READ } from '../../domain/token/limits'
import type { Revocation } from '../../domain/transaction/transaction'
import { useTradeChain } from '../../store/hooks'
import type { ApprovalRow } from '../../views/approval/approvalRow'
import { ApprovalTable } from '../../views/approval/ApprovalTable'
import { useNoAnswer } from '../useNoAnswer'
import { openRow, revokedRow } from './approvalRows'
import type { useApprovals } from './useApprovals'
import { useRevocations } from './useRevocations'

interface ApprovalsContainerProps {
  account: Address
  /** Whether the account is the visitor's own, which is required for revoking. */
  isOwn: boolean
  read: ReturnType<typeof useApprovals>
  onRetry: () => void
}

export function ApprovalsContainer({ account, isOwn, read, onRetry }: ApprovalsContainerProps) {
  const { approvals, unread, status, isFetching, isLong, knownToken, search, leftOut } = read
  const chain = useTradeChain()
  const { id: chainId } = chain
  const network = supportedChains.length > 1 ? chain : undefined
  const noAnswer = useNoAnswer()
  const { stateOf, done, revoke } = useRevocations({ chainId, account }, isOwn, isFetching)

  const open = approvals.map((approval): ApprovalRow => {
    const { token, spender, permit2, decimals } = approval
    const revokes: Revocation = { token: token.address, spender, ...(permit2 && { through: 'permit2' }) }
    const id = revocationId(revokes)
    const row = openRow(chainId, approval)
    const onRevoke = isOwn ? () => void revoke(revokes, row.token.symbol, decimals) : null
    return { ...row, id, state: stateOf(id), onRevoke, network }
  })
  const revoked = done.flatMap(({ id, revokes }): ApprovalRow[] => {
    const { token } = knownToken(checksummed(revokes.token)) ?? {}
    const isOpen = open.some((row) => row.id === id)
    return token && !isOpen ? [{ ...revokedRow(chainId, id, revokes, token), network }] : []
  })
  const rows = inListOrder([...open, ...revoked], ({ token }) => knownToken(token.address)?.place)
  return (
    <ApprovalTable
      status={status}
      noAnswer={noAnswer.sentence}
      rows={rows}
      unread={unread}
      isOwn={isOwn}
      network={network?.name}
      contractNames={spendersOf(chainId).map(({ name }) => name)}
      tokensRead={isLong ? LISTED_BALANCES_READ : null}
      search={{
        ...searchWords(searchFacts({ ...search, leftOut })),
        isRunning: search.state === 'searching',
        onBegin: search.begin,
      }}
      onRetry={onRetry}
    />
  )
}
