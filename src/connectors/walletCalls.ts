import {
  parseAccounts,
  parseAtomicSupport,
  parseCallsId,
  parseCallsStatus,
  parseChainId,
  parseTransactionHash,
} from '../boundary/wallet'
import { sameAddress, type Address } from '../domain/chain/address'
import type { AtomicSupport, CallsStatus } from '../domain/wallet/batch'
import type { Chain } from '../domain/chain/chain'
import { ATOMIC_ANSWER_MS, SWITCH_POLL_MS, SWITCH_WATCHDOG_MS, WALLET_ANSWER_MS } from '../domain/limits'
import {
  isUnknownChain,
  isUserRejection,
  namedTransactions,
  toBatchError,
  toWalletError,
  WalletError,
} from '../domain/wallet/walletError'
import type { Asset, CallsRequest, Eip1193Provider, TransactionRequest } from './connector'
import { listen } from './listen'

/** The wallet_* and eth_* requests, once each. No other module calls `request`. Each rejects with a WalletError. */

/** Asks, and makes a rejection of whatever goes wrong: some wallets throw at once, some answer with a thenable. */
async function ask(wallet: Eip1193Provider, method: string, params?: readonly unknown[] | object): Promise<unknown> {
  return await wallet.request(params === undefined ? { method } : { method, params })
}

/** A wait that the machine starts has a deadline. What comes later is dropped. */
async function inTime<T>(answer: Promise<T>, ms = WALLET_ANSWER_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new WalletError('timedOut'))
    }, ms)
  })
  try {
    return await Promise.race([answer, deadline])
  } finally {
    clearTimeout(timer)
  }
}

/** Prompts the person for accounts. An empty list counts as a rejection. */
export async function requestAccounts(wallet: Eip1193Provider): Promise<Address[]> {
  try {
    const accounts = parseAccounts(await ask(wallet, 'eth_requestAccounts'))
    if (!accounts) throw new WalletError('connectFailed')
    if (accounts.length === 0) throw new WalletError('noAccounts')
    return accounts
  } catch (error) {
    throw toWalletError(error, 'connectFailed')
  }
}

/** The accounts that the wallet shows without a prompt. */
export async function readAccounts(wallet: Eip1193Provider): Promise<Address[]> {
  try {
    const accounts = parseAccounts(await inTime(ask(wallet, 'eth_accounts')))
    if (!accounts) throw new WalletError('accountsInvalid')
    return accounts
  } catch (error) {
    throw toWalletError(error, 'accountsUnreadable')
  }
}

/** The wallet's chain, or null when it names none that can be understood. Rejects when it does not answer. */
export async function readChainId(wallet: Eip1193Provider): Promise<number | null> {
  try {
    return parseChainId(await inTime(ask(wallet, 'eth_chainId')))
  } catch (error) {
    throw toWalletError(error, 'networkUnreadable')
  }
}

const hex = (value: number | bigint): `0x${string}` => `0x${value.toString(16)}`

async function currentChain(wallet: Eip1193Provider): Promise<number | null> {
  return readChainId(wallet).catch(() => null)
}

interface Lookout {
  /** Resolves once the wallet is seen there. */
  seen: Promise<void>
  /** Asks the wallet now. */
  look: () => void
  stop: () => void
}

/** Watches for a wallet to be on a chain: it is asked again and again, and whenever it tells of a change. */
function lookOut(wallet: Eip1193Provider, chainId: number): Lookout {
  let timer: ReturnType<typeof setTimeout> | undefined
  let open = true
  let told = false
  let asking = false
  /** Counts the reasons to ask: an answer to an older one is not the last word. */
  let reasons = 0
  let arrive: () => void = () => undefined
  const seen = new Promise<void>((resolve) => {
    arrive = resolve
  })

  function stop() {
    open = false
    clearTimeout(timer)
    stopListening()
  }

  /** One question at a time. News that a wallet cannot confirm is believed; news that it denies is not. */
  async function ask() {
    asking = true
    clearTimeout(timer)
    const asked = reasons
    const current = await currentChain(wallet)
    asking = false
    if (!open) return
    if (current === chainId || (current === null && told)) {
      stop()
      arrive()
    } else if (reasons !== asked) void ask()
    else waitAndAsk()
  }
  function waitAndAsk() {
    timer = setTimeout(() => void ask(), SWITCH_POLL_MS)
  }
  function look() {
    reasons += 1
    if (open && !asking) void ask()
  }

  const stopListening = listen(wallet, {
    chainChanged(payload) {
      told = parseChainId(payload) === chainId
      if (told) look()
    },
  })
  waitAndAsk()
  return { seen, look, stop }
}

/** https://eips.ethereum.org/EIPS/eip-3326 */
async function askSwitch(wallet: Eip1193Provider, chain: Chain): Promise<'answered' | 'unknownChain'> {
  try {
    await ask(wallet, 'wallet_switchEthereumChain', [{ chainId: hex(chain.id) }])
    return 'answered'
  } catch (error) {
    const failure = toWalletError(error, 'switchFailed')
    if (failure.failure !== 'rejected' && isUnknownChain(error)) return 'unknownChain'
    throw failure
  }
}

