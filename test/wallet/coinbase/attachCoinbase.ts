import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { HDNodeWallet } from 'ethers'
import type { Address } from '#domain/chain/address'
import { nodeRpc, RpcError } from '../../chain/nodeRpc'
import { type AccountCall, type EntryPointVersion, executeBatch, sendOperations } from '../../chain/smartAccounts'
import { accounts as worldAccounts, mnemonic } from '../../chain/world'
import { bundleScript } from '../bundleScript'
import { plainError, WalletRefusal } from '../eip1193'
import { readAddedChain, readCalls, readSwitch, readTransaction, readWatchedAsset } from '../requestParams'
import {
  KEYS_ORIGIN,
  type CoinbaseAnswer,
  type CoinbaseRequest,
  type Decision,
  type OpenedBy,
  type Reception,
} from './popupCalls'
import { hex } from '../../chain/hex'

export interface CoinbaseOptions {
  /** The URL of the wallet's node, which serves one of the wallet's chains. */
  rpcUrl: string
  /** The accounts of the local chain that a page may see; defaults to the first account. */
  accounts?: readonly string[]
  /** A passkey wallet's smart account (ERC-4337), which executes batches. If given, it is the wallet's only account. */
  smartAccount?: { address: Address; version: EntryPointVersion }
  /** The chains that the wallet reports to a page; defaults to 1 and 3. */
  chains?: readonly number[]
}

/** The actions of the wallet's owner, and the requests that the wallet has received. */
export interface CoinbaseWallet {
  /** The facts that each pop-up received about the page that opened it, oldest first. */
  readonly opened: readonly OpenedBy[]
  /** Every request that reached a pop-up, oldest first. The request to connect is `eth_requestAccounts`. */
  readonly requests: readonly CoinbaseRequest[]
  approveConnect(): Promise<void>
  /** The page receives error 4001. */
  rejectConnect(): Promise<void>
  approveRequest(): Promise<void>
  /** The page receives error 4001. */
  rejectRequest(): Promise<void>
  /** A bundler executes what the smart account has accepted, together with its calls in `others`. */
  bundle(others?: readonly (readonly AccountCall[])[]): ReturnType<typeof sendOperations>
  /** Closes the pop-up without a decision. */
  closePopup(): Promise<void>
  /** Rejects a method with this error, without asking the owner. With null, it works again. */
  refuse(method: string, error: { code: number; message: string } | null): void
  /** If false, pop-ups that are opened from now on cannot reach their server. */
  setReachable(isReachable: boolean): void
}

