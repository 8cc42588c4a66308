import { searchLabels } from '#copy/token/searchField'
import { Icon } from '../ui/icon/Icon'

/** The search field, for whatever moves the focus there. */
export const SEARCH_FIELD_ID = 'search-field'

/** The keys that lead to it, as they are announced. */
export const SEARCH_KEYS = '/ Control+K Meta+K'

export interface SearchFrameProps {
  text: string
  onText: (text: string) => void
  /** Once the tokens can be searched: the pointer has come to the field. */
  onNear?: () => void
  /** The same of the focus. */
  onFocus?: () => void
}

/** The search field before its list is here: what is typed is kept for then. */
export function SearchFrame({ text, onText, onNear, onFocus }: SearchFrameProps) {
  return (
    <div className="search" role="search" onPointerEnter={onNear}>
      <div className="field">
        <Icon name="search" />
        <input
          id={SEARCH_FIELD_ID}
          type="text"
          {...(onFocus && {
            role: 'combobox',
            'aria-expanded': false,
            'aria-autocomplete': 'list',
            'aria-keyshortcuts': SEARCH_KEYS,
            onFocus,
          })}
          aria-label={searchLabels.field}
          placeholder={searchLabels.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => {
            onText(currentTarget.value)
          }}
        />
      </div>
    </div>
  )
}
