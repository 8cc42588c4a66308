import {
  noMatch,
  searchLabels,
  favouriteText,
  selectorGroups,
  stars,
  unlisted as words,
  unlistedLookalikeAddress,
} from '#copy/search/search'
import { useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { quoted } from '#domain/browser/text'
import type { TokenKey } from '#domain/search/otherNetworks'
import type { CurrencyId } from '#domain/token/token'
import { Button } from '../ui/Button'
import { Combobox, type DrawnOptions } from '../ui/combobox/Combobox'
import { Dialog } from '../ui/Dialog'
import { Hidden } from '../ui/text/Hidden'
import { Notice } from '../ui/Notice'
import { StateMessage } from '../ui/StateMessage'
import option from '../ui/TokenOption.module.css'
import { InvisibleNote, QUOTED_MAX } from './InvisibleNote'
import { OptionsSkeleton } from './OptionsSkeleton'
import { FavouriteStars } from './FavouriteStars'
import { TokenChips } from './TokenChips'
import type { TokenLine, TokenLines } from './tokenLines'
import { type TokenRow, TokenRowOption } from './TokenRow'
import styles from './TokenSelectDialog.module.css'

interface TokenSelectDialogProps {
  title: string
  /** The select for the network; null if there is only one network. */
  network: ReactNode
  text: string
  /** What is searched for, if this is not the text itself. */
  searched?: string
  /** The recent and common tokens, which are shown as chips while nothing is typed. */
  recent: readonly TokenRow[]
  common: readonly TokenRow[]
  /** The list contains only token ids, because there may be thousands. `rowOf` is called when a row is rendered. */
  list: TokenLines
  rowOf: (id: TokenKey) => TokenRow
  /** For each token that could be mistaken for another token, the reason. */
  lookalikes: ReadonlyMap<TokenKey, string>
  /** The token at a pasted address that is on no list and was not accepted before. It is then the only row. */
  unlisted: TokenRow | null
  /** The listed token whose shortened address is the same as that of the unlisted token. */
  listedLookalike?: { symbol: string; address: string } | null
  /** Whether the token list or the token at a pasted address is being read. */
  loading: boolean
  /** Whether no list could be loaded, so that the matches are unknown. */
  isUnread?: boolean
  problem: { title: string; text: string } | null
  elsewhere?: { text: string; offers: ReactNode } | null
  /** What screen readers announce, such as the number of results once the visitor has stopped typing. */
  announcement: string
  onText: (text: string) => void
  onChoose: (id: TokenKey) => void
  acceptLabel: string
  onAccept: () => void
  onFavourite: (id: CurrencyId, isFavourite: boolean) => void
  onClose: () => void
}

const VIEW_HEIGHT = 480
const VIEW_MAX = 680

export function TokenSelectDialog(props: TokenSelectDialogProps) {
  const { title, text, list, rowOf, lookalikes, unlisted, onText, onChoose, onFavourite, onClose } = props
  const searched = props.searched ?? text
  const keysId = useId()
  const confirmUnlisted = useRef<HTMLButtonElement>(null)
  const [starred, setStarred] = useState('')

  const { ids } = list
  const row = (currency: TokenKey) => (unlisted?.id === currency ? unlisted : rowOf(currency))
  const searching = searched.trim() !== ''

  /** Chooses a token. An unlisted token is chosen only after a second press. */
  const choose = (currency: TokenKey) => {
    if (row(currency).taken) return
    if (unlisted) confirmUnlisted.current?.focus()
    else onChoose(currency)
  }
  const star = (currency: TokenKey) => {
    const { id, symbol, network, isFavourite = false } = row(currency)
    if (network) return
    onFavourite(id, !isFavourite)
    setStarred(favouriteText(symbol, !isFavourite))
  }
  const draw = ({ first, end, active, attributesOf }: DrawnOptions) =>
    grouped(list.between(first, end), ({ id, index }) => (
      <TokenRowOption
        // During a search, the index is the key, so that React reuses the elements of the previous results. Otherwise,
        // the id is the key, so that rows keep their elements when their order changes.
        key={searching ? index : id}
        row={row(id)}
        match={searched}
        lookalike={lookalikes.get(id)}
        isActive={index === active}
        attributes={attributesOf(index)}
        onChoose={() => {
          choose(id)
        }}
      />
    ))

  return (
    <Combobox<TokenKey>
      labels={searchLabels}
      text={text}
      options={{
        count: ids.length,
        idAt: (index) => ids[index],
        indexOf: (id) => ids.indexOf(id),
        rows: list.rows,
        lineOf: list.lineOf,
      }}
      initial={ids.slice(0, list.offered).findIndex((id) => !row(id).taken)}
      viewHeight={VIEW_HEIGHT}
      viewMax={VIEW_MAX}
      fieldClass={option.field}
      listClass={option.list}
      field={{ 'aria-describedby': keysId, ...{ 'data-initial-focus': true } }}
      onText={(next) => {
        onText(next)
        // The announcement about a star must not replace the announcement of the number of results.
        setStarred('')
      }}
      onEnter={(id, isShift) => {
        if (id === undefined) return
        if (!isShift) choose(id)
        else if (!unlisted) star(id)
      }}
      draw={draw}
      drawBeside={({ first, end, active }) =>
        !unlisted && <FavouriteStars lines={list.between(first, end)} active={active} rowOf={row} onStar={star} />
      }
    >
      {(parts) => (
        <Dialog title={title} onClose={onClose}>
          <div className={option.top}>
            {parts.field}
            {props.network && <div className={styles.chips}>{props.network}</div>}
            <span id={keysId} hidden>
              {stars.keys}
            </span>
            {!searching && <Chips {...props} />}
          </div>
          <InvisibleNote text={text} />
          {ids.length > 0 ? parts.list : <Empty {...props} text={searched} />}
          {unlisted && !unlisted.taken && <UnlistedNotice {...props} ref={confirmUnlisted} id={unlisted.id} />}
          {ids.length > 0 && <ElsewhereNotice {...props} />}
          <div role="status">
            <Hidden>{starred || props.announcement}</Hidden>
          </div>
        </Dialog>
      )}
    </Combobox>
  )
}

function Chips({ recent, common, lookalikes, onChoose }: TokenSelectDialogProps) {
  return (
    <>
      <TokenChips
        label={selectorGroups.recent}
        icon="clock"
        rows={recent}
        lookalikes={lookalikes}
        onChoose={onChoose}
      />
      <TokenChips label={selectorGroups.common} rows={common} lookalikes={lookalikes} onChoose={onChoose} />
    </>
  )
}

type DrawnRow = Extract<TokenLine, { kind: 'row' }>

function grouped(lines: readonly TokenLine[], drawRow: (row: DrawnRow) => ReactNode): ReactNode {
  const groups: { name: string; lines: TokenLine[] }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last?.name === line.group) last.lines.push(line)
    else groups.push({ name: line.group, lines: [line] })
  }
  return groups.map(({ name, lines: ofGroup }) => {
    const content = ofGroup.map((line) =>
      line.kind === 'heading' ? (
        <div key="heading" className={option.heading} role="presentation">
          {name}
        </div>
      ) : (
        drawRow(line)
      ),
    )
    return name === '' ? (
      content
    ) : (
      <div key={name} role="group" aria-label={name}>
        {content}
      </div>
    )
  })
}

