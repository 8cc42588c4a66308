import * as copy from '#copy/wallet/connect'
import * as connecting from '#copy/wallet/connecting'
import { useState } from 'react'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import { Button, ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/icon/Icon'
import { Notice } from '../../ui/Notice'
import styles from './Opening.module.css'

/** The text after the title. It says what to do, and warns if the wallet may not be what it claims to be. */
export function OpeningText({ wallet, outcome }: { wallet: WalletRow; outcome: ConnectOutcome }) {
  const text = connecting.openingText(wallet, outcome)
  const unverified = copy.unverifiedText(wallet)
  return (
    <>
      {text !== null && <p className={styles.text}>{text}</p>}
      {unverified !== null && (
        <div className={styles.doubt}>
          <Notice kind="warn" title={copy.UNVERIFIED}>
            {unverified}
          </Notice>
        </div>
      )}
    </>
  )
}

/**
 * After a press, a text says to reload this page, because most extensions have access only to pages that were loaded
 * after their installation.
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
        {copy.INSTALL}
      </ButtonLink>
      {/* This element is always rendered, so that screen readers announce its text when it changes. */}
      <div role="status">{isOpened && <p className={styles.text}>{connecting.afterInstall(wallet.name)}</p>}</div>
      {isOpened && (
        <Button kind="tinted" onClick={onReload}>
          {connecting.RELOAD}
        </Button>
      )}
    </>
  )
}
