import {
  ABOUT_FAQ,
  ABOUT_IMPRINT,
  BACK_TO_OWN,
  coinBalance,
  CONNECTING,
  DISCONNECTED,
  FAQ_TITLE,
  FOREIGN_ACTIVITY,
  IMPRINT_TITLE,
  PROFILE,
  SHOW_PICTURE,
  TOTAL_VALUE,
  viewing,
  WRONG_ADDRESS,
  wrongNetwork,
} from '#copy/profile/profile'
import { TAB_NAMES } from '#copy/profile/account'
import { RECEIVE } from '#copy/transfer/receive'
import { SEND } from '#copy/transfer/send'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import type { ProfilePlace, ProfileTab } from '#domain/profile/profileTab'
import { Figure } from '../ui/Figure'
import { Skeleton } from '../ui/Skeleton'
import { StateMessage } from '../ui/StateMessage'
import { ShortAddress } from '../chain/ShortAddress'
import { AddressLine } from '../ui/text/AddressLine'
import { Avatar } from '../wallet/Avatar'
import { Button, ButtonLink } from '../ui/Button'
import { Card } from '../ui/Card'
import { Hidden } from '../ui/text/Hidden'
import { Icon } from '../ui/icon/Icon'
import { Notice } from '../ui/Notice'
import { Tag } from '../ui/Tag'
import { TextLink } from '../ui/text/TextLink'
import { ProfileTabs } from './ProfileTabs'
import layout from '../ui/split.module.css'
import styles from './ProfileScreen.module.css'

export interface ProfileAccount {
  address: string
  /** The ENS name or the shortened address. */
  displayName: string
  avatar: string | null
  /** Fetches the avatar of another person's account. Undefined if the account has no avatar to fetch. */
  onShowPicture?: () => void
  /** The balance with three significant digits; null until it is read. */
  balance: string | null
  exactBalance: string | null
  coin: { name: string; symbol: string }
  /** The total value of all tokens that have a price; null if no token has a price. */
  totalValue: string | null
  /** What the total does not include, for example "1 of 4 tokens has no price"; null when it is complete. */
  gaps: string | null
  isReading: boolean
  explorerHref: string | null
  isCopied: boolean
  onCopy: () => void
  /** Sends something: from the own account, or to another one. */
  onSend: () => void
  /** Shows the own address; undefined for another account. */
  onReceive?: (() => void) | undefined
  waiting: string | null
  /** The select for the network; null if there is only one network. */
  network?: ReactNode
}

type ProfileParts = Record<Exclude<ProfileTab, 'settings'>, ReactNode>

export type ProfileWallet =
  | {
      /** The page's URL does not contain a valid account address. */
      state: 'wrongAddress'
      reason: 'malformed' | 'checksum'
      ownHref: string
    }
  | { state: 'disconnected'; onConnect: () => void }
  | { state: 'connecting' }
  /** The wallet of the last visit is being reconnected, and has not reported its account yet. */
  | { state: 'reconnecting'; coinName: string; parts: ProfileParts }
  | {
      state: 'wrongNetwork'
      walletNetwork: string
      chainName: string
      onSwitch: () => void
      foot: ReactNode
    }
  | {
      state: 'connected'
      account: ProfileAccount
      /** The link back to the visitor's own account; null unless another account is shown. */
      ownHref: string | null
      parts: ProfileParts
      /** The number of approvals that can still be used; null while unknown. */
      approvalCount: number | null
    }

const ABOUT = {
  faq: { title: FAQ_TITLE, text: ABOUT_FAQ },
  imprint: { title: IMPRINT_TITLE, text: ABOUT_IMPRINT },
} as const

interface ProfileScreenProps {
  place: ProfilePlace
  content: (place: ProfilePlace) => ReactNode
}

/** The profile page: an account, the questions or the imprint. The latter two do not depend on the wallet. */
export function ProfileScreen({ place, content }: ProfileScreenProps) {
  if (place === 'account') return <div className="wrap">{content(place)}</div>
  const { title, text } = ABOUT[place]
  return (
    <div className="wrap">
      <h1 className={styles.alone}>
        <Hidden>{PROFILE}</Hidden>
      </h1>
      <section className={clsx(layout.split, layout.first)} id={place} aria-labelledby="place-title">
        <div>
          <h2 id="place-title">{title}</h2>
          <p>{text}</p>
        </div>
        {content(place)}
      </section>
    </div>
  )
}

interface ProfileOwnProps {
  wallet: ProfileWallet
  /** The tabs that have been opened, the current tab first. The content of the other tabs is not rendered yet. */
  seen: readonly ProfileTab[]
  search: string
  settings: ReactNode
  onTab: (tab: ProfileTab) => void
}

export function ProfileOwn({ wallet, seen, search, settings: ownSettings, onTab }: ProfileOwnProps) {
  const [tab = 'tokens'] = seen
  const isConnected = wallet.state === 'connected'
  const hasParts = isConnected || wallet.state === 'reconnecting'
  function panel(each: ProfileTab): ReactNode {
    if (!seen.includes(each)) return null
    if (each === 'settings') return ownSettings
    if (hasParts) return wallet.parts[each]
    return (
      each === tab && (
        <Card flush>
          <NoAccount wallet={wallet} />
        </Card>
      )
    )
  }
  return (
    <div className={hasParts || wallet.state === 'connecting' || tab === 'settings' ? styles.panels : undefined}>
      {isConnected ? (
        <Head account={wallet.account} ownHref={wallet.ownHref} />
      ) : wallet.state === 'reconnecting' ? (
        <HeadSkeleton coinName={wallet.coinName} />
      ) : (
        <h1 className={styles.alone}>
          <Hidden>{PROFILE}</Hidden>
        </h1>
      )}
      <ProfileTabs
        tab={tab}
        search={search}
        approvalCount={isConnected ? wallet.approvalCount : null}
        panel={panel}
        onTab={onTab}
      />
    </div>
  )
}

