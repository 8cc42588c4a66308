import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Address } from '../../domain/chain/address'
import type { Token, TokenMark } from '../../domain/token/token'
import { Hidden } from '../ui/text/Hidden'
import { Highlight, HighlightAddress } from '../ui/text/Highlight'
import { Icon } from '../ui/icon/Icon'
import { IconButton } from '../ui/IconButton'
import { evenRows, listWindow, scrollTopShowing } from '../ui/listWindow'
import { MarkTag } from '../ui/MarkTag'
import { Notice } from '../ui/Notice'
import { TextLink } from '../ui/text/TextLink'
import { TokenIcon } from '../ui/icon/TokenIcon'
import option from '../ui/TokenOption.module.css'
import styles from './SearchBox.module.css'

interface SearchBoxProps {
  text: string
  /** Whether what was found may be seen; the caller keeps it the same as long as it is. */
  isOpen: boolean
  results: readonly Token[]
  /** Why a token's symbol alone does not tell which one is meant. */
  marks?: Readonly<Record<Address, TokenMark>>
  /** An address that was pasted and is no listed token's; `twin` is the one whose short form is the same. */
  unlisted?: { address: Address; twin: Token | null } | null
  /** The list is being read: nobody knows yet what matches. */
  loading?: boolean
  onText: (text: string) => void
  onOpen: (isOpen: boolean) => void
  /** Opens the token's page; the caller clears the text. */
  onChoose: (address: Address) => void
  /** Said politely, such as the count of results once typing has stopped. */
  announcement?: string
}

const NO_MARKS: Readonly<Record<Address, TokenMark>> = {}
const pathOf = (address: Address) => `/token?address=${address}`
const ROW_HEIGHT = 56
const VIEW_HEIGHT = 388

