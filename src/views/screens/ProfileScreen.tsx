import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Figure } from '../market/Figure'
import { StateMessage } from '../market/StateMessage'
import { Address } from '../ui/Address'
import { AddressLine } from '../ui/AddressLine'
import { Avatar } from '../ui/Avatar'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Hidden } from '../ui/Hidden'
import { Tag } from '../ui/Tag'
import styles from './ProfileScreen.module.css'

export interface ProfileAccount {
  address: string
  /** The ENS name or the short address. */
  displayName: string
  avatar: string | null
  /** Three significant digits; null while not read. */
  balance: string | null
  coin: { name: string; symbol: string }
  /** Null where something needed for it could not be read. */
  totalValue: string | null
  explorerHref: string | null
  isCopied: boolean
  onCopy: () => void
}

export type ProfileSection = 'tokens' | 'activity' | 'approvals' | 'faq' | 'imprint'

export type ProfileWallet =
  | { state: 'disconnected'; onConnect: () => void }
  | { state: 'connecting' }
  | { state: 'wrongNetwork'; chainName: string; onSwitch: () => void }
  | {
      state: 'connected'
      account: ProfileAccount
      tokens: ReactNode
      activity: ReactNode
      approvals: ReactNode
      /** How many approvals are open; null while they are not known. */
      approvalCount: number | null
    }

interface ProfileScreenProps {
  wallet: ProfileWallet
  /** The section named by the page's address. */
  section: ProfileSection
  faq: ReactNode
  imprint: ReactNode
}

const WALLET_SECTIONS: readonly { id: ProfileSection; label: string }[] = [
  { id: 'tokens', label: 'Tokens' },
  { id: 'activity', label: 'Activity' },
  { id: 'approvals', label: 'Approvals' },
]
const OTHER_SECTIONS: readonly { id: ProfileSection; label: string }[] = [
  { id: 'faq', label: 'FAQ' },
  { id: 'imprint', label: 'Imprint' },
]

/** The wallet's tokens, activity and approvals; below them, whatever the wallet's state, FAQ and imprint. */
export function ProfileScreen({ wallet, section, faq, imprint }: ProfileScreenProps) {
  return (
    <div className="wrap">
      {wallet.state === 'connected' ? (
        <>
          <Head account={wallet.account} />
          <Sections section={section} approvalCount={wallet.approvalCount} />
          <div className={styles.columns}>
            <div id="tokens">{wallet.tokens}</div>
            <div id="activity">{wallet.activity}</div>
          </div>
          <div id="approvals" className={styles.approvals}>
            {wallet.approvals}
          </div>
        </>
      ) : (
        <div className={styles.alone}>
          <h1>
            <Hidden>Profile</Hidden>
          </h1>
          <Card flush>
            <NoAccount wallet={wallet} />
          </Card>
        </div>
      )}
      <section className={styles.split} id="faq" aria-labelledby="faq-title">
        <div>
          <h2 id="faq-title">FAQ</h2>
          <p>Short answers to common questions</p>
        </div>
        {faq}
      </section>
      <section className={styles.split} id="imprint" aria-labelledby="imprint-title">
        <div>
          <h2 id="imprint-title">Imprint</h2>
          <p>Who runs this site</p>
        </div>
        {imprint}
      </section>
    </div>
  )
}

function NoAccount({ wallet }: { wallet: Exclude<ProfileWallet, { state: 'connected' }> }) {
  switch (wallet.state) {
    case 'connecting':
      return (
        <StateMessage
          icon="wallet"
          title="Connecting to your wallet"
          text="Your tokens are shown as soon as it answers."
        />
      )
    case 'wrongNetwork':
      return (
        <StateMessage
          icon="globe"
          title="Your wallet is on another network"
          text={`Switch to ${wallet.chainName} to see your tokens here.`}
          action={
            <Button kind="filled" onClick={wallet.onSwitch}>
              Switch to {wallet.chainName}
            </Button>
          }
        />
      )
    case 'disconnected':
      return (
        <StateMessage
          icon="wallet"
          title="Connect a wallet to see your tokens"
          text="Balances, activity and approvals are read from the chain and shown to you alone."
          action={
            <Button kind="filled" onClick={wallet.onConnect}>
              Connect Wallet
            </Button>
          }
        />
      )
  }
}

function Head({ account }: { account: ProfileAccount }) {
  const { address, displayName, avatar, balance, coin, totalValue, explorerHref, isCopied, onCopy } = account
  return (
    <div className={styles.head}>
      <span className={styles.avatar}>
        <Avatar address={address} image={avatar} size={72} />
      </span>
      <div>
        <h1>{displayName}</h1>
        <div className={styles.facts}>
          <AddressLine isCopied={isCopied} onCopy={onCopy} explorerHref={explorerHref}>
            <Address address={address} />
          </AddressLine>
        </div>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{coin.name} balance</dt>
          <dd>
            <Figure text={balance} /> <small>{coin.symbol}</small>
          </dd>
        </div>
        <div>
          <dt>Total value</dt>
          <dd>
            <Figure text={totalValue} />
          </dd>
        </div>
      </dl>
    </div>
  )
}

function Sections({ section, approvalCount }: { section: ProfileSection; approvalCount: number | null }) {
  return (
    <nav className={styles.sections} aria-label="On this page">
      {[...WALLET_SECTIONS, ...OTHER_SECTIONS].map(({ id, label }) => (
        <Link key={id} to={`#${id}`} aria-current={id === section ? 'true' : undefined}>
          {label}
          {id === 'approvals' && approvalCount ? <Tag>{approvalCount}</Tag> : null}
        </Link>
      ))}
    </nav>
  )
}
