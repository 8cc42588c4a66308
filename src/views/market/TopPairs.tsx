import { TOP_PAIRS, FIND_TOKEN, REFRESH } from '#copy/market/pairs'
import { memo, type ReactNode, useId } from 'react'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Icon } from '../ui/icon/Icon'
import { IconButton } from '../ui/IconButton'
import styles from './TopPairs.module.css'

interface TopPairsProps {
  note: string
  onRefresh: () => void
  /** Opens the token search. Only used on screens whose top bar has no search field. */
  onFindToken: () => void
  children: ReactNode
}

// Memoised, because the note changes with each block, but the buttons do not.
const Actions = memo(function Actions({ onRefresh, onFindToken }: Pick<TopPairsProps, 'onRefresh' | 'onFindToken'>) {
  return (
    <div className={styles.end}>
      <Button kind="outline" size="sm" className={styles.find} onClick={onFindToken}>
        <Icon name="search" size={16} />
        {FIND_TOKEN}
      </Button>
      <IconButton icon="refresh" label={REFRESH} className={styles.refresh} onClick={onRefresh} />
    </div>
  )
})
const Table = memo(function Table({ children }: Pick<TopPairsProps, 'children'>) {
  return <Card flush>{children}</Card>
})

export function TopPairs({ note, onRefresh, onFindToken, children }: TopPairsProps) {
  const headingId = useId()
  return (
    <section className="wrap" aria-labelledby={headingId}>
      <div className={styles.head}>
        <div>
          <h2 id={headingId}>{TOP_PAIRS}</h2>
          <p>{note}</p>
        </div>
        <Actions onRefresh={onRefresh} onFindToken={onFindToken} />
      </div>
      <Table>{children}</Table>
    </section>
  )
}
