import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'
import { Buffer } from 'buffer'
import { parseAccounts, parseChainId } from '#boundary/wallet'
import { sameAddress } from '#domain/chain/address'
import { hex } from '#domain/chain/hex'
import type { Settings } from '#config/settings'
import { WalletError } from '#domain/wallet/walletError'
import type { Eip1193Provider, OpenedWallet } from '../connector'
import { BATCH_METHODS } from './batchMethods'
import { coinbaseWindow, requestInWindow, SWITCH, type RequestArguments } from './coinbaseWindow'

// The SDK expects Node's global `Buffer` when it connects to the mobile app.
if (!('Buffer' in globalThis)) Object.assign(globalThis, { Buffer })

/** The SDK's default chain: Ethereum. */
const OWN_CHAIN = 1
/** The methods that the SDK answers without opening a window. */
const SILENT = ['eth_accounts', 'eth_chainId']
/** The storage key under which the SDK stores the connected wallet: the passkey wallet, or the app through a server. */
const SIGNER_KEY = '-CBWSDK:SignerConfigurator:SignerType'
const PASSKEY_SIGNER = 'scw'

/**
 * Opens Coinbase Wallet without its extension. Coinbase's SDK opens a window for the passkey wallet and the app. The
 * SDK is created only with the first request, because creating it writes to storage and fetches a header from our
 * origin.
 * @param chainId - the initial network
 * @throws if storage is denied
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
   * Connects. The SDK assumes that the wallet is on the initial chain (`chainId`). If the wallet supports this chain,
   * the SDK emits it again. Otherwise, the SDK is switched to its default chain, which needs no window.
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
      // If no window was opened, the SDK has resumed an earlier session, whose chain was verified when that session
      // began.
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

  /**
   * Sends a request for batches of calls (EIP-5792) to the passkey wallet, the only wallet of the SDK that supports
   * batches. Requests to the app are refused, because the SDK would send them to a server. Requests for an account that
   * is not connected are refused, because the SDK would end the session. Requests for the status of calls are refused,
   * because the SDK would read it from a server; the status is read from the chain instead.
   */
  async function requestBatch(args: RequestArguments): Promise<unknown> {
    const isPasskey = page.localStorage.getItem(SIGNER_KEY) === PASSKEY_SIGNER
    if (!isPasskey || args.method === 'wallet_getCallsStatus') throw new WalletError('unsupported')
    if (args.method === 'wallet_sendCalls') return window.prompt(args)
    const [account] = (args.params ?? []) as unknown[]
    const accounts = parseAccounts(await wallet.request({ method: 'eth_accounts' })) ?? []
    if (!accounts.some((each) => sameAddress(each, String(account)))) throw new WalletError('unsupported')
    return wallet.request(args)
  }

  const provider: Eip1193Provider = {
    request(args) {
      if (BATCH_METHODS.includes(args.method)) return requestBatch(args)
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
