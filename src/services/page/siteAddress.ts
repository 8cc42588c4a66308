import { properAddress } from '../../domain/page/site/address'

const ATTRIBUTES = ['href', 'src'] as const

/** What is prerendered with an address relative to the page's file. */
const RELATIVE = '[href^="."],[src^="."]'
/** In the head: its scripts and sheets have done their work. */
const ASKED_FOR_LATER = 'link[rel$="icon"],link[rel="manifest"]'

/**
 * Corrects the address in the address bar, and gives what is prerendered whole paths: relative ones would lead elsewhere
 * once the address is another. To be called before React hydrates the page, which it draws with whole paths.
 */
export function settleAddress({ document, history, location }: Window, base: string) {
  const elements = [...document.body.querySelectorAll(RELATIVE), ...document.head.querySelectorAll(ASKED_FOR_LATER)]
  for (const element of elements)
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name)
      if (value?.startsWith('.')) element.setAttribute(name, value.replace(/^\.+/, base))
    }
  const address = properAddress(location, base)
  const { pathname, search, hash, origin } = location
  if (address !== pathname + search + hash) history.replaceState(history.state, '', origin + address)
}
