import {
  balanceCard,
  mayMove,
  noApprovalOf,
  noSpender,
  sellToken,
  spendersUnread,
  wrapCoin,
} from '#copy/tokenPage/tokenPage'
import { SEND } from '#copy/transfer/send'
import { Button, ButtonLink } from '../ui/Button'
import { Card } from '../ui/Card'
import { Skeleton } from '../ui/Skeleton'
import { ExactFigure } from '../ui/text/ExactFigure'
import { TextLink } from '../ui/text/TextLink'
import styles from './BalanceCard.module.css'

export interface TokenAllowance {
  id: string
  spender: string
  /** The amount with its unit; null if the allowance is unlimited. */
  amount: string | null
}

export interface Holding {
  amount: string | null
  /** The amount with all its digits; null if it is unknown. */
  exact: string | null
  why: string
  fiat: string | null
  /** Null if there is nothing to sell. */
  sellHref: string | null
  onSend: () => void
  /** The link to wrap the coin; null for all tokens except the network's native coin. */
  wrapHref?: string | null
  /** The known allowances; `coin` for the network's native coin, which has no allowances. */
  allowances: readonly TokenAllowance[] | 'reading' | 'coin'
  isPartial: boolean
  revokeHref: string
}

interface BalanceCardProps {
  symbol: string
  /** Null while no wallet is connected. */
  holding: Holding | 'reading' | null
  onConnect: () => void
}

export function BalanceCard({ symbol, holding, onConnect }: BalanceCardProps) {
  return (
    <Card title={balanceCard.title}>
      {holding === null ? (
        <div className={styles.row}>
          <span className={styles.fiat}>{balanceCard.disconnected}</span>
          <Button kind="tinted" size="sm" onClick={onConnect}>
            {balanceCard.connect}
          </Button>
        </div>
      ) : holding === 'reading' ? (
        <div aria-busy="true">
          <div className={styles.row}>
            <Skeleton width={140} height={60} />
          </div>
          <SpendersSkeleton />
        </div>
      ) : (
        <>
          <div className={styles.row}>
            <span>
              <strong className={styles.amount}>
                <bdi dir="ltr">
                  <ExactFigure text={holding.amount} exact={holding.exact} why={holding.why} /> <small>{symbol}</small>
                </bdi>
              </strong>
              {holding.fiat !== null && <span className={styles.fiat}>{holding.fiat}</span>}
            </span>
            <span className={styles.actions}>
              {holding.wrapHref && (
                <ButtonLink size="sm" to={holding.wrapHref} aria-label={wrapCoin(symbol)}>
                  {balanceCard.wrap}
                </ButtonLink>
              )}
              {holding.sellHref !== null && (
                <Button size="sm" onClick={holding.onSend}>
                  {SEND}
                </Button>
              )}
              {holding.sellHref !== null && (
                <ButtonLink size="sm" to={holding.sellHref} aria-label={sellToken(symbol)}>
                  {balanceCard.sell}
                </ButtonLink>
              )}
            </span>
          </div>
          <Allowances symbol={symbol} holding={holding} />
        </>
      )}
    </Card>
  )
}

/** The placeholder of the allowances. The placeholder is as high as the sentence that usually replaces it. */
function SpendersSkeleton() {
  return (
    <div className={styles.below}>
      <Skeleton width="80%" height={20} />
    </div>
  )
}

function Allowances({ symbol, holding }: { symbol: string; holding: Holding }) {
  const { allowances, isPartial, revokeHref } = holding
  if (allowances === 'reading') return <SpendersSkeleton />
  if (allowances === 'coin') return <p className={styles.below}>{noApprovalOf(symbol)}</p>
  if (allowances.length === 0) {
    return <p className={styles.below}>{isPartial ? spendersUnread(symbol) : noSpender(symbol)}</p>
  }
  return (
    <div className={styles.below}>
      <ul aria-label={balanceCard.approvals}>
        {allowances.map(({ id, spender, amount }) => (
          <li key={id}>{mayMove(spender, amount, symbol)}</li>
        ))}
      </ul>
      {isPartial && <p>{balanceCard.partial}</p>}
      <TextLink to={revokeHref}>{balanceCard.manage}</TextLink>
    </div>
  )
}
