import { stars, favouriteOf } from '#copy/search/search'
import type { TokenKey } from '#domain/search/otherNetworks'
import { IconButton } from '../ui/IconButton'
import type { TokenLine } from './tokenLines'
import type { TokenRow } from './TokenRow'
import styles from './TokenSelectDialog.module.css'

interface FavouriteStarsProps {
  lines: readonly TokenLine[]
  active: number
  rowOf: (id: TokenKey) => TokenRow
  onStar: (id: TokenKey) => void
}

/**
 * A star over each row, outside of the list box, because screen readers ignore buttons inside an option. Only the star
 * of the active row can be reached with Tab. Shift+Enter in the search field presses it too.
 */
export function FavouriteStars({ lines, active, rowOf, onStar }: FavouriteStarsProps) {
  return (
    <div role="group" aria-label={stars.group}>
      {lines.map((line) => {
        if (line.kind === 'heading') return null
        const { symbol, network, isFavourite = false } = rowOf(line.id)
        // A token of another network has no star, because favourites exist only for the active network.
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
