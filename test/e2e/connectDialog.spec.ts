import type { Locator, Page } from '@playwright/test'
import { accountOf, tokenOf } from '../chain/world'
import { bundleTestWallet } from '../wallet/bundleScript'
import type { Reply } from '../wallet/installTestWallet'
import { startRelay, type Relay } from '../wallet/walletConnect/relay'
import { answerVerify } from '../wallet/walletConnect/verify'
import { connect, expect, test as appTest } from './app'
import { CHAIN_URL } from './chains'
import { axeFindings } from './axeFindings'
import { connectDialog } from './places'
import { addScriptedWallets } from './scriptedWallets'

const ASK = 'eth_requestAccounts'
const HARBOUR = { name: 'Harbour Wallet', rdns: 'org.harbour' }
const LAGOON = { name: 'Lagoon Wallet', rdns: 'org.lagoon' }
const NO = { code: 4001, message: 'User rejected the request.' }
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

declare global {
  interface Window {
    __heard?: string[]
    __ran?: boolean
    __commits?: number
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown
  }
}

const test = appTest.extend<{ relay: Relay }>({
  // WalletConnect's QR codes need a relay, although nobody scans them in these tests.
  relay: async ({ context }, use) => {
    const relay = await startRelay()
    await context.routeWebSocket(/^wss:\/\/relay\.walletconnect\.(org|com)\//, (route) => relay.connectRoute(route))
    await answerVerify(context)
    await use(relay)
    await relay.close()
  },
})

const bannerButton = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name })
const rowOf = (page: Page, name: string) => connectDialog(page).getByRole('button', { name, exact: false })

async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 40; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    // From the dialog's last control, the focus moves to the browser's own, never to the page behind the dialog.
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer')?.tagName)).toBe(undefined)
  }
  throw new Error(`Tab never reaches ${String(control)}`)
}

async function enter(page: Page, control: Locator) {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

async function openByKey(page: Page) {
  await bannerButton(page, 'connect wallet').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function expectStep(page: Page, title: string) {
  await expect(connectDialog(page).getByRole('heading', { level: 3, name: title, exact: true })).toBeFocused()
}

const reply = (page: Page, method: string, answer: Reply | null) =>
  page.evaluate(
    ([name, given]) => {
      window.__testWallet?.reply(name, given)
    },
    [method, answer] as const,
  )

function countCommits(page: Page) {
  return page.addInitScript(() => {
    window.__commits = 0
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => (window.__commits = (window.__commits ?? 0) + 1),
      onCommitFiberUnmount: () => undefined,
    }
  })
}

/** Presses the focused button. Resolves to the React commits of the press alone: only microtasks run in between. */
const commitsOfPress = (page: Page) =>
  page.evaluate(async () => {
    const before = window.__commits ?? NaN
    if (document.activeElement instanceof HTMLElement) document.activeElement.click()
    for (let turn = 0; turn < 100; turn++) await Promise.resolve()
    return (window.__commits ?? NaN) - before
  })

test('U06: with the keyboard alone the wizard is walked to its end and back, and nothing behind it is reached', async ({
  page,
  relay,
}) => {
  await countCommits(page)
  // The page preloads the dialog's code, but not the dialog's icons.
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/icons/wallets/')) pictures.push(request.url())
  })
  await page.goto('/swap', { waitUntil: 'networkidle' })
  expect(pictures).toEqual([])
  await bannerButton(page, 'connect wallet').focus()
  expect(await commitsOfPress(page)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await openByKey(page)
  await expectStep(page, 'What is a Wallet?')
  const dialog = connectDialog(page)
  const back = dialog.getByRole('button', { name: 'Back' })
  await expect(back).toHaveCount(0)

  await enter(page, dialog.getByRole('button', { name: 'Get a Wallet' }))
  await expectStep(page, 'Get a Wallet')
  await enter(page, dialog.getByRole('button', { name: 'GET Rainbow' }))
  await expectStep(page, 'Scan to download')
  await expect(dialog).toContainText('Scan with your phone to download on iOS or Android')
  await enter(page, dialog.getByRole('button', { name: 'Continue' }))
  await expectStep(page, 'Get started with Rainbow')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Tap the scan button' })).toBeVisible()

  // The back button moves the focus to the control that led to the step.
  await enter(page, back)
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeFocused()
  await enter(page, back)
  await expect(dialog.getByRole('button', { name: 'GET Rainbow' })).toBeFocused()
  await enter(page, back)
  await expect(dialog.getByRole('button', { name: 'Get a Wallet' })).toBeFocused()
  await expect(back).toHaveCount(0)

  for (const name of ['Get a Wallet', 'GET Rainbow', 'Continue', 'Connect'])
    await enter(page, dialog.getByRole('button', { name, exact: true }))
  await expectStep(page, 'Scan with Rainbow')
  await expect(dialog.getByRole('img', { name: /QR code to connect Rainbow/ })).toBeVisible()
  expect(relay.clients()).toBe(1)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(bannerButton(page, 'connect wallet')).toBeFocused()
  await openByKey(page)
  await expectNothingBehind(page)
})

