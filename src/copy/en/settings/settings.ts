/** The sections of the settings, each with a description. */
export const SETTINGS = { title: 'Settings', about: 'For every trade in this browser' } as const
export const NODE = { title: 'Node', about: 'Where prices and balances are read from' } as const
export const LISTS = { title: 'Lists', about: 'Where the tokens and pairs come from' } as const
export const LOCAL_DATA = { title: 'Local data', about: 'What this site keeps in your browser' } as const
export const DIAGNOSTICS = { title: 'Diagnostics', about: 'For a report of something that went wrong' } as const
export const DIAGNOSTICS_HINT =
  'What happened here since the page was loaded, as text that you see before it is copied. It goes nowhere until you paste it.'

export const THEME = 'Theme'
export const THEMES = { light: 'Light', dark: 'Dark', system: 'Same as system' } as const
