import { type ProfileTab, visitTab } from '#domain/profile/profileTab'

type Named = Parameters<typeof visitTab>[1]

test.each<[addresses: Named[], seen: ProfileTab[]]>([
  [['none'], ['tokens']],
  [['other'], ['tokens']],
  [['approvals'], ['approvals']],
  [
    ['none', 'approvals'],
    ['approvals', 'tokens'],
  ],
  // The visitor returns to the URL without a tab, which shows the tokens.
  [
    ['none', 'approvals', 'none'],
    ['tokens', 'approvals'],
  ],
  // The sections below the tabs are not tabs, so opening them does not change the selected tab.
  [
    ['none', 'settings', 'other'],
    ['settings', 'tokens'],
  ],
])('after %j, the tabs shown are %j', (addresses, seen) => {
  expect(addresses.reduce<readonly ProfileTab[]>(visitTab, [])).toEqual(seen)
})

test('nothing changes while the address names the current tab', () => {
  const seen = visitTab([], 'activity')
  expect(visitTab(seen, 'activity')).toBe(seen)
  expect(visitTab(seen, 'other')).toBe(seen)
})
