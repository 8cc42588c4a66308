import { PROFILE } from '#copy/profile/profile'
import { TAB_NAMES } from '#copy/profile/account'
import type { KeyboardEvent, ReactNode } from 'react'
import { PROFILE_TABS, type ProfileTab } from '#domain/profile/profileTab'
import { keyAlongText } from '../ui/arrowKeys'
import { Tag } from '../ui/Tag'
import styles from './ProfileScreen.module.css'
import { PAGES_PATH } from '#domain/browser/base'

interface ProfileTabsProps {
  tab: ProfileTab
  /** The query of the page's URL. The links of the tabs contain the same query. */
  search: string
  /** The number of approvals that can still be used; null while unknown. */
  approvalCount: number | null
  panel: (tab: ProfileTab) => ReactNode
  /** Called when a tab is selected with the arrow keys. */
  onTab: (tab: ProfileTab) => void
}

/** Returns the tab that a key selects while the tab `from` has the focus; undefined if the key selects no tab. */
function tabByKey(from: ProfileTab, key: string): ProfileTab | undefined {
  const last = PROFILE_TABS.length - 1
  const at = PROFILE_TABS.indexOf(from)
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at === 0 ? last : at - 1,
    ArrowRight: at === last ? 0 : at + 1,
    Home: 0,
    End: last,
  }
  const place = places[key]
  return place === undefined ? undefined : PROFILE_TABS[place]
}

/** The tabs are links, so that each has its own URL. */
export function ProfileTabs({ tab, search, approvalCount, panel, onTab }: ProfileTabsProps) {
  function move(event: KeyboardEvent<HTMLElement>, from: ProfileTab) {
    const next = event.ctrlKey || event.altKey || event.metaKey ? undefined : tabByKey(from, keyAlongText(event))
    if (!next) return
    event.preventDefault()
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`#${next}`)?.focus()
    onTab(next)
  }
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={PROFILE}>
        {PROFILE_TABS.map((each) => (
          <a
            key={each}
            id={each}
            role="tab"
            href={`${PAGES_PATH}/profile${search}#${each}`}
            tabIndex={each === tab ? 0 : -1}
            aria-selected={each === tab}
            aria-controls={`${each}-panel`}
            // Arrow keys move from the focused tab instead of from the tab in the URL, because the URL may not be
            // updated yet.
            onKeyDown={(event) => {
              move(event, each)
            }}
          >
            {TAB_NAMES[each]}
            {each === 'approvals' && approvalCount ? <Tag>{approvalCount}</Tag> : null}
          </a>
        ))}
      </div>
      {PROFILE_TABS.map((each) => (
        <div key={each} id={`${each}-panel`} role="tabpanel" aria-labelledby={each} hidden={each !== tab}>
          {panel(each)}
        </div>
      ))}
    </>
  )
}
