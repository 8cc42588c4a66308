/** The tabs of an account's page, in order. The URL's hash names the current tab. */
export const PROFILE_TABS = ['tokens', 'activity', 'approvals', 'settings'] as const

export type ProfileTab = (typeof PROFILE_TABS)[number]

/** What the profile page shows: the tabs of an account, the questions, or the imprint. The URL's hash names it. */
export type ProfilePlace = 'account' | 'faq' | 'imprint'

/**
 * The visited tabs, the current tab first, after the URL has changed to `named`. `none` (no hash) selects the first
 * tab. `other` (the hash of an element within a tab) keeps the current tab.
 */
export function visitTab(seen: readonly ProfileTab[], named: ProfileTab | 'none' | 'other'): readonly ProfileTab[] {
  const tab = named === 'other' ? (seen[0] ?? 'tokens') : named === 'none' ? 'tokens' : named
  return tab === seen[0] ? seen : [tab, ...seen.filter((each) => each !== tab)]
}
