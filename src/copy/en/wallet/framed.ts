export const FRAMED = 'This page is shown inside another one'
export const FRAMED_WHY =
  'The page around it could cover what you see here, or move it under your pointer. So no wallet is connected here, and nothing is sent.'

/** Leads to the same page in a tab of its own. */
export const openByItself = (appName: string) => `Open ${appName} in its own tab`
