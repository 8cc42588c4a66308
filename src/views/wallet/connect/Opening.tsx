import * as copy from '#copy/wallet/connect'
import * as late from '#copy/wallet/connecting'
import { useState } from 'react'
import type { ConnectOutcome } from '../../../domain/wallet/connectDialog'
import type { WalletRow } from '../../../domain/wallet/walletRows'
import { Button, ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/icon/Icon'
import { Notice } from '../../ui/Notice'
import styles from './Opening.module.css'

/** The text after the title: what to do, and why the wallet may not be what it claims to be. */
export function OpeningText({ wallet, outcome }: { wallet: WalletRow; outcome: ConnectOutcome }) {
  const text = late.openingText(wallet, outcome)
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
 * The page of the missing extension. Once it was opened, it also shows what comes next: most extensions only find pages
 * that are loaded after them.
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
      {/* Always rendered, so that its text is announced when it changes. */}
      <div role="status">{isOpened && <p className={styles.text}>{late.afterInstall(wallet.name)}</p>}</div>
      {isOpened && (
        <Button kind="tinted" onClick={onReload}>
          {late.RELOAD}
        </Button>
      )}
    </>
  )
}
