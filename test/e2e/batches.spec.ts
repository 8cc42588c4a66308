import type { Page } from '@playwright/test'
import { Interface } from 'ethers'
import { accountOf, contracts, tokenOf } from '../chain/world'
import { expect, test } from './app'

/** These tests send batches of calls (EIP-5792) through the test wallet. */

const ALICE = accountOf('alice').address
const USDC = tokenOf('USDC').address
const AMOUNT = 100_000_000n
const abi = new Interface([
  'function approve(address spender, uint256 amount)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
])
const swap = [USDC, contracts.weth, 500, ALICE, AMOUNT, 1n, 0n]
const CALLS = [
  { to: USDC, value: '0x0', data: abi.encodeFunctionData('approve', [contracts.swapRouter, AMOUNT]) },
  { to: contracts.swapRouter, value: '0x0', data: abi.encodeFunctionData('exactInputSingle', [swap]) },
]
const SENT = { version: '2.0.0', from: ALICE, chainId: '0x3', atomicRequired: true, calls: CALLS }

/**
 * Runs in the page. Sends a request to the wallet. Resolves to the response, or to the error code if the request is
 * rejected.
 */
function requestInPage({ method, params }: { method: string; params: unknown[] }): Promise<unknown> {
  type Detail = { provider: { request(args: { method: string; params: unknown }): Promise<unknown> } }
  return new Promise((resolve) => {
    const listener = (event: Event) => {
      removeEventListener('eip6963:announceProvider', listener)
      const { provider } = (event as CustomEvent<Detail>).detail
      provider.request({ method, params }).then(resolve, (error: unknown) => resolve((error as { code: number }).code))
    }
    addEventListener('eip6963:announceProvider', listener)
    dispatchEvent(new Event('eip6963:requestProvider'))
  })
}

const request = (page: Page, method: string, ...params: unknown[]) => page.evaluate(requestInPage, { method, params })

test('X30: left alone the wallet does one thing at a time', async ({ page }) => {
  await page.goto('/')
  expect(await request(page, 'wallet_getCapabilities', ALICE, ['0x3'])).toBe(-32601)
})

test.describe('a wallet that does several calls as one', () => {
  test.use({ walletOptions: { batches: true } })

  test('lists them in one window and carries them out in one transaction', async ({ page, wallet, chain }) => {
    await page.goto('/')
    const accounts = request(page, 'eth_requestAccounts')
    await wallet.confirm()
    expect(await accounts).toEqual([ALICE.toLowerCase()])
    expect(await request(page, 'wallet_getCapabilities', ALICE, ['0x3'])).toEqual({
      '0x3': { atomic: { status: 'supported' } },
    })

    const before = await chain.balance('USDC', ALICE)
    const sent = request(page, 'wallet_sendCalls', SENT)
    const window = page.getByRole('dialog', { name: 'Local test wallet' })
    await expect(window).toContainText('asks for 2 calls in one transaction, all or none')
    await expect(window).toContainText('1. approve.amount')
    await expect(window).toContainText('2. exactInputSingle.recipient')
    await wallet.confirm()
    const { id } = (await sent) as { id: string }

    const status = async () => (await request(page, 'wallet_getCallsStatus', id)) as { status: number }
    await expect.poll(async () => (await status()).status).toBe(200)
    expect(await chain.balance('USDC', ALICE)).toBe(before - AMOUNT)
    expect(await chain.allowance('USDC', ALICE)).toBe(0n)
  })
})
