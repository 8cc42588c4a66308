import type { ReactNode } from 'react'
import { StateMessage } from '../ui/StateMessage'
import { Button, ButtonLink } from '../ui/Button'
import { Card } from '../ui/Card'
import { Hidden } from '../ui/text/Hidden'
import { Icon } from '../ui/icon/Icon'
import { Skeleton } from '../ui/Skeleton'
import columns from '../ui/columns.module.css'
import styles from './TokenScreen.module.css'

export interface TokenSlots {
  head: ReactNode
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
  | { state: 'missing' | 'malformed' | 'checksum'; homeHref: string }
  | { state: 'noContract' | 'notToken'; chainName: string; explorerHref: string | null }
  | { state: 'unreadable'; noAnswer: string; onRetry: () => void }
  | { state: 'token'; slots: TokenSlots }

const NO_ADDRESS = {
  missing: {
    title: 'Which token?',
    text: 'This link names no token. Search for one by its symbol, or paste its address, at the top of the page.',
  },
  malformed: {
    title: 'This is not a token address',
    text: 'A token address is 0x followed by 40 characters. Check that it was copied in full.',
  },
  checksum: {
    title: 'This address has a mistake in it',
    text: 'Its small and capital letters do not fit its digits, so a character is wrong. Copy it again from its source.',
  },
}

/** The page of one token. */
export function TokenScreen(props: TokenScreenProps) {
  return <div className="wrap">{content(props)}</div>
}

function content(props: TokenScreenProps) {
  switch (props.state) {
    case 'loading':
      return <Loading />
    case 'missing':
    case 'malformed':
    case 'checksum':
      return (
        <Alone title="Token">
          <StateMessage
            icon="search"
            {...NO_ADDRESS[props.state]}
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
            title={
              props.state === 'noContract'
                ? `No token at this address on ${props.chainName}`
                : `This is not a token on ${props.chainName}`
            }
            text={
              props.state === 'noContract'
                ? 'The address is valid but holds no token contract on this network. If it is somebody’s wallet, it has no token page.'
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
            text={`${props.noAnswer} Nothing was sent.`}
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
          {props.slots.head}
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
