import { BATCH_METHODS } from './batchMethods'
import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'
import { Buffer } from 'buffer'
import { parseChainId } from '../../boundary/wallet'
import type { Settings } from '../../config/settings'
import { WalletError } from '../../domain/wallet/walletError'
import type { Eip1193Provider, OpenedWallet } from '../connector'
import { coinbaseWindow, requestInWindow, SWITCH, type RequestArguments } from './coinbaseWindow'

// The SDK assumes this global on the way to the mobile app, as if this were Node.
if (!('Buffer' in globalThis)) Object.assign(globalThis, { Buffer })

/** The SDK's default chain: Ethereum. */
const OWN_CHAIN = 1
/** Answered without a window. */
const SILENT = ['eth_accounts', 'eth_chainId']
/**
 * Several calls at once (EIP-5792). The SDK reads their status from a Coinbase server, which this page does not connect
 * to: they could be sent, and their outcome would never be known.
 */

const hex = (chainId: number) => `0x${chainId.toString(16)}`

/**
 * Coinbase Wallet where it is not installed in this browser: its SDK opens a Coinbase window with the passkey wallet
 * and the app. Created with the first request, because creating it writes to storage and fetches a header from our
 * origin.
 * @param chainId the initial network
 * @throws where storage is denied
 */
export function openCoinbase(page: Window, { appName }: Settings, chainId: number): OpenedWallet {
  const sdk = createCoinbaseWalletSDK({
    appName,
    appLogoUrl: null,
    appChainIds: [chainId],
    preference: { options: 'all' },
  })
  const wallet = sdk.getProvider()
  const window = coinbaseWindow(page, wallet)

  /**
   * The SDK starts on the chain that it is given, and reports it again if the wallet lists it. It would claim the same
   * of a chain that is not listed, so it is switched to its default chain, which needs no window.
   */
  async function connect(args: RequestArguments): Promise<unknown> {
    const before = window.last()
    const listed = { isListed: false }
    const onChain = (reported: unknown) => {
      if (parseChainId(reported) === chainId) listed.isListed = true
    }
    wallet.on('chainChanged', onChain)
    try {
      const accounts = await window.prompt(args)
      // Without a window it is an earlier session, whose chain was verified then.
      const isClaimed = window.last() !== before && !listed.isListed && chainId !== OWN_CHAIN
      if (isClaimed && parseChainId(await wallet.request({ method: 'eth_chainId' })) === chainId) {
        const { answer } = requestInWindow(page, wallet, { method: SWITCH, params: [{ chainId: hex(OWN_CHAIN) }] })
        await answer.catch(() => undefined)
      }
      return accounts
    } finally {
      wallet.removeListener('chainChanged', onChain)
    }
  }

  const provider: Eip1193Provider = {
    request(args) {
      if (BATCH_METHODS.includes(args.method)) return Promise.reject(new WalletError('unsupported'))
      if (SILENT.includes(args.method)) return wallet.request(args)
      return args.method === 'eth_requestAccounts' ? connect(args) : window.prompt(args)
    },
    on: (event, listener) => wallet.on(event as 'connect', listener),
    removeListener: (event, listener) => wallet.removeListener(event as 'connect', listener),
  }
  return {
    provider,
    abandon() {
      window.abandon()
    },
    close() {
      window.end()
      return wallet.disconnect()
    },
  }
}
