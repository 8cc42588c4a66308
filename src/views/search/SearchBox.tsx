import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Token } from '../../domain/token'
import { Hidden } from '../ui/Hidden'
import { Highlight, HighlightAddress } from '../ui/Highlight'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { listWindow, scrollTopShowing } from '../ui/listWindow'
import { TokenIcon } from '../ui/TokenIcon'
import option from '../ui/TokenOption.module.css'
import styles from './SearchBox.module.css'

interface SearchBoxProps {
  text: string
  results: readonly Token[]
  onText: (text: string) => void
  /** Opens the token's page; the caller clears the text. */
  onChoose: (token: Token) => void
  /** Said politely, such as the count of results once typing has stopped. */
  announcement?: string
}

const ROW_HEIGHT = 56
const VIEW_HEIGHT = 388

/** Token search in the top bar. The frame's class names are those of the static page. */
export function SearchBox({ text, results, onText, onChoose, announcement = '' }: SearchBoxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  const [scrollTop, setScrollTop] = useState(0)

  const shown = open && text.trim() !== ''
  const active = Math.min(chosen, results.length - 1)
  const heights = results.map(() => ROW_HEIGHT)
  const { first, end, before, after } = listWindow(heights, scrollTop)
  const optionId = (index: number) => `${id}-${index}`

  const scrollTo = (top: number) => {
    setScrollTop(top)
    if (list.current) list.current.scrollTop = top
  }
  const change = (next: string) => {
    onText(next)
    setOpen(true)
    setChosen(0)
    scrollTo(0)
  }
  const activate = (index: number) => {
    setChosen(index)
    scrollTo(scrollTopShowing(index, heights, scrollTop, list.current?.clientHeight || VIEW_HEIGHT))
  }
  const choose = (token: Token) => {
    setOpen(false)
    onChoose(token)
  }
  const pressOption = (event: MouseEvent, token: Token) => {
    // A press that asks for another tab is left to the link.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(token)
  }

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest('.search')?.contains(relatedTarget)) setOpen(false)
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
      const token = results[active]
      if (token) choose(token)
    },
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      if (text !== '') change('')
      else setOpen(false)
      return
    }
    if (!shown && event.key === 'ArrowDown' && text.trim() !== '') {
      event.preventDefault()
      setOpen(true)
      return
    }
    const act = keys[event.key]
    if (!shown || results.length === 0 || !act) return
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
            setOpen(true)
          }}
          onClick={() => {
            setOpen(true)
          }}
          onKeyDown={press}
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
                      to={`/token?address=${token.address}`}
                      title={token.address}
                      onClick={(event) => {
                        pressOption(event, token)
                      }}
                    >
                      <TokenIcon symbol={token.symbol} address={token.address} logoURI={token.logoURI} size={36} />
                      <span className={option.words}>
                        <b>
                          <span className={option.symbol}>
                            <Highlight text={token.symbol} match={text} />
                          </span>
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
            <div className={styles.none} role="status">
              <b>No token matches “{text.trim()}”</b>
              Check the spelling, or paste the full contract address.
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
