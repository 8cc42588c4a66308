import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { shortAddress } from '../../domain/chain/address'
import { type CurrencyId, NATIVE } from '../../domain/token/token'
import { StateMessage } from '../ui/StateMessage'
import { Button } from '../ui/Button'
import { Chip } from '../ui/Chip'
import { Dialog } from '../ui/Dialog'
import { Hidden } from '../ui/text/Hidden'
import { Highlight, HighlightAddress } from '../ui/text/Highlight'
import { Icon, type IconName } from '../ui/icon/Icon'
import { IconButton } from '../ui/IconButton'
import { listWindow, scrollTopShowing } from '../ui/listWindow'
import { Notice } from '../ui/Notice'
import { Skeleton } from '../ui/Skeleton'
import { Tag } from '../ui/Tag'
import { TokenIcon } from '../ui/icon/TokenIcon'
import option from '../ui/TokenOption.module.css'
import styles from './TokenSelectDialog.module.css'
import type { TokenLine, TokenLines } from './tokenLines'

export interface TokenRow {
  /** The address, or the mark of the chain's own coin, which has none. */
  id: CurrencyId
  symbol: string
  name: string
  logoURI: string | null
  /** Shown instead of the address where the account holds some. */
  balance?: string | null
  fiat?: string | null
  /** The other side of the trade, which cannot be chosen. */
  taken?: 'Selling' | 'Receiving' | null
  isUnlisted?: boolean
  isFavourite?: boolean
}

interface TokenSelectDialogProps {
  title: string
  text: string
  /** Shown as chips while nothing is typed: what was chosen last, and what is chosen often. */
  recent: readonly TokenRow[]
  common: readonly TokenRow[]
  /** Of thousands of tokens only the ids: what a row says is asked of `rowOf` when it is drawn. */
  list: TokenLines
  rowOf: (id: CurrencyId) => TokenRow
  /** Why a token could be taken for another, in words. */
  warnings: ReadonlyMap<CurrencyId, string>
  /** The one row of the list, if it is a pasted address that is on no list and was never accepted. */
  unlisted: TokenRow | null
  /** The listed token whose short form is that of the unlisted one. */
  twin?: { symbol: string; address: string } | null
  /** The list, or a pasted address, is being read. */
  loading: boolean
  /** Why nothing is found; null where the text is on no token. */
  problem: { title: string; text: string } | null
  /** Said politely, such as the count of results once typing has stopped. */
  announcement: string
  onText: (text: string) => void
  onChoose: (id: CurrencyId) => void
  /** On the button below the warning about an unlisted token. */
  acceptLabel: string
  /** Somebody goes on with the unlisted token in spite of the warning. */
  onAccept: () => void
  onFavourite: (id: CurrencyId, isFavourite: boolean) => void
  onClose: () => void
}

const VIEW_HEIGHT = 480
/** No dialog is higher, in px. */
const VIEW_MAX = 680
const SKELETON_WIDTHS = [92, 74, 110, 64, 88]

/** The drawn lines of each group, for an element around each. */
function byGroup(lines: readonly TokenLine[]): { name: string; lines: TokenLine[] }[] {
  const groups: { name: string; lines: TokenLine[] }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last?.name === line.group) last.lines.push(line)
    else groups.push({ name: line.group, lines: [line] })
  }
  return groups
}

function RowContent({ row, match, warning }: { row: TokenRow; match: string; warning: string | undefined }) {
  const address = row.id === NATIVE ? null : <HighlightAddress address={row.id} match={match} />
  // Where the name alone may deceive, the address is shown on every screen, also beside a balance.
  const isAddressFirst = address && (warning !== undefined || (row.isUnlisted && row.balance))
  return (
    <>
      <TokenIcon symbol={row.symbol} address={row.id} logoURI={row.logoURI} size={36} />
      <span className={option.words}>
        <b>
          <span className={option.symbol}>
            <Highlight text={row.symbol} match={match} />
          </span>
          {row.isUnlisted && <Tag tone="warn">Not on list</Tag>}
        </b>
        <span>
          {isAddressFirst && <>{address} </>}
          {row.isUnlisted ? `${row.name}, read from the contract` : row.name}
        </span>
      </span>
      {row.taken ? (
        <Tag tone="accent" icon="check">
          {row.taken}
        </Tag>
      ) : row.balance ? (
        <span className={option.amounts}>
          <b>{row.balance}</b>
          {row.fiat && <span>{row.fiat}</span>}
        </span>
      ) : (
        !isAddressFirst && <span className={`${option.address} ${styles.address}`}>{address}</span>
      )}
      {warning !== undefined && (
        <span className={styles.warning}>
          <Icon name="alert" size={14} />
          {warning}
        </span>
      )}
    </>
  )
}

interface TokenChipsProps {
  label: string
  icon?: IconName
  rows: readonly TokenRow[]
  warnings: ReadonlyMap<CurrencyId, string>
  onChoose: (id: CurrencyId) => void
}

