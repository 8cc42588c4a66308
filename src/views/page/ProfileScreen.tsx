import {
  ABOUT_FAQ,
  ABOUT_IMPRINT,
  BACK_TO_OWN,
  coinBalance,
  CONNECTING,
  DISCONNECTED,
  FOREIGN_ACTIVITY,
  ON_THIS_PAGE,
  PROFILE,
  READ_ONLY,
  SECTIONS,
  TOTAL_VALUE,
  VIEWING,
  WRONG_ADDRESS,
  wrongNetwork,
} from '#copy/page/profile'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Figure } from '../ui/Figure'
import { StateMessage } from '../ui/StateMessage'
import { ShortAddress } from '../ui/text/ShortAddress'
import { AddressLine } from '../ui/text/AddressLine'
import { Avatar } from '../ui/icon/Avatar'
import { Button, ButtonLink } from '../ui/Button'
import { Card } from '../ui/Card'
import { Hidden } from '../ui/text/Hidden'
import { Notice } from '../ui/Notice'
import { Tag } from '../ui/Tag'
import { ExactFigure } from '../ui/text/ExactFigure'
import { TextLink } from '../ui/text/TextLink'
import styles from './ProfileScreen.module.css'

export interface ProfileAccount {
  address: string
  /** The ENS name or the short address. */
  displayName: string
  avatar: string | null
  /** Three significant digits; null until read. */
  balance: string | null
  /** The same to its last digit. */
  exactBalance: string | null
  coin: { name: string; symbol: string }
  /** The total of what could be priced; null where nothing could. */
  totalValue: string | null
  /** What the total leaves out, as "1 of 4 tokens has no price"; null when it is complete. */
  gaps: string | null
  explorerHref: string | null
  isCopied: boolean
  onCopy: () => void
}

export type ProfileSection = 'tokens' | 'activity' | 'approvals' | 'settings' | 'faq' | 'imprint'

export type ProfileWallet =
  | {
      /** The page's address names no account. */
      state: 'wrongAddress'
      reason: 'malformed' | 'checksum'
      ownHref: string
    }
  | { state: 'disconnected'; onConnect: () => void }
  | { state: 'connecting' }
  | {
      state: 'wrongNetwork'
      chainName: string
      onSwitch: () => void
      /** The connected account, which the bar does not show meanwhile. */
      foot: ReactNode
    }
  | {
      state: 'connected'
      account: ProfileAccount
      /** The link back to the visitor's own account, when viewing another one. */
      ownHref: string | null
      tokens: ReactNode
      /** Null for another account: its data is in the browser that sent its transactions. */
      activity: ReactNode
      approvals: ReactNode
      /** The number of open approvals; null while unknown. */
      approvalCount: number | null
    }

interface ProfileScreenProps {
  wallet: ProfileWallet
  /** The section named by the page's address. */
  section: ProfileSection
  /** The query of the page's address, which is kept when a section is selected. */
  search: string
  settings: ReactNode
  faq: ReactNode
  imprint: ReactNode
}

/** In the order of the page. */
/** The sections in their order. */
export const PROFILE_SECTIONS: readonly ProfileSection[] = [
  'tokens',
  'activity',
  'approvals',
  'settings',
  'faq',
  'imprint',
]

/** The wallet's tokens, activity and approvals; below them, in every state of the wallet, settings, FAQ and imprint. */
export function ProfileScreen({ wallet, section, search, settings, faq, imprint }: ProfileScreenProps) {
  return (
    <div className="wrap">
      {wallet.state === 'connected' ? (
        <>
          {wallet.ownHref !== null && (
            <div className={styles.viewing}>
              <Notice>
                {VIEWING} <ShortAddress address={wallet.account.address} />
                {READ_ONLY} <TextLink to={wallet.ownHref}>{BACK_TO_OWN}</TextLink>
              </Notice>
            </div>
          )}
          <Head account={wallet.account} />
          <Sections section={section} search={search} approvalCount={wallet.approvalCount} />
          <div className={styles.columns}>
            <div id="tokens">{wallet.tokens}</div>
            <div id="activity">{wallet.activity ?? <ForeignActivity />}</div>
          </div>
          <div id="approvals" className={styles.approvals}>
            {wallet.approvals}
          </div>
        </>
      ) : (
        <div className={styles.alone}>
          <h1>
            <Hidden>{PROFILE}</Hidden>
          </h1>
          <Card flush>
            <NoAccount wallet={wallet} />
          </Card>
        </div>
      )}
      <div id="settings">{settings}</div>
      <section className={styles.split} id="faq" aria-labelledby="faq-title">
        <div>
          <h2 id="faq-title">{SECTIONS.faq}</h2>
          <p>{ABOUT_FAQ}</p>
        </div>
        {faq}
      </section>
      <section className={styles.split} id="imprint" aria-labelledby="imprint-title">
        <div>
          <h2 id="imprint-title">{SECTIONS.imprint}</h2>
          <p>{ABOUT_IMPRINT}</p>
        </div>
        {imprint}
      </section>
    </div>
  )
}

function NoAccount({ wallet }: { wallet: Exclude<ProfileWallet, { state: 'connected' }> }) {
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
      const { title, text, action } = wrongNetwork(wallet.chainName)
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
          {wallet.foot}
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
            <Button kind="filled" onClick={wallet.onConnect}>
              {DISCONNECTED.action}
            </Button>
          }
        />
      )
  }
}

function ForeignActivity() {
  return (
    <Card title={SECTIONS.activity} flush>
      <StateMessage icon="clock" {...FOREIGN_ACTIVITY} />
    </Card>
  )
}

function Head({ account }: { account: ProfileAccount }) {
  const { address, displayName, avatar, balance, exactBalance, coin, totalValue, gaps } = account
  const { explorerHref, isCopied, onCopy } = account
  return (
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
        </div>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{coinBalance(coin.name)}</dt>
          <dd>
            <ExactFigure text={balance} exact={exactBalance} /> <small>{coin.symbol}</small>
          </dd>
        </div>
        <div>
          <dt>{TOTAL_VALUE}</dt>
          <dd>
            <Figure text={totalValue} />
            {gaps !== null && <small className={styles.gaps}>{gaps}</small>}
          </dd>
        </div>
      </dl>
    </div>
  )
}

interface SectionsProps {
  section: ProfileSection
  search: string
  approvalCount: number | null
}

function Sections({ section, search, approvalCount }: SectionsProps) {
  return (
    <nav className={styles.sections} aria-label={ON_THIS_PAGE}>
      {PROFILE_SECTIONS.map((id) => (
        <Link key={id} to={{ search, hash: id }} aria-current={id === section ? 'true' : undefined}>
          {SECTIONS[id]}
          {id === 'approvals' && approvalCount ? <Tag>{approvalCount}</Tag> : null}
        </Link>
      ))}
    </nav>
  )
}
