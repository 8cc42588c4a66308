import {
  lookalikeAddress,
  noMatch,
  openAddress,
  searchGroups,
  searchKeys,
  searchLabels,
  switchNetwork,
} from '#copy/search/search'
import type { FocusEvent, MouseEvent, ReactNode } from 'react'
import type { Address } from '#domain/chain/address'
import type { Chain } from '#domain/chain/chain'
import { quoted } from '#domain/browser/text'
import { keyOn, type TokenKey } from '#domain/search/otherNetworks'
import { type CurrencyId, type FoundToken, type LookalikeKind, NATIVE, type Token } from '#domain/token/token'
import { Combobox, type DrawnOptions } from '../ui/combobox/Combobox'
import { Dialog } from '../ui/Dialog'
import { Hidden } from '../ui/text/Hidden'
import { Notice } from '../ui/Notice'
import { TextLink } from '../ui/text/TextLink'
import option from '../ui/TokenOption.module.css'
import { InvisibleNote, QUOTED_MAX } from './InvisibleNote'
import { OptionsSkeleton } from './OptionsSkeleton'
import type { OptionFigures } from './OptionFigures'
import { SearchOption, tokenPath } from './SearchOption'
import { searchRows, type TokenGroup } from './searchRows'
import styles from './SearchBox.module.css'

/** A pasted address that is on no list. `lookalike` is a listed token with the same shortened address. */
interface UnlistedAddress {
  address: Address
  lookalike: Token | null
}

interface PastedLink {
  label: string
  href: string
  isExternal: boolean
  /** The account to which the link offers to send something, in place of following `href`. */
  sendTo?: Address
}

export interface Pasted {
  title: string
  text: string | null
  /** Pressing Enter follows the first link. */
  links: readonly PastedLink[]
}

interface TokenPlace {
  address: Address
  network: Chain
  symbol: string
}

interface SearchBoxProps {
  text: string
  /** What is searched for, if this is not the text itself. */
  searched?: string
  isOpen: boolean
  results: readonly FoundToken[]
  /** Further tokens whose names have a word that begins with the typed text. */
  byName?: readonly FoundToken[]
  /** Tokens whose symbols resemble the typed text. They are given only if nothing else is found. */
  similar?: readonly FoundToken[]
  /** Whether the text is ambiguous. If so, Enter chooses a token only after the visitor has moved to that token. */
  isOpenChoice?: boolean
  pasted?: Pasted | null
  /** Matches on other networks, shown last. While nothing is typed, these are suggestions from other networks. */
  elsewhere?: readonly TokenGroup[]
  /** Returns the URL of a token's page; `chainId` defaults to the active network. */
  hrefOf?: (id: CurrencyId, chainId?: number) => string
  /** Returns the price and change of a token on the active network, if known. */
  figuresOf?: (id: CurrencyId) => OptionFigures | undefined
  suggestions?: readonly TokenGroup[]
  /** Whether a found token is on the list. All are, by default. */
  isListed?: (id: CurrencyId) => boolean
  /** The tokens that cannot be identified by their symbol alone. Each value is the reason. */
  lookalikes?: Readonly<Record<Address, LookalikeKind>>
  unlisted?: UnlistedAddress | null
  places?: readonly TokenPlace[]
  /** Whether the token list is still loading, so that the matches are not yet known. */
  loading?: boolean
  /** Whether no list could be loaded, so that the matches are unknown and no result list is shown. */
  isUnread?: boolean
  onText: (text: string) => void
  onOpen: (isOpen: boolean) => void
  /** Opens the token's page. The caller clears the text. */
  onChoose: (key: TokenKey) => void
  onFollow?: (link: PastedLink) => void
  /** A text for screen readers, such as the number of results after the visitor has stopped typing. */
  announcement?: string
  /** Called when Escape is pressed in an empty field. */
  onLeave?: () => void
  /** Whether the search is a dialog, as on narrow screens. */
  isSheet?: boolean
}

export const SEARCH_FIELD_ID = 'search-field'

/** The keyboard shortcuts that focus the search field (`aria-keyshortcuts`). */
const SEARCH_KEYS = '/ Control+K Meta+K'

type Press = (event: MouseEvent, key: TokenKey) => void

const NO_LOOKALIKES: Readonly<Record<Address, LookalikeKind>> = {}
const VIEW_HEIGHT = 388
const SHEET_MAX = 1_000

