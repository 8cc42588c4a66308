import type { ProviderInterface } from '@coinbase/wallet-sdk'
import { WalletError } from '../../domain/wallet/walletError'

const WINDOW_ORIGIN = 'https://keys.coinbase.com'
/** What the SDK says of a request whose window is gone. */
const UNANSWERED = Object.assign(new Error('Request rejected'), { code: 4001 })
const UNKNOWN_CHAIN = Object.assign(new Error('The wallet has not listed the chain.'), { code: 4902 })
export const SWITCH = 'wallet_switchEthereumChain'
const POLL_MS = 1_000

export type RequestArguments = Parameters<ProviderInterface['request']>[0]

/** The message that a closing window sends to the SDK, which closes it and ends whatever still waits for it. */
function forgetWindow(page: Window) {
  page.dispatchEvent(new MessageEvent('message', { origin: WINDOW_ORIGIN, data: { event: 'PopupUnload' } }))
}

function isUnanswered(reason: unknown): boolean {
  const { code, message } = (reason ?? {}) as Partial<typeof UNANSWERED>
  return code === UNANSWERED.code && message === UNANSWERED.message
}

/** A request that was sent, and the window it needed. */
interface WindowRequest {
  answer: Promise<unknown>
  /** The window that was opened for it. */
  opened: Window | null
  /** Why no window was opened, although one was wanted. */
  refusal: Error | null
}

/** Sends a request, and watches the SDK open its window, which it does at once. */
export function requestInWindow(page: Window, wallet: ProviderInterface, args: RequestArguments): WindowRequest {
  const open = Reflect.get<Window, 'open'>(page, 'open')
  const seen: Pick<WindowRequest, 'opened' | 'refusal'> = { opened: null, refusal: null }
  page.open = (...rest) => {
    // A chain that the wallet did not list is unknown to it. A window would use up the press that adding it needs.
    if (args.method === SWITCH) seen.refusal = UNKNOWN_CHAIN
    else {
      seen.opened = open.apply(page, rest)
      if (seen.opened) return seen.opened
      seen.refusal = new WalletError('popUpBlocked')
    }
    // Given no window, the SDK would offer its own help, which lies behind our dialogs.
    throw UNANSWERED
  }
  try {
    return Object.assign(seen, { answer: wallet.request(args) })
  } finally {
    page.open = open
  }
}

/** Not every window says that it closes: one that never loaded cannot, and iOS leaves it no time. */
function onWindowClosed(page: Window, window: Window): () => void {
  let wasClosed = false
  const timer = setInterval(() => {
    // A message that it sent at the last moment comes first.
    if (wasClosed) forgetWindow(page)
    wasClosed = window.closed
  }, POLL_MS)
  return () => {
    clearInterval(timer)
  }
}

/** The window of the SDK, and the requests that are open in it. */
export interface CoinbaseWindow {
  /** One at a time: a request that is sent while a window loads is lost, and an unanswered one is sent again. */
  prompt(args: RequestArguments): Promise<unknown>
  /** The last window that was opened. */
  last(): Window | null
  /** Gives up the requests that are open, and those that are about to be sent. */
  abandon(): void
  /** Ends the requests that are open: their answer could no longer be read. */
  end(): void
}

export function coinbaseWindow(page: Window, wallet: ProviderInterface): CoinbaseWindow {
  let shown: Window | null = null
  let waiting = 0
  /** Counts the attempts that were given up. */
  let abandoned = 0

  // The SDK leaves promises of its own unhandled when a window does not come.
  page.addEventListener('unhandledrejection', (event) => {
    if (isUnanswered(event.reason)) event.preventDefault()
  })

  const isShown = () => shown?.closed === false

  /** Closes the window that stands in the way of a request. */
  async function makeWay({ method }: RequestArguments) {
    if (isShown() && waiting > 0 && method !== 'eth_requestAccounts') {
      shown?.focus()
      throw new WalletError('busy')
    }
    const before = abandoned
    forgetWindow(page)
    // The SDK forgets in a while of its own. The press is over by then, but browsers go on counting it for seconds.
    await new Promise((resolve) => setTimeout(resolve))
    if (abandoned !== before) throw UNANSWERED
  }

  function end() {
    if (waiting > 0) forgetWindow(page)
  }

  return {
    async prompt(args) {
      if (isShown() || waiting > 0) await makeWay(args)
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
