import { swapToken } from '#copy/tokenPage/tokenPage'
import { amountFieldId } from '../ui/amountFieldId'
import { Button } from '../ui/Button'
import styles from './TokenScreen.module.css'

export const TOKEN_CARD_ID = 'token-trade'

/** A bar at the bottom of a phone's screen with a link to the trade card. */
export function ActionBar({ symbol }: { symbol: string }) {
  return (
    <div className={styles.bar}>
      <Button
        kind="filled"
        size="lg"
        onClick={() => {
          document.getElementById(amountFieldId('sell'))?.focus()
        }}
      >
        {swapToken(symbol)}
      </Button>
    </div>
  )
}
