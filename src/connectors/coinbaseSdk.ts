import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'
import { Buffer } from 'buffer'
import type { Settings } from '../domain/settings'
import { WalletError } from '../domain/walletError'
import type { Eip1193Provider, OpenedWallet } from './connector'

// The SDK's way to the phone's app takes it for granted, as if this were Node.
if (!('Buffer' in globalThis)) Object.assign(globalThis, { Buffer })

const WINDOW_ORIGIN = 'https://keys.coinbase.com'
const BLOCKED = 'The browser blocked the window of Coinbase Wallet. Allow pop-ups for this page and retry.'

/** What the SDK hears when its window is closed: it ends whatever still waits for that window. */
function forgetWindow(page: Window) {
  page.dispatchEvent(new MessageEvent('message', { origin: WINDOW_ORIGIN, data: { event: 'PopupUnload' } }))
}

/** Runs what may open a window at once, and tells whether the browser refused it. */
function watchWindow<T>(page: Window, run: () => T): { result: T; isBlocked: boolean } {
  const open = page.open.bind(page)
  let isBlocked = false
  page.open = (...args) => {
    const opened = open(...args)
    isBlocked = opened === null
    return opened
  }
  try {
    return { result: run(), isBlocked }
  } finally {
    page.open = open
  }
}

/**
 * Coinbase Wallet where it is not in this browser: its SDK opens a window of Coinbase's, which has the passkey wallet
 * and the app. Made when it is first asked, because its making writes to storage and asks our own origin for a header.
 * The SDK names the first of `appChainIds` as its chain whether or not the wallet knows it, so that it is given none.
 * @throws where storage is denied
 */
export function openCoinbase(page: Window, { appName }: Settings): OpenedWallet {
  const sdk = createCoinbaseWalletSDK({
    appName,
    appLogoUrl: null,
    appChainIds: [],
    preference: { options: 'all' },
  })
  const wallet = sdk.getProvider()
  let connecting = 0

  const provider: Eip1193Provider = {
    async request(args) {
      if (args.method !== 'eth_requestAccounts') return wallet.request(args)
      // A window that never loaded, or was closed before it had, is waited for in vain.
      if (connecting > 0) forgetWindow(page)
      const asked = watchWindow(page, () => wallet.request(args))
      if (asked.isBlocked) {
        asked.result.catch(() => undefined)
        // The SDK's own bar says the same, unstyled and behind our dialog.
        for (const bar of page.document.querySelectorAll<HTMLElement>('.-cbwsdk-css-reset')) bar.hidden = true
        throw new WalletError('failed', BLOCKED)
      }
      connecting += 1
      try {
        return await asked.result
      } finally {
        connecting -= 1
      }
    },
    on: (event, listener) => wallet.on(event as 'connect', listener),
    removeListener: (event, listener) => wallet.removeListener(event as 'connect', listener),
  }
  return { provider, close: () => wallet.disconnect() }
}
