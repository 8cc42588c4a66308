import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { formatEther, Interface, parseEther, parseUnits } from 'ethers'
import { startPreview } from '../../src/build/preview'
import { ROOT } from '../../src/build/root'
import { readSettings } from '../../src/build/settings'
import { borrow } from '../chain/borrow'
import { nodeRpc } from '../chain/nodeRpc'
import { leftInPermit2 } from '../chain/permit2'
import { sendMined } from '../chain/sendMined'
import { startChain, type LocalChain } from '../chain/startChain'
import { tokenIn, type World } from '../chain/world'
import { POSED_NETWORKS } from '../chain/worlds/all'
import { localEnvironment } from '../support/localSettings'
import { NETWORKS_BUILD } from '../support/testedBuild'
import { alice, connect, expect, test as visit, tokenNamed, type Wallet } from './app'
import { CHAIN_URL } from './chains'
import { bar } from './places'
import { promisedBy, reviewOf, row, savedHashes, SIMULATED } from './tradeReview'

/** One site with several networks, and sites with one network each, which local chains imitate. */

const ERC20 = new Interface([
  'function approve(address, uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
])

const { base, arbitrum, bnb, robinhood } = POSED_NETWORKS as Record<'base' | 'arbitrum' | 'bnb' | 'robinhood', World>

interface NetworkFixtures {
  /** The chain ids of the site's networks. The default network comes first. */
  supported: number[]
  /** Returns the shared chain that imitates a network. The chain is reverted after the test. */
  lent: (world: World) => Promise<LocalChain>
}

