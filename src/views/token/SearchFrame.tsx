import { searchLabels } from '#copy/token/searchField'
import { Icon } from '../ui/icon/Icon'

/** The search field before the tokens can be searched, as in the static page. */
export function SearchFrame() {
  return (
    <div className="search" role="search">
      <div className="field">
        <Icon name="search" />
        <input
          type="text"
          aria-label={searchLabels.field}
          placeholder={searchLabels.placeholder}
          autoComplete="off"
          spellCheck={false}
          disabled
        />
      </div>
    </div>
  )
}
