import * as copy from '#copy/profile/account'
import { TAB_NAMES, YOUR_ACCOUNT } from '#copy/profile/account'
import { RECEIVE } from '#copy/transfer/receive'
import { SEND } from '#copy/transfer/send'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import { displayName } from '#domain/chain/address'
import { PROFILE_TABS, type ProfileTab } from '#domain/profile/profileTab'
import { Avatar } from '../wallet/Avatar'
import { Button, ButtonLink } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Missing } from '../ui/text/Hidden'
import { Icon } from '../ui/icon/Icon'
import { IconButton } from '../ui/IconButton'
import { Skeleton } from '../ui/Skeleton'
import { CopyByHand } from './CopyByHand'
import styles from './AccountDialog.module.css'

export interface AccountDetails {
  ensName: string | null
  ensAvatar: string | null
  balance: AccountBalance | 'loading' | 'missing'
}

export interface AccountBalance {
  text: string
  exact: string
  /** Whether the balance is from an earlier visit and has not been read again yet. */
  stale: boolean
}

interface AccountDialogProps {
  address: string
  details: AccountDetails
  copied: boolean
  copyFailed: boolean
  tabHref: (tab: ProfileTab) => string
  history: ReactNode
  diagnostics: ReactNode
  /** The time at which the wallet will end the session by itself, in milliseconds since 1970; null if never. */
  sessionEnd: number | null
  sessionEndsSoon?: boolean
  onCopy: () => void
  onSend: () => void
  onReceive: () => void
  onDisconnect: () => void
  onClose: () => void
}

function Balance({ balance }: Pick<AccountDetails, 'balance'>) {
  if (balance === 'loading') return <Skeleton width={80} height={16} />
  if (balance === 'missing') return <Missing text={copy.BALANCE_MISSING} />
  return (
    <span className={balance.stale ? styles.stale : undefined}>
      <Placed text={balance.stale ? copy.asLastRead(PLACE) : PLACE} className="vh">
        <bdi dir="ltr">{balance.text}</bdi>
      </Placed>
      {balance.exact !== balance.text && (
        <small className={styles.exact}>
          <bdi dir="ltr">{balance.exact}</bdi>
        </small>
      )}
    </span>
  )
}

export function AccountDialog(props: AccountDialogProps) {
  const {
    address,
    details: { ensName, ensAvatar, balance },
    copied,
    copyFailed,
    tabHref,
    history,
    diagnostics,
    sessionEnd,
    sessionEndsSoon = false,
  } = props
  const { onCopy, onSend, onReceive, onDisconnect, onClose } = props
  return (
    <Dialog size="sm" onClose={onClose}>
      {({ titleId }) => (
        <>
          <IconButton icon="close" label={copy.CLOSE} className={styles.close} onClick={onClose} />
          <div className={styles.who}>
            <span className={styles.avatar}>
              <Avatar address={address} image={ensAvatar} size={72} />
            </span>
            <h2 id={titleId} title={address} tabIndex={-1} data-initial-focus>
              {displayName(address, ensName)}
            </h2>
            <p className={styles.balance}>
              <Balance balance={balance} />
            </p>
            {sessionEnd !== null && (
              <p className={clsx(styles.session, sessionEndsSoon && styles.soon)}>
                {sessionEndsSoon && <Icon name="alert" size={16} />}
                {copy.sessionEndText(sessionEnd)}
              </p>
            )}
          </div>
          <div className={styles.actions}>
            <Button className={styles.tile} onClick={onSend}>
              <Icon name="send" />
              {SEND}
            </Button>
            <Button className={styles.tile} onClick={onReceive}>
              <Icon name="scan" />
              {RECEIVE}
            </Button>
            <Button className={styles.tile} onClick={onCopy}>
              <Icon name={copied ? 'check' : 'copy'} className={copied ? styles.confirmed : undefined} />
              {copied ? copy.COPIED : copy.COPY_ADDRESS}
            </Button>
            <Button className={styles.tile} onClick={onDisconnect}>
              <Icon name="out" />
              {copy.DISCONNECT}
            </Button>
          </div>
          {copyFailed && <CopyByHand address={address} />}
          <nav className={clsx(styles.head, styles.links)} aria-label={YOUR_ACCOUNT}>
            {PROFILE_TABS.map((tab) => (
              <ButtonLink key={tab} kind="text" size="sm" to={tabHref(tab)} onClick={onClose}>
                {TAB_NAMES[tab]}
              </ButtonLink>
            ))}
          </nav>
          <div className={styles.below}>
            {history}
            <div className={styles.diagnostics}>{diagnostics}</div>
          </div>
        </>
      )}
    </Dialog>
  )
}
