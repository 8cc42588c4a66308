import { loadingTokens, lookalikeAddress, noMatch, openAddress, searchGroups, searchKeys } from '#copy/token/search'
import { searchLabels } from '#copy/token/searchField'
import type { FocusEvent, MouseEvent } from 'react'
import type { Address } from '../../domain/chain/address'
import type { Token, LookalikeKind } from '../../domain/token/token'
import { Combobox, type DrawnOptions } from '../ui/combobox/Combobox'
import { Hidden } from '../ui/text/Hidden'
import { Notice } from '../ui/Notice'
import { TextLink } from '../ui/text/TextLink'
import option from '../ui/TokenOption.module.css'
import { SearchOption, tokenPath } from './SearchOption'
import { searchRows } from './searchRows'
import styles from './SearchBox.module.css'

/** A pasted address that is not a listed token's; `lookalike` is the listed token with the same short address. */
interface UnlistedAddress {
  address: Address
  lookalike: Token | null
}

interface SearchBoxProps {
  text: string
  /** Whether the results may be shown; the caller keeps its identity while it does not change. */
  isOpen: boolean
  results: readonly Token[]
  /** Others, of which a word of the name begins with the text. */
  byName?: readonly Token[]
  /** Why a token's symbol alone does not identify it. */
  lookalikes?: Readonly<Record<Address, LookalikeKind>>
  unlisted?: UnlistedAddress | null
  /** The list is being read: the matches are not known yet. */
  loading?: boolean
  /** No list could be read: nobody knows what matches, and nothing is said of it. */
  isUnread?: boolean
  onText: (text: string) => void
  onOpen: (isOpen: boolean) => void
  /** Opens the token's page; the caller clears the text. */
  onChoose: (address: Address) => void
  /** Announced politely, such as the number of results once typing has stopped. */
  announcement?: string
}

type Press = (event: MouseEvent, address: Address) => void

const NO_LOOKALIKES: Readonly<Record<Address, LookalikeKind>> = {}
const VIEW_HEIGHT = 388

/** Token search in the top bar. The frame's class names are those of the static page. */
export function SearchBox(props: SearchBoxProps) {
  const { text, results, byName = [], unlisted = null, onText, onOpen, onChoose } = props
  const isSilent = Boolean(props.isUnread) && unlisted === null
  const shown = props.isOpen && text.trim() !== '' && !isSilent
  const { options, between } = searchRows([
    { name: '', tokens: results },
    { name: searchGroups.byName, tokens: byName },
  ])
  const open = () => {
    onOpen(true)
  }
  const close = () => {
    onOpen(false)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest('.search')?.contains(relatedTarget)) close()
  }
  const choose = (address: Address) => {
    close()
    onChoose(address)
  }
  const press: Press = (event, address) => {
    // A press meant to open another tab is left to the link.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(address)
  }

  return (
    <Combobox<Address>
      labels={searchLabels}
      text={text}
      isOpen={shown}
      options={options}
      isFirstKept
      viewHeight={VIEW_HEIGHT}
      listClass={styles.list}
      field={{ enterKeyHint: 'go', onFocus: open, onClick: open }}
      onText={(next) => {
        onText(next)
        open()
      }}
      onEnter={(id, isShift) => {
        const address = id ?? unlisted?.address
        if (address && !isShift) choose(address)
      }}
      onOpen={open}
      onBlur={leave}
      onEscape={close}
      draw={(drawn) => <Options {...props} groups={between(drawn.first, drawn.end)} drawn={drawn} onPress={press} />}
    >
      {({ field, list }) => (
        <div className="search" role="search">
          {field}
          {shown && (
            <div className={styles.results}>
              {options.count > 0 ? (
                <>
                  {list}
                  <Keys />
                </>
              ) : (
                <NoResult
                  text={text.trim()}
                  loading={props.loading}
                  isUnread={props.isUnread}
                  unlisted={unlisted}
                  onPress={press}
                  onBlur={leave}
                />
              )}
            </div>
          )}
          <div role="status">
            <Hidden>{props.announcement}</Hidden>
          </div>
        </div>
      )}
    </Combobox>
  )
}

interface OptionsProps extends Pick<SearchBoxProps, 'text' | 'lookalikes'> {
  groups: ReturnType<ReturnType<typeof searchRows>['between']>
  drawn: DrawnOptions
  onPress: Press
}

function Options({ text, lookalikes = NO_LOOKALIKES, groups, drawn, onPress }: OptionsProps) {
  return groups.map(({ name, tokens, index, hasHeading }) => {
    const rows = tokens.map((token, offset) => (
      <SearchOption
        key={token.address}
        token={token}
        lookalike={lookalikes[token.address]}
        match={text}
        isByName={name === searchGroups.byName}
        isActive={index + offset === drawn.active}
        attributes={drawn.attributesOf(index + offset)}
        onPress={onPress}
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

interface NoResultProps {
  text: string
  loading: boolean | undefined
  isUnread: boolean | undefined
  unlisted: UnlistedAddress | null
  onPress: Press
  onBlur: (event: FocusEvent) => void
}

function NoResult({ text, loading = false, isUnread = false, unlisted, onPress, onBlur }: NoResultProps) {
  const none = noMatch(text)
  const lookalike = unlisted?.lookalike && lookalikeAddress(unlisted.address, unlisted.lookalike)
  return (
    <div role="status">
      <div className={styles.none}>
        {!isUnread && <b>{loading ? loadingTokens : none.title}</b>}
        {unlisted ? (
          <TextLink
            to={tokenPath(unlisted.address)}
            onBlur={onBlur}
            onClick={(event) => {
              onPress(event, unlisted.address)
            }}
          >
            {openAddress}
          </TextLink>
        ) : (
          !loading && none.text
        )}
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