const REJECTED = new WalletRefusal(4001, 'User rejected the request.')
const DEFAULT_CHAINS = [1, 3]
const PATH = "m/44'/60'/0'/0"

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Coinbase Wallet</title>
<body><p>Loading</p><script src="/popup.js"></script></body>
</html>`

const PAGE_HEADERS = {
  'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
  'cross-origin-opener-policy': 'unsafe-none',
}

/** The keys of these accounts of the local chain, by address in lower case. */
function keysOf(addresses: readonly string[]): Map<string, HDNodeWallet> {
  const root = HDNodeWallet.fromPhrase(mnemonic, undefined, PATH)
  const keys = worldAccounts.map(({ index }) => root.deriveChild(index))
  return new Map(
    addresses.map((address) => {
      const key = keys.find((candidate) => candidate.address.toLowerCase() === address.toLowerCase())
      if (!key) throw new Error(`${address} is no account of the local chain.`)
      return [address.toLowerCase(), key]
    }),
  )
}

/**
 * Replaces keys.coinbase.com: the pop-up that Coinbase Wallet SDK 4.4.0 opens, and a wallet with the local chain's keys
 * and node. Call this after setting the context's other routes.
 */
export async function attachCoinbase(context: BrowserContext, options: CoinbaseOptions): Promise<CoinbaseWallet> {
  const { smartAccount } = options
  const keys = keysOf(options.accounts ?? worldAccounts.slice(0, 1).map(({ address }) => address))
  const accounts = smartAccount ? [smartAccount.address] : [...keys.values()].map(({ address }) => address)
  const accepted: AccountCall[][] = []
  const chains = new Set(options.chains ?? DEFAULT_CHAINS)
  const node = nodeRpc(options.rpcUrl)
  const opened: OpenedBy[] = []
  const requests: CoinbaseRequest[] = []
  const refusals = new Map<string, { code: number; message: string }>()
  const script = await bundleScript('test/wallet/coinbase/popup.ts')
  let isReachable = true
  context.once('close', () => node.close())

  /** The endpoints are the wallet's own. A page that let the SDK use them would connect to a third party. */
  const chainData = (): CoinbaseAnswer['data'] => ({
    chains: Object.fromEntries(
      [...chains].map((id) => [id, `https://chain-proxy.wallet.coinbase.com/?targetName=chain-${id}`]),
    ),
    capabilities: Object.fromEntries(
      smartAccount ? [...chains].map((id) => [hex(id), { atomicBatch: { supported: true } }]) : [],
    ),
  })

  const failed = (error: unknown): CoinbaseAnswer => {
    const known = error instanceof RpcError ? new WalletRefusal(error.code, error.message, error.data) : error
    return { result: { error: plainError(known) as { code: number; message: string } } }
  }

  async function sendTransaction({ params, chainId }: CoinbaseRequest): Promise<unknown> {
    const { from, to, value = '0x0', data = '0x', chainId: expected = hex(chainId ?? 0) } = readTransaction(params)
    const key = keys.get(from.toLowerCase())
    if (!key) throw new WalletRefusal(-32603, 'The account is not in this wallet.')
    const served = Number(await node.send('eth_chainId'))
    if (served !== Number(expected)) {
      throw new WalletRefusal(-32603, `The node serves chain ${served}, not chain ${Number(expected)}.`)
    }
    const call = { from, value, data, ...(to === undefined ? {} : { to }) }
    const nonce = Number(await node.send('eth_getTransactionCount', [from, 'pending']))
    const gasLimit = BigInt(String(await node.send('eth_estimateGas', [call])))
    const maxPriorityFeePerGas = BigInt(String(await node.send('eth_maxPriorityFeePerGas')))
    const { baseFeePerGas } = (await node.send('eth_getBlockByNumber', ['latest', false])) as { baseFeePerGas: string }
    const signed = await key.signTransaction({
      ...call,
      type: 2,
      chainId: served,
      nonce,
      // A pool may change between the gas estimate and the block, so that a swap needs more gas than estimated.
      gasLimit: (gasLimit * 3n) / 2n,
      maxPriorityFeePerGas,
      maxFeePerGas: 2n * BigInt(baseFeePerGas) + maxPriorityFeePerGas,
    })
    return node.send('eth_sendRawTransaction', [signed])
  }

  async function execute(request: CoinbaseRequest): Promise<CoinbaseAnswer> {
    const { isConnect, method, params } = request
    if (isConnect) {
      const value = method === 'eth_requestAccounts' ? accounts : null
      return { result: { value }, data: chainData() }
    }
    switch (method) {
      case 'eth_sendTransaction':
        return { result: { value: await sendTransaction(request) } }
      case 'wallet_sendCalls':
        accepted.push(readCalls(params).calls.map(({ value, ...call }) => ({ ...call, value: BigInt(value) })))
        // Real ids can be decoded only by the wallet, so this id is random.
        return { result: { value: { id: `0x${randomBytes(40).toString('hex')}` } } }
      case 'wallet_addEthereumChain':
        chains.add(readAddedChain(params).chainId)
        return { result: { value: null }, data: chainData() }
      case 'wallet_switchEthereumChain':
        return { result: { value: null }, data: chainData() }
      case 'wallet_watchAsset':
        return { result: { value: true } }
      default:
        throw new WalletRefusal(4200, `This wallet does not do "${method}".`)
    }
  }

  /** Throws if the wallet rejects a request without showing it to the owner. */
  function check({ isConnect, method, params }: CoinbaseRequest): void {
    const refusal = refusals.get(method)
    if (refusal) throw new WalletRefusal(refusal.code, refusal.message)
    if (isConnect) return
    if (method === 'eth_sendTransaction') readTransaction(params)
    if (method === 'wallet_sendCalls') {
      if (!smartAccount) throw new WalletRefusal(4200, 'This account does one thing at a time.')
      readCalls(params)
    }
    if (method === 'wallet_addEthereumChain') readAddedChain(params)
    if (method === 'wallet_watchAsset') readWatchedAsset(params)
    if (method !== 'wallet_switchEthereumChain') return
    const id = readSwitch(params)
    if (!chains.has(id)) throw new WalletRefusal(4902, `Unrecognized chain ID "${hex(id)}".`)
  }

  function receive(request: CoinbaseRequest): Reception {
    requests.push(request)
    try {
      check(request)
      return { ask: requests.length - 1 }
    } catch (error) {
      return { answer: failed(error) }
    }
  }

  async function decide({ ask, approved }: Decision): Promise<CoinbaseAnswer> {
    try {
      const request = requests[ask]
      if (!request) throw new Error(`There is no request ${ask}.`)
      if (!approved) throw REJECTED
      return await execute(request)
    } catch (error) {
      return failed(error)
    }
  }

  async function serve(route: Route): Promise<void> {
    if (!isReachable) return route.abort('connectionrefused')
    const { pathname } = new URL(route.request().url())
    const body = (): unknown => route.request().postDataJSON()
    switch (pathname) {
      case '/connect':
        return route.fulfill({ contentType: 'text/html; charset=utf-8', headers: PAGE_HEADERS, body: PAGE })
      case '/popup.js':
        return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      case '/opened':
        opened.push(body() as OpenedBy)
        return route.fulfill({ json: null })
      case '/requests':
        return route.fulfill({ json: receive(body() as CoinbaseRequest) })
      case '/decisions':
        return route.fulfill({ json: await decide(body() as Decision) })
      default:
        return route.fulfill({ status: 404, body: '' })
    }
  }
  await context.route(`${KEYS_ORIGIN}/**`, serve)

  async function openPopup(): Promise<Page> {
    const isPopup = (page: Page) => page.url().startsWith(KEYS_ORIGIN)
    return context.pages().find(isPopup) ?? context.waitForEvent('page', { predicate: isPopup })
  }

  /** Presses a button of the pop-up, and waits until the pop-up is closed or shows the next request. */
  async function press(name: string): Promise<void> {
    const popup = await openPopup()
    const closed = popup.waitForEvent('close', { timeout: 0 })
    await popup.getByRole('button', { name, exact: true }).click()
    const asksAgain = popup.getByRole('button').first().waitFor({ timeout: 0 })
    await Promise.race([closed, asksAgain.catch(() => closed)])
  }

  return {
    opened,
    requests,
    approveConnect: () => press('Connect'),
    rejectConnect: () => press('Do not connect'),
    approveRequest: () => press('Confirm'),
    rejectRequest: () => press('Reject'),
    bundle(others = []) {
      const calls = accepted.shift()
      if (!smartAccount || !calls) throw new Error('The wallet was asked for no calls.')
      const { address: sender, version } = smartAccount
      const operations = [calls, ...others].map((each) => ({ sender, callData: executeBatch(version, each) }))
      return sendOperations({ rpc: (name, given = []) => node.send(name, given) }, version, operations)
    },
    async closePopup() {
      const popup = await openPopup()
      await popup.getByRole('button').first().waitFor()
      const closed = popup.waitForEvent('close')
      await popup.evaluate(() => window.close())
      await closed
    },
    refuse(method, error) {
      if (error) refusals.set(method, error)
      else refusals.delete(method)
    },
    setReachable(next) {
      isReachable = next
    },
  }
}