function Empty({ text, loading, isUnread, problem, elsewhere }: TokenSelectDialogProps) {
  if (loading) return <OptionsSkeleton className={option.list} />
  if (text.trim() === '' || (isUnread && !problem)) return <div className={styles.none} />
  return (
    <div className={styles.none} role="status">
      <StateMessage icon="search" {...(problem ?? noMatch(quoted(text, QUOTED_MAX)))} action={elsewhere?.offers} />
    </div>
  )
}

function ElsewhereNotice({ elsewhere }: TokenSelectDialogProps) {
  if (!elsewhere) return null
  return (
    <div className={styles.notice}>
      <Notice role="status" action={elsewhere.offers}>
        {elsewhere.text}
      </Notice>
    </div>
  )
}

interface UnlistedNoticeProps extends Pick<TokenSelectDialogProps, 'listedLookalike' | 'acceptLabel' | 'onAccept'> {
  id: CurrencyId
  ref: Ref<HTMLButtonElement>
}

function UnlistedNotice({ id, listedLookalike, acceptLabel, onAccept, ref }: UnlistedNoticeProps) {
  return (
    <div className={styles.notice}>
      <Notice
        kind="warn"
        role="status"
        title={words.title}
        action={
          <Button ref={ref} kind="outline" size="sm" onClick={onAccept}>
            {acceptLabel}
          </Button>
        }
      >
        {listedLookalike ? unlistedLookalikeAddress(id, listedLookalike) : words.text}
      </Notice>
    </div>
  )
}
