/** The stores of browser extensions. Browsers built on Chromium take theirs from Chrome's. */
export type ExtensionStore = 'chrome' | 'edge' | 'firefox'

/** What can be done here: whether a press on a link opens a wallet's app, and where extensions come from. */
export interface Device {
  /** Phones only: a tablet has room for the list and the code side by side. */
  isPhone: boolean
  system: 'ios' | 'android'
  /** Null where a browser takes no extensions from any of them. */
  extensionStore: ExtensionStore | null
}

/** Browsers by what only they say of themselves: Edge also calls itself Chrome. On phones and iPads they say it otherwise. */
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
