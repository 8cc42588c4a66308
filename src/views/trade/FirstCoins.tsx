import { fundLabel, OPEN_FAUCET } from '#copy/trade/firstCoins'
import { Button, ButtonLink } from '../ui/Button'
import { Icon } from '../ui/icon/Icon'
import { StateMessage } from '../ui/StateMessage'
import styles from './TradeForm.module.css'

interface FirstCoinsProps {
  /** Whether the hint is a collapsed disclosure with only its title, instead of a message. */
  isFolded: boolean
  title: string
  text: string
  faucetHref: string | null
  /** Requests coins from the faucet of the local chain; null on all other networks. */
  fund: { amount: string; isBusy: boolean; onPress: () => void } | null
}

/** Says which coin an account without coins needs first, and where the owner can get it. */
export function FirstCoins({ isFolded, title, text, faucetHref, fund }: FirstCoinsProps) {
  const action = fund ? (
    <Button kind="tinted" busy={fund.isBusy} onClick={fund.onPress}>
      {fundLabel(fund.amount)}
    </Button>
  ) : (
    faucetHref !== null && (
      <ButtonLink href={faucetHref}>
        {OPEN_FAUCET}
        <Icon name="ext" size={16} />
      </ButtonLink>
    )
  )
  if (isFolded) {
    return (
      <details className={styles.hint} open>
        <summary>{title}</summary>
        <p>{text}</p>
        {action}
      </details>
    )
  }
  return <StateMessage icon="gas" title={title} text={text} action={action} />
}
