/** The sections of the settings, each with a description. */
export const SETTINGS = { title: 'Settings', about: 'For this browser and every trade in it' } as const
export const NODE = { title: 'Node', about: 'Who is asked about the chain' } as const
export const LISTS = { title: 'Lists', about: 'Which tokens and pairs are found here' } as const
export const LOCAL_DATA = { title: 'Local data', about: 'What this site keeps in your browser' } as const

export const THEME = 'Theme'
export const THEMES = { light: 'Light', dark: 'Dark', system: 'As the system' } as const