/** https://eips.ethereum.org/EIPS/eip-3085, with addresses anybody may know: a node key must never reach a wallet. */
async function askAdd(wallet: Eip1193Provider, chain: Chain): Promise<void> {
  try {
    await ask(wallet, 'wallet_addEthereumChain', [
      {
        chainId: hex(chain.id),
        chainName: chain.name,
        nativeCurrency: chain.nativeCurrency,
        rpcUrls: chain.rpcUrls.public,
        ...(chain.explorerUrl && { blockExplorerUrls: [chain.explorerUrl] }),
      },
    ])
  } catch (error) {
    const failure = toWalletError(error, 'addFailed')
    if (failure.failure === 'rejected' || failure.failure === 'busy') throw failure
    throw new WalletError('addFailed')
  }
}

async function askSwitchOrAdd(wallet: Eip1193Provider, chain: Chain): Promise<void> {
  if ((await askSwitch(wallet, chain)) === 'answered') return
  await askAdd(wallet, chain)
  // To add a chain is not to select it.
  if ((await currentChain(wallet)) === chain.id) return
  if ((await askSwitch(wallet, chain)) === 'unknownChain') throw new WalletError('addFailed')
}

/**
 * Moves the wallet to a chain, adding it if need be. Resolves once the wallet is seen there, answered or not: an
 * answer proves nothing. Rejects when it says no, or is not there SWITCH_WATCHDOG_MS after it has said yes.
 */
export async function switchOrAddChain(wallet: Eip1193Provider, chain: Chain): Promise<void> {
  const { seen, look, stop } = lookOut(wallet, chain.id)
  try {
    await Promise.race([seen, askSwitchOrAdd(wallet, chain).then(look)])
    await inTime(seen, SWITCH_WATCHDOG_MS)
  } catch (error) {
    const failure = toWalletError(error, 'switchFailed')
    // An error proves nothing either.
    if (failure.failure !== 'rejected' && (await currentChain(wallet)) === chain.id) return
    throw failure.failure === 'timedOut' ? new WalletError('notSwitched') : failure
  } finally {
    stop()
  }
}

/** https://eips.ethereum.org/EIPS/eip-747: true means that the wallet took the request, not that it was granted. */
export async function watchAsset(wallet: Eip1193Provider, { image, ...asset }: Asset): Promise<boolean> {
  try {
    const options = image ? { ...asset, image } : asset
    return (await ask(wallet, 'wallet_watchAsset', { type: 'ERC20', options })) === true
  } catch (error) {
    throw toWalletError(error, 'assetFailed')
  }
}

/** The person may have turned to another account or chain since the request was made. */
async function checkSender(wallet: Eip1193Provider, { from, chainId }: { from: Address; chainId: number }) {
  const [accounts, chain] = await Promise.all([readAccounts(wallet), readChainId(wallet)])
  const account = accounts[0]
  if (!account || !sameAddress(account, from) || chain !== chainId) throw new WalletError('changed')
}

/** Sends a transaction, after making sure that the wallet's account and chain are still those of the request. */
export async function sendTransaction(wallet: Eip1193Provider, request: TransactionRequest): Promise<`0x${string}`> {
  await checkSender(wallet, request)
  const { from, chainId, to, value, data, gas } = request
  try {
    const hash = parseTransactionHash(
      await ask(wallet, 'eth_sendTransaction', [
        {
          from,
          to,
          value: hex(value),
          data,
          chainId: hex(chainId),
          ...(gas !== undefined && { gas: hex(gas) }),
        },
      ]),
    )
    if (hash) return hash
  } catch (error) {
    // An error proves nothing: the transaction may have been sent all the same. One that is named was.
    const hashes = namedTransactions(error).flatMap((each) => parseTransactionHash(each) ?? [])
    if (hashes[0] && !isUserRejection(error)) return hashes[0]
    throw toWalletError(error, 'sendFailed')
  }
  throw new WalletError('invalidHash')
}

/**
 * Whether a wallet can do several calls as one (https://eips.ethereum.org/EIPS/eip-5792). Many have never heard of the
 * question, and some never answer it: whatever is no clear yes is null.
 */
export async function readAtomicSupport(
  wallet: Eip1193Provider,
  account: Address,
  chainId: number,
): Promise<AtomicSupport | null> {
  try {
    const answer = await inTime(ask(wallet, 'wallet_getCapabilities', [account, [hex(chainId)]]), ATOMIC_ANSWER_MS)
    return parseAtomicSupport(answer, chainId)
  } catch {
    return null
  }
}

/**
 * Hands several calls to a wallet, to be carried out all or none, after making sure that its account and chain are
 * still those of the request. Resolves to the wallet's name for them. `unsupported`: it did not take them.
 */
export async function sendCalls(wallet: Eip1193Provider, request: CallsRequest): Promise<string> {
  await checkSender(wallet, request)
  const { from, chainId, calls } = request
  try {
    const id = parseCallsId(
      await ask(wallet, 'wallet_sendCalls', [
        {
          version: '2.0.0',
          from,
          chainId: hex(chainId),
          atomicRequired: true,
          calls: calls.map(({ to, value, data }) => ({ to, value: hex(value), data })),
        },
      ]),
    )
    if (id !== null) return id
  } catch (error) {
    throw toBatchError(error, 'sendFailed')
  }
  throw new WalletError('invalidResponse')
}

/** What became of calls that a wallet has taken. */
export async function readCallsStatus(wallet: Eip1193Provider, id: string): Promise<CallsStatus> {
  try {
    const status = parseCallsStatus(await inTime(ask(wallet, 'wallet_getCallsStatus', [id])))
    if (status) return status
  } catch (error) {
    throw toWalletError(error, 'statusUnreadable')
  }
  throw new WalletError('statusUnreadable')
}