type WithoutAccount = Exclude<ProfileWallet, { parts: ProfileParts }>

function NoAccount({ wallet }: { wallet: WithoutAccount }) {
  switch (wallet.state) {
    case 'wrongAddress':
      return (
        <StateMessage
          icon="alert"
          {...WRONG_ADDRESS[wallet.reason]}
          action={<ButtonLink to={wallet.ownHref}>{BACK_TO_OWN}</ButtonLink>}
        />
      )
    case 'connecting':
      return <StateMessage icon="wallet" {...CONNECTING} />
    case 'wrongNetwork': {
      const { title, text, action } = wrongNetwork(wallet.walletNetwork, wallet.chainName)
      return (
        <>
          <StateMessage
            icon="globe"
            title={title}
            text={text}
            action={
              <Button kind="filled" onClick={wallet.onSwitch}>
                {action}
              </Button>
            }
          />
          {/* The element is as wide as in a dialog. The style is inline, because the style sheet has reached its
             size limit. */}
          <div style={{ maxWidth: 368, marginInline: 'auto' }}>{wallet.foot}</div>
        </>
      )
    }
    case 'disconnected':
      return (
        <StateMessage
          icon="wallet"
          title={DISCONNECTED.title}
          text={DISCONNECTED.text}
          action={
            <Button kind="filled" data-connect onClick={wallet.onConnect}>
              {DISCONNECTED.action}
            </Button>
          }
        />
      )
  }
}

/** It has no list of transactions, because each browser stores only those that it has sent. */
export function ForeignActivity() {
  return (
    <Card title={TAB_NAMES.activity} flush>
      <StateMessage icon="clock" {...FOREIGN_ACTIVITY} />
    </Card>
  )
}

const FIGURE_BONE = <Skeleton width={96} height={20} />

function HeadSkeleton({ coinName }: { coinName: string }) {
  return (
    <div className={styles.head} aria-busy="true">
      <span className={styles.avatar}>
        <Skeleton width={72} height={72} round />
      </span>
      <div>
        <h1>
          <Hidden>{PROFILE}</Hidden>
          <Skeleton width={150} height={28} />
        </h1>
        <div className={styles.facts}>
          <Skeleton width={210} height={20} />
          <Skeleton width={32} height={32} round />
        </div>
        <div className={styles.actions}>
          <Skeleton width={84} height={32} />
          <Skeleton width={104} height={32} />
        </div>
      </div>
      <dl className={styles.figures}>
        {[coinBalance(coinName), TOTAL_VALUE].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{FIGURE_BONE}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Head({ account, ownHref }: { account: ProfileAccount; ownHref: string | null }) {
  const { address, displayName, avatar, balance, exactBalance, coin, totalValue, gaps } = account
  const { explorerHref, isCopied, onCopy, onSend, onReceive, isReading, network, waiting, onShowPicture } = account
  return (
    <>
      {ownHref !== null && (
        <div className={styles.viewing}>
          <Notice>
            <Placed text={viewing(PLACE)}>
              <ShortAddress address={address} />
            </Placed>{' '}
            <TextLink to={ownHref}>{BACK_TO_OWN}</TextLink>
          </Notice>
        </div>
      )}
      <div className={styles.head}>
        <span className={styles.avatar}>
          <Avatar address={address} image={avatar} size={72} />
        </span>
        <div>
          <h1>{displayName}</h1>
          <div className={styles.facts}>
            <AddressLine isCopied={isCopied} onCopy={onCopy} explorerHref={explorerHref}>
              <span className={styles.whole}>{address}</span>
              <span className={styles.short}>
                <ShortAddress address={address} />
              </span>
            </AddressLine>
            {network}
            {waiting !== null && <Tag icon="clock">{waiting}</Tag>}
            {onShowPicture && (
              <Button kind="text" size="sm" onClick={onShowPicture}>
                {SHOW_PICTURE}
              </Button>
            )}
          </div>
          <div className={styles.actions}>
            <Button size="sm" onClick={onSend}>
              <Icon name="send" size={16} />
              {SEND}
            </Button>
            {onReceive && (
              <Button size="sm" onClick={onReceive}>
                <Icon name="scan" size={16} />
                {RECEIVE}
              </Button>
            )}
          </div>
        </div>
        <dl className={styles.figures}>
          <div>
            <dt>{coinBalance(coin.name)}</dt>
            <dd>
              {isReading && balance === null ? (
                FIGURE_BONE
              ) : (
                <>
                  <bdi dir="ltr">
                    <Figure text={balance} /> <small>{coin.symbol}</small>
                  </bdi>
                  {exactBalance !== null && exactBalance !== balance && (
                    <small className={styles.exact}>
                      <bdi dir="ltr">
                        {exactBalance} {coin.symbol}
                      </bdi>
                    </small>
                  )}
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>{TOTAL_VALUE}</dt>
            <dd>
              {isReading && totalValue === null ? FIGURE_BONE : <Figure text={totalValue} />}
              {gaps !== null && <small className={styles.gaps}>{gaps}</small>}
            </dd>
          </div>
        </dl>
      </div>
    </>
  )
}
