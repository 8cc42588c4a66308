import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { CurrencyId } from '../../domain/token'
import { Button } from '../ui/Button'
import { Chip } from '../ui/Chip'
import { Dialog } from '../ui/Dialog'
import { Hidden } from '../ui/Hidden'
import { Highlight, HighlightAddress } from '../ui/Highlight'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { listWindow, scrollTopShowing } from '../ui/listWindow'
import { Notice } from '../ui/Notice'
import { Skeleton } from '../ui/Skeleton'
import { Tag } from '../ui/Tag'
import { TokenIcon } from '../ui/TokenIcon'
import option from '../ui/TokenOption.module.css'
import styles from './TokenSelectDialog.module.css'

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
}

export interface TokenRowGroup {
  /** An empty name draws no heading. */
  name: string
  rows: readonly TokenRow[]
}

interface TokenSelectDialogProps {
  title: string
  text: string
  /** Shown as chips while nothing is typed. */
  common: readonly TokenRow[]
  groups: readonly TokenRowGroup[]
  /** A pasted address that is not on the list, as its contract describes itself. */
  unlisted: TokenRow | null
  /** The list, or a pasted address, is being read. */
  loading: boolean
  onText: (text: string) => void
  onChoose: (id: CurrencyId) => void
  onClose: () => void
}

type Line = { kind: 'heading'; name: string } | { kind: 'row'; row: TokenRow; index: number }

const ROW_HEIGHT = 56
const HEADING_HEIGHT = 34
const VIEW_HEIGHT = 480
const SKELETON_WIDTHS = [92, 74, 110, 64, 88]

function linesOf(groups: readonly TokenRowGroup[]): Line[] {
  let index = 0
  return groups.flatMap(({ name, rows }) => [
    ...(name === '' || rows.length === 0 ? [] : [{ kind: 'heading' as const, name }]),
    ...rows.map((row) => ({ kind: 'row' as const, row, index: index++ })),
  ])
}

function RowContent({ row, match, unlisted }: { row: TokenRow; match: string; unlisted: boolean }) {
  return (
    <>
      <TokenIcon symbol={row.symbol} address={row.id} logoURI={row.logoURI} size={36} />
      <span className={option.words}>
        <b>
          <span className={option.symbol}>
            <Highlight text={row.symbol} match={match} />
          </span>
          {unlisted && <Tag tone="warn">Not on list</Tag>}
        </b>
        <span>{unlisted ? `${row.name}, read from the contract` : row.name}</span>
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
        row.id.startsWith('0x') && (
          <span className={`${option.address} ${styles.address}`}>
            <HighlightAddress address={row.id} match={match} />
          </span>
        )
      )}
    </>
  )
}

/** Chooses the token of one side of a trade. */
export function TokenSelectDialog(props: TokenSelectDialogProps) {
  const { title, text, common, groups, unlisted, loading, onText, onChoose, onClose } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const confirmUnlisted = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [scrollTop, setScrollTop] = useState(0)

  const lines = linesOf(unlisted ? [{ name: '', rows: [unlisted] }] : groups)
  const rows = lines.flatMap((line) => (line.kind === 'row' ? [line.row] : []))
  const heights = lines.map(({ kind }) => (kind === 'row' ? ROW_HEIGHT : HEADING_HEIGHT))
  const { first, end, before, after } = listWindow(heights, scrollTop)
  const drawn = lines.slice(first, end)
  const firstFree = rows.findIndex(({ taken }) => !taken)
  const active = chosen !== null && chosen < rows.length ? chosen : firstFree
  const activeDrawn = drawn.some((line) => line.kind === 'row' && line.index === active)
  const searching = text.trim() !== ''
  const optionId = (index: number) => `${id}-${index}`

  const scrollTo = (top: number) => {
    setScrollTop(top)
    if (list.current) list.current.scrollTop = top
  }
  const change = (next: string) => {
    onText(next)
    setChosen(null)
    scrollTo(0)
  }
  const activate = (index: number) => {
    setChosen(index)
    const line = lines.findIndex((candidate) => candidate.kind === 'row' && candidate.index === index)
    scrollTo(index === 0 ? 0 : scrollTopShowing(line, heights, scrollTop, list.current?.clientHeight || VIEW_HEIGHT))
  }
  /** A token that is not on the list takes one more, deliberate press. */
  const choose = (row: TokenRow | undefined) => {
    if (!row || row.taken) return
    if (unlisted) confirmUnlisted.current?.focus()
    else onChoose(row.id)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => {
      activate((active + 1) % rows.length)
    },
    ArrowUp: () => {
      activate((active - 1 + rows.length) % rows.length)
    },
    Home: () => {
      activate(0)
    },
    End: () => {
      activate(rows.length - 1)
    },
    Enter: () => {
      choose(rows[active])
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
    const act = keys[event.key]
    if (rows.length === 0 || !act) return
    event.preventDefault()
    act()
  }

  return (
    <Dialog title={title} tall onClose={onClose}>
      <div className={styles.top}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label="Search tokens"
            aria-expanded={rows.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={activeDrawn ? optionId(active) : undefined}
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
        {!searching && common.length > 0 && (
          <div className={styles.chips} role="group" aria-label="Common tokens">
            {common.map((row) => (
              <Chip
                key={row.id}
                outlined
                className={styles.chip}
                disabled={Boolean(row.taken)}
                onClick={() => {
                  onChoose(row.id)
                }}
              >
                <TokenIcon symbol={row.symbol} address={row.id} logoURI={row.logoURI} size={20} />
                {row.symbol}
              </Chip>
            ))}
          </div>
        )}
      </div>
      {rows.length > 0 && (
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
          {drawn.map((line) =>
            line.kind === 'heading' ? (
              <div key={line.name} className={styles.heading} role="presentation">
                {line.name}
              </div>
            ) : (
              <button
                key={line.row.id}
                id={optionId(line.index)}
                type="button"
                role="option"
                className={[
                  option.option,
                  line.index === active && !line.row.taken && option.active,
                  line.row.taken && option.taken,
                ]
                  .filter(Boolean)
                  .join(' ')}
                aria-selected={line.index === active}
                aria-disabled={line.row.taken ? true : undefined}
                aria-setsize={rows.length}
                aria-posinset={line.index + 1}
                tabIndex={-1}
                title={line.row.id.startsWith('0x') ? line.row.id : undefined}
                onClick={() => {
                  choose(line.row)
                }}
              >
                <RowContent row={line.row} match={text} unlisted={unlisted !== null} />
              </button>
            ),
          )}
          <div style={{ height: after }} role="presentation" />
        </div>
      )}
      {rows.length === 0 && loading && (
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
      {rows.length === 0 && !loading && searching && (
        <div className={styles.none} role="status">
          <span className={styles.mark}>
            <Icon name="search" size={24} />
          </span>
          <b>No token matches “{text.trim()}”</b>
          <p>Check the spelling, or paste the full contract address.</p>
        </div>
      )}
      {unlisted && !unlisted.taken && (
        <div className={styles.warning}>
          <Notice
            kind="warn"
            role="status"
            title="This token is not on the public list"
            action={
              <Button
                ref={confirmUnlisted}
                kind="outline"
                size="sm"
                onClick={() => {
                  onChoose(unlisted.id)
                }}
              >
                Use this token
              </Button>
            }
          >
            Anyone can create a token with any name. Check the address with a source you trust before you trade.
          </Notice>
        </div>
      )}
    </Dialog>
  )
}
