import { onNetwork } from '#copy/chain/chain'
import {
  APPROVALS,
  checkedText,
  MAY_BE_MORE,
  NO_APPROVALS,
  OTHER_APPROVALS,
  OWN_APPROVALS,
  READ_FAILED,
  unreadTitle,
} from '#copy/approval/approvals'
import { TRY_AGAIN } from '#copy/ui/ui'
import { Button } from '../ui/Button'
import { TermLink } from '../ui/text/TermLink'
import { Card } from '../ui/Card'
import { DataTable } from '../ui/DataTable'
import { Notice } from '../ui/Notice'
import { Spinner } from '../ui/Spinner'
import { StateMessage } from '../ui/StateMessage'
import table from '../ui/table.module.css'
import { TextButton } from '../ui/text/TextLink'
import { APPROVAL_COLUMNS } from './approvalColumns'
import type { ApprovalRow, ApprovalSearchState } from './approvalRow'
import styles from './ApprovalTable.module.css'

interface ApprovalTableProps {
  status: 'loading' | 'ready' | 'failed'
  noAnswer: string
  rows: readonly ApprovalRow[]
  /** The number of tokens whose approvals could be read only in part. */
  unread: number
  contractNames: readonly string[]
  /** How many tokens of a list too long to check were checked, not counting those held; null for other lists. */
  tokensRead: number | null
  search: ApprovalSearchState
  /** The network's name, if the page also shows tables of other networks. */
  network?: string | undefined
  isOwn: boolean
  onRetry: () => void
}

export function ApprovalTable(props: ApprovalTableProps) {
  const { status, noAnswer, rows, unread, contractNames, tokensRead, search, isOwn, onRetry } = props
  const { network } = props
  return (
    <Card title={network === undefined ? APPROVALS : onNetwork(APPROVALS, network)} flush>
      <p className={styles.about}>
        {isOwn ? OWN_APPROVALS : OTHER_APPROVALS} <TermLink topic="approvals" isOnPage />
      </p>
      {status === 'ready' && unread > 0 && (
        <div className={styles.notice}>
          <Notice kind="warn" role="status" title={unreadTitle(unread)}>
            {MAY_BE_MORE} <TextButton onClick={onRetry}>{TRY_AGAIN}</TextButton>
          </Notice>
        </div>
      )}
      <DataTable
        columns={APPROVAL_COLUMNS}
        rows={rows}
        status={status}
        skeletonRows={1}
        failed={
          <StateMessage
            icon="offline"
            title={READ_FAILED}
            text={noAnswer}
            action={<Button onClick={onRetry}>{TRY_AGAIN}</Button>}
          />
        }
        empty={
          unread > 0 ? null : (
            <StateMessage icon="shield" title={NO_APPROVALS} text={checkedText(contractNames, tokensRead)} />
          )
        }
      />
      {status === 'ready' && <Search {...search} />}
    </Card>
  )
}

export function ApprovalsSkeleton() {
  return (
    <Card title={APPROVALS} flush>
      <p className={styles.about}>{OWN_APPROVALS}</p>
      <DataTable columns={APPROVAL_COLUMNS} rows={[]} status="loading" skeletonRows={1} failed={null} />
    </Card>
  )
}

function Search({ isRunning, words, label, onBegin }: ApprovalSearchState) {
  return (
    <div className={table.foot}>
      {isRunning && <Spinner size={16} />} <span role="status">{words}</span>{' '}
      <TextButton aria-disabled={isRunning || undefined} onClick={isRunning ? undefined : onBegin}>
        {label}
      </TextButton>
    </div>
  )
}
