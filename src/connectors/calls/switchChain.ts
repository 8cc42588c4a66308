import { parseChainId } from '#boundary/wallet'
import type { Chain } from '#domain/chain/chain'
import { SWITCH_POLL_MS, SWITCH_WATCHDOG_MS } from '#domain/wallet/limits'
import { isUnknownChain, toWalletError, WalletError } from '#domain/wallet/walletError'
import type { Eip1193Provider } from '../connector'
import { listen } from '../listen'
import { inTime, readChainId, request } from './request'
import { hex } from '#domain/chain/hex'

async function currentChain(wallet: Eip1193Provider): Promise<number | null> {
  return readChainId(wallet).catch(() => null)
}

interface ChainWatch {
  seen: Promise<void>
  poll: () => void
  stop: () => void
}

/** Waits until a wallet is on a chain. Polls the wallet at intervals, and whenever the wallet reports a change. */
function watchForChain(wallet: Eip1193Provider, chainId: number): ChainWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = true
  /** Whether the wallet's last `chainChanged` event reported the target chain. */
  let isReported = false
  let isPolling = false
  /** How often a poll was requested. If this grows during a poll, the response may be stale, and is read again. */
  let reasons = 0
  let resolveSeen: () => void = () => undefined
  const seen = new Promise<void>((resolve) => {
    resolveSeen = resolve
  })

  function stop() {
    isOpen = false
    clearTimeout(timer)
    stopListening()
  }

  /** If the read fails, the last event counts. If the response contradicts the event, the response counts. */
  async function pollOnce() {
    isPolling = true
    clearTimeout(timer)
    const reasonsBefore = reasons
    const current = await currentChain(wallet)
    isPolling = false
    if (!isOpen) return
    const isStale = reasons !== reasonsBefore
    if ((current === chainId && (isReported || !isStale)) || (current === null && isReported)) {
      stop()
      resolveSeen()
    } else if (isStale) void pollOnce()
    else pollLater()
  }
  function pollLater() {
    timer = setTimeout(() => void pollOnce(), SWITCH_POLL_MS)
  }
  function poll() {
    reasons += 1
    if (isOpen && !isPolling) void pollOnce()
  }

  const stopListening = listen(wallet, {
    chainChanged(payload) {
      isReported = parseChainId(payload) === chainId
      poll()
    },
  })
  pollLater()
  return { seen, poll, stop }
}

/** Asks the wallet to switch to a chain. https://eips.ethereum.org/EIPS/eip-3326 */
async function requestSwitch(wallet: Eip1193Provider, chain: Chain): Promise<'answered' | 'unknownChain'> {
  try {
    await request(wallet, 'wallet_switchEthereumChain', [{ chainId: hex(chain.id) }])
    return 'answered'
  } catch (error) {
    const walletError = toWalletError(error, 'switchFailed')
    if (walletError.failure !== 'rejected' && isUnknownChain(error)) return 'unknownChain'
    throw walletError
  }
}

/**
 * Asks the wallet to add a chain (https://eips.ethereum.org/EIPS/eip-3085). Only public node URLs are sent, because a
 * node's key must never reach a wallet.
 */
async function requestAdd(wallet: Eip1193Provider, chain: Chain): Promise<void> {
  try {
    await request(wallet, 'wallet_addEthereumChain', [
      {
        chainId: hex(chain.id),
        chainName: chain.name,
        // The values are copied, because a wallet that runs in this page could modify the objects.
        nativeCurrency: { ...chain.nativeCurrency },
        rpcUrls: [...chain.rpcUrls.public],
        ...(chain.explorerUrl && { blockExplorerUrls: [chain.explorerUrl] }),
      },
    ])
  } catch (error) {
    const walletError = toWalletError(error, 'addFailed')
    if (walletError.failure === 'rejected' || walletError.failure === 'busy') throw walletError
    throw new WalletError('addFailed')
  }
}

async function requestSwitchOrAdd(wallet: Eip1193Provider, chain: Chain): Promise<void> {
  if ((await requestSwitch(wallet, chain)) === 'answered') return
  await requestAdd(wallet, chain)
  // Not all wallets select a chain when they add it.
  if ((await currentChain(wallet)) === chain.id) return
  if ((await requestSwitch(wallet, chain)) === 'unknownChain') throw new WalletError('addFailed')
}

/**
 * Switches the wallet to a chain, and adds the chain if necessary. Resolves once the wallet reports the chain, even if
 * the request is still unanswered. A response alone is not enough. Rejects if the wallet refuses, or if the wallet is
 * not on the chain SWITCH_WATCHDOG_MS after it accepted the request.
 */
export async function switchOrAddChain(wallet: Eip1193Provider, chain: Chain): Promise<void> {
  const { seen, poll, stop } = watchForChain(wallet, chain.id)
  try {
    await Promise.race([seen, requestSwitchOrAdd(wallet, chain).then(poll)])
    await inTime(seen, SWITCH_WATCHDOG_MS)
  } catch (error) {
    const walletError = toWalletError(error, 'switchFailed')
    // The wallet may have switched in spite of the error, so the wallet's chain is read.
    if (walletError.failure !== 'rejected' && (await currentChain(wallet)) === chain.id) return
    throw walletError.failure === 'timedOut' ? new WalletError('notSwitched') : walletError
  } finally {
    stop()
  }
}
