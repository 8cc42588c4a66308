/** The extension stores. Chromium-based browsers use Chrome's. */
export type ExtensionStore = 'chrome' | 'edge' | 'firefox'

/** The features of this device that matter for wallets. */
export interface Device {
  /**
   * Whether the device is a phone. False for tablets, which have room for the list of wallets and the QR code side by
   * side.
   */
  isPhone: boolean
  system: 'ios' | 'android'
  /** The browser's extension store; null if it has no supported one. */
  extensionStore: ExtensionStore | null
}

/** The extension store of a desktop browser. Edge comes first, because its user agent also contains "Chrome". */
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