const test = visit.extend<NetworkFixtures, { site: string; posed: LocalChain[] }>({
  supported: [[3, 8453, 42161], { option: true }],
  site: [
    async ({}, use) => {
      await promisify(execFile)(process.execPath, ['--import', 'tsx', 'test/support/networksBuild.ts'], { cwd: ROOT })
      const preview = await startPreview({ port: 0, dir: NETWORKS_BUILD })
      await use(preview.url)
      await preview.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  posed: [
    async ({}, use) => {
      const chains = await Promise.all(
        Object.values(POSED_NETWORKS).map((world) => startChain({ world, history: false })),
      )
      await use(chains)
      await Promise.all(chains.map((chain) => chain.stop()))
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  lent: async ({ posed }, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(async (world) => {
      const chain = posed.find((each) => each.world === world)!
      const rpc = nodeRpc(chain.url)
      const giveBack = await borrow(rpc, world.baseFee)
      ends.push(async () => {
        await giveBack()
        rpc.close()
      })
      return chain
    })
    for (const end of ends) await end()
  },
  walletOptions: async ({ posed, supported }, use) => {
    const rpcUrls = Object.fromEntries(posed.map(({ chainId, url }) => [chainId, url]))
    await use({ chainId: supported[0]!, rpcUrls })
  },
  calledContracts: async ({ posed }, use) =>
    use(
      Object.fromEntries(
        posed.map(({ chainId, world: { contracts, pancake } }) => [
          chainId,
          { ...contracts, v4: contracts, ...(pancake && { pancake: pancake.contracts }) },
        ]),
      ),
    ),
  page: async ({ page, posed, supported }, use) => {
    const env = {
      ...localEnvironment(CHAIN_URL),
      CHAIN_IDS: supported.join(),
      SUPPORTED_CHAIN_IDS: supported.join(),
      ...Object.fromEntries(posed.map(({ chainId, url }) => [`RPC_URLS_${chainId}`, url])),
    }
    await page.addInitScript((settings) => {
      Object.assign(globalThis, { __NETWORKS_SETTINGS__: settings })
      // The prerendered pages are for several networks, so a site with one network must not hydrate them.
      if (settings.supportedChainIds.length === 1)
        new MutationObserver(() => document.documentElement.removeAttribute('data-screen')).observe(document, {
          childList: true,
        })
    }, readSettings(env))
    await use(page)
  },
})

// All tests of this file run in one worker, because they share a build and a chain for each network.
test.describe.configure({ mode: 'default' })

async function ask(
  chain: LocalChain,
  token: string,
  name: 'balanceOf' | 'allowance',
  values: string[],
): Promise<bigint> {
  const data = ERC20.encodeFunctionData(name, values)
  const answer = await chain.rpc('eth_call', [{ to: token, data }, 'latest'])
  return ERC20.decodeFunctionResult(name, String(answer))[0] as bigint
}

const coins = async (chain: LocalChain) => BigInt(String(await chain.rpc('eth_getBalance', [alice, 'latest'])))

async function costOf(chain: LocalChain, hash: string): Promise<bigint> {
  const receipt = (await chain.rpc('eth_getTransactionReceipt', [hash])) as Record<string, string>
  return BigInt(receipt.gasUsed!) * BigInt(receipt.effectiveGasPrice!)
}

async function spent(page: Page, chain: LocalChain): Promise<bigint> {
  const costs = await Promise.all((await savedHashes(page)).map((hash) => costOf(chain, hash)))
  return costs.reduce((sum, cost) => sum + cost, 0n)
}

/** Confirms the open review and waits for the outcome. Returns the terms that the review promised. */
async function swap(page: Page, wallet: Wallet, buy: 'UNI' | 'NVDA' | 'ETH' = 'UNI') {
  const review = reviewOf(page)
  await expect(review).toContainText(SIMULATED)
  // NVDA has as many decimals as UNI.
  const promised = await promisedBy(review, buy === 'ETH' ? 'UNI' : 'ETH', buy === 'ETH' ? 'ETH' : 'UNI')
  await review.getByRole('button', { name: /^Confirm swap/ }).click()
  await wallet.confirm()
  if (buy === 'ETH') {
    // The swap comes after two approvals: the token's approval of Permit2, and Permit2's approval of the router.
    const progress = page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
    for (const step of [1, 2]) {
      await expect(progress.nth(step)).toContainText('Confirm in your wallet')
      await wallet.confirm()
    }
  }
  await expect(page.getByRole('heading', { name: new RegExp(`^You received [\\d,]+\\.\\d+ ${buy}$`) })).toBeVisible()
  await expect(page.getByText('Exactly as quoted')).toBeVisible()
  return promised
}

/** Sells UNI for the native coin through V4. Amounts must be exact, and no allowance may remain. */
async function sellThroughPermit2(page: Page, chain: LocalChain, wallet: Wallet) {
  const { world } = chain
  const { universalRouter, permit2 } = world.contracts
  const uni = tokenIn(world, 'UNI').address
  const [coinsBefore, uniBefore] = [await coins(chain), await ask(chain, uni, 'balanceOf', [alice])]
  const costBefore = await spent(page, chain)
  await page.goto(`/swap?inputCurrency=${uni}&outputCurrency=ETH&value=100`)
  await card(page)
    .getByRole('button', { name: /^Review swap/ })
    .click()
  const review = reviewOf(page)
  await expect(row(review, 'Route')).toHaveText('V4 0.05%, 1 hop')
  await expect(row(review, 'Contract')).toContainText(universalRouter.slice(0, 6))
  await expect(row(review, 'L1 data fee')).toHaveText(/^0\.000\d+ ETH/)
  const { sold, received } = await swap(page, wallet, 'ETH')
  const cost = (await spent(page, chain)) - costBefore
  expect(uniBefore - (await ask(chain, uni, 'balanceOf', [alice]))).toBe(sold)
  expect((await coins(chain)) - coinsBefore).toBe(received - cost)
  expect(await ask(chain, uni, 'allowance', [alice, permit2])).toBe(0n)
  expect(await leftInPermit2((method, params) => chain.rpc(method, params), uni, universalRouter)).toBe(0n)
}

const card = (page: Page) => page.getByRole('region', { name: 'Swap' })
const network = (page: Page) => card(page).getByRole('combobox', { name: 'Network' })

test.describe('a site for three networks', () => {
  const baseUni = tokenIn(base, 'UNI').address
  const link = `/swap?inputCurrency=ETH&outputCurrency=${baseUni}&value=1&chain=8453`

  test.describe('who decides on the network', () => {
    const ropstenUni = tokenNamed('UNI').address
    /** USUAL is the build's default network, BEFORE the active one before a case, and NAMED a third one. */
    const [USUAL, BEFORE, NAMED] = [3, 8453, 42161]
    const NAMES = new Map([
      [USUAL, 'Ropsten'],
      [BEFORE, 'Base'],
      [NAMED, 'Arbitrum One'],
    ])

    async function choose(page: Page, chainId: number) {
      await network(page).selectOption(NAMES.get(chainId)!)
      await expect(network(page)).toHaveValue(String(chainId))
    }

    async function connectOn(page: Page, wallet: Wallet, chainId: number) {
      await page.evaluate((id) => {
        window.__testWallet!.setChain(id)
      }, chainId)
      await connect(page, wallet)
      await expect(bar(page).getByRole('button', { name: NAMES.get(chainId)! })).toBeVisible()
    }

    test('the address has the network of a link, and follows presses in the page and in the wallet', async ({
      page,
      wallet,
    }) => {
      const swapLink = `/swap?inputCurrency=ETH&outputCurrency=${ropstenUni}&value=1&chain=${USUAL}`
      const receive = card(page).getByRole('button', { name: /^Token to receive: UNI/ })
      await test.step('U16: on the narrowest screen a test network, its tag and the settings stay in the card', async () => {
        await page.setViewportSize({ width: 320, height: 568 })
        await page.goto('/swap')
        await expect(network(page)).toHaveValue('3')
        await expect(card(page).getByRole('link', { name: /^Test network/ })).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
        await page.setViewportSize({ width: 1440, height: 900 })
      })
      await choose(page, BEFORE)

      // The link names the default network, which is prerendered, although the browser has stored another one.
      await page.goto(swapLink)
      await expect(receive).toBeVisible()
      await expect(network(page)).toHaveValue(String(USUAL))
      await expect(page).toHaveURL(swapLink)
      await connectOn(page, wallet, NAMED)
      await expect(network(page)).toHaveValue(String(USUAL))
      await expect(page).toHaveURL(swapLink)

      await choose(page, BEFORE)
      const tokenLink = `/token?address=${ropstenUni}&chain=${USUAL}`
      await page.goto(tokenLink)
      await expect(page.getByRole('heading', { level: 1, name: /Uniswap/ })).toBeVisible()
      await expect(network(page)).toHaveValue(String(USUAL))
      await expect(page).toHaveURL(tokenLink)
      // The URL names the network, so that a reload keeps it. The address is no token there, so no card is shown.
      await network(page).selectOption(NAMES.get(NAMED)!)
      await expect(page).toHaveURL(`/token?address=${ropstenUni}&chain=${NAMED}`)
      await page.evaluate((id) => {
        window.__testWallet!.setChain(id)
      }, BEFORE)
      await expect(page).toHaveURL(`/token?address=${ropstenUni}&chain=${BEFORE}`)
    })
  })

  test('one press switches the wallet and opens the review; a refusal leaves the draft as it was', async ({
    page,
    wallet,
    lent,
  }) => {
    const chain = await lent(base)
    const [coinsBefore, uniBefore] = [await coins(chain), await ask(chain, baseUni, 'balanceOf', [alice])]
    await page.goto(link)
    await connect(page, wallet)
    await expect(bar(page).getByRole('button', { name: /Ropsten/ })).toBeVisible()
    await expect(network(page)).toHaveValue('8453')

    const review = card(page).getByRole('button', { name: 'Switch to Base and review' })
    await review.click()
    await wallet.reject()
    await expect(review).toBeEnabled()
    await expect(page).toHaveURL(link)
    await expect(card(page).getByLabel('You sell')).toHaveValue('1')
    await expect(reviewOf(page)).toHaveCount(0)

    await review.click()
    await wallet.confirm()
    await expect(row(reviewOf(page), /^Network$/)).toHaveText('Base')
    await expect(bar(page).getByRole('button', { name: /Base/ })).toBeAttached()
    const { received } = await swap(page, wallet)
    expect((await ask(chain, baseUni, 'balanceOf', [alice])) - uniBefore).toBe(received)
    expect(coinsBefore - (await coins(chain))).toBe(parseEther('1') + (await spent(page, chain)))

    await page.getByRole('button', { name: 'New swap' }).click()
    await page.evaluate(() => {
      window.__testWallet!.setChain(1)
    })
    await expect(bar(page).getByRole('button', { name: 'Wrong network' })).toBeVisible()
    await expect(network(page)).toHaveValue('8453')
    await page.evaluate(() => {
      window.__testWallet!.setChain(42161)
    })
    await expect(bar(page).getByRole('button', { name: /Arbitrum One/ })).toBeVisible()
    await expect(network(page)).toHaveValue('42161')
  })

  test.describe('a network that does not respond', () => {
    test.use({ expectedErrors: /net::ERR_FAILED/ })

    test('the profile has all networks; one that does not respond says so, and a revocation switches first', async ({
      page,
      wallet,
      lent,
    }) => {
      const [onBase, onArbitrum] = [await lent(base), await lent(arbitrum)]
      const usdc = tokenIn(base, 'USDC')
      const data = ERC20.encodeFunctionData('approve', [base.contracts.swapRouter, parseUnits('500', usdc.decimals)])
      await sendMined(onBase, { from: alice, to: usdc.address, data, gas: 100_000 })
      const asked: string[] = []
      page.on('request', (request) => {
        const { origin } = new URL(request.url())
        if (origin === onBase.url) asked.push(request.postData() ?? '')
      })
      await page.route(`${onArbitrum.url}/**`, (route) => route.abort())

      await page.goto('/profile')
      await connect(page, wallet)
      const tokens = (name: string) => page.getByRole('region', { name: `Tokens on ${name}` })
      await expect(tokens('Ropsten').getByRole('row', { name: /^UNI/ })).toBeVisible()
      await expect(tokens('Base').getByRole('row', { name: /^AERO/ })).toBeVisible()
      await expect(tokens('Arbitrum One').getByText('Balances could not be loaded')).toBeVisible()
      await expect(page.getByText('Could not be loaded: Arbitrum One')).toBeVisible()
      const dollars = async (text: Promise<string | null>) => {
        const [, figure = '', unit] = /\$([\d,]+(?:\.\d+)?)(m?)/.exec((await text) ?? '') ?? []
        return Number(figure.replaceAll(',', '')) * (unit === 'm' ? 1_000_000 : 1)
      }
      const total = page.getByText('Total value').locator('..')
      const both = [await dollars(tokens('Ropsten').textContent()), await dollars(tokens('Base').textContent())]
      // The tolerance is needed because the total above the tables is truncated to a tenth of a million.
      expect(Math.abs((await dollars(total.textContent())) - both[0]! - both[1]!)).toBeLessThanOrEqual(200_000)
      // Native balance, token balances and prices of held tokens must each be read only once.
      const all = asked.join()
      expect(all.match(/4d2301cc/g)).toHaveLength(1)
      expect(all.match(/feaf968c/g)).toHaveLength(1)

      await page.unroute(`${onArbitrum.url}/**`)
      await tokens('Arbitrum One').getByRole('button', { name: 'Try again' }).click()
      await expect(tokens('Arbitrum One').getByRole('row', { name: /^ARB/ })).toBeVisible()
      await expect(page.getByText('Could not be loaded:')).toHaveCount(0)

      await page.getByRole('tab', { name: 'Approvals' }).click()
      const approval = page.getByRole('region', { name: 'Approvals on Base' }).getByRole('row', { name: 'USDC' })
      await expect(approval).toContainText('500 USDC')
      await approval.getByRole('button', { name: /^Revoke USDC approval/ }).click()
      await wallet.confirm()
      await wallet.confirm()
      await expect(approval).toContainText('Revoked')
      expect(await ask(onBase, usdc.address, 'allowance', [alice, base.contracts.swapRouter])).toBe(0n)
      await expect(bar(page).getByRole('button', { name: /Base/ })).toBeAttached()

      await page.getByRole('tab', { name: 'Activity' }).click()
      const activity = page.getByRole('region', { name: 'Activity' }).getByRole('listitem')
      await expect(activity).toHaveCount(1)
      await expect(activity).toContainText('· Base')
      await expect(activity.getByRole('link')).toHaveAttribute('href', /^https:\/\/basescan\.org\/tx\/0x/)
    })
  })
})

/** Revokes an approval of the router, which another site is made to have asked for. */
async function takeApprovalBack(page: Page, chain: LocalChain, wallet: Wallet) {
  const { world } = chain
  const { swapRouter } = world.pancake?.contracts ?? world.contracts
  const usdc = tokenIn(world, 'USDC')
  const data = ERC20.encodeFunctionData('approve', [swapRouter, parseUnits('500', usdc.decimals)])
  await sendMined(chain, { from: alice, to: usdc.address, data, gas: 100_000 })
  await page.goto('/profile#approvals')
  const approval = page.getByRole('region', { name: 'Approvals', exact: true }).getByRole('row', { name: 'USDC' })
  await expect(approval).toContainText('500 USDC')
  await approval.getByRole('button', { name: /^Revoke USDC approval/ }).click()
  await wallet.confirm()
  await expect(approval).toContainText('Revoked')
  expect(await ask(chain, usdc.address, 'allowance', [alice, swapRouter])).toBe(0n)
}

/** Opens the receipt of the swap that has just been confirmed, in which the account bought a token for one coin. */
async function readReceipt(page: Page, { coin, symbol, received }: { coin: string; symbol: string; received: bigint }) {
  await page.getByRole('button', { name: 'Receipt' }).click()
  const receipt = page.getByRole('dialog', { name: 'Receipt' })
  await expect(row(receipt, 'You paid')).toHaveText(`1 ${coin}`)
  await expect(row(receipt, 'You received')).toHaveText(`${formatEther(received)} ${symbol}`)
  await expect(row(receipt, 'At least, by the call')).toContainText(symbol)
  await expect(row(receipt, /^Your price$/)).toContainText(`1 ${coin} = `)
  await expect(row(receipt, 'Price of its pools before')).toContainText(symbol)
  return receipt
}

// Base charges for data and has V4 pools. BNB Smart Chain has another coin. Robinhood Chain has a later Universal Router,
// and dollars that the token list lacks. Arbitrum One adds nothing to these three.
for (const world of [base, bnb, robinhood]) {
  const { name, coin, chainId } = world.network!
  const symbol = world === robinhood ? 'NVDA' : 'UNI'
  const { address, name: called } = tokenIn(world, symbol)

  test.describe(`a site for ${name} alone`, () => {
    test.use({ supported: [chainId] })

    test(`a visitor connects, finds a token, and pays in ${coin}`, async ({ page, lent, wallet }) => {
      const chain = await lent(world)
      const [coinsBefore, tokensBefore] = [await coins(chain), await ask(chain, address, 'balanceOf', [alice])]

      await page.goto('/')
      await connect(page, wallet)
      await expect(bar(page).getByRole('button', { name: new RegExp(name) })).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Network' })).toHaveCount(0)
      const search = page.getByRole('combobox', { name: 'Search tokens' })
      if (world === robinhood) {
        await search.fill('global dollar')
        await expect(page.getByRole('option', { name: /^USDG\b/ })).toBeVisible()
      }
      await search.fill(called.toLowerCase())
      await page.getByRole('option', { name: new RegExp(`^${symbol}\\b`) }).click()
      await expect(page).toHaveURL(`/token?address=${address}`)
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(called) })).toBeVisible()
      await expect(card(page).getByRole('button', { name: new RegExp(`^Token to sell: ${coin}`) })).toBeVisible()
      await card(page).getByLabel('You sell').fill('1')
      await card(page)
        .getByRole('button', { name: /^Review swap/ })
        .click()
      await expect(row(reviewOf(page), /^Network$/)).toHaveCount(0)
      // Only networks that charge for data in addition to gas have this row.
      if (world === base) await expect(row(reviewOf(page), 'L1 data fee')).toHaveText(/^0\.0000\d+ ETH/)
      else await expect(row(reviewOf(page), 'L1 data fee')).toHaveCount(0)
      const isOverV4 = world.v4Pools.some(({ base: token }) => token === symbol)
      const { pancake } = world
      const route = isOverV4 ? 'V4 0.05%, 1 hop' : pancake ? 'PancakeSwap V2 pool 0.25%, 1 hop' : /^(?!V4)/
      await expect(row(reviewOf(page), 'Route')).toHaveText(route)
      if (pancake) await expect(row(reviewOf(page), 'Contract')).toContainText(pancake.contracts.swapRouter.slice(0, 6))
      const { received } = await swap(page, wallet, symbol)
      // The amounts on the screen must equal those on the chain to the last base unit.
      expect((await ask(chain, address, 'balanceOf', [alice])) - tokensBefore).toBe(received)
      expect(coinsBefore - (await coins(chain))).toBe(parseEther('1') + (await spent(page, chain)))
      if (world === base) {
        await sellThroughPermit2(page, chain, wallet)
        return
      }
      const receipt = await readReceipt(page, { coin, symbol, received })
      if (!pancake) return
      await expect(row(receipt, 'Pool fees in your price')).toHaveText('0.25%')
      await expect(row(receipt, 'Network cost')).toHaveText(new RegExp(`^0\\.\\d+\\s${coin}$`))
      await takeApprovalBack(page, chain, wallet)
    })
  })
}
