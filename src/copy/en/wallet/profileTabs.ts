/** What is one's own: the tabs of the profile, and the links that lead to them. */
export const TAB_NAMES = {
  tokens: 'Tokens',
  activity: 'Activity',
  approvals: 'Approvals',
  settings: 'Settings',
} as const
export const YOUR_ACCOUNT = 'Your account'
