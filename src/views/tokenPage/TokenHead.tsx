import { favouriteOf } from '#copy/search/search'
import {
  addToWallet,
  checkAddress,
  coinTag,
  coinHasNoAddress,
  favouriteHint,
  listTag,
  NAMED_HERE,
  lookalikeNote,
  lookalikeTitle,
  namesCanBeCopied,
  otherAddress,
  thisAddress,
} from '#copy/tokenPage/tokenPage'
import { clsx } from 'clsx'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import { shortAddress } from '#domain/chain/address'
import { NATIVE } from '#domain/token/token'
import { AddressLine } from '../ui/text/AddressLine'
import { Button } from '../ui/Button'
import { Icon } from '../ui/icon/Icon'
import { IconButton } from '../ui/IconButton'
import { Notice } from '../ui/Notice'
import { Tag } from '../ui/Tag'
import { TextLink } from '../ui/text/TextLink'
import { TokenIcon } from '../token/TokenIcon'
import { TOKEN_HEADING_ID } from '../token/heading'
import styles from './TokenScreen.module.css'

/** The network's native coin has neither an address nor a page. */
interface HeadLookalike {
  kind: 'address' | 'unlisted' | 'sharedSymbol' | 'similarSymbol'
  symbol: string
  address: string | null
  href: string | null
}

export interface TokenHeadProps {
  name: string
  symbol: string
  /** The token's address; null for the network's native coin, which has none. */
  address: string | null
  chainName: string
  logoURI: string | null
  /** Null if the token list could not be read. */
  isListed: boolean | null
  /** Whether the list lacks the token, and the configuration of its network names it. */
  isNamed?: boolean | undefined
  lookalike: HeadLookalike | null
  /** Why the token cannot be traded; null if it can, or while this is not known. */
  stop: { title: string; text?: string | undefined } | null
  explorerHref: string | null
  isCopied: boolean
  onCopy: () => void
  isFavourite: boolean
  onFavourite: () => void
  /** Null if the wallet cannot add tokens. The label never says "added": wallets do not report what the visitor did. */
  add: { isPending: boolean; onPress: () => void } | null
}

export function TokenHead(props: TokenHeadProps) {
  const { name, symbol, address, logoURI, isListed, isNamed, lookalike, explorerHref, isCopied, onCopy, add } = props
  return (
    <>
      <div className={styles.head}>
        <span className={styles.logo}>
          <TokenIcon symbol={symbol} address={address ?? NATIVE} logoURI={logoURI} size={56} />
        </span>
        <div className={styles.names}>
          <h1 id={TOKEN_HEADING_ID} tabIndex={-1}>
            {name} <span>{symbol}</span>
          </h1>
          <div className={styles.facts}>
            {address === null ? (
              <Tag>{coinTag(props.chainName)}</Tag>
            ) : (
              <Tag tone={isListed ? 'up' : 'warn'} icon={isListed ? 'check' : 'alert'}>
                {isNamed ? NAMED_HERE : listTag(isListed)}
              </Tag>
            )}
            {(lookalike?.kind === 'sharedSymbol' || lookalike?.kind === 'similarSymbol') && (
              <Tag tone="warn" icon="alert">
                {lookalikeNote[lookalike.kind]}
              </Tag>
            )}
            {address !== null && (
              <AddressLine isCopied={isCopied} onCopy={onCopy} explorerHref={explorerHref}>
                <span className={clsx(styles.address, styles.whole)}>{address}</span>
                <span className={clsx(styles.address, styles.short)} title={address}>
                  {shortAddress(address)}
                </span>
              </AddressLine>
            )}
            <IconButton
              icon="star"
              size="sm"
              label={favouriteOf(symbol)}
              title={favouriteHint}
              aria-pressed={props.isFavourite}
              className={styles.star}
              onClick={props.onFavourite}
            />
          </div>
        </div>
        {add && (
          <div className={styles.actions}>
            <Button kind="outline" busy={add.isPending} onClick={add.onPress}>
              {!add.isPending && <Icon name="plus" />}
              {addToWallet[add.isPending ? 'busy' : 'idle']}
            </Button>
          </div>
        )}
      </div>
      {props.stop && (
        <div className={styles.notice}>
          <Notice kind="down" title={props.stop.title}>
            {props.stop.text}
          </Notice>
        </div>
      )}
      <Warning {...props} />
    </>
  )
}

function titleOf({ kind, symbol, address }: HeadLookalike): string {
  return lookalikeTitle[kind === 'unlisted' && address === null ? 'coin' : kind](symbol)
}

function Warning({ address, isListed, lookalike }: TokenHeadProps) {
  if (address === null || (isListed && !lookalike)) return null
  return (
    <div className={styles.notice}>
      <Notice
        kind={lookalike?.kind === 'address' || lookalike?.kind === 'unlisted' ? 'down' : 'warn'}
        title={lookalike ? titleOf(lookalike) : checkAddress}
      >
        {!isListed && <p>{namesCanBeCopied}</p>}
        {lookalike?.address && (
          <>
            <p>{thisAddress(address)}</p>
            <p>
              <Placed text={otherAddress(lookalike.symbol, PLACE)}>
                {lookalike.href === null ? (
                  lookalike.address
                ) : (
                  <TextLink to={lookalike.href}>{lookalike.address}</TextLink>
                )}
              </Placed>
            </p>
          </>
        )}
        {lookalike && lookalike.address === null && <p>{coinHasNoAddress(lookalike.symbol)}</p>}
      </Notice>
    </div>
  )
}
