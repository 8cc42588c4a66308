import { labelled, phrases } from '#copy/browser/grammar'
import {
  CONFIRM_IN_WALLET,
  HEADS,
  REVOKE,
  REVOKED,
  revokeLabel,
  REVOKING,
  UNKNOWN_CONTRACT,
  UNLIMITED,
  unlistedToken,
} from '#copy/approval/approvals'
import { ACTION } from '#copy/ui/ui'
import { clsx } from 'clsx'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import { shortAddress } from '#domain/chain/address'
import { Button } from '../ui/Button'
import type { Column } from '../ui/DataTable'
import { Figure } from '../ui/Figure'
import { TokenOnNetwork } from '../token/TokenOnNetwork'
import { Skeleton } from '../ui/Skeleton'
import { TokenSkeleton } from '../ui/TokenSkeleton'
import table from '../ui/table.module.css'
import { Tag } from '../ui/Tag'
import { ShortAddress } from '../chain/ShortAddress'
import { Hidden } from '../ui/text/Hidden'
import type { ApprovalRow } from './approvalRow'
import styles from './ApprovalTable.module.css'

const WIDE = clsx(table.right, table.hideNarrow)

function Detail({ token, contract, contractName, terms, isExpired, state }: ApprovalRow) {
  if (state === 'asking') return <small>{CONFIRM_IN_WALLET}</small>
  return (
    <>
      {contractName === null ? (
        <small className={isExpired ? undefined : table.warn}>
          {UNKNOWN_CONTRACT}{' '}
          <span className={table.onlyNarrow}>
            <ShortAddress address={contract} />
          </span>
        </small>
      ) : (
        <small>{phrases(contractName, terms)}</small>
      )}
      {contractName === null && terms !== null && <small>{terms}</small>}
      {!token.isKnown && (
        <small className={table.warn}>
          <Placed text={unlistedToken(PLACE)}>
            <ShortAddress address={token.address} />
          </Placed>
        </small>
      )}
    </>
  )
}

function TokenCell(row: ApprovalRow) {
  const { symbol, address, logoURI } = row.token
  return (
    <span className={table.link}>
      <TokenOnNetwork network={row.network} symbol={symbol} address={address} logoURI={logoURI} size={36} />
      <span className={table.names}>
        {symbol}
        <Detail {...row} />
        <NarrowAmounts {...row} />
      </span>
    </span>
  )
}

function AmountCell({ isUnlimited, isExpired, allowed }: ApprovalRow) {
  return isUnlimited ? <Tag tone={isExpired ? 'neutral' : 'warn'}>{UNLIMITED}</Tag> : <Figure text={allowed} />
}

function RevokeButton({ token, contract, state, onRevoke }: ApprovalRow) {
  if (state === 'revoked') {
    return (
      <Tag tone="up" icon="check">
        {REVOKED}
      </Tag>
    )
  }
  if (onRevoke === null) return null
  return (
    <Button
      kind="outline"
      size="sm"
      busy={state !== 'open'}
      aria-label={state === 'open' ? revokeLabel(token.symbol, shortAddress(contract)) : undefined}
      onClick={onRevoke}
    >
      {state === 'open' ? REVOKE : REVOKING}
    </Button>
  )
}

/** The amounts, shown below the token on phones, because phones have no room for more columns. */
function NarrowAmounts(row: ApprovalRow) {
  const { couldMove, state } = row
  if (state === 'asking' || state === 'revoked') return null
  return (
    <small className={clsx(table.onlyNarrow, styles.amounts)}>
      <span>
        <Placed text={labelled(HEADS.allowed, PLACE)}>
          <AmountCell {...row} />
        </Placed>
      </span>
      <span>
        <Placed text={labelled(HEADS.movable, PLACE)}>
          <Figure text={couldMove} />
        </Placed>
      </span>
    </small>
  )
}

export const APPROVAL_COLUMNS: readonly Column<ApprovalRow>[] = [
  {
    head: HEADS.token,
    isRowHead: true,
    cell: TokenCell,
    skeleton: <TokenSkeleton nameWidth={120} />,
  },
  {
    head: HEADS.contract,
    headClass: table.narrow,
    cellClass: table.hideNarrow,
    cell: ({ contract }) => <ShortAddress address={contract} />,
    skeleton: <Skeleton width={80} />,
  },
  {
    head: HEADS.allowed,
    headClass: clsx(table.right, table.wide),
    cellClass: clsx(table.right, table.strong, table.hideNarrow),
    cell: AmountCell,
    skeleton: <Skeleton width={80} />,
  },
  {
    head: HEADS.movable,
    headClass: clsx(table.right, table.wide),
    cellClass: WIDE,
    cell: ({ couldMove }) => <Figure text={couldMove} />,
    skeleton: <Skeleton width={64} />,
  },
  {
    head: <Hidden>{ACTION}</Hidden>,
    headClass: table.wide,
    cellClass: table.right,
    cell: RevokeButton,
    skeleton: <Skeleton width={72} height={36} />,
  },
]
