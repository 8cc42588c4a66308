import type { Page, Request } from '@playwright/test'
import { accountOf, oddTokenOf, ruledToken, tokenOf } from '../chain/world'
import { expect, test, tradeUrl, visitConnected } from './app'
import { expectUsable } from './looks'
import { main } from './places'

const pageOf = (address: string) => `/token?address=${address}`
const LINK = tokenOf('LINK')
const facts = (page: Page) => page.getByRole('region', { name: 'Safety facts' })

test('a listed token: price, chart, figures, pools with their depth, and facts', async ({ page, chain }) => {
  await page.goto(pageOf(LINK.address))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ChainLink Token LINK')
  await expect(page.getByText('On the token list')).toBeVisible()
  await expect(main(page)).toContainText(LINK.address)
  const chart = page.getByRole('region', { name: 'Price chart' })
  await expect(chart).toContainText(/\$1\d\.\d\d/)
  const block = Number(await chain.rpc('eth_blockNumber')).toLocaleString('en')
  await expect(chart).toContainText(`Block ${block}`)
  await expect(chart).toContainText('LINK/WETH pool 0.30%')

  // The arrow keys move the crosshair between readings, and the price above the chart shows the current one.
  const reader = chart.getByRole('slider', { name: 'Read the chart' })
  const readings = chart.getByRole('table', { name: 'Readings' }).getByRole('row')
  // The page first loads a few readings, and then replaces them with more readings.
  await expect(chart).toContainText(/, [4-9]\d readings from past blocks/)
  await reader.focus()
  await page.keyboard.press('Home')
  const [first = '', second = ''] = await readings.locator('td').allTextContents()
  await expect(reader).toHaveAttribute('aria-valuetext', `${second}, ${first}`)
  await expect(chart.getByRole('paragraph').first()).toHaveText(`${second}${first}`)
  await page.keyboard.press('ArrowRight')
  const third = await readings.nth(2).locator('td').allTextContents()
  await expect(reader).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^\\${third[1]}, ${third[0]}, (up |down |unchanged )[\\d,.]+%$`),
  )
  await expect(chart.getByRole('paragraph').first()).toContainText('since the start')
  await page.keyboard.press('Tab')
  await expect(reader).toHaveAttribute('aria-valuetext', /, Now, (up|down|unchanged) /)

  // The URL names the chosen range, so opening the URL shows that range.
  await chart.getByRole('radio', { name: '30 d' }).click()
  await expect(page).toHaveURL(/&range=30d$/)
  await expect(chart.getByRole('img', { name: /^Price (over the last 30 d|since)/ })).toHaveCount(1)
  await chart.getByRole('radio', { name: '24 h' }).click()
  await expect(page).toHaveURL(pageOf(LINK.address))

  const pools = page.getByRole('region', { name: 'Pools' })
  await expect(pools.getByRole('row')).toHaveCount(3)
  await expect(pools.getByRole('row', { name: /V2 pool 0\.30%/ })).toContainText(/sell \$\d/)
  const shares = await pools.getByRole('row').locator('td:last-child small').allTextContents()
  expect(shares.map(parseFloat).reduce((sum, each) => sum + each)).toBeCloseTo(100, 1)
  await expect(pools).toContainText(/About \$.* moves the price by 1%/)

  await facts(page).getByRole('button', { name: 'Source: On the public token list' }).click()
  await expect(facts(page)).toContainText('The contract gives the same symbol, name and decimals')
  await expect(facts(page)).toContainText('No sign that somebody can change how it works')
  await expect(facts(page)).toContainText('No token fee on buying or selling')
  await expect(facts(page)).toContainText(/\$\d[\d.]*m in 2 pools/)
  await expect(facts(page)).toContainText(`The contract was read at block ${block}. This is not advice.`)
  for (const name of ['Liquidity, 2 pools', 'Value, supply × price', 'Total supply']) {
    await expect(page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`))).toContainText(/\d/)
  }
  await expectUsable(page)

  await test.step('reading the chart with the pointer moves nothing on the page, at any width', async () => {
    await expect(chart).toContainText(/, [4-9]\d readings from past blocks/)
    for (const width of [1440, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await page.mouse.move(0, 0)
      await expect(chart).not.toContainText('since the start')
      await reader.scrollIntoViewIfNeeded()
      const before = await reader.boundingBox()
      await reader.hover({ position: { x: 40, y: 40 } })
      await expect(chart).toContainText('since the start')
      expect(await reader.boundingBox(), String(width)).toEqual(before)
    }
  })
})

