import type { Page } from '@playwright/test'
import { getAddress, Interface, parseEther, toQuantity } from 'ethers'
import { ownContract } from '../chain/artifacts'
import { deploymentOfHostile, HOSTILE_FEE, type HostileToken, openingsOfHostile } from '../chain/hostileTokens'
import { accountOf, contracts, poolAddress } from '../chain/world'
import { alice, type Chain, expect, test, visitConnected } from './app'
import { openReview, reviewOf, row } from './tradeReview'

/** These tests trade tokens that attack the trade in the middle of it, and one whose amounts are multiplied. */

const { weth } = contracts
const ERC20 = new Interface([
  'function approve(address, uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function mint(address, uint256)',
])

async function mined(chain: Chain, transaction: { to?: string; data: string }): Promise<string> {
  const from = accountOf('trader').address
  const hash = await chain.rpc('eth_sendTransaction', { from, gas: toQuantity(8_000_000), ...transaction })
  const receipt = async () =>
    (await chain.rpc('eth_getTransactionReceipt', hash)) as { status: string; contractAddress: string } | null
  await expect.poll(receipt).toMatchObject({ status: '0x1' })
  return String((await receipt())?.contractAddress)
}

async function openToken(chain: Chain, name: HostileToken): Promise<string> {
  const token = getAddress(await mined(chain, deploymentOfHostile(name)))
  await chain.rpc('anvil_setBalance', contracts.market, toQuantity(parseEther('5000')))
  for (const opening of openingsOfHostile(token, [weth])) await mined(chain, opening)
  return token
}

const arm = (chain: Chain, name: HostileToken, token: string, first: string, second: unknown) =>
  mined(chain, { to: token, data: ownContract(name).abi.encodeFunctionData('arm', [first, second]) })

async function owned(chain: Chain, token: string): Promise<bigint> {
  const data = ERC20.encodeFunctionData('balanceOf', [alice])
  return BigInt(String(await chain.rpc('eth_call', { to: token, data }, 'latest')))
}

/** Opens the review of a purchase of the token for one ether. */
async function reviewPurchase(page: Page, token: string) {
  await visitConnected(page, `/swap?inputCurrency=ETH&outputCurrency=${token}&value=1`)
  await page.getByRole('button', { name: 'Use this token' }).click()
  return openReview(page)
}

test('X42: a token that delivers less than in the trial makes the swap fail, and nothing is sold', async ({
  page,
  chain,
  wallet,
}) => {
  const knowing = await openToken(chain, 'KnowingToken')
  const review = await reviewPurchase(page, knowing)
  await review.getByRole('button', { name: /^Confirm swap/ }).click()
  await expect(reviewOf(page)).toContainText('Confirm in your wallet')
  // All trials are over, so that from now on the token keeps a part of every purchase.
  const always = 12
  await arm(chain, 'KnowingToken', knowing, poolAddress(knowing, weth, HOSTILE_FEE), always)
  const before = await chain.ether(alice)
  await wallet.confirm()
  await expect(page.getByText('A token on this route takes a fee on each transfer').first()).toBeVisible()
  expect(before - (await chain.ether(alice))).toBeLessThan(parseEther('0.1'))
  expect(await owned(chain, knowing)).toBe(0n)
})

test('X44: a token of which each is four is shown four times, and traded as its contract counts it', async ({
  page,
  chain,
  wallet,
}) => {
  const share = await openToken(chain, 'ShareToken')
  await mined(chain, { to: share, data: ERC20.encodeFunctionData('mint', [alice, parseEther('10')]) })
  await visitConnected(page, `/swap?inputCurrency=${share}&outputCurrency=ETH`)
  const card = page.getByRole('region', { name: 'Swap' })
  await expect(card).toContainText('Balance 40')
  await page.getByRole('button', { name: /^25%/ }).click()
  await expect(page.getByLabel('You sell')).toHaveValue('10')
  await page.getByRole('button', { name: 'Use this token' }).click()
  const review = await openReview(page)
  await expect(row(review, 'EVIL in the contract')).toHaveText('2.5 × 4 = 10 EVIL')
  await review.getByRole('button', { name: /^Confirm swap/ }).click()
  await expect(row(review, 'Amount')).toHaveText('2.5 × 4 = 10 EVIL')
  await wallet.confirm()
  await wallet.confirm()
  await expect(page.getByRole('heading', { name: /^You received/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('10 EVIL')
  const sent = await page.evaluate(() => window.__testWallet?.calls.map(({ params }) => JSON.stringify(params)).join())
  expect(sent).toContain(parseEther('2.5').toString(16).padStart(64, '0'))
  expect(sent).not.toContain(parseEther('10').toString(16).padStart(64, '0'))
  expect(await owned(chain, share)).toBe(parseEther('7.5'))
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'profile' }).click()
  await expect(
    page.getByRole('region', { name: 'Tokens', exact: true }).getByRole('row', { name: /EVIL/ }),
  ).toContainText('30')
})
