import { Figure } from '../ui/Figure'
import { StateMessage } from '../ui/StateMessage'
import table from '../ui/table.module.css'
import { type Address as AddressText, shortAddress } from '../../domain/chain/address'
import { grouped } from '../../domain/page/grouped'
import { Address } from '../ui/text/Address'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Hidden } from '../ui/text/Hidden'
import { Notice } from '../ui/Notice'
import { Skeleton } from '../ui/Skeleton'
import { Spinner } from '../ui/Spinner'
import { Tag } from '../ui/Tag'
import { TextButton } from '../ui/text/TextLink'
import { TokenIcon } from '../ui/icon/TokenIcon'
import styles from './ApprovalTable.module.css'

export interface ApprovalRow {
  id: string
  /** It is not known when it is on no list, and was not accepted either. */
  token: { symbol: string; address: AddressText; logoURI: string | null; isKnown: boolean }
  contract: string
  /** Null for a contract that is not known. */
  contractName: string | null
  /** What else belongs to it, as "through Permit2, until 21 Dec 2026, 14:02". */
  terms: string | null
  isUnlimited: boolean
  /** As "500 USDC"; null where the token does not tell its decimals. */
  allowed: string | null
  /** The worth of what could be taken now: the lower of allowance and balance. */
  couldMove: string | null
  state: 'open' | 'asking' | 'revoking' | 'revoked'
  /** Null where it cannot be revoked from here. */
  onRevoke: (() => void) | null
}

/** A search for what is not looked at anyway. */
export interface ApprovalSearchState {
  isRunning: boolean
  /** How far it has come, or what it would be. */
  words: string
  /** What the button is called that begins it, and stands there all the while. */
  label: string
  onBegin: () => void
}

interface ApprovalTableProps {
  status: 'loading' | 'ready' | 'failed'
  /** Why nothing could be read, as a sentence. */
  noAnswer: string
  rows: readonly ApprovalRow[]
  /** Of how many tokens not all could be read. */
  unread: number
  /** The contracts that were looked at. */
  contractNames: readonly string[]
  /** How many tokens of a long list were looked at, beside those that are held; null where it is all. */
  tokensRead: number | null
  search: ApprovalSearchState
  /** Whether it is the visitor's own account. */
  isOwn: boolean
  onRetry: () => void
}

/** The contracts that may take tokens, and the way to stop each. */
export function ApprovalTable(props: ApprovalTableProps) {
  const { status, noAnswer, rows, unread, contractNames, tokensRead, search, isOwn, onRetry } = props
  const looked =
    tokensRead === null ? '' : ` Of the list, the first ${grouped(String(tokensRead))} tokens and those held.`
  return (
    <Card title="Approvals" flush>
      <p className={styles.about}>
        {isOwn
          ? 'Contracts allowed to move your tokens. Revoke what you no longer use.'
          : 'Contracts allowed to move the tokens of this account.'}
      </p>
      {status === 'ready' && unread > 0 && (
        <div className={styles.notice}>
          <Notice
            kind="warn"
            role="status"
            title={`The approvals of ${unread} ${unread === 1 ? 'token' : 'tokens'} could not all be read`}
          >
            There may be more than is listed. <TextButton onClick={onRetry}>Try again</TextButton>
          </Notice>
        </div>
      )}
      {status === 'failed' && (
        <StateMessage
          icon="offline"
          title="Approvals cannot be read right now"
          text={noAnswer}
          action={<Button onClick={onRetry}>Try again</Button>}
        />
      )}
      {status === 'ready' && rows.length === 0 && unread === 0 && (
        <StateMessage
          icon="shield"
          title="No open approvals"
          text={`Looked at: ${contractNames.join(', ')}. None can move these tokens.${looked}`}
        />
      )}
      {(status === 'loading' || (status === 'ready' && rows.length > 0)) && (
        <table className={table.table} aria-busy={status === 'loading'}>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Contract</th>
              <th scope="col" className={table.right}>
                Allowed amount
              </th>
              <th scope="col" className={table.right}>
                Could move now
              </th>
              <th scope="col">
                <Hidden>Action</Hidden>
              </th>
            </tr>
          </thead>
          <tbody>{status === 'loading' ? <LoadingRow /> : rows.map((row) => <Row key={row.id} row={row} />)}</tbody>
        </table>
      )}
      {status === 'ready' && <Search search={search} />}
    </Card>
  )
}

function Search({ search: { isRunning, words, label, onBegin } }: { search: ApprovalSearchState }) {
  return (
    <div className={table.foot}>
      {isRunning && <Spinner size={16} />} <span role="status">{words}</span>{' '}
      <TextButton aria-disabled={isRunning || undefined} onClick={isRunning ? undefined : onBegin}>
        {label}
      </TextButton>
    </div>
  )
}

function Detail({ row: { token, contract, contractName, terms, state } }: { row: ApprovalRow }) {
  if (state === 'asking') return <small>Confirm in your wallet</small>
  return (
    <>
      {contractName === null ? (
        <small className={table.warn}>
          Unknown contract{' '}
          <span className={table.onlyNarrow}>
            <Address address={contract} />
          </span>
        </small>
      ) : (
        <small>{terms === null ? contractName : `${contractName}, ${terms}`}</small>
      )}
      {contractName === null && terms !== null && <small>{terms}</small>}
      {!token.isKnown && (
        <small className={table.warn}>
          Not on the token list: <Address address={token.address} />
        </small>
      )}
    </>
  )
}

function Row({ row }: { row: ApprovalRow }) {
  const { token, contract, isUnlimited, allowed, couldMove, state, onRevoke } = row
  const amount = isUnlimited ? <Tag tone="warn">Unlimited</Tag> : <Figure text={allowed} />
  return (
    <tr>
      <td>
        <span className={table.link}>
          <TokenIcon symbol={token.symbol} address={token.address} logoURI={token.logoURI} size={36} />
          <span className={table.names}>
            {token.symbol}
            <Detail row={row} />
          </span>
        </span>
      </td>
      <td className={table.hideNarrow}>
        <Address address={contract} />
      </td>
      <td className={`${table.right} ${table.strong} ${table.hideNarrow}`}>{amount}</td>
      <td className={`${table.right} ${table.hideNarrow}`}>
        <Figure text={couldMove} />
      </td>
      <td className={table.right}>
        <span className={styles.end}>
          {state === 'open' && <span className={`${table.onlyNarrow} ${styles.amount}`}>{amount}</span>}
          {state === 'revoked' ? (
            <Tag tone="up" icon="check">
              Revoked
            </Tag>
          ) : onRevoke === null ? null : (
            <Button
              kind="outline"
              size="sm"
              busy={state !== 'open'}
              aria-label={
                state === 'open' ? `Revoke ${token.symbol} approval for ${shortAddress(contract)}` : undefined
              }
              onClick={onRevoke}
            >
              {state === 'open' ? 'Revoke' : 'Revoking'}
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}

function LoadingRow() {
  return (
    <tr>
      <td>
        <span className={table.link}>
          <Skeleton width={36} height={36} round />
          <span className={table.bones}>
            <Skeleton width={52} />
            <Skeleton width={120} height={12} />
          </span>
        </span>
      </td>
      <td className={table.hideNarrow}>
        <Skeleton width={80} />
      </td>
      <td className={`${table.right} ${table.hideNarrow}`}>
        <Skeleton width={80} />
      </td>
      <td className={`${table.right} ${table.hideNarrow}`}>
        <Skeleton width={64} />
      </td>
      <td className={table.right}>
        <Skeleton width={72} height={36} />
      </td>
    </tr>
  )
}