test.describe('with the keyboard alone', () => {
  test.use({ walletOptions: { autoApprove: true } })

  test('a visitor connects and swaps with sixteen keys at most', async ({ page, chain }) => {
    const { address } = accountOf('alice')
    const before = await chain.balance('LINK', address)
    await page.goto(pageOf(LINK.address))
    const amount = page.getByLabel('You sell')
    await expect(amount).toBeVisible()
    let keys = 0
    const press = async (...names: string[]) => {
      for (const name of names) {
        keys += 1
        await page.keyboard.press(name)
      }
    }

    await press('Tab', 'Tab')
    await expect(page.getByRole('link', { name: 'Skip to the trade card' })).toBeFocused()
    await press('Enter')
    await expect(amount).toBeFocused()
    await press('1', 'Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'What is a Wallet?' })).toBeFocused()
    // The focus returns to the list of wallets. The installed wallet is the first one.
    await press('Shift+Tab', 'Home')
    await expect(dialog.getByRole('button', { name: 'Local test wallet' })).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
    await expect(amount).toBeFocused()
    await expect(page.getByRole('button', { name: 'Review swap' })).toBeEnabled()
    await press('Enter')
    const confirm = dialog.getByRole('button', { name: 'Confirm swap' })
    await expect(confirm).toBeEnabled()
    await expect(dialog).toContainText('Simulated just now')
    while (keys < 16 && !(await confirm.evaluate((element) => element === document.activeElement))) await press('Tab')
    await press('Enter')
    await expect(page.getByRole('heading', { name: /^You received [\d.]+ LINK$/ })).toBeVisible()
    expect(keys).toBeLessThanOrEqual(16)
    expect(await chain.balance('LINK', address)).toBeGreaterThan(before)
  })
})

test('candles and their volume are a choice, and reading them moves nothing, at any width', async ({ page }) => {
  await page.goto(pageOf(LINK.address))
  const chart = page.getByRole('region', { name: 'Price chart' })
  await chart.getByRole('radio', { name: 'Candles' }).click()
  await expect(page).toHaveURL(/&range=1h&chart=candles$/)
  await expect(chart).toContainText(/LINK\/WETH pool 0\.30%, \d+ trades? in candles of 2\smin, to \d\d:\d\d/)
  await expect(chart.getByRole('columnheader', { name: 'Volume' })).toHaveCount(1)
  const reader = chart.getByRole('slider', { name: 'Read the chart' })
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await page.mouse.move(0, 0)
    await reader.scrollIntoViewIfNeeded()
    const before = await reader.boundingBox()
    await reader.hover({ position: { x: 40, y: 40 } })
    const figures = chart.getByText(/^Open \$[\d.]+, high .*, volume \$[\d.,]+[kmb]?$/)
    await expect(figures).toBeVisible()
    // They cover neither the label of the low nor the times.
    expect((await figures.boundingBox())!.y, String(width)).toBeGreaterThan(before!.y + before!.height + 34)
    expect(await reader.boundingBox(), String(width)).toEqual(before)
  }
  await expectUsable(page)
  await chart.getByRole('radio', { name: '24 h' }).click()
  await expect(chart.getByRole('radio', { name: 'Line' })).toBeChecked()
  await expect(page).toHaveURL(pageOf(LINK.address))
})

