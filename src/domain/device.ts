/** What a press on a link can do here: open the app of a wallet, or not. */
export interface Device {
  /** Phones only: a tablet has room for the list and the code side by side. */
  isPhone: boolean
  system: 'ios' | 'android'
}

export function deviceOf(userAgent: string): Device {
  const isAndroid = /android/i.test(userAgent)
  return { isPhone: isAndroid || /iphone|ipod/i.test(userAgent), system: isAndroid ? 'android' : 'ios' }
}
