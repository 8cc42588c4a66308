import { loadingTokens, lookalikeAddress, noMatch, openAddress, searchKeys } from '#copy/token/search'
import { searchLabels } from '#copy/token/searchField'
import type { FocusEvent, MouseEvent } from 'react'
import type { Address } from '../../domain/chain/address'
import type { Token, LookalikeKind } from '../../domain/token/token'
import { Combobox } from '../ui/combobox/Combobox'
import { evenRows, OPTION_HEIGHT } from '../ui/combobox/listWindow'
import { Hidden } from '../ui/text/Hidden'
import { Notice } from '../ui/Notice'
import { TextLink } from '../ui/text/TextLink'
import { SearchOption, tokenPath } from './SearchOption'
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
  /** Why a token's symbol alone does not identify it. */
  lookalikes?: Readonly<Record<Address, LookalikeKind>>
  unlisted?: UnlistedAddress | null
  /** The list is being read: the matches are not known yet. */
  loading?: boolean
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
  const { text, results, lookalikes = NO_LOOKALIKES, unlisted = null, onText, onOpen, onChoose } = props
  const shown = props.isOpen && text.trim() !== ''
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
      options={{
        count: results.length,
        idAt: (index) => results[index]?.address,
        indexOf: (id) => results.findIndex(({ address }) => address === id),
        rows: evenRows(results.length, OPTION_HEIGHT),
        lineOf: (index) => index,
      }}
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
      draw={({ first, end, active, attributesOf }) =>
        results
          .slice(first, end)
          .map((token, offset) => (
            <SearchOption
              key={token.address}
              token={token}
              lookalike={lookalikes[token.address]}
              match={text}
              isActive={first + offset === active}
              attributes={attributesOf(first + offset)}
              onPress={press}
            />
          ))
      }
    >
      {({ field, list }) => (
        <div className="search" role="search">
          {field}
          {shown && (
            <div className={styles.results}>
              {results.length > 0 ? (
                <>
                  {list}
                  <Keys />
                </>
              ) : (
                <NoResult
                  text={text.trim()}
                  loading={props.loading ?? false}
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
  loading: boolean
  unlisted: UnlistedAddress | null
  onPress: Press
  onBlur: (event: FocusEvent) => void
}

function NoResult({ text, loading, unlisted, onPress, onBlur }: NoResultProps) {
  const none = noMatch(text)
  const lookalike = unlisted?.lookalike && lookalikeAddress(unlisted.address, unlisted.lookalike)
  return (
    <div role="status">
      <div className={styles.none}>
        <b>{loading ? loadingTokens : none.title}</b>
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