function groupsOf(
  { results, byName = [], similar = [], elsewhere = [], suggestions = [] }: SearchBoxProps,
  isTyped: boolean,
): readonly TokenGroup[] {
  if (!isTyped) return [...suggestions, ...elsewhere]
  return [
    { name: '', tokens: results },
    { name: searchGroups.similar, tokens: similar },
    { name: searchGroups.byName, tokens: byName },
    ...elsewhere,
  ]
}

/** Whether there is something to show without a match: "no match", or the pasted address, account or transaction. */
const hasAnswer = ({ isUnread = false, unlisted = null, pasted = null }: SearchBoxProps) =>
  !isUnread || unlisted !== null || pasted !== null

/** The token search in the top bar, or in a sheet on narrow screens. */
export function SearchBox(props: SearchBoxProps) {
  const { text, searched = text, unlisted = null, pasted = null, isSheet = false } = props
  const { onText, onOpen, onChoose, onLeave } = props
  const isTyped = searched.trim() !== ''
  const isFirstTaken = isTyped && !props.isOpenChoice
  const { options, between } = searchRows(groupsOf(props, isTyped))
  const shown = props.isOpen && (options.count > 0 || (isTyped && hasAnswer(props)))
  const open = () => {
    onOpen(true)
  }
  const close = () => {
    onOpen(false)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isSheet && !currentTarget.closest('.search')?.contains(relatedTarget)) close()
  }
  const choose = (key: TokenKey) => {
    close()
    onChoose(key)
  }
  const press: Press = (event, key) => {
    // With a modifier key, the browser opens the link in another tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(key)
  }

  return (
    <Combobox<TokenKey>
      labels={searchLabels}
      text={text}
      isOpen={shown}
      options={options}
      // Enter must not choose a suggestion before the visitor has moved to it.
      initial={isFirstTaken ? 0 : -1}
      isFirstKept={isFirstTaken}
      viewHeight={VIEW_HEIGHT}
      viewMax={isSheet ? SHEET_MAX : VIEW_HEIGHT}
      fieldClass={isSheet ? option.field : undefined}
      listClass={isSheet ? option.list : styles.list}
      field={{
        id: SEARCH_FIELD_ID,
        enterKeyHint: 'go',
        'aria-keyshortcuts': SEARCH_KEYS,
        onFocus: open,
        onClick: open,
        ...(isSheet && { 'data-initial-focus': true }),
      }}
      onText={(next) => {
        onText(next)
        open()
      }}
      onEnter={(id, isShift) => {
        const key = id ?? unlisted?.address
        const link = pasted?.links[0]
        if (isShift) return
        if (key) choose(key)
        // Enter does not follow a link if the address may also be a token on another network.
        else if (link && options.count === 0 && !props.places?.length) props.onFollow?.(link)
      }}
      onOpen={open}
      onBlur={leave}
      onEscape={() => {
        close()
        onLeave?.()
      }}
      draw={(drawn) => (
        <Options {...props} text={searched} groups={between(drawn.first, drawn.end)} drawn={drawn} onPress={press} />
      )}
    >
      {({ field, list }) => (
        <Frame field={field} isSheet={isSheet} announcement={props.announcement} onLeave={onLeave}>
          {shown && <InvisibleNote text={text} />}
          {shown &&
            (options.count > 0 ? (
              list
            ) : (
              <NoResult {...props} text={searched} unlisted={unlisted} onPress={press} onBlur={leave} />
            ))}
          {shown && options.count > 0 && (props.places?.length ?? 0) > 0 && (
            <div className={styles.none} role="status">
              <PlaceLinks {...props} onPress={press} onBlur={leave} />
            </div>
          )}
          {shown && !isSheet && options.count > 0 && <Keys />}
        </Frame>
      )}
    </Combobox>
  )
}

interface FrameProps extends Pick<SearchBoxProps, 'isSheet' | 'announcement' | 'onLeave'> {
  field: ReactNode
  children: readonly ReactNode[]
}

function Frame({ field, isSheet, announcement, onLeave, children }: FrameProps) {
  const status = (
    <div role="status">
      <Hidden>{announcement}</Hidden>
    </div>
  )
  if (isSheet) {
    return (
      <Dialog title={searchLabels.field} onClose={() => onLeave?.()}>
        <div className={option.top}>{field}</div>
        {children}
        {status}
      </Dialog>
    )
  }
  return (
    <div className="search" role="search">
      {field}
      {children.some(Boolean) && <div className={styles.results}>{children}</div>}
      {status}
    </div>
  )
}

interface OptionsProps extends Pick<SearchBoxProps, 'text' | 'isListed' | 'lookalikes' | 'hrefOf' | 'figuresOf'> {
  groups: ReturnType<ReturnType<typeof searchRows>['between']>
  drawn: DrawnOptions
  onPress: Press
}

