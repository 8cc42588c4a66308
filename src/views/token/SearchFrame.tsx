import { searchLabels } from '#copy/token/searchField'
import { Icon } from '../ui/icon/Icon'

/** The search field, for whatever moves the focus there. */
export const SEARCH_FIELD_ID = 'search-field'

/** The search field before the tokens can be searched: what is typed is kept for when they can. */
export function SearchFrame({ text, onText }: { text: string; onText: (text: string) => void }) {
  return (
    <div className="search" role="search">
      <div className="field">
        <Icon name="search" />
        <input
          id={SEARCH_FIELD_ID}
          type="text"
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
