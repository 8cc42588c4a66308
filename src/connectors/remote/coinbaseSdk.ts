import { createCoinbaseWalletSDK, type ProviderInterface } from '@coinbase/wallet-sdk'
import { Buffer } from 'buffer'
import { parseChainId } from '../../boundary/wallet'
import { supportedChain } from '../../config/chains'
import type { Settings } from '../../domain/page/settings'
import { WalletError } from '../../domain/wallet/walletError'
import type { Eip1193Provider, OpenedWallet } from '../connector'

// The SDK's way to the phone's app takes it for granted, as if this were Node.
if (!('Buffer' in globalThis)) Object.assign(globalThis, { Buffer })

const WINDOW_ORIGIN = 'https://keys.coinbase.com'
/** What the SDK says of a request whose window is gone. */
const UNANSWERED = Object.assign(new Error('Request rejected'), { code: 4001 })
const UNKNOWN_CHAIN = Object.assign(new Error('The wallet has not listed the chain.'), { code: 4902 })
const SWITCH = 'wallet_switchEthereumChain'
/** Where the SDK begins when it is given no chain: Ethereum. */
const OWN_CHAIN = 1
/** Answered without a window. */
const SILENT = ['eth_accounts', 'eth_chainId']
const LOOK_MS = 1_000
/**
 * Several calls at once (EIP-5792). What becomes of them the SDK asks a server of Coinbase's for, which this page does
 * not talk to: they could be sent, and nobody would learn how they ended.
 */
const BATCHES = ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']

const hex = (chainId: number) => `0x${chainId.toString(16)}`

type RequestArguments = Parameters<ProviderInterface['request']>[0]

/** What the SDK hears when its window is closed: it closes it and ends whatever still waits for it. */
function forgetWindow(page: Window) {
  page.dispatchEvent(new MessageEvent('message', { origin: WINDOW_ORIGIN, data: { event: 'PopupUnload' } }))
}

function isUnanswered(reason: unknown): boolean {
  const { code, message } = (reason ?? {}) as Partial<typeof UNANSWERED>
  return code === UNANSWERED.code && message === UNANSWERED.message
}

/** What became of a request before anybody was asked. */
interface Asked {
  answer: Promise<unknown>
  /** The window that was opened for it. */
  opened: Window | null
  /** Why no window was opened, although one was wanted. */
  refusal: Error | null
}

/** Asks, and watches the SDK open its window, which it does at once. */
function askInWindow(page: Window, wallet: ProviderInterface, args: RequestArguments): Asked {
  const open = Reflect.get<Window, 'open'>(page, 'open')
  const seen: Pick<Asked, 'opened' | 'refusal'> = { opened: null, refusal: null }
  page.open = (...rest) => {
    // A chain that the wallet did not list is unknown to it. To ask would spend the press that adding it needs.
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

/**
 * Coinbase Wallet where it is not in this browser: its SDK opens a window of Coinbase's, which has the passkey wallet
 * and the app. Made when it is first asked, because its making writes to storage and asks our own origin for a header.
 * @throws where storage is denied
 */
export function openCoinbase(page: Window, { appName }: Settings): OpenedWallet {
  const sdk = createCoinbaseWalletSDK({
    appName,
    appLogoUrl: null,
    appChainIds: [supportedChain.id],
    preference: { options: 'all' },
  })
  const wallet = sdk.getProvider()
  let shown: Window | null = null
  let waiting = 0
  /** Counts the attempts that were given up. */
  let abandoned = 0

  // The SDK leaves promises of its own alone when a window does not come.
  page.addEventListener('unhandledrejection', (event) => {
    if (isUnanswered(event.reason)) event.preventDefault()
  })

  /** Not every window says farewell: one that never loaded cannot, and iOS has no moment for it. */
  function watchClosing(window: Window): () => void {
    let wasClosed = false
    const timer = setInterval(() => {
      // What it said at the last moment comes first.
      if (wasClosed) forgetWindow(page)
      wasClosed = window.closed
    }, LOOK_MS)
    return () => {
      clearInterval(timer)
    }
  }

  /** One at a time: what is asked while a window loads is lost, and what an unanswered window was asked is asked again. */
  async function prompt(args: RequestArguments): Promise<unknown> {
    if (shown?.closed === false || waiting > 0) {
      if (shown?.closed === false && waiting > 0 && args.method !== 'eth_requestAccounts') {
        shown.focus()
        throw new WalletError('busy')
      }
      const before = abandoned
      forgetWindow(page)
      // The SDK forgets in a while of its own. The press is over by then, but browsers go on counting it for seconds.
      await new Promise((resolve) => setTimeout(resolve))
      if (abandoned !== before) throw UNANSWERED
    }
    const { answer, opened, refusal } = askInWindow(page, wallet, args)
    if (refusal) {
      answer.catch(() => undefined)
      throw refusal
    }
    if (opened) shown = opened
    const stopWatching = opened && watchClosing(opened)
    waiting += 1
    try {
      return await answer
    } finally {
      waiting -= 1
      stopWatching?.()
    }
  }

  /**
   * The SDK begins on the chain that it was given, and says so once more where the wallet lists it. Of one that it does
   * not list it would claim the same, so that it goes to its own, which needs no window.
   */
  async function connect(args: RequestArguments): Promise<unknown> {
    const before = shown
    const said = { isListed: false }
    const hear = (chainId: unknown) => {
      if (parseChainId(chainId) === supportedChain.id) said.isListed = true
    }
    wallet.on('chainChanged', hear)
    try {
      const accounts = await prompt(args)
      // Without a window it is a session of before, whose chain was found out then.
      const isClaimed = shown !== before && !said.isListed && supportedChain.id !== OWN_CHAIN
      if (isClaimed && parseChainId(await wallet.request({ method: 'eth_chainId' })) === supportedChain.id) {
        const { answer } = askInWindow(page, wallet, { method: SWITCH, params: [{ chainId: hex(OWN_CHAIN) }] })
        await answer.catch(() => undefined)
      }
      return accounts
    } finally {
      wallet.removeListener('chainChanged', hear)
    }
  }

  const provider: Eip1193Provider = {
    request(args) {
      if (BATCHES.includes(args.method)) return Promise.reject(new WalletError('unsupported'))
      if (SILENT.includes(args.method)) return wallet.request(args)
      return args.method === 'eth_requestAccounts' ? connect(args) : prompt(args)
    },
    on: (event, listener) => wallet.on(event as 'connect', listener),
    removeListener: (event, listener) => wallet.removeListener(event as 'connect', listener),
  }
  return {
    provider,
    abandon() {
      abandoned += 1
      if (waiting > 0) forgetWindow(page)
    },
    close() {
      // Its answer could no longer be read.
      if (waiting > 0) forgetWindow(page)
      return wallet.disconnect()
    },
  }
}
