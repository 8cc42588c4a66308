import { Icon } from '../ui/icon/Icon'

/** The search field before the tokens can be searched, as it stands on the static page. */
export function SearchFrame() {
  return (
    <div className="search" role="search">
      <div className="field">
        <Icon name="search" />
        <input
          type="text"
          aria-label="Search tokens"
          placeholder="Paste address or search symbols"
          autoComplete="off"
          spellCheck={false}
          disabled
        />
      </div>
    </div>
  )
}
