import type { ProviderInterface } from '@coinbase/wallet-sdk'
import { WalletError } from '../../domain/wallet/walletError'

const WINDOW_ORIGIN = 'https://keys.coinbase.com'
/** The SDK's error for a request whose window was closed. */
const UNANSWERED = Object.assign(new Error('Request rejected'), { code: 4001 })
const UNKNOWN_CHAIN = Object.assign(new Error('The wallet has not listed the chain.'), { code: 4902 })
export const SWITCH = 'wallet_switchEthereumChain'
const POLL_MS = 1_000

export type RequestArguments = Parameters<ProviderInterface['request']>[0]

/**
 * Sends the message of a closing window to the SDK, which then closes the window and rejects all its pending requests.
 */
function forgetWindow(page: Window) {
  page.dispatchEvent(new MessageEvent('message', { origin: WINDOW_ORIGIN, data: { event: 'PopupUnload' } }))
}

function isUnanswered(reason: unknown): boolean {
  const { code, message } = (reason ?? {}) as Partial<typeof UNANSWERED>
  return code === UNANSWERED.code && message === UNANSWERED.message
}

/** A request to the SDK, and its window. */
interface WindowRequest {
  answer: Promise<unknown>
  /** The window that the SDK opened for the request; null if none. */
  opened: Window | null
  /** Why no window was opened although the request needed one; null if it was opened or not needed. */
  refusal: Error | null
}

/** Sends a request, and observes whether the SDK opens its window. The SDK does that synchronously. */
export function requestInWindow(page: Window, wallet: ProviderInterface, args: RequestArguments): WindowRequest {
  const open = Reflect.get<Window, 'open'>(page, 'open')
  const seen: Pick<WindowRequest, 'opened' | 'refusal'> = { opened: null, refusal: null }
  page.open = (...rest) => {
    // The SDK opens a window for a switch only if the wallet does not have the chain. Browsers allow one window per
    // press of the user, and that window is needed for adding the chain.
    if (args.method === SWITCH) seen.refusal = UNKNOWN_CHAIN
    else {
      seen.opened = open.apply(page, rest)
      if (seen.opened) return seen.opened
      seen.refusal = new WalletError('popUpBlocked')
    }
    // This throws, because otherwise the SDK would show its own help, which is hidden behind this page's dialogs.
    throw UNANSWERED
  }
  try {
    return Object.assign(seen, { answer: wallet.request(args) })
  } finally {
    page.open = open
  }
}

/**
 * Watches for the window being closed, and tells the SDK. The window does not always send this message itself: it
 * cannot do so if it never loaded, and iOS gives it no time to.
 */
function onWindowClosed(page: Window, window: Window): () => void {
  let wasClosed = false
  const timer = setInterval(() => {
    // Waits for one more interval, so that a message that the window sent at the last moment arrives first.
    if (wasClosed) forgetWindow(page)
    wasClosed = window.closed
  }, POLL_MS)
  return () => {
    clearInterval(timer)
  }
}

/** The SDK's window, and the pending requests in it. */
export interface CoinbaseWindow {
  /**
   * Sends a request that may need the window. Requests are sent one at a time, because a request is lost while the
   * window loads.
   */
  prompt(args: RequestArguments): Promise<unknown>
  /** The last window opened. */
  last(): Window | null
  /** Cancels the pending requests, and those about to be sent. */
  abandon(): void
  /** Rejects the pending requests, because their responses could no longer be read. */
  end(): void
}

export function coinbaseWindow(page: Window, wallet: ProviderInterface): CoinbaseWindow {
  let shown: Window | null = null
  let waiting = 0
  /** The number of abandoned attempts. */
  let abandoned = 0

  // The SDK does not handle the rejections of its own promises when a window does not open.
  page.addEventListener('unhandledrejection', (event) => {
    if (isUnanswered(event.reason)) event.preventDefault()
  })

  const isShown = () => shown?.closed === false

  /** Closes a window that would block a request. */
  async function closeBlockingWindow({ method }: RequestArguments) {
    if (isShown() && waiting > 0 && method !== 'eth_requestAccounts') {
      shown?.focus()
      throw new WalletError('busy')
    }
    const before = abandoned
    forgetWindow(page)
    // The SDK resets its state asynchronously. Browsers still allow a window afterwards, for some seconds after the
    // user's press.
    await new Promise((resolve) => setTimeout(resolve))
    if (abandoned !== before) throw UNANSWERED
  }

  function end() {
    if (waiting > 0) forgetWindow(page)
  }

  return {
    async prompt(args) {
      if (isShown() || waiting > 0) await closeBlockingWindow(args)
      const { answer, opened, refusal } = requestInWindow(page, wallet, args)
      if (refusal) {
        answer.catch(() => undefined)
        throw refusal
      }
      if (opened) shown = opened
      const stopWatching = opened && onWindowClosed(page, opened)
      waiting += 1
      try {
        return await answer
      } finally {
        waiting -= 1
        stopWatching?.()
      }
    },
    last: () => shown,
    abandon() {
      abandoned += 1
      end()
    },
    end,
  }
}
