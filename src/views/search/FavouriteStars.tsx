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
 * A star over each row of the selector. The stars are beside the list box and not in its options, because screen
 * readers ignore buttons inside an option. Tab moves to the group of stars, in which only the active row's star is a
 * Tab stop. Shift and Enter in the search field do the same as pressing that star.
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