async function expectNothingBehind(page: Page) {
  const inside = await page.evaluate(() => {
    const outer = [...document.querySelectorAll<HTMLElement>('header a, header button, main a, main button, footer a')]
    for (const element of outer) element.focus()
    return outer.length > 10 && document.activeElement?.closest('dialog') !== null
  })
  expect(inside).toBe(true)
  const link = await page.getByRole('link', { name: 'trade', exact: true }).boundingBox()
  await page.mouse.click((link?.x ?? 0) + 4, (link?.y ?? 0) + 4)
  await expect(connectDialog(page)).toBeHidden()
  await expect(page).toHaveURL('/swap')
}

/** A picture of a wallet that would run scripts and load from another host, were it more than a picture. */
const HOSTILE_ICON = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" onload="top.__ran = true; fetch('https://icons.example/onload')">
    <script>top.__ran = true; fetch('https://icons.example/script')</script>
    <image href="https://icons.example/picture.png" width="28" height="28"/>
    <foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://icons.example/frame"/></foreignObject>
  </svg>`,
)}`

// Sizes depend only on the width and colours only on the theme, so two combinations show all sizes and all colours.
test('U07, D08: every step can be used by all, and what is in an icon neither runs nor loads', async ({
  page,
  relay,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const harbour = { ...HARBOUR, icon: HOSTILE_ICON }
  const wallets = await addScriptedWallets(page, [harbour, { ...LAGOON, name: 'MetaMask' }])
  await page.goto('/profile')
  const dialog = page.getByRole('dialog')
  const press = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true }).click()

  for (const [viewport, colorScheme] of [
    [WIDE, 'light'],
    [PHONE, 'dark'],
  ] as const)
    await test.step(`${colorScheme}, ${viewport.width} wide`, async () => {
      const look = async (step: string, text: string | RegExp) => {
        await expect(dialog).toContainText(text)
        expect.soft(await axeFindings(page, 'dialog'), step).toEqual([])
        // The dialog's height and top edge stay the same at every step.
        const { y, height } = (await dialog.locator('> div').first().boundingBox()) ?? {}
        expect.soft([y, height], step).toEqual(viewport === WIDE ? [198, 504] : [viewport.height - 560, 560])
      }
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await bannerButton(page, 'connect wallet').click()
      await press('Get a Wallet')
      await look('get', 'GET')
      if (viewport === WIDE) {
        await press('GET Rainbow')
        await look('download', 'Scan to download')
        const { width, height } = (await dialog.getByRole('img').locator('svg').boundingBox()) ?? {}
        expect([width, height]).toEqual([268, 268])
        await press('Continue')
        await look('instructions', 'Get started with Rainbow')
        await press('Connect')
        await look('code', 'Expires in')
        await press('Install MetaMask')
        await look('not installed', 'MetaMask is not installed')
      } else {
        await press('Back')
        await press('Rainbow')
        await look('code', 'Expires in')
        await press('Back')
      }
      expect(relay.clients()).toBe(1)
      await press(/^MetaMask ?Unverified/)
      await look('unverified', 'nothing proves that it is')
      const picture = rowOf(page, HARBOUR.name).locator('img')
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(28)
      await press(/^Harbour/)
      await look('waiting', 'Waiting for connection')
      await wallets.refuse(HARBOUR.rdns, ASK, 'broken')
      await look('failed', 'Error connecting, please retry!')
      // Opening the details must not move anything above them.
      const retry = dialog.getByRole('button', { name: 'RETRY' })
      const { y } = (await retry.boundingBox()) ?? {}
      await dialog.getByText('Details').click()
      await look('details', 'Copy')
      expect.soft((await retry.boundingBox())?.y).toBe(y)
      await press('RETRY')
      await wallets.refuse(HARBOUR.rdns, ASK, NO)
      await look('declined', 'You rejected the request.')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

  expect(await page.evaluate(() => window.__ran)).toBe(undefined)
  expect(requested.filter((url) => url.includes('icons.example'))).toEqual([])
})

test('what happens with a wallet is said, where it can be heard', async ({ page, wallet }) => {
  await page.addInitScript(() => {
    const announced: string[] = []
    window.__heard = announced
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (!(target instanceof Element) || !target.matches('.vh[role=status]')) continue
        // Changes outside an open modal dialog are ignored, because screen readers do not announce them.
        const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
        if (!modal || modal.contains(target)) announced.push(...[...addedNodes].map((node) => node.textContent ?? ''))
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/swap')
  const announced = () => page.evaluate(() => window.__heard)
  const reported: string[] = []
  const expectReported = async (...texts: string[]) => {
    reported.push(...texts)
    await expect.poll(announced).toEqual(reported)
  }
  await bannerButton(page, 'connect wallet').click()
  await rowOf(page, 'Local test wallet').click()
  await expectReported('Waiting for Local test wallet')
  await wallet.reject()
  await expectReported('Request rejected')
  await page.getByRole('button', { name: 'RETRY' }).click()
  await expectReported('Waiting for Local test wallet')
  await wallet.confirm()
  const alice = accountOf('alice').address
  await expectReported(`Connected as ${alice.slice(0, 4)}…${alice.slice(-4)}`)
  await page.evaluate(() => window.__testWallet?.setChain(1))
  await expectReported(
    'Network changed to Ethereum',
    'Your wallet is on Ethereum. Switch to Ropsten to trade. Your tokens stay where they are.',
  )
  await page.evaluate(() => window.__testWallet?.setChain(3))
  await expectReported('Network changed to Ropsten')
  await bannerButton(page, /^Account/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy Address' }).click()
  await expectReported('Copied')
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expectReported('Disconnected')
})

async function openTab(page: Page): Promise<{ tab: Page; problems: string[] }> {
  const tab = await page.context().newPage()
  const problems: string[] = []
  tab.on('pageerror', ({ message }) => problems.push(message))
  await tab.addInitScript(
    (options) => {
      window.__testWalletOptions = options
    },
    { rpcUrl: CHAIN_URL, autoApprove: true },
  )
  await tab.addInitScript(await bundleTestWallet())
  return { tab, problems }
}

test('W34, W35: a wallet is disconnected in both tabs at once, and two tabs with a wallet each keep their own', async ({
  page,
}) => {
  // This wallet does not notify other tabs of an account change, so the app must do so.
  const bob = { ...HARBOUR, accounts: [accountOf('bob').address] }
  const wallets = await addScriptedWallets(page, [HARBOUR])
  const connectBob = async () => {
    await bannerButton(page, 'connect wallet').click()
    await rowOf(page, HARBOUR.name).click()
    await wallets.answer(HARBOUR.rdns, ASK, bob.accounts)
    await expect(bannerButton(page, /^Account.*bob/)).toBeVisible()
  }
  const disconnectBob = async () => {
    await bannerButton(page, /^Account/).click()
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await expect(bannerButton(page, 'connect wallet')).toBeVisible()
  }
  await page.goto('/profile')
  await connectBob()
  const { tab, problems } = await openTab(page)
  await addScriptedWallets(tab, [bob])
  await tab.goto('/profile')
  await expect(bannerButton(tab, /^Account.*bob/)).toBeVisible()
  await page.bringToFront()
  await disconnectBob()
  await expect(bannerButton(tab, 'connect wallet')).toBeVisible()

  await connectBob()
  await tab.bringToFront()
  await bannerButton(tab, 'connect wallet').click()
  await rowOf(tab, 'Local test wallet').click()
  await expect(bannerButton(tab, /^Account.*alice/)).toBeVisible()
  await page.bringToFront()
  await expect(bannerButton(page, /^Account.*bob/)).toBeVisible()
  await disconnectBob()
  await tab.bringToFront()
  await tab.reload()
  await expect(bannerButton(tab, /^Account.*alice/)).toBeVisible()
  expect(problems).toEqual([])
})

test('a token is offered to the wallet, never said to be added; notifications are dismissed, above a dialog too', async ({
  page,
  wallet,
}) => {
  await page.goto(`/token?address=${tokenOf('UNI').address}`)
  await connect(page, wallet)
  const add = page.getByRole('button', { name: 'Add to wallet' })
  const all = page.getByRole('region', { name: 'Notifications' })
  await add.click()
  await wallet.confirm()
  const offered = all.locator('[role=status], [role=alert]')
  await expect(offered).toContainText('UNI was offered to your wallet')
  await expect(offered).toBeInViewport()
  await offered.hover()
  await offered.getByRole('button', { name: 'Dismiss' }).click()
  await expect(offered).toHaveCount(0)

  await reply(page, 'wallet_watchAsset', { value: true })
  for (const _ of [1, 2]) await add.click()
  // Notifications must stay as long as the pointer is on them.
  await all.getByRole('status').first().hover()
  await bannerButton(page, /^Account/).press('Enter')
  const dialog = page.getByRole('dialog', { name: /alice/ })
  const news = dialog.getByRole('region', { name: 'Notifications' }).getByRole('status')
  await expect(news).toHaveCount(2)
  await news.first().getByRole('button', { name: 'Dismiss' }).click()
  await expect(news).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Copy Address' }).focus()
  await page.keyboard.press('F6')
  await expect(news.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(news).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Copy Address' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(all).toBeAttached()
})

test('the network dialog leads back to the site’s network, says what the wallet does, and only one row waits', async ({
  page,
  wallet,
}) => {
  await page.goto('/profile')
  await connect(page, wallet)
  const open = () => bannerButton(page, /Ropsten/).click()
  const dialog = page.getByRole('dialog', { name: 'Switch Networks' })
  const row = (name: RegExp) => dialog.getByRole('button', { name })
  const isCut = () => dialog.getByRole('list').evaluate((list) => list.scrollHeight > list.clientHeight)
  await page.evaluate(() => window.__testWallet?.setChain(1))
  const wrong = bannerButton(page, 'Wrong network')
  await wrong.click()
  await expect(row(/Ethereum.*Connected/)).toBeDisabled()
  // The notice, the rows and the account fit into the dialog without scrolling.
  expect(await isCut()).toBe(false)
  await row(/Ropsten/).click()
  await expect(row(/Ropsten.*Confirm in Wallet/)).toBeVisible()
  await wallet.confirm()
  await expect(dialog).toBeHidden()
  await expect(wrong).toBeHidden()

  await reply(page, 'wallet_switchEthereumChain', { error: { code: -32002, message: 'Already pending' } })
  await open()
  await expect(dialog.getByRole('listitem').getByRole('button')).toHaveText([
    /^.?RopstenConnected$/,
    /^.?RinkebyNot for trading$/,
    /^.?EthereumNot for trading$/,
    /^.?HardhatNot for trading$/,
  ])
  await expect(row(/Ropsten Connected/)).toBeDisabled()
  await row(/Ethereum/).click()
  await expect(dialog.getByRole('alert')).toHaveText('Open your wallet: a request is already waiting there.')
  await expect(row(/Confirm in Wallet/)).toHaveCount(0)
  expect(await isCut()).toBe(false)

  await reply(page, 'wallet_switchEthereumChain', { never: true })
  await row(/Ethereum/).click()
  await expect(row(/Ethereum Confirm in Wallet/)).toBeFocused()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await row(/Rinkeby/).click({ force: true })
  await expect(row(/Confirm in Wallet/)).toHaveCount(1)
  expect((await wallet.methods()).filter((method) => method === 'wallet_switchEthereumChain')).toHaveLength(3)
  const size = await dialog.locator('> div').first().boundingBox()
  expect(size?.width).toBe(368)
  // The dialog is as high as its rows and the message about a network switch, for which it always reserves space.
  expect(size?.height).toBeLessThan(400)
  expect(await isCut()).toBe(false)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await reply(page, 'wallet_switchEthereumChain', { error: { code: 4200, message: 'Unsupported method' } })
  await open()
  await row(/Ethereum/).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Your wallet does not support switching networks from Tidemark. Try switching networks from within your wallet instead.',
  )
  await expect(dialog).not.toContainText('this request')
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await expect(dialog.getByRole('heading', { name: 'Switch Networks' })).toBeFocused()
})

/** Runs in the page. Returns the number of pixels by which an empty field cuts off its placeholder. */
function cutPlaceholder(field: HTMLElement | SVGElement): number {
  const text = document.createElement('span')
  const { font, letterSpacing } = getComputedStyle(field)
  Object.assign(text.style, { position: 'fixed', whiteSpace: 'pre', font, letterSpacing })
  text.textContent = field.getAttribute('placeholder')
  document.body.append(text)
  const { width } = text.getBoundingClientRect()
  text.remove()
  return Math.max(0, width - field.clientWidth)
}

test('the bar names network, balance and account as far as there is room, and its results are at most 400 high', async ({
  page,
  wallet,
}) => {
  await page.goto('/swap')
  await expect(bannerButton(page, /wallet/)).toHaveText('connect wallet')
  await connect(page, wallet)
  const network = bannerButton(page, /^Network/)
  const account = bannerButton(page, /^Account/)
  await expect(account).toHaveText('Account, 10,000 ETHalice.eth')
  await expect(network).toHaveText('Ropsten')
  await page.getByRole('combobox', { name: 'Search tokens' }).fill('a')
  const list = page.getByRole('listbox')
  // Only visible rows are rendered, but the list has the height of all rows.
  await expect.poll(() => list.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(400)
  expect((await list.boundingBox())?.height).toBe(400)
  for (const _ of ['text', 'list']) await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  for (const [width, isWide] of [
    [1024, true],
    [768, true],
    [767, false],
    [390, false],
    [320, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    const mark = await page.getByRole('banner').locator('svg').first().boundingBox()
    expect(mark?.width).toBe(isWide ? 30 : 28)
    if (isWide) {
      expect((await page.getByRole('search').boundingBox())?.width).toBeGreaterThan(240)
      const field = page.getByRole('combobox', { name: 'Search tokens' })
      expect([width, await field.evaluate(cutPlaceholder)]).toEqual([width, 0])
    }
    const end = await account.boundingBox()
    expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThan(width)
    await expect(account.getByText('10,000 ETH')).toBeVisible({ visible: isWide })
    await expect(account.getByText('alice.eth')).toBeVisible()
    const chainName = await network.getByText('Ropsten').boundingBox()
    expect((chainName?.width ?? 0) > 1).toBe(isWide)
    expect((await network.boundingBox())?.height).toBe(44)
  }
})