test('02, 05: tokens on no list, what they keep, and who rules over one without a pool or with a supply beyond all bounds', async ({
  page,
  chain,
}) => {
  await page.goto(pageOf(oddTokenOf('TAXED').address))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five Percent Club TAXED')
  await expect(page.getByText('Not on the token list', { exact: true })).toBeVisible()
  await expect(page.getByText('Check this address before you trade')).toBeVisible()
  await expect(facts(page)).toContainText('It keeps 5.00% of each purchase and 5.00% of each sale')
  await expectUsable(page)
  await page.goto(pageOf(oddTokenOf('TRAP').address))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only Up TRAP')
  await expect(page.getByText('TRAP cannot be sold')).toBeVisible()
  await expect(facts(page).getByRole('listitem').first()).toContainText('It cannot be sold')
  await expect(facts(page)).not.toContainText('5.00%')

  await test.step('no pool, no price; a proxy, its admin and its owner; a supply beyond all bounds', async () => {
    await chain.rpc('anvil_setStorageAt', ruledToken.address, '0x0', `0x${'f'.repeat(64)}`)
    await page.goto(pageOf(ruledToken.address))
    await expect(page.getByText('There is no on-chain price to show, and it cannot be traded here.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Pools' })).toHaveCount(0)
    for (const fact of [
      'can change how it works',
      ruledToken.admin,
      ruledToken.implementation,
      'The contract has an owner',
      ruledToken.owner,
      'The owner can pause transfers',
    ])
      await expect(facts(page)).toContainText(fact)
    await expect(page.getByText(/^[\d,]{70,}\.\dt RULES$/)).toBeVisible()
    await expectUsable(page)
  })
})

test('a tiny price: its labels fit beside the line, apart from each other, and go grey when blocks stop, which moves nothing', async ({
  page,
}) => {
  await page.clock.install()
  // The test waits for pending requests, because advancing the clock would trigger their timeouts.
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  await page.setViewportSize({ width: 320, height: 568 })
  await visitConnected(page, tradeUrl('ETH', 'SHIB', '1'))
  const card = page.getByRole('region', { name: 'Swap', exact: true })
  const review = card.getByRole('button', { name: 'Review swap', exact: true })
  await expect(review).toBeEnabled()
  // A no-break space must keep the figure and its unit on one line.
  await expect(card.getByRole('button', { name: /^1 ETH = / })).toHaveText(/^1 ETH = [\d.,]+[kmbt]?\u00a0SHIB/)
  const before = await review.boundingBox()
  const chart = page.getByRole('region', { name: 'Price chart' })
  await expect(chart.getByRole('heading')).toHaveText(/SHIB\/ETH$/)
  await expect(chart.getByRole('img', { name: /^Price .* now 0[.]0{8}\d+[.]$/ })).toHaveCount(1)
  const boxes = await chart.evaluate((section) => {
    const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect
    // These are the labels next to the chart's line. The last label shows the current price.
    const labels = [...section.querySelectorAll('[role=img] > div > span')].filter((label) => label.checkVisibility())
    const seen = labels.filter((label) => getComputedStyle(label).visibility === 'visible')
    return { card: boxOf(section), labels: seen.map(boxOf) }
  })
  expect(boxes.labels.length).toBeGreaterThan(1)
  boxes.labels.forEach(({ top, bottom, right }, index) => {
    expect(right).toBeLessThan(boxes.card.right)
    for (const other of boxes.labels.slice(index + 1)) expect(bottom <= other.top || top >= other.bottom).toBe(true)
  })

  const label = chart.getByRole('img').locator('div').last()
  const colour = () => label.evaluate((element) => getComputedStyle(element).backgroundColor)
  const live = await colour()
  await expect(chart).not.toContainText(/ago/)
  await expect.poll(() => open.size).toBe(0)
  await page.clock.fastForward(130_000)
  await expect.poll(colour).not.toBe(live)
  await expect(chart).toContainText(/Block [\d,]+, \d+\smin ago/)
  await page.clock.fastForward(70_000)
  await expect(card).toContainText('Prices are old')
  expect(await card.getByRole('button', { name: 'Waiting for a new block' }).boundingBox()).toEqual(before)
})
