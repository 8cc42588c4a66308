import { openProfile, tokenElsewhere } from '#copy/search/search'
import { noAddress, noPool, noToken, tokenPage, tokenUnread } from '#copy/tokenPage/tokenPage'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { StateMessage } from '../ui/StateMessage'
import { Button, ButtonLink } from '../ui/Button'
import { Card } from '../ui/Card'
import { PoolTable } from '../market/PoolTable'
import { ChartSkeleton } from '../market/ChartSkeleton'
import { Hidden } from '../ui/text/Hidden'
import { Icon } from '../ui/icon/Icon'
import { Skeleton } from '../ui/Skeleton'
import columns from '../ui/columns.module.css'
import { SafetySkeleton } from './SafetyFacts'
import { TOKEN_CARD_ID } from './ActionBar'
import { TOKEN_HEADING_ID } from '../token/heading'
import styles from './TokenScreen.module.css'
import tiles from '../ui/Tiles.module.css'

export interface TokenSlots {
  head: ReactNode
  /** Null if the token has no pool. */
  chart: ReactNode
  figures: ReactNode
  pools: ReactNode
  trade: ReactNode
  balance: ReactNode
  safety: ReactNode
}

/** The props of a token's page, depending on what is known about the address in the URL. */
export type TokenScreenProps =
  | {
      state: 'loading'
      /** The trade card, which the visitor can already fill in. This element is kept when the token has been read. */
      trade: ReactNode
      balance: ReactNode
      canAdd: boolean
    }
  | { state: 'missing' | 'malformed' | 'checksum'; homeHref: string }
  | {
      state: 'noContract' | 'notToken' | 'notOffered'
      chainName: string
      explorerHref: string | null
      /** The profile of the account that may be at the address; null if a token is there. */
      profileHref: string | null
    }
  | { state: 'elsewhere'; chainName: string; offers: ReactNode }
  | { state: 'unreadable'; noAnswer: string; onRetry: () => void }
  | {
      state: 'token'
      slots: TokenSlots
      /** The bar with the link to the trade card on phones, see `ActionBar`. */
      bar: ReactNode
    }

type LoadingProps = Extract<TokenScreenProps, { state: 'loading' }>

export function TokenScreen(props: TokenScreenProps) {
  return <div className="wrap">{content(props)}</div>
}

function content(props: TokenScreenProps) {
  switch (props.state) {
    case 'loading':
      return <Page isBusy slots={loadingSlots(props)} />
    case 'missing':
    case 'malformed':
    case 'checksum':
      return (
        <Alone>
          <StateMessage
            icon="search"
            {...noAddress[props.state]}
            action={<ButtonLink to={props.homeHref}>{tokenPage.home}</ButtonLink>}
          />
        </Alone>
      )
    case 'noContract':
    case 'notToken':
    case 'notOffered':
      return (
        <Alone>
          <StateMessage
            icon="empty"
            {...noToken[props.state](props.chainName)}
            action={
              <>
                {props.profileHref !== null && <ButtonLink to={props.profileHref}>{openProfile}</ButtonLink>}
                {props.explorerHref !== null && (
                  <ButtonLink href={props.explorerHref}>
                    {tokenPage.explorer}
                    <Icon name="ext" size={16} />
                  </ButtonLink>
                )}
              </>
            }
          />
        </Alone>
      )
    case 'elsewhere':
      return (
        <Alone>
          <StateMessage icon="empty" {...tokenElsewhere(props.chainName)} action={props.offers} />
        </Alone>
      )
    case 'unreadable':
      return (
        <Alone>
          <StateMessage
            icon="offline"
            {...tokenUnread(props.noAnswer)}
            action={
              <Button onClick={props.onRetry}>
                <Icon name="refresh" />
                {tokenPage.retry}
              </Button>
            }
          />
        </Alone>
      )
    case 'token':
      return (
        <>
          <Page slots={props.slots} />
          {props.bar}
        </>
      )
  }
}

function Alone({ children }: { children: ReactNode }) {
  return (
    <div className={styles.alone}>
      <h1 id={TOKEN_HEADING_ID} tabIndex={-1}>
        <Hidden>{tokenPage.title}</Hidden>
      </h1>
      <Card flush>{children}</Card>
    </div>
  )
}

const BY_LIQUIDITY = { column: 'liquidity', direction: 'descending' } as const
const nothing = () => undefined

function loadingSlots({ trade, balance, canAdd }: LoadingProps): TokenSlots {
  return {
    head: <LoadingHead canAdd={canAdd} />,
    chart: <ChartSkeleton />,
    figures: <TilesSkeleton />,
    pools: (
      <PoolTable status="loading" noAnswer="" rows={[]} sort={BY_LIQUIDITY} onSort={nothing} total={null} source="" />
    ),
    trade,
    balance,
    safety: <SafetySkeleton />,
  }
}

function LoadingHead({ canAdd }: { canAdd: boolean }) {
  return (
    <div className={styles.head}>
      <span className={styles.logo}>
        <Skeleton width={56} height={56} round />
      </span>
      <div className={styles.names}>
        <h1>
          <Hidden>{tokenPage.loading}</Hidden>
          <Skeleton width={260} height={28} />
        </h1>
        <div className={styles.facts}>
          <Skeleton width={116} height={22} />
          <Skeleton width={150} height={28} />
          <Skeleton width={104} height={28} />
        </div>
      </div>
      {canAdd && (
        <div className={styles.actions}>
          <Skeleton width={148} height={44} />
        </div>
      )}
    </div>
  )
}

function Page({ slots, isBusy }: { slots: TokenSlots; isBusy?: boolean }) {
  return (
    <div aria-busy={isBusy}>
      {slots.head}
      <Body slots={slots} />
    </div>
  )
}

function Body({ slots: { chart, figures, pools, trade, balance, safety } }: { slots: Omit<TokenSlots, 'head'> }) {
  return (
    <div className={clsx(columns.columns, styles.body)}>
      <div className={clsx(columns.stack, styles.stack)}>
        <div className={styles.first}>
          <Card flush>{chart ?? <StateMessage icon="pool" {...noPool} />}</Card>
        </div>
        {figures && (
          <div className={styles.fourth}>
            <Card flush>{figures}</Card>
          </div>
        )}
        {pools && (
          <div className={styles.fourth}>
            <Card title={tokenPage.pools} flush>
              {pools}
            </Card>
          </div>
        )}
      </div>
      <div className={clsx(columns.side, styles.stack)}>
        <div className={styles.second} id={TOKEN_CARD_ID}>
          {trade}
        </div>
        <div className={styles.third}>{balance}</div>
        <div className={styles.third}>
          <Card title={tokenPage.safety}>{safety}</Card>
        </div>
      </div>
    </div>
  )
}

const TilesSkeleton = () => (
  <dl className={tiles.tiles} aria-busy="true">
    {Array.from({ length: 4 }, (_, figure) => (
      <div key={figure}>
        <dt>
          <Skeleton width={72} />
        </dt>
        <dd>
          <Skeleton width={96} height={20} />
        </dd>
      </div>
    ))}
  </dl>
)