function TokenChips({ label, icon, rows, warnings, onChoose }: TokenChipsProps) {
  if (rows.length === 0) return null
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {icon && <Icon name={icon} size={16} className={styles.mark} />}
      {rows.map(({ id, symbol, logoURI, taken, isUnlisted }) => {
        const doubt = warnings.get(id) ?? (isUnlisted ? 'Not on list' : null)
        return (
          <Chip
            key={id}
            outlined
            className={styles.chip}
            disabled={Boolean(taken)}
            title={id === NATIVE ? undefined : id}
            onClick={() => {
              onChoose(id)
            }}
          >
            <TokenIcon symbol={symbol} address={id} logoURI={logoURI} size={20} />
            {symbol}
            {doubt !== null && (
              <>
                <span className={option.address}>{shortAddress(id)}</span>
                <span className={styles.doubt}>
                  <Icon name="alert" size={14} />
                </span>
                <Hidden> {doubt}</Hidden>
              </>
            )}
          </Chip>
        )
      })}
    </div>
  )
}

/**
 * Chooses the token of one side of a trade.
 *
 * The stars stand beside the list box and not in its options: what is inside an option is presentation only, so a
 * button there would not exist for a screen reader. They lie over their rows, in a group of their own that Tab leads
 * to, one stop for the active row; from the field Shift and Enter do the same.
 */