/** Token search in the top bar. The frame's class names are those of the static page. */
export function SearchBox(props: SearchBoxProps) {
  const {
    text,
    isOpen,
    results,
    marks = NO_MARKS,
    unlisted = null,
    loading = false,
    onText,
    onOpen,
    onChoose,
    announcement = '',
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // By its address, so that it stays the same token when the list changes.
  const [chosen, setChosen] = useState<Address | null>(null)
  const [scrollTop, setScrollTop] = useState(0)

  const shown = isOpen && text.trim() !== ''
  const place = chosen === null ? -1 : results.findIndex(({ address }) => address === chosen)
  const active = Math.max(0, place)
  // The first row is chosen like any other: a list that changes puts no other token under the Enter key.
  if (shown && place < 0 && results[0]) setChosen(results[0].address)
  const rows = evenRows(results.length, ROW_HEIGHT)
  const { first, end, before, after } = listWindow(rows, scrollTop, VIEW_HEIGHT)
  const optionId = (index: number) => `${id}-${index}`

  const scrollTo = (top: number) => {
    setScrollTop(top)
    if (list.current) list.current.scrollTop = top
  }
  const change = (next: string) => {
    onText(next)
    onOpen(true)
    setChosen(null)
    scrollTo(0)
  }
  const activate = (index: number) => {
    setChosen(results[index]?.address ?? null)
    scrollTo(scrollTopShowing(index, rows, scrollTop, list.current?.clientHeight || VIEW_HEIGHT))
  }
  const choose = (address: Address) => {
    onOpen(false)
    onChoose(address)
  }
  const press = (event: MouseEvent, address: Address) => {
    // A press that asks for another tab is left to the link.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(address)
  }

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest('.search')?.contains(relatedTarget)) onOpen(false)
  }

  const keys: Record<string, () => void> = {
    ArrowDown: () => {
      activate((active + 1) % results.length)
    },
    ArrowUp: () => {
      activate((active - 1 + results.length) % results.length)
    },
    Home: () => {
      activate(0)
    },
    End: () => {
      activate(results.length - 1)
    },
    Enter: () => {
      const address = results[active]?.address ?? unlisted?.address
      if (address) choose(address)
    },
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      if (text !== '') change('')
      else onOpen(false)
      return
    }
    if (!shown && event.key === 'ArrowDown' && text.trim() !== '') {
      event.preventDefault()
      onOpen(true)
      return
    }
    // With another key they are for the text, such as to select it to its end.
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    const act = keys[event.key]
    if (!shown || (results.length === 0 && !unlisted) || !act) return
    event.preventDefault()
    act()
  }

  return (
    <div className="search" role="search">
      <div className="field">
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Search tokens"
          aria-expanded={shown && results.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= first && active < end ? optionId(active) : undefined}
          placeholder="Paste address or search symbols"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => {
            change(event.target.value)
          }}
          onFocus={() => {
            onOpen(true)
          }}
          onClick={() => {
            onOpen(true)
          }}
          onKeyDown={pressKey}
          onBlur={leave}
        />
        {text !== '' && (
          <IconButton
            icon="close"
            label="Clear search"
            size="sm"
            onBlur={leave}
            onClick={() => {
              change('')
              input.current?.focus()
            }}
          />
        )}
      </div>
      {shown && (
        <div className={styles.results}>
          {results.length > 0 ? (
            <>
              <div
                ref={list}
                className={styles.list}
                id={`${id}-list`}
                role="listbox"
                aria-label="Tokens"
                tabIndex={-1}
                onScroll={(event) => {
                  setScrollTop(event.currentTarget.scrollTop)
                }}
                // The field keeps the focus while the list is used.
                onMouseDown={(event) => {
                  event.preventDefault()
                }}
              >
                <div style={{ height: before }} role="presentation" />
                {results.slice(first, end).map((token, offset) => {
                  const index = first + offset
                  const mark = marks[token.address]
                  return (
                    <Link
                      key={token.address}
                      id={optionId(index)}
                      className={index === active ? `${option.option} ${option.active}` : option.option}
                      role="option"
                      aria-selected={index === active}
                      aria-setsize={results.length}
                      aria-posinset={index + 1}
                      tabIndex={-1}
                      to={pathOf(token.address)}
                      title={token.address}
                      onClick={(event) => {
                        press(event, token.address)
                      }}
                    >
                      <TokenIcon symbol={token.symbol} address={token.address} logoURI={token.logoURI} size={36} />
                      <span className={option.words}>
                        <b>
                          <span className={option.symbol}>
                            <Highlight text={token.symbol} match={text} />
                          </span>
                          {mark && <MarkTag mark={mark} />}
                        </b>
                        <span>{token.name}</span>
                      </span>
                      <span className={option.address}>
                        <HighlightAddress address={token.address} match={text} />
                      </span>
                    </Link>
                  )
                })}
                <div style={{ height: after }} role="presentation" />
              </div>
              <div className={styles.keys} aria-hidden="true">
                <span>
                  <kbd>↑</kbd>
                  <kbd>↓</kbd>Move
                </span>
                <span>
                  <kbd>Enter</kbd>Open
                </span>
                <span>
                  <kbd>Esc</kbd>Close
                </span>
              </div>
            </>
          ) : (
            <div role="status">
              <div className={styles.none}>
                <b>{loading ? 'Loading tokens' : `No token matches “${text.trim()}”`}</b>
                {unlisted ? (
                  <TextLink
                    to={pathOf(unlisted.address)}
                    onBlur={leave}
                    onClick={(event) => {
                      press(event, unlisted.address)
                    }}
                  >
                    Open the page of this address
                  </TextLink>
                ) : (
                  !loading && 'Check the spelling, or paste the full contract address.'
                )}
              </div>
              {unlisted?.twin && (
                <div className={styles.twin}>
                  <Notice kind="warn" title={`This is not the address of ${unlisted.twin.symbol}`}>
                    Both begin and end alike. You pasted {unlisted.address}, {unlisted.twin.symbol} on the list is{' '}
                    {unlisted.twin.address}.
                  </Notice>
                </div>
              )}
            </div>
          )}
        </div>
      )}
      <div role="status">
        <Hidden>{announcement}</Hidden>
      </div>
    </div>
  )
}
