import type { WalletRow } from '../../domain/wallet'
import { ButtonLink } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Notice } from '../ui/Notice'
import type { ConnectOutcome } from './ConnectDialog'
import { walletDoubt } from './walletDoubt'
import styles from './Opening.module.css'

/** What the step says while a wallet is opened, or why it cannot be. */
export function openingTitle({ name, ready, downloadUrls }: WalletRow, outcome: ConnectOutcome): string {
  if (!ready)
    return downloadUrls.browserExtension === undefined ? `${name} is not available` : `${name} is not installed`
  return outcome === 'stopped' ? name : `Opening ${name}`
}

function openingText({ name, ready, reachedBy, downloadUrls }: WalletRow, outcome: ConnectOutcome): string | null {
  const isExtension = downloadUrls.browserExtension !== undefined
  if (!ready)
    return isExtension
      ? `The ${name} extension is not installed in your browser`
      : `${name} is not available on this device`
  if (outcome === 'stopped' || reachedBy === 'pairing') return null
  if (reachedBy === 'popUp') return `Confirm the connection in the ${name} window.`
  return `Confirm the connection in ${isExtension ? 'the extension' : 'your wallet'}.`
}

/** What follows the title: what is to be done, and whatever makes the wallet doubtful. */
export function OpeningText({ wallet, outcome }: { wallet: WalletRow; outcome: ConnectOutcome }) {
  const text = openingText(wallet, outcome)
  const doubt = walletDoubt(wallet)
  return (
    <>
      {text !== null && <p className={styles.text}>{text}</p>}
      {doubt !== null && (
        <div className={styles.doubt}>
          <Notice kind="warn" title="Unverified">
            {doubt}
          </Notice>
        </div>
      )}
    </>
  )
}

/** The page of the extension that is missing. */
export function InstallLink({ wallet }: { wallet: WalletRow }) {
  const extension = wallet.downloadUrls.browserExtension
  if (wallet.ready || extension === undefined) return null
  return (
    <ButtonLink kind="filled" className={styles.install} href={extension}>
      <Icon name="download" />
      INSTALL
    </ButtonLink>
  )
}
