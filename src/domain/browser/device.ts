/** The extension stores. Chromium-based browsers other than Edge use Chrome's store. */
export type ExtensionStore = 'chrome' | 'edge' | 'firefox'

export interface Device {
  /** False for tablets, on which the list of wallets and the QR code fit side by side. */
  isPhone: boolean
  system: 'ios' | 'android'
  /** The browser's extension store; null if the browser has no supported store. */
  extensionStore: ExtensionStore | null
}

/** The extension store of a desktop browser. Edge is tested first, because its user agent also contains "Chrome". */
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
