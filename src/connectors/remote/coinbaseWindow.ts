import type { ProviderInterface } from '@coinbase/wallet-sdk'
import { WalletError } from '#domain/wallet/walletError'

const WINDOW_ORIGIN = 'https://keys.coinbase.com'
/** The SDK's error for a request whose window was closed without an answer. */
const UNANSWERED = Object.assign(new Error('Request rejected'), { code: 4001 })
const UNKNOWN_CHAIN = Object.assign(new Error('The wallet has not listed the chain.'), { code: 4902 })
export const SWITCH = 'wallet_switchEthereumChain'
const POLL_MS = 1_000

export type RequestArguments = Parameters<ProviderInterface['request']>[0]

/** The message of a closing window, at which the SDK closes it, and rejects all its pending requests. */
function forgetWindow(page: Window) {
  page.dispatchEvent(new MessageEvent('message', { origin: WINDOW_ORIGIN, data: { event: 'PopupUnload' } }))
}

function isUnanswered(reason: unknown): boolean {
  const { code, message } = (reason ?? {}) as Partial<typeof UNANSWERED>
  return code === UNANSWERED.code && message === UNANSWERED.message
}

interface WindowRequest {
  answer: Promise<unknown>
  /** The window that the SDK opened for the request; null if none. */
  opened: Window | null
  /** Why no window was opened although the request needed one; null if a window was opened or not needed. */
  refusal: Error | null
}

/** Sends a request, and observes whether the SDK opens a window. The SDK opens its window synchronously. */
export function requestInWindow(page: Window, wallet: ProviderInterface, args: RequestArguments): WindowRequest {
  const open = Reflect.get<Window, 'open'>(page, 'open')
  const seen: Pick<WindowRequest, 'opened' | 'refusal'> = { opened: null, refusal: null }
  page.open = (...rest) => {
    // For a switch, the SDK opens a window only if the wallet does not have the chain. Browsers allow one window per
    // press, and that window is needed to add the chain.
    if (args.method === SWITCH) seen.refusal = UNKNOWN_CHAIN
    else {
      seen.opened = open.apply(page, rest)
      if (seen.opened) return seen.opened
      seen.refusal = new WalletError('popUpBlocked')
    }
    // The error prevents the SDK from showing its own help, which would be hidden behind this page's dialogs.
    throw UNANSWERED
  }
  try {
    return Object.assign(seen, { answer: wallet.request(args) })
  } finally {
    page.open = open
  }
}

/**
 * Notifies the SDK when the window is closed. The window may not send this message itself: a window that never loaded
 * cannot send it, and iOS leaves a window no time to do so.
 */
function onWindowClosed(page: Window, window: Window): () => void {
  let wasClosed = false
  const timer = setInterval(() => {
    // The SDK is notified one interval later, so that a message that the window sent just before closing arrives first.
    if (wasClosed) forgetWindow(page)
    wasClosed = window.closed
  }, POLL_MS)
  return () => {
    clearInterval(timer)
  }
}

interface CoinbaseWindow {
  /** Requests are sent one at a time, because one would be lost while the window is loading. */
  prompt(args: RequestArguments): Promise<unknown>
  last(): Window | null
  /** Cancels the pending requests, and those that are about to be sent. */
  abandon(): void
  /** Rejects the pending requests, because their responses could no longer be read. */
  end(): void
}

export function coinbaseWindow(page: Window, wallet: ProviderInterface): CoinbaseWindow {
  let shown: Window | null = null
  let waiting = 0
  let abandoned = 0

  // If a window does not open, the SDK leaves rejections of its own promises unhandled.
  page.addEventListener('unhandledrejection', (event) => {
    if (isUnanswered(event.reason)) event.preventDefault()
  })

  const isShown = () => shown?.closed === false

  /** Throws `busy` if the blocking window still has a pending request, unless accounts are requested. */
  async function closeBlockingWindow({ method }: RequestArguments) {
    if (isShown() && waiting > 0 && method !== 'eth_requestAccounts') {
      shown?.focus()
      throw new WalletError('busy')
    }
    const before = abandoned
    forgetWindow(page)
    // The SDK resets its state asynchronously. Browsers still allow a window for some seconds after the visitor's
    // press.
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
