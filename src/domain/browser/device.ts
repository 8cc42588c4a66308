/** The extension stores. Chromium-based browsers use Chrome's. */
export type ExtensionStore = 'chrome' | 'edge' | 'firefox'

/** What this device supports: whether a link opens a wallet's app, and where extensions come from. */
export interface Device {
  /** Phones only: a tablet has room for the list and the code side by side. */
  isPhone: boolean
  system: 'ios' | 'android'
  /** Null for a browser without a supported store. */
  extensionStore: ExtensionStore | null
}

/** Browsers by what only they contain: Edge also calls itself Chrome. On phones and iPads the tokens differ. */
function storeOf(userAgent: string): ExtensionStore | null {
  if (/\bedg\//i.test(userAgent)) return 'edge'
  if (/\bfirefox\//i.test(userAgent)) return 'firefox'
  return /chrom(e|ium)\//i.test(userAgent) ? 'chrome' : null
}

export function deviceOf(userAgent: string): Device {
  const isAndroid = /android/i.test(userAgent)
  const isPhone = isAndroid || /iphone|ipod/i.test(userAgent)
  return { isPhone, system: isAndroid ? 'android' : 'ios', extensionStore: isPhone ? null : storeOf(userAgent) }
}
