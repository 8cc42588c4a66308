import type { ProviderInterface } from '@coinbase/wallet-sdk'
import { WalletError } from '../../domain/wallet/walletError'

const WINDOW_ORIGIN = 'https://keys.coinbase.com'
/** The SDK's error for a request whose window is gone. */
const UNANSWERED = Object.assign(new Error('Request rejected'), { code: 4001 })
const UNKNOWN_CHAIN = Object.assign(new Error('The wallet has not listed the chain.'), { code: 4902 })
export const SWITCH = 'wallet_switchEthereumChain'
const POLL_MS = 1_000

export type RequestArguments = Parameters<ProviderInterface['request']>[0]

/**
 * Sends the message of a closing window to the SDK, which then closes the window and ends all requests that still wait
 * for it.
 */
function forgetWindow(page: Window) {
  page.dispatchEvent(new MessageEvent('message', { origin: WINDOW_ORIGIN, data: { event: 'PopupUnload' } }))
}

function isUnanswered(reason: unknown): boolean {
  const { code, message } = (reason ?? {}) as Partial<typeof UNANSWERED>
  return code === UNANSWERED.code && message === UNANSWERED.message
}

/** A request that was sent, and its window. */
interface WindowRequest {
  answer: Promise<unknown>
  /** The window that was opened for it. */
  opened: Window | null
  /** Why no window was opened, although one was needed. */
  refusal: Error | null
}

/** Sends a request, and observes whether the SDK opens its window, which it does synchronously. */
export function requestInWindow(page: Window, wallet: ProviderInterface, args: RequestArguments): WindowRequest {
  const open = Reflect.get<Window, 'open'>(page, 'open')
  const seen: Pick<WindowRequest, 'opened' | 'refusal'> = { opened: null, refusal: null }
  page.open = (...rest) => {
    // The wallet does not know a chain that it did not list. A window would use up the press that adding the chain
    // needs.
    if (args.method === SWITCH) seen.refusal = UNKNOWN_CHAIN
    else {
      seen.opened = open.apply(page, rest)
      if (seen.opened) return seen.opened
      seen.refusal = new WalletError('popUpBlocked')
    }
    // Without a window the SDK would show its own help, which is hidden behind our dialogs.
    throw UNANSWERED
  }
  try {
    return Object.assign(seen, { answer: wallet.request(args) })
  } finally {
    page.open = open
  }
}

/** Not every window reports that it closes: one that never loaded cannot, and iOS gives it no time. */
function onWindowClosed(page: Window, window: Window): () => void {
  let wasClosed = false
  const timer = setInterval(() => {
    // A message sent at the last moment arrives first.
    if (wasClosed) forgetWindow(page)
    wasClosed = window.closed
  }, POLL_MS)
  return () => {
    clearInterval(timer)
  }
}

/** The SDK's window, and the requests that are open in it. */
export interface CoinbaseWindow {
  /** One at a time: a request sent while a window loads is lost, and an unanswered one is sent again. */
  prompt(args: RequestArguments): Promise<unknown>
  /** The last window opened. */
  last(): Window | null
  /** Abandons the open requests, and those about to be sent. */
  abandon(): void
  /** Ends the open requests: their responses could no longer be read. */
  end(): void
}

export function coinbaseWindow(page: Window, wallet: ProviderInterface): CoinbaseWindow {
  let shown: Window | null = null
  let waiting = 0
  /** Counts the abandoned attempts. */
  let abandoned = 0

  // The SDK leaves its own promises unhandled when a window does not open.
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
    // The SDK resets after a delay of its own. The press is over by then, but browsers keep counting it for seconds.
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
