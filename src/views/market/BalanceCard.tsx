import { Button, ButtonLink } from '../ui/Button'
import { Card } from '../ui/Card'
import { Figure } from './Figure'
import styles from './BalanceCard.module.css'

export interface Holding {
  /** Null when it could not be read. */
  amount: string | null
  symbol: string
  fiat: string | null
  sellHref: string
}

interface BalanceCardProps {
  /** Null while no wallet is connected. */
  holding: Holding | null
  onConnect: () => void
}

/** What the connected wallet holds of a token. */
export function BalanceCard({ holding, onConnect }: BalanceCardProps) {
  return (
    <Card title="Your balance">
      <div className={styles.row}>
        {holding ? (
          <>
            <span>
              <strong className={styles.amount}>
                <Figure text={holding.amount} /> <small>{holding.symbol}</small>
              </strong>
              {holding.fiat !== null && <span className={styles.fiat}>{holding.fiat}</span>}
            </span>
            <ButtonLink size="sm" to={holding.sellHref} aria-label={`Sell ${holding.symbol}`}>
              Sell
            </ButtonLink>
          </>
        ) : (
          <>
            <span className={styles.fiat}>Connect a wallet to see your balance</span>
            <Button kind="tinted" size="sm" onClick={onConnect}>
              Connect
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
