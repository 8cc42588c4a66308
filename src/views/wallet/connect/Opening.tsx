import { useState } from 'react'
import type { WalletRow } from '../../../domain/wallet/walletRows'
import { Button, ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/icon/Icon'
import { Notice } from '../../ui/Notice'
import type { ConnectOutcome } from './ConnectDialog'
import { walletDoubt } from './walletDoubt'
import styles from './Opening.module.css'

/** What the step says while a wallet is opened, or why it cannot be. */
export function openingTitle({ name, ready, downloadUrls }: WalletRow, outcome: ConnectOutcome): string {
  if (!ready)
    return downloadUrls.browserExtension === undefined ? `${name} is not available` : `${name} is not installed`
  if (outcome === 'idle') return `${name} is ready`
  return outcome === 'stopped' ? name : `Opening ${name}`
}

function openingText({ name, ready, reachedBy, downloadUrls }: WalletRow, outcome: ConnectOutcome): string | null {
  const isExtension = downloadUrls.browserExtension !== undefined
  if (!ready)
    return isExtension
      ? `The ${name} extension is not installed in your browser`
      : `${name} is not available on this device`
  if (outcome === 'idle' || outcome === 'stopped' || reachedBy === 'pairing') return null
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

/**
 * The page of the extension that is missing. Once it was opened, it also says what comes next: most extensions find only
 * pages that are loaded after them.
 */
export function InstallLink({ wallet, onReload }: { wallet: WalletRow; onReload: () => void }) {
  const [isOpened, setOpened] = useState(false)
  const extension = wallet.downloadUrls.browserExtension
  if (wallet.ready || extension === undefined) return null
  return (
    <>
      <ButtonLink
        kind="filled"
        className={styles.install}
        href={extension}
        onClick={() => {
          setOpened(true)
        }}
      >
        <Icon name="download" />
        INSTALL
      </ButtonLink>
      {/* Always there, so that its words are heard when they come. */}
      <div role="status">
        {isOpened && (
          <p className={styles.text}>Once {wallet.name} is installed, come back here and reload the page.</p>
        )}
      </div>
      {isOpened && (
        <Button kind="tinted" onClick={onReload}>
          Reload
        </Button>
      )}
    </>
  )
}
