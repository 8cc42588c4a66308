import { test as base, expect, type Page } from '@playwright/test'
import { Interface } from 'ethers'
import { borrow } from '../chain/borrow'
import { nodeRpc } from '../chain/nodeRpc'
import { accountOf, contracts, oddTokenOf, oddTokens, type OddSymbol, tokenOf, type TokenSymbol } from '../chain/world'
import { bundleTestWallet } from '../wallet/bundleScript'
import { type Contracts, strangeCalls, strangeMethods, type WalletRequest } from '../support/walletSweep'
import { WALLET_NAME, WALLET_RDNS } from '../wallet/identity'
import type { InstallOptions } from '../wallet/installTestWallet'
import { CHAIN_URL, OWN_CHAIN_URL } from './chains'

export { expect }

/** The picture that replaces every logo of the token lists, so that no other host is contacted. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

const ERC20 = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address,address) view returns (uint256)',
])
const QUOTER = new Interface([
  'function quoteExactInputSingle((address tokenIn, address tokenOut, uint256 amountIn, uint24 fee, uint160 limit)) returns (uint256, uint160, uint32, uint256)',
])

/** The error of requests to other machines, whose names the browser cannot resolve. */
const UNKNOWN_HOST = /ERR_NAME_NOT_RESOLVED/

export type AnyToken = TokenSymbol | OddSymbol
export type Coin = AnyToken | 'ETH'

export const alice = accountOf('alice').address
export const bob = accountOf('bob').address

const isOdd = (symbol: AnyToken): symbol is OddSymbol => oddTokens.some((token) => token.symbol === symbol)
export const tokenNamed = (symbol: AnyToken): { address: string; decimals: number } =>
  isOdd(symbol) ? oddTokenOf(symbol) : tokenOf(symbol)

export interface Chain {
  rpc(method: string, ...params: unknown[]): Promise<unknown>
  ether(account: string): Promise<bigint>
  balance(symbol: AnyToken, account: string): Promise<bigint>
  allowance(symbol: AnyToken, account: string): Promise<bigint>
  quote(symbolIn: TokenSymbol, symbolOut: TokenSymbol, amountIn: bigint, fee: number): Promise<bigint>
  /** The network cost of a transaction in wei, according to its receipt. */
  costOf(hash: string): Promise<bigint>
}

export interface Wallet {
  /** The methods of all requests that the wallet has received since the page was loaded. */
  methods(): Promise<string[]>
  /** Confirms the pending request in the wallet, as the wallet's user would. */
  confirm(): Promise<void>
  reject(): Promise<void>
}

interface Fixtures {
  chain: Chain
  walletOptions: InstallOptions | null
  wallet: Wallet
  expectedErrors: RegExp | null
  /** Whether all pictures of other hosts are replaced by `PICTURE`. */
  pictures: boolean
  /** The contracts by chain id. Only chains whose addresses differ from those of mainnet need them. */
  calledContracts: Readonly<Record<number, Contracts>>
}

/** It uses the debugger: a Playwright route would pause all other requests, and disable the browser's cache. */
async function servePictures(page: Page) {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'image/svg+xml' }]
    const body = Buffer.from(PICTURE).toString('base64')
    // Errors are ignored, because the page may be closing.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body }).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*', resourceType: 'Image' }] })
}

function chainOn(send: (method: string, params: unknown[]) => Promise<unknown>): Chain {
  const call = async (to: string, data: string) => String(await send('eth_call', [{ to, data }, 'latest']))
  const read = async (to: string, name: string, args: unknown[]) =>
    ERC20.decodeFunctionResult(name, await call(to, ERC20.encodeFunctionData(name, args)))[0] as bigint
  return {
    rpc: (method, ...params) => send(method, params),
    ether: async (account) => BigInt(String(await send('eth_getBalance', [account, 'latest']))),
    balance: (symbol, account) => read(tokenNamed(symbol).address, 'balanceOf', [account]),
    allowance: (symbol, account) => read(tokenNamed(symbol).address, 'allowance', [account, contracts.swapRouter]),
    async quote(symbolIn, symbolOut, amountIn, fee) {
      const args = [[tokenOf(symbolIn).address, tokenOf(symbolOut).address, amountIn, fee, 0n]]
      const answer = await call(contracts.quoter, QUOTER.encodeFunctionData('quoteExactInputSingle', args))
      return QUOTER.decodeFunctionResult('quoteExactInputSingle', answer)[0] as bigint
    },
    async costOf(hash) {
      const { gasUsed, effectiveGasPrice } = (await send('eth_getTransactionReceipt', [hash])) as {
        gasUsed: string
        effectiveGasPrice: string
      }
      return BigInt(gasUsed) * BigInt(effectiveGasPrice)
    },
  }
}

/** The chain id in a request's parameters; NaN if there is none. */
const chainOf = ({ params }: WalletRequest): number => {
  const [sent] = Array.isArray(params) ? (params as unknown[]) : []
  return Number((sent as { chainId?: unknown } | undefined)?.chainId)
}

declare global {
  interface Window {
    /** Called in the page for each violation of the content security policy. */
    reportViolation?: (text: string) => void
  }
}

/**
 * The test function for a visitor's page. The test fails on any violation of the content security policy (C02), page
 * error, unexpected console error (C25), request to another host (C03), or request that the app must never send to a
 * wallet (C20, C21). The ids are those of test/catalogue/faults.ts.
 */
