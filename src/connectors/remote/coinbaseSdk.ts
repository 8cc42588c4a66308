import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'
import { Buffer } from 'buffer'
import { parseChainId } from '../../boundary/wallet'
import type { Settings } from '../../domain/page/settings'
import { WalletError } from '../../domain/wallet/walletError'
import type { Eip1193Provider, OpenedWallet } from '../connector'
import { coinbaseWindow, requestInWindow, SWITCH, type RequestArguments } from './coinbaseWindow'

// The SDK takes it for granted on its route to the phone's app, as if this were Node.
if (!('Buffer' in globalThis)) Object.assign(globalThis, { Buffer })

/** Where the SDK begins when it is given no chain: Ethereum. */
const OWN_CHAIN = 1
/** Answered without a window. */
const SILENT = ['eth_accounts', 'eth_chainId']
/**
 * Several calls at once (EIP-5792). Their status the SDK requests from a server of Coinbase's, which this page does not
 * talk to: they could be sent, and nobody would learn how they ended.
 */
const BATCHES = ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']

const hex = (chainId: number) => `0x${chainId.toString(16)}`

/**
 * Coinbase Wallet where it is not in this browser: its SDK opens a window of Coinbase's, which has the passkey wallet
 * and the app. Made with the first request, because its making writes to storage and fetches a header of our origin.
 * @param chainId the network it begins on
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
   * The SDK begins on the chain that it was given, and reports it once more where the wallet lists it. Of one that is
   * not listed it would claim the same, so it is switched to its own, which needs no window.
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
      // Without a window it is a session of before, whose chain was found out then.
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
      if (BATCHES.includes(args.method)) return Promise.reject(new WalletError('unsupported'))
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
