import type { ReactNode } from 'react'
import { shortAddress } from '../../domain/address'
import { StateMessage } from '../market/StateMessage'
import { AddressLine } from '../ui/AddressLine'
import { Button, ButtonLink } from '../ui/Button'
import { Card } from '../ui/Card'
import { Hidden } from '../ui/Hidden'
import { Icon } from '../ui/Icon'
import { Notice } from '../ui/Notice'
import { Skeleton } from '../ui/Skeleton'
import { Tag } from '../ui/Tag'
import { TokenIcon } from '../ui/TokenIcon'
import columns from './columns.module.css'
import styles from './TokenScreen.module.css'

export interface TokenHead {
  name: string
  symbol: string
  address: string
  logoURI: string | null
  isListed: boolean
  explorerHref: string | null
  isCopied: boolean
  onCopy: () => void
  /** Null while no wallet could take it. */
  add: { state: 'ready' | 'asking' | 'added'; onPress: () => void } | null
}

export interface TokenSlots {
  /** Null where no pool holds the token. */
  chart: ReactNode
  figures: ReactNode
  pools: ReactNode
  trade: ReactNode
  balance: ReactNode
  safety: ReactNode
}

/** What the address in the link turned out to be. */
export type TokenScreenProps =
  | { state: 'loading' }
  | { state: 'malformed'; homeHref: string }
  | { state: 'noContract' | 'notToken'; chainName: string; explorerHref: string | null }
  | { state: 'unreadable'; onRetry: () => void }
  | { state: 'token'; head: TokenHead; slots: TokenSlots }

/** The page of one token. */
export function TokenScreen(props: TokenScreenProps) {
  return <div className="wrap">{content(props)}</div>
}

function content(props: TokenScreenProps) {
  switch (props.state) {
    case 'loading':
      return <Loading />
    case 'malformed':
      return (
        <Alone title="Token">
          <StateMessage
            icon="search"
            title="This is not a token address"
            text="A token address is 0x followed by 40 characters. Check that it was copied in full."
            action={<ButtonLink to={props.homeHref}>Back to home</ButtonLink>}
          />
        </Alone>
      )
    case 'noContract':
    case 'notToken':
      return (
        <Alone title="Token">
          <StateMessage
            icon="empty"
            title={`No token at this address on ${props.chainName}`}
            text={
              props.state === 'noContract'
                ? 'The address is valid but holds no token contract on this network.'
                : 'The address holds a contract, but it does not answer like a token.'
            }
            action={
              props.explorerHref !== null && (
                <ButtonLink href={props.explorerHref}>
                  View on Explorer
                  <Icon name="ext" size={16} />
                </ButtonLink>
              )
            }
          />
        </Alone>
      )
    case 'unreadable':
      return (
        <Alone title="Token">
          <StateMessage
            icon="offline"
            title="This token cannot be read right now"
            text="The network provider did not answer. Nothing was sent."
            action={
              <Button onClick={props.onRetry}>
                <Icon name="refresh" />
                Try again
              </Button>
            }
          />
        </Alone>
      )
    case 'token':
      return (
        <>
          <Head head={props.head} />
          {!props.head.isListed && (
            <div className={styles.notice}>
              <Notice kind="warn" title="Check this address before you trade">
                Name and symbol come from the contract itself and can copy another token. Compare the address with the
                project’s own site.
              </Notice>
            </div>
          )}
          <Body slots={props.slots} />
        </>
      )
  }
}

function Alone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.alone}>
      <h1>
        <Hidden>{title}</Hidden>
      </h1>
      <Card flush>{children}</Card>
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy="true">
      <h1>
        <Hidden>Reading the token</Hidden>
      </h1>
      <div className={styles.head}>
        <Skeleton width={56} height={56} round />
        <span className={styles.bones}>
          <Skeleton width={180} height={24} />
          <Skeleton width={140} />
        </span>
      </div>
      <div className={styles.below}>
        <Card>
          <span className={styles.bones}>
            <Skeleton width={80} />
            <Skeleton width={180} height={32} />
            <Skeleton width="100%" height={284} />
          </span>
        </Card>
      </div>
    </div>
  )
}

const ADD = { ready: 'Add to wallet', asking: 'Confirm in your wallet', added: 'Added to wallet' }

function Head({ head }: { head: TokenHead }) {
  const { name, symbol, address, logoURI, isListed, explorerHref, isCopied, onCopy, add } = head
  return (
    <div className={styles.head}>
      <span className={styles.logo}>
        <TokenIcon symbol={symbol} address={address} logoURI={logoURI} size={56} />
      </span>
      <div className={styles.names}>
        <h1>
          {name} <span>{symbol}</span>
        </h1>
        <div className={styles.facts}>
          {isListed ? (
            <Tag tone="up" icon="check">
              On the token list
            </Tag>
          ) : (
            <Tag tone="warn" icon="alert">
              Not on the token list
            </Tag>
          )}
          <AddressLine isCopied={isCopied} onCopy={onCopy} explorerHref={explorerHref}>
            <span className={`${styles.address} ${styles.whole}`}>{address}</span>
            <span className={`${styles.address} ${styles.short}`} title={address}>
              {shortAddress(address)}
            </span>
          </AddressLine>
        </div>
      </div>
      {add && (
        <div className={styles.actions}>
          <Button kind="outline" busy={add.state === 'asking'} disabled={add.state === 'added'} onClick={add.onPress}>
            {add.state !== 'asking' && <Icon name={add.state === 'added' ? 'check' : 'plus'} />}
            {ADD[add.state]}
          </Button>
        </div>
      )}
    </div>
  )
}

function Body({ slots: { chart, figures, pools, trade, balance, safety } }: { slots: TokenSlots }) {
  return (
    <div className={`${columns.columns} ${styles.body}`}>
      <div className={`${columns.stack} ${styles.stack}`}>
        <div className={styles.first}>
          <Card flush>
            {chart ?? (
              <StateMessage
                icon="pool"
                title="No pool holds this token"
                text="There is no on-chain price to show, and it cannot be traded here."
              />
            )}
          </Card>
        </div>
        {figures && (
          <div className={styles.fourth}>
            <Card flush>{figures}</Card>
          </div>
        )}
        {pools && (
          <div className={styles.fourth}>
            <Card title="Pools" flush>
              {pools}
            </Card>
          </div>
        )}
      </div>
      <div className={`${columns.side} ${styles.stack}`}>
        <div className={styles.second}>{trade}</div>
        <div className={styles.third}>{balance}</div>
        <div className={styles.third}>
          <Card title="Safety facts">{safety}</Card>
        </div>
      </div>
    </div>
  )
}
