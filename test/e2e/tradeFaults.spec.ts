import type { Page } from '@playwright/test'
import { Interface } from 'ethers'
import { ownContract } from '../chain/artifacts'
import { accountOf, contracts, pairAddress, poolAddress, tokenOf } from '../chain/world'
import { alice, type Chain, expect, test, tradeUrl, visitConnected, type Wallet } from './app'
import { expectUsable } from './looks'
import {
  expectRejected,
  held,
  savedHashes,
  refetch,
  openReview,
  promisedBy,
  reviewOf,
  sendFrom,
  units,
} from './tradeReview'

/** These tests simulate price changes and user actions between a quote and the transaction. */

const market = ownContract('Market').abi
const abi = new Interface([
  'function slot0() view returns (uint160)',
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address, uint256)',
  'function burn(address)',
])

const sends = async (wallet: Wallet) => (await wallet.methods()).filter((method) => /send/i.test(method))
const confirmButton = (page: Page) => reviewOf(page).getByRole('button', { name: /^Confirm swap/ })

async function read(chain: Chain, to: string, name: string, args: unknown[] = []) {
  const answer = String(await chain.rpc('eth_call', { to, data: abi.encodeFunctionData(name, args) }, 'latest'))
  return abi.decodeFunctionResult(name, answer)[0] as bigint
}

/** Another account trades in the pools of UNI and ether until the price is so many thousandths higher. */
async function makeUniDearer(chain: Chain, thousandths: bigint) {
  const [uni, weth] = [tokenOf('UNI').address, contracts.weth]
  const v3 = await Promise.all(
    [3000, 10000].map(async (fee) => {
      const pool = poolAddress(uni, weth, fee)
      return [pool, true, await read(chain, pool, 'slot0')] as const
    }),
  )
  const [, , root = 0n] = v3[0] ?? []
  // Pools store the square root of the price, so only half the relative change is added to it.
  const to = (from: bigint) => (from * (2_000n + thousandths)) / 2_000n
  const targets = [...v3.map(([pool, isV3, from]) => [pool, isV3, to(from)]), [pairAddress(uni, weth), false, to(root)]]
  await sendFrom(chain, accountOf('trader').address, contracts.market, market.encodeFunctionData('move', [targets]))
}

test('X04, X25: a price that another trade has moved must be accepted again, and a double press sends once', async ({
  page,
  chain,
  wallet,
}) => {
  await visitConnected(page, tradeUrl('ETH', 'UNI', '1'))
  const review = await openReview(page)
  await review.getByText('What your wallet is asked to do').click()
  await expectUsable(page)
  const first = await promisedBy(review, 'ETH', 'UNI')
  await makeUniDearer(chain, 10n)
  await refetch(page)
  const notice = review.getByRole('note').filter({ hasText: 'The price changed' })
  await expect(notice).toContainText(/^The price changed.*You would now receive [\d.]+ UNI less \((0\.9\d|1\.00)%\)\./)
  const less = units(/receive ([\d.]+) UNI/.exec((await notice.textContent()) ?? '')?.[1], 18)
  await expect(confirmButton(page)).toHaveCount(0)
  await expectUsable(page)

  await review.getByRole('button', { name: /^Accept new price: [\d.,]+ UNI$/ }).click()
  await expect(notice).toHaveCount(0)
  await expect(review).toContainText('Simulated just now')
  const second = await promisedBy(review, 'ETH', 'UNI')
  // The notice truncates the difference to six digits.
  expect((first.received - second.received - less) / 10n ** 15n).toBe(0n)
  await confirmButton(page).click()
  await wallet.reject()
  await expectRejected(page)

  const before = await chain.balance('UNI', alice)
  await chain.rpc('evm_setAutomine', false)
  await openReview(page)
  await confirmButton(page).dblclick()
  await wallet.confirm()
  const outcome = page.getByRole('dialog', { name: /^(Swap sent|You received)/ })
  await expect(outcome.getByRole('heading', { name: 'Swap sent' })).toBeVisible()
  const sizeOf = () => outcome.locator('> div').first().boundingBox()
  const sent = await sizeOf()
  expect(sent?.height).toBe(496)
  await expectUsable(page)
  await chain.rpc('evm_setAutomine', true)
  await chain.rpc('evm_mine')
  await expect(outcome.getByRole('heading', { name: /^You received/ })).toBeFocused()
  // The dialog must keep the position and size that it had while the swap was pending.
  await expect.poll(sizeOf).toEqual(sent)
  await expect(page.getByText('Exactly as quoted')).toBeVisible()
  await expectUsable(page)
  expect((await chain.balance('UNI', alice)) - before).toBe(second.received)
  // The first request was rejected.
  expect(await sends(wallet)).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  expect(await savedHashes(page)).toHaveLength(1)
  expect(await held(chain, 'ETH', contracts.swapRouter)).toBe(0n)
})

test('X34, T14: a reload keeps a request that waits in the wallet, the same swap is sent by asking again only, and one that is pending outlives a reload', async ({
  page,
  chain,
  wallet,
}) => {
  await visitConnected(page, tradeUrl('ETH', 'UNI', '1'))
  await openReview(page)
  await page.evaluate(() => {
    window.__testWallet?.reply('eth_sendTransaction', { never: true })
  })
  await confirmButton(page).click()
  await expect(reviewOf(page)).toContainText('Confirm in your wallet')
  await page.reload()
  const waits = page.getByRole('note').filter({ hasText: 'A request is still waiting in your wallet' })
  await expect(waits).toContainText('“Swap 1 ETH for UNI” can still be confirmed there.')
  const review = await openReview(page)
  await expect(review).toContainText('you could confirm both')
  await expect(confirmButton(page)).toHaveCount(0)

  await test.step('a swap that was sent leaves the address, and the card says that the same one is pending', async () => {
    await chain.rpc('evm_setAutomine', false)
    await review.getByRole('button', { name: 'Ask again anyway' }).click()
    await wallet.confirm()
    await expect(page).not.toHaveURL(/value=1/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('note').filter({ hasText: '“Swap 1 ETH for UNI” is pending' })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('You sell')).toHaveValue('')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click()
    // Once the swap has been mined and read, its row has the amounts in place of the request.
    const listed = page.getByRole('listitem').filter({ hasText: /Swap 1 ETH for UNI|1\sETH → / })
    await expect(listed).toContainText(/Pending since \d\d:\d\d$/)
    await chain.rpc('evm_setAutomine', true)
    await chain.rpc('evm_mine')
    await expect(listed).toContainText(/Confirmed(?:Receipt)?$/)
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Swap 1 ETH for UNI: confirmed')
  })
})
