import { DISCONNECT } from '#copy/profile/account'
import { ShortAddress } from '../chain/ShortAddress'
import { AddressLine } from '../ui/text/AddressLine'
import { Button } from '../ui/Button'
import { Icon } from '../ui/icon/Icon'
import { CopyByHand } from './CopyByHand'
import styles from './AccountDialog.module.css'

interface AccountFootProps {
  address: string
  isCopied: boolean
  /** Whether to say that the browser did not allow copying: false where another part of the screen does. */
  copyFailed: boolean
  /** The account's page on a block explorer; null if the chain has no explorer. */
  explorerHref: string | null
  onCopy: () => void
  onDisconnect: () => void
}

/** It is for dialogs and pages from which the account dialog cannot be opened. */
export function AccountFoot({ address, isCopied, copyFailed, explorerHref, onCopy, onDisconnect }: AccountFootProps) {
  return (
    <>
      {copyFailed && <CopyByHand address={address} />}
      <div className={styles.foot}>
        <AddressLine isCopied={isCopied} onCopy={onCopy} explorerHref={explorerHref}>
          <ShortAddress address={address} />
        </AddressLine>
        <Button onClick={onDisconnect}>
          <Icon name="out" />
          {DISCONNECT}
        </Button>
      </div>
    </>
  )
}
