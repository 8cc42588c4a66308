/** The parts of an account's page, in the order of their tabs. The hash of the page's address names the one shown. */
export const PROFILE_TABS = ['tokens', 'activity', 'approvals', 'settings'] as const

export type ProfileTab = (typeof PROFILE_TABS)[number]

/**
 * The tabs shown so far, the current one first, when the page's address names `named`. An address without a hash is the
 * first tab's; one that names something below the tabs (`other`) leaves the current tab in place.
 */
export function visitTab(seen: readonly ProfileTab[], named: ProfileTab | 'none' | 'other'): readonly ProfileTab[] {
  const tab = named === 'other' ? (seen[0] ?? 'tokens') : named === 'none' ? 'tokens' : named
  return tab === seen[0] ? seen : [tab, ...seen.filter((each) => each !== tab)]
}