export const test = base.extend<Fixtures>({
  walletOptions: [{}, { option: true }],
  expectedErrors: [null, { option: true }],
  pictures: [true, { option: true }],
  calledContracts: [{}, { option: true }],

  // Automatic fixtures are set up first and torn down last, so the chain is reverted after the page has been closed.
  chain: [
    async ({}, use) => {
      const rpc = nodeRpc(OWN_CHAIN_URL)
      const release = await borrow(rpc)
      await use(chainOn((method, params) => rpc.send(method, params)))
      await release()
      rpc.close()
    },
    { auto: true },
  ],

  page: async ({ page, walletOptions, expectedErrors, pictures, calledContracts }, use) => {
    const problems: string[] = []
    page.on('pageerror', ({ message }) => {
      if (!expectedErrors?.test(message)) problems.push(`page error: ${message}`)
    })
    page.on('console', (message) => {
      const isExpected = UNKNOWN_HOST.test(message.text()) || (expectedErrors?.test(message.text()) ?? false)
      if (message.type() === 'error' && !isExpected) problems.push(`console: ${message.text()}`)
    })
    await page.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`))
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        window.reportViolation!(`${violatedDirective} ${blockedURI}`)
      })
      // `Object.prototype` must be frozen once the theme script has run, before all later scripts.
      addEventListener('DOMContentLoaded', () => {
        if ('early' in window && !Object.isFrozen(Object.prototype))
          window.reportViolation!('C23: Object.prototype is open')
      })
    })
    page.context().on('requestfailed', (request) => {
      const isUnknownHost = UNKNOWN_HOST.test(request.failure()?.errorText ?? '')
      if (isUnknownHost && request.resourceType() !== 'image') problems.push(`foreign request: ${request.url()}`)
    })
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).hostname !== '127.0.0.1') problems.push(`foreign socket: ${socket.url()}`)
    })
    if (pictures) await servePictures(page)
    const requests: WalletRequest[] = []
    await page.exposeFunction('reportWalletRequest', (text: string) => requests.push(JSON.parse(text) as WalletRequest))
    if (walletOptions) {
      const options = { rpcUrl: CHAIN_URL, ...walletOptions }
      await page.addInitScript((given) => {
        window.__testWalletOptions = given
      }, options)
      await page.addInitScript(await bundleTestWallet())
    }
    await use(page)
    // This releases all requests that the test has held back.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const strange = requests.flatMap((request) =>
      strangeCalls([request], calledContracts[chainOf(request)] ?? { ...contracts, v4: contracts }),
    )
    expect([...problems, ...strangeMethods(requests), ...strange]).toEqual([])
  },

  wallet: async ({ page, walletOptions }, use) => {
    const prompt = page.getByRole('dialog', { name: walletOptions?.name ?? WALLET_NAME, exact: true })
    const press = (name: string) => prompt.getByRole('button', { name, exact: true }).click()
    await use({
      methods: () => page.evaluate(() => window.__testWallet?.calls.map(({ method }) => method) ?? []),
      confirm: () => press('Confirm'),
      reject: () => press('Reject'),
    })
  },
})

/** The browser's console says so on a busy machine, and while a test holds back what comes first. */
export const isOfLatePreload = (text: string): boolean => text.includes('was preloaded using link preload but not used')

export async function connect(page: Page, wallet: Wallet) {
  await page.getByRole('banner').getByRole('button', { name: 'connect wallet' }).click()
  await page.getByRole('button', { name: WALLET_NAME }).click()
  await wallet.confirm()
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
}

/** Waits until the browser has stored the name and the balance of the connected account for the next visit. */
export async function untilRemembered(page: Page) {
  const kinds = () =>
    page.evaluate(() => {
      const { value } = JSON.parse(localStorage.getItem('tidemark.lastReads') ?? '{"value":[]}') as {
        value: { kind: string }[]
      }
      return value.map(({ kind }) => kind).sort()
    })
  await expect.poll(kinds).toEqual(['balance', 'identity'])
}

/** Stores a connection with the test wallet in the browser, and other values by their keys, for pages opened from now on. */
export async function storeConnection(page: Page, account: string, others: Readonly<Record<string, unknown>> = {}) {
  const session = { walletId: `rdns:${WALLET_RDNS}`, reach: 'browser', name: WALLET_NAME }
  const localStorage = [
    { name: 'tidemark.session', value: JSON.stringify({ version: 1, value: session }) },
    { name: 'testWallet.accounts', value: JSON.stringify([account]) },
    ...Object.entries(others).map(([name, value]) => ({ name, value: JSON.stringify(value) })),
  ]
  const origin = process.env.E2E_APP_URL ?? ''
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
}

/** Opens a page that restores a stored connection with the test wallet, and waits until it has. */
export async function visitConnected(page: Page, url: string, account = alice) {
  await storeConnection(page, account)
  await page.goto(url)
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
}

/** The home page stays until the trade page is there, and would take a dialog opened from it along. */
export async function followTradeLink(page: Page) {
  await page.getByRole('link', { name: 'trade', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trade', exact: true })).toBeAttached()
}

/** The URL of the trade page for two tokens. `ETH` is the native coin. */
export function tradeUrl(input: Coin, output: Coin, value?: string, field?: 'output') {
  const address = (symbol: Coin) => (symbol === 'ETH' ? 'ETH' : tokenNamed(symbol).address)
  const params = new URLSearchParams({ inputCurrency: address(input), outputCurrency: address(output) })
  if (value) params.set('value', value)
  if (field) params.set('field', field)
  return `/swap?${params}`
}