function Options(props: OptionsProps) {
  const { text, lookalikes = NO_LOOKALIKES, hrefOf = tokenPath, figuresOf, groups, drawn, onPress } = props
  const isTyped = text.trim() !== ''
  return groups.map(({ name, tokens, network, index, hasHeading }) => {
    const rows = tokens.map((token, offset) => (
      <SearchOption
        // The index is the key, so that React reuses the elements of the previous results and changes only their text.
        key={isTyped ? index + offset : token.address}
        token={token}
        isListed={props.isListed?.(token.address)}
        lookalike={network || token.address === NATIVE ? undefined : lookalikes[token.address]}
        match={text}
        isByName={name === searchGroups.byName}
        isActive={index + offset === drawn.active}
        network={network}
        figures={network ? undefined : figuresOf?.(token.address)}
        href={hrefOf(token.address, network?.id)}
        attributes={drawn.attributesOf(index + offset)}
        onPress={(event) => {
          onPress(event, network ? keyOn(network.id, token.address) : token.address)
        }}
      />
    ))
    if (name === '') return rows
    return (
      <div key={name} role="group" aria-label={name}>
        {hasHeading && (
          <div className={option.heading} role="presentation">
            {name}
          </div>
        )}
        {rows}
      </div>
    )
  })
}

function Keys() {
  return (
    <div className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {searchKeys.move}
      </span>
      <span>
        <kbd>{searchKeys.enterKey}</kbd>
        {searchKeys.open}
      </span>
      <span>
        <kbd>{searchKeys.escapeKey}</kbd>
        {searchKeys.close}
      </span>
    </div>
  )
}

interface LinkProps extends Pick<SearchBoxProps, 'hrefOf' | 'places'> {
  onPress: Press
  onBlur: (event: FocusEvent) => void
}

function PlaceLinks({ places = [], hrefOf = tokenPath, onPress, onBlur }: LinkProps) {
  return places.map(({ address, network, symbol }) => (
    <div key={network.id}>
      <TextLink
        to={hrefOf(address, network.id)}
        onBlur={onBlur}
        onClick={(event) => {
          onPress(event, keyOn(network.id, address))
        }}
      >
        {switchNetwork(symbol, network.name)}
      </TextLink>
    </div>
  ))
}

interface NoResultProps
  extends LinkProps, Pick<SearchBoxProps, 'text' | 'loading' | 'isUnread' | 'isSheet' | 'pasted' | 'onFollow'> {
  unlisted: UnlistedAddress | null
}

function NoResult(props: NoResultProps) {
  const { text, loading, isUnread, isSheet, hrefOf = tokenPath, unlisted, pasted, onPress, onBlur } = props
  // The answer for a pasted address does not depend on the list.
  if (loading && !unlisted && !pasted) return <OptionsSkeleton className={isSheet ? option.list : styles.list} />
  if (pasted) return <PastedNotice {...props} pasted={pasted} />
  const none = noMatch(quoted(text, QUOTED_MAX))
  const lookalike = unlisted?.lookalike && lookalikeAddress(unlisted.address, unlisted.lookalike)
  return (
    <div role="status">
      <div className={styles.none}>
        {!isUnread && !loading && <b>{none.title}</b>}
        {unlisted ? (
          <TextLink
            to={hrefOf(unlisted.address)}
            onBlur={onBlur}
            onClick={(event) => {
              onPress(event, unlisted.address)
            }}
          >
            {openAddress}
          </TextLink>
        ) : (
          none.text
        )}
        <PlaceLinks {...props} />
      </div>
      {lookalike && (
        <div className={styles.lookalike}>
          <Notice kind="warn" title={lookalike.title}>
            {lookalike.text}
          </Notice>
        </div>
      )}
    </div>
  )
}

function PastedNotice(props: NoResultProps & { pasted: Pasted }) {
  const { pasted, onFollow, onBlur } = props
  return (
    <div role="status" className={styles.none}>
      <b>{pasted.title}</b>
      {pasted.text}
      {pasted.links.map((link) =>
        link.isExternal ? (
          <TextLink key={link.label} href={link.href}>
            {link.label}
          </TextLink>
        ) : (
          <TextLink
            key={link.label}
            to={link.href}
            onBlur={onBlur}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              onFollow?.(link)
            }}
          >
            {link.label}
          </TextLink>
        ),
      )}
      <PlaceLinks {...props} />
    </div>
  )
}
