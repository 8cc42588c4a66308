import { shortAddress } from '../../domain/chain/address'
import { AddressLine } from '../ui/text/AddressLine'
import { Button } from '../ui/Button'
import { Icon } from '../ui/icon/Icon'
import { IconButton } from '../ui/IconButton'
import { Notice } from '../ui/Notice'
import { Tag } from '../ui/Tag'
import { TextLink } from '../ui/text/TextLink'
import { TokenIcon } from '../ui/icon/TokenIcon'
import styles from './TokenScreen.module.css'

/** The token that this one could be mistaken for; the chain's own coin has neither address nor page. */
export interface HeadLookalike {
  kind: 'address' | 'unlisted' | 'sharedSymbol' | 'similarSymbol'
  symbol: string
  address: string | null
  href: string | null
}

export interface TokenHeadProps {
  name: string
  symbol: string
  address: string
  logoURI: string | null
  /** Null where the list could not be read. */
  isListed: boolean | null
  lookalike: HeadLookalike | null
  explorerHref: string | null
  isCopied: boolean
  onCopy: () => void
  isFavourite: boolean
  onFavourite: () => void
  /** Null while no wallet could take it. Nobody may say "added": wallets do not tell. */
  add: { isAsking: boolean; onPress: () => void } | null
}

const MARKS = { sharedSymbol: 'Symbol used twice', similarSymbol: 'Looks like another' }

/** What the page is about, and what can be done with it. */
export function TokenHead(props: TokenHeadProps) {
  const { name, symbol, address, logoURI, isListed, lookalike, explorerHref, isCopied, onCopy, add } = props
  return (
    <>
      <div className={styles.head}>
        <span className={styles.logo}>
          <TokenIcon symbol={symbol} address={address} logoURI={logoURI} size={56} />
        </span>
        <div className={styles.names}>
          <h1>
            {name} <span>{symbol}</span>
          </h1>
          <div className={styles.facts}>
            <Tag tone={isListed ? 'up' : 'warn'} icon={isListed ? 'check' : 'alert'}>
              {isListed === null ? 'Token list not read' : isListed ? 'On the token list' : 'Not on the token list'}
            </Tag>
            {(lookalike?.kind === 'sharedSymbol' || lookalike?.kind === 'similarSymbol') && (
              <Tag tone="warn" icon="alert">
                {MARKS[lookalike.kind]}
              </Tag>
            )}
            <AddressLine isCopied={isCopied} onCopy={onCopy} explorerHref={explorerHref}>
              <span className={`${styles.address} ${styles.whole}`}>{address}</span>
              <span className={`${styles.address} ${styles.short}`} title={address}>
                {shortAddress(address)}
              </span>
            </AddressLine>
            <IconButton
              icon="star"
              size="sm"
              label={`Favourite ${symbol}`}
              title="Favourites stand first where tokens are chosen"
              aria-pressed={props.isFavourite}
              className={styles.star}
              onClick={props.onFavourite}
            />
          </div>
        </div>
        {add && (
          <div className={styles.actions}>
            <Button kind="outline" busy={add.isAsking} onClick={add.onPress}>
              {!add.isAsking && <Icon name="plus" />}
              {add.isAsking ? 'Confirm in your wallet' : 'Add to wallet'}
            </Button>
          </div>
        )}
      </div>
      <Warning {...props} />
    </>
  )
}

function titleOf({ kind, symbol, address }: HeadLookalike): string {
  switch (kind) {
    case 'address':
      return `This address only looks like that of ${symbol}`
    case 'unlisted':
      return address === null ? `This is not ${symbol}` : `This is not the ${symbol} of the token list`
    case 'sharedSymbol':
      return `Another listed token is called ${symbol}, too`
    case 'similarSymbol':
      return `This symbol looks like ${symbol}, which is another token`
  }
}

function Warning({ address, isListed, lookalike }: TokenHeadProps) {
  if (isListed && !lookalike) return null
  return (
    <div className={styles.notice}>
      <Notice
        kind={lookalike?.kind === 'address' || lookalike?.kind === 'unlisted' ? 'down' : 'warn'}
        title={lookalike ? titleOf(lookalike) : 'Check this address before you trade'}
      >
        {!isListed && (
          <p>
            Name and symbol come from the contract itself and can copy another token. Compare the address with the
            project’s own site.
          </p>
        )}
        {lookalike?.address && (
          <>
            <p>This page: {address}</p>
            <p>
              {lookalike.symbol}:{' '}
              {lookalike.href === null ? (
                lookalike.address
              ) : (
                <TextLink to={lookalike.href}>{lookalike.address}</TextLink>
              )}
            </p>
          </>
        )}
        {lookalike && lookalike.address === null && (
          <p>{lookalike.symbol} is the network’s own coin and has no address.</p>
        )}
      </Notice>
    </div>
  )
}
