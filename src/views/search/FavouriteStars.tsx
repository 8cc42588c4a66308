import { stars, favouriteOf } from '#copy/search/search'
import type { TokenKey } from '../../domain/search/otherNetworks'
import { IconButton } from '../ui/IconButton'
import type { TokenLine } from './tokenLines'
import type { TokenRow } from './TokenRow'
import styles from './TokenSelectDialog.module.css'

interface FavouriteStarsProps {
  /** The rendered lines. */
  lines: readonly TokenLine[]
  active: number
  rowOf: (id: TokenKey) => TokenRow
  onStar: (id: TokenKey) => void
}

/**
 * A star over each row of the selector. They are beside the list box and not in its options: the contents of an option
 * are presentational, so a button there would not exist for a screen reader. Tab moves to their group, one stop for the
 * active row; in the field Shift and Enter do the same.
 */
export function FavouriteStars({ lines, active, rowOf, onStar }: FavouriteStarsProps) {
  return (
    <div role="group" aria-label={stars.group}>
      {lines.map((line) => {
        if (line.kind === 'heading') return null
        const { symbol, network, isFavourite = false } = rowOf(line.id)
        // Favourites exist for the active network only.
        if (network) return null
        return (
          <IconButton
            key={line.id}
            icon="star"
            size="sm"
            label={favouriteOf(symbol)}
            title={stars.hint}
            aria-keyshortcuts="Shift+Enter"
            aria-pressed={isFavourite}
            className={styles.star}
            style={{ top: line.top }}
            tabIndex={line.index === active ? 0 : -1}
            onClick={() => {
              onStar(line.id)
            }}
          />
        )
      })}
    </div>
  )
}
