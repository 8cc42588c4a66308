import { mobileStep } from '../../domain/connectWizard'
import type { ConnectDialogProps } from './ConnectDialog'
import { Button, ButtonLink } from '../ui/Button'
import { WalletIcon } from '../ui/WalletIcon'
import { ConnectStatus } from './ConnectStep'
import styles from './ConnectSheet.module.css'

type ConnectSheetProps = Omit<ConnectDialogProps, 'layout'>

function GetWallet({ walletsToGet, mobileSystem = 'android', learnMoreUrl }: ConnectSheetProps) {
  return (
    <>
      <ul className={styles.wallets}>
        {walletsToGet.map((wallet) => {
          const { ios, android } = wallet.downloadUrls
          const store = mobileSystem === 'ios' ? (ios ?? android) : (android ?? ios)
          return (
            <li key={wallet.id}>
              <WalletIcon wallet={wallet} size={44} />
              <span>
                <b>{wallet.name}</b>
                <small>Mobile Wallet</small>
              </span>
              {store !== undefined && (
                <ButtonLink
                  kind="tinted"
                  size="sm"
                  className={styles.get}
                  aria-label={`GET ${wallet.name}`}
                  href={store}
                >
                  GET
                </ButtonLink>
              )}
            </li>
          )
        })}
      </ul>
      <div className={styles.text}>
        <p>GET opens the App Store or Google Play, whichever fits this phone.</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink kind="tinted" href={learnMoreUrl}>
          Learn More
        </ButtonLink>
      </div>
    </>
  )
}

/** The steps on a phone: one row of wallets that scrolls sideways, or the stores of three. */
export function ConnectSheet(props: ConnectSheetProps) {
  const { groups, step, wallet, outcome, message, learnMoreUrl, actions } = props
  if (mobileStep(step) === 'get') return <GetWallet {...props} />
  return (
    <>
      <ul className={styles.row}>
        {groups
          .flatMap(({ wallets }) => wallets)
          .map((tile) => (
            <li key={tile.id}>
              <button
                type="button"
                disabled={!tile.ready}
                aria-current={tile.id === wallet?.id ? true : undefined}
                onClick={() => {
                  actions.onSelect(tile.id)
                }}
              >
                <WalletIcon wallet={tile} size={60} />
                <span>
                  {tile.shortName ?? tile.name}
                  {(!tile.ready || tile.recent) && <small>{tile.ready ? 'Recent' : '(unsupported)'}</small>}
                </span>
              </button>
            </li>
          ))}
      </ul>
      {wallet && (
        <div className={`${styles.text} ${styles.opening}`}>
          <b>Opening {wallet.name}</b>
          <ConnectStatus outcome={outcome} message={message} onRetry={actions.onRetry} />
        </div>
      )}
      <div className={styles.text}>
        <b>What is a Wallet?</b>
        <p>
          A wallet sends, receives, stores and shows tokens. It also lets you sign in without an account or password.
        </p>
      </div>
      <div className={styles.actions}>
        <Button kind="tinted" data-leads="get" onClick={actions.onGet}>
          Get a Wallet
        </Button>
        <ButtonLink kind="text" href={learnMoreUrl}>
          Learn More
        </ButtonLink>
      </div>
    </>
  )
}
