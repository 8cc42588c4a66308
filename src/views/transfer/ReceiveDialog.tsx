import { contractOnly, QR_LABEL, RECEIVE, receiveText } from '#copy/transfer/receive'
import { ADDRESS_COPIED, COPY_ADDRESS, COPY_REFUSED } from '#copy/ui/ui'
import type { Address } from '#domain/chain/address'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/icon/Icon'
import { Notice } from '../ui/Notice'
import { QrCode } from '../wallet/QrCode'
import { GroupedAddress } from './GroupedAddress'
import styles from './ReceiveDialog.module.css'

interface ReceiveDialogProps {
  address: Address
  network: string
  /** Whether the account is a contract, which other networks may not have. */
  isContract: boolean
  copied: 'copied' | 'failed' | 'idle'
  onCopy: () => void
  onClose: () => void
}

/** The width of the code, in px. */
const QR_SIZE = 232

/** The account's own address, for somebody who pays. */
export function ReceiveDialog(props: ReceiveDialogProps) {
  const { address, network, isContract, copied, onCopy, onClose } = props
  return (
    <Dialog title={RECEIVE} size="sm" onClose={onClose}>
      <div className={styles.body}>
        <QrCode text={address} size={QR_SIZE} label={QR_LABEL} />
        <p className={styles.network}>{receiveText(network)}</p>
        <GroupedAddress address={address} />
        {isContract && (
          <Notice kind="warn" title={contractOnly(network).title}>
            {contractOnly(network).text}
          </Notice>
        )}
        <Button kind="filled" size="lg" onClick={onCopy}>
          <Icon name={copied === 'copied' ? 'check' : 'copy'} />
          <span aria-live="polite">{copied === 'copied' ? ADDRESS_COPIED : COPY_ADDRESS}</span>
        </Button>
        {copied === 'failed' && <p role="status">{COPY_REFUSED}</p>}
      </div>
    </Dialog>
  )
}