export function TokenSelectDialog(props: TokenSelectDialogProps) {
  const { title, text, recent, common, list, rowOf, warnings, unlisted, twin = null, loading, problem } = props
  const { acceptLabel, onText, onChoose, onAccept, onFavourite, onClose } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const confirmUnlisted = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<CurrencyId | null>(null)
  const [scrollTop, setScrollTop] = useState(0)
  const [starred, setStarred] = useState('')

  const { rows: lines, ids } = list
  const row = (currency: CurrencyId) => (unlisted?.id === currency ? unlisted : rowOf(currency))
  const { first, end, before, after } = listWindow(lines, scrollTop, VIEW_MAX)
  const drawn = list.between(first, end)
  const kept = chosen === null ? -1 : ids.indexOf(chosen)
  const active = kept >= 0 ? kept : ids.findIndex((each) => !row(each).taken)
  const activeDrawn = drawn.some(({ index }) => index === active)
  const searching = text.trim() !== ''
  const optionId = (index: number) => `${id}-${index}`
  const viewHeight = () => scroller.current?.clientHeight || VIEW_HEIGHT

  const scrollTo = (top: number) => {
    setScrollTop(top)
    if (scroller.current) scroller.current.scrollTop = top
  }
  const change = (next: string) => {
    onText(next)
    setChosen(null)
    // What was said of a star must not keep the count from being said.
    setStarred('')
    scrollTo(0)
  }
  const activate = (index: number) => {
    setChosen(ids[index] ?? null)
    scrollTo(index === 0 ? 0 : scrollTopShowing(list.lineOf(index), lines, scrollTop, viewHeight()))
  }
  /** A page less one row, so that one row stays in view; it ends at the ends. */
  const page = (direction: 1 | -1) => {
    const rows = Math.max(1, Math.floor(viewHeight() / 56) - 1)
    activate(Math.min(Math.max(active + direction * rows, 0), ids.length - 1))
  }
  /** A token that is not on the list takes one more, deliberate press. */
  const choose = (currency: CurrencyId | undefined) => {
    if (currency === undefined || row(currency).taken) return
    if (unlisted) confirmUnlisted.current?.focus()
    else onChoose(currency)
  }
  const star = (currency: CurrencyId) => {
    const { symbol, isFavourite = false } = row(currency)
    onFavourite(currency, !isFavourite)
    setStarred(isFavourite ? `${symbol} removed from favourites` : `${symbol} added to favourites`)
  }
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => {
      activate((active + 1) % ids.length)
    },
    ArrowUp: () => {
      activate((active - 1 + ids.length) % ids.length)
    },
    PageDown: () => {
      page(1)
    },
    PageUp: () => {
      page(-1)
    },
    Home: () => {
      activate(0)
    },
    End: () => {
      activate(ids.length - 1)
    },
    Enter: ({ shiftKey }) => {
      const currency = ids[active]
      if (!shiftKey) choose(currency)
      else if (currency !== undefined && !unlisted) star(currency)
    },
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && text !== '') {
      // Clears first; the next one closes the dialog.
      event.preventDefault()
      event.stopPropagation()
      change('')
      return
    }
    // With another key they are for the text, such as to select it to its end.
    if (event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && event.key !== 'Enter')) return
    const act = keys[event.key]
    if (ids.length === 0 || !act) return
    event.preventDefault()
    act(event)
  }

  const optionOf = (currency: CurrencyId, index: number) => {
    const shown = row(currency)
    const warning = warnings.get(currency)
    const classes = [
      option.option,
      styles.row,
      index === active && !shown.taken && option.active,
      shown.taken && option.taken,
      warning !== undefined && styles.warned,
    ]
    return (
      <button
        key={currency}
        id={optionId(index)}
        type="button"
        role="option"
        className={classes.filter(Boolean).join(' ')}
        aria-selected={index === active}
        aria-disabled={shown.taken ? true : undefined}
        aria-setsize={ids.length}
        aria-posinset={index + 1}
        tabIndex={-1}
        title={currency === NATIVE ? undefined : currency}
        onClick={() => {
          choose(currency)
        }}
      >
        <RowContent row={shown} match={text} warning={warning} />
      </button>
    )
  }

  return (
    <Dialog title={title} tall onClose={onClose}>
      <div className={styles.top}>
        <div className={`field ${styles.field}`}>
          <Icon name="search" />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label="Search tokens"
            aria-expanded={ids.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={activeDrawn ? optionId(active) : undefined}
            aria-describedby={`${id}-keys`}
            placeholder="Paste address or search symbols"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            data-initial-focus
            value={text}
            onChange={(event) => {
              change(event.target.value)
            }}
            onKeyDown={press}
          />
          {text !== '' && (
            <IconButton
              icon="close"
              label="Clear search"
              size="sm"
              onClick={() => {
                change('')
                input.current?.focus()
              }}
            />
          )}
        </div>
        <span id={`${id}-keys`} hidden>
          Shift and Enter add the token to your favourites.
        </span>
        {!searching && (
          <>
            <TokenChips label="Recent tokens" icon="clock" rows={recent} warnings={warnings} onChoose={onChoose} />
            <TokenChips label="Common tokens" rows={common} warnings={warnings} onChoose={onChoose} />
          </>
        )}
      </div>
      {ids.length > 0 && (
        <div
          ref={scroller}
          className={styles.list}
          role="presentation"
          onScroll={(event) => {
            setScrollTop(event.currentTarget.scrollTop)
          }}
          // The field keeps the focus while the list is used.
          onMouseDown={(event) => {
            event.preventDefault()
          }}
        >
          <div id={`${id}-list`} role="listbox" aria-label="Tokens" tabIndex={-1}>
            <div style={{ height: before }} role="presentation" />
            {byGroup(drawn).map(({ name, lines: ofGroup }) => {
              const content = ofGroup.map((line) =>
                line.kind === 'heading' ? (
                  <div key="heading" className={styles.heading} role="presentation">
                    {name}
                  </div>
                ) : (
                  optionOf(line.id, line.index)
                ),
              )
              return name === '' ? (
                content
              ) : (
                <div key={name} role="group" aria-label={name}>
                  {content}
                </div>
              )
            })}
            <div style={{ height: after }} role="presentation" />
          </div>
          {!unlisted && (
            <div role="group" aria-label="Favourite tokens">
              {drawn.map((line) => {
                if (line.kind === 'heading') return null
                const { symbol, isFavourite = false } = row(line.id)
                return (
                  <IconButton
                    key={line.id}
                    icon="star"
                    size="sm"
                    label={`Favourite ${symbol}`}
                    title="Favourite (Shift+Enter)"
                    aria-keyshortcuts="Shift+Enter"
                    aria-pressed={isFavourite}
                    className={styles.star}
                    style={{ top: line.top }}
                    tabIndex={line.index === active ? 0 : -1}
                    onClick={() => {
                      star(line.id)
                    }}
                  />
                )
              })}
            </div>
          )}
        </div>
      )}
      {ids.length === 0 && loading && (
        <>
          <ul className={styles.list} aria-hidden="true">
            {SKELETON_WIDTHS.map((width) => (
              <li key={width} className={option.option}>
                <Skeleton width={36} height={36} round />
                <span className={`${option.words} ${styles.loadingWords}`}>
                  <Skeleton width={56} />
                  <Skeleton width={width} height={12} />
                </span>
                <Skeleton width={52} />
              </li>
            ))}
          </ul>
          <div role="status">
            <Hidden>Loading tokens</Hidden>
          </div>
        </>
      )}
      {ids.length === 0 && !loading && searching && (
        <div className={styles.none} role="status">
          <StateMessage
            icon="search"
            title={problem?.title ?? `No token matches “${text.trim()}”`}
            text={problem?.text ?? 'Check the spelling, or paste the full contract address.'}
          />
        </div>
      )}
      {unlisted && !unlisted.taken && (
        <div className={styles.notice}>
          <Notice
            kind="warn"
            role="status"
            title="This token is not on the public list"
            action={
              <Button ref={confirmUnlisted} kind="outline" size="sm" onClick={onAccept}>
                {acceptLabel}
              </Button>
            }
          >
            {twin
              ? `Its address begins and ends like that of ${twin.symbol}, but is another: ${unlisted.id} is not ${twin.address}. Check every digit before you trade.`
              : 'Anyone can create a token with any name. Check the address with a source you trust before you trade.'}
          </Notice>
        </div>
      )}
      <div role="status">
        <Hidden>{starred || props.announcement}</Hidden>
      </div>
    </Dialog>
  )
}
