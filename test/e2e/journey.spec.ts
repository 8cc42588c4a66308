import { parseEther } from 'ethers'
import { accountOf, tokenOf } from '../chain/world'
import { connect, expect, followTradeLink, test } from './app'
import { openReview, promisedBy } from './tradeReview'
import { freeze } from './watchNode'

const alice = accountOf('alice').address

// These tests run with animations, which most visitors see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a visitor connects, finds a token, swaps, and sees what happened to the money', async ({
  page,
  chain,
  wallet,
}) => {
  const etherBefore = await chain.ether(alice)
  const uniBefore = await chain.balance('UNI', alice)

  await page.goto('/')
  await connect(page, wallet)
  await expect(page.getByRole('button', { name: /^Account/ })).toContainText('alice.eth')
  await expect(page.getByRole('button', { name: /Ropsten/ }).first()).toBeVisible()

  const search = page.getByRole('combobox', { name: 'Search tokens' })
  await search.fill('uni')
  await page.getByRole('option', { name: /^UNI\b/ }).click()
  await expect(page).toHaveURL(`/token?address=${tokenOf('UNI').address}`)
  await expect(page.getByRole('heading', { level: 1, name: /Uniswap/ })).toBeVisible()
  await expect(search).toHaveValue('')

  await followTradeLink(page)
  await page.getByRole('button', { name: 'Token to receive:' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('uni')
  await page.getByRole('option', { name: /^UNI\b/ }).click()
  await page.getByLabel('You sell').fill('1')

  const review = await openReview(page)
  await expect(review).toContainText('At least, with 0.5% slippage')
  const { received } = await promisedBy(review, 'ETH', 'UNI')
  const panel = page.locator('dialog[open] > div:not([role=status])')
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 500, y: 24, width: 440, height: 852 })
  await review.getByRole('button', { name: 'Confirm swap' }).click()
  await wallet.confirm()
  await expect(page.getByRole('heading', { name: /^You received 373\.\d+ UNI$/ })).toBeVisible()
  // After its animation, the dialog has the height of its content and is centred.
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 500, y: 202, width: 440, height: 496 })
  await expect(page.getByText('Exactly as quoted')).toBeVisible()
  await page.getByRole('button', { name: 'New swap' }).click()

  // The received amount on the screen must equal that on the chain to the wei.
  expect((await chain.balance('UNI', alice)) - uniBefore).toBe(received)
  const saved = await page.evaluate(() => localStorage.getItem('tidemark.transactions'))
  const hash = /0x[0-9a-f]{64}/.exec(saved ?? '')?.[0] ?? ''
  expect(etherBefore - (await chain.ether(alice))).toBe(parseEther('1') + (await chain.costOf(hash)))

  await page.getByRole('button', { name: /^Account/ }).click()
  const account = page.getByRole('dialog', { name: 'alice.eth' })
  await expect(account).toContainText('Swap 1 ETH for UNI')
  await expect(account).toContainText('Confirmed')
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(page.getByRole('button', { name: /^Account/ })).toContainText('alice.eth')
  expect(await wallet.methods()).not.toContain('eth_requestAccounts')
  expect(await wallet.methods()).not.toContain('wallet_requestPermissions')
})

test('on another network the button says so, and the network dialog leads back', async ({ page, wallet }) => {
  await page.goto('/swap')
  await connect(page, wallet)
  await page.evaluate(() => {
    const { __testWallet } = window
    __testWallet?.setChain(1)
  })
  const button = page.getByRole('banner').getByRole('button', { name: 'Wrong network' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Switch Networks' })
  await expect(dialog.getByRole('button', { name: /Ethereum.*Connected/ })).toBeDisabled()
  // The notice, the rows and the account fit into the dialog without scrolling.
  expect(await dialog.getByRole('list').evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0)
  await dialog.getByRole('button', { name: 'Ropsten' }).click()
  await expect(dialog.getByRole('button', { name: /Ropsten.*Confirm in Wallet/ })).toBeVisible()
  await wallet.confirm()
  await expect(dialog).toBeHidden()
  await expect(button).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: /Ropsten/ })).toBeVisible()
})

test('a token is offered to the wallet, and nobody claims that it was added', async ({ page, wallet }) => {
  await page.clock.install()
  await page.goto(`/token?address=${tokenOf('UNI').address}`)
  await connect(page, wallet)
  const add = page.getByRole('button', { name: 'Add to wallet' })
  // The token is read by then: no read goes on while the clock is stopped.
  await expect(add).toBeEnabled()
  // A notification disappears by itself, but not while the pointer is on it.
  await freeze(page)
  await add.click()
  await wallet.confirm()
  const news = page.getByRole('region', { name: 'Notifications' }).locator('[role=status], [role=alert]')
  await expect(news).toContainText('UNI was offered to your wallet')
  await expect(news).toBeInViewport()
  await news.getByRole('button', { name: 'Dismiss' }).click()
  await expect(news).toHaveCount(0)
})
