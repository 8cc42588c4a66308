import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Interface, parseUnits } from 'ethers'
import { startPreview } from '../../src/build/preview'
import { ROOT } from '../../src/build/root'
import { readSettings } from '../../src/build/settings'
import { startChain, type LocalChain } from '../chain/startChain'
import { accountOf, tokenIn, type World } from '../chain/world'
import { POSED_NETWORKS } from '../chain/worlds/all'
import { localEnvironment } from '../support/localSettings'
import { NETWORKS_BUILD } from '../support/testedBuild'
import { connect, expect, test as visit } from './app'
import { openReview, promisedBy } from './tradeReview'

/** Sites for one other network each, with a local chain that poses as it. */

const alice = accountOf('alice').address
const ERC20 = new Interface([
  'function approve(address, uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
])

const test = visit.extend<{ world: World; posed: LocalChain }, { site: string }>({
  world: [POSED_NETWORKS.base!, { option: true }],
  site: [
    async ({}, use) => {
      await promisify(execFile)(process.execPath, ['--import', 'tsx', 'test/support/networksBuild.ts'], { cwd: ROOT })
      const preview = await startPreview({ port: 0, dir: NETWORKS_BUILD })
      await use(preview.url)
      await preview.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  posed: async ({ world }, use) => {
    const chain = await startChain({ world, history: false })
    await use(chain)
    await chain.stop()
  },
  baseURL: async ({ site }, use) => use(site),
  walletOptions: async ({ posed }, use) => use({ rpcUrl: posed.url, chainId: posed.chainId }),
  calledContracts: async ({ world }, use) => use(world.contracts),
  page: async ({ page, posed }, use) => {
    const id = String(posed.chainId)
    const env = { ...localEnvironment(posed.url), CHAIN_IDS: id, SUPPORTED_CHAIN_ID: id, [`RPC_URLS_${id}`]: posed.url }
    await page.addInitScript(
      (settings) => void Object.assign(globalThis, { __NETWORKS_SETTINGS__: settings }),
      readSettings(env),
    )
    await use(page)
  },
})

/** What a token's contract says of an account's balance or allowance. */
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

/** Wei that a transaction cost, by its receipt. */
async function costOf(chain: LocalChain, hash: string): Promise<bigint> {
  const receipt = (await chain.rpc('eth_getTransactionReceipt', [hash])) as Record<string, string>
  return BigInt(receipt.gasUsed!) * BigInt(receipt.effectiveGasPrice!)
}

for (const world of Object.values(POSED_NETWORKS)) {
  const { name, coin } = world.network!
  const uni = tokenIn(world, 'UNI')
  const usdc = tokenIn(world, 'USDC')

  test.describe(name, () => {
    test.use({ world })

    test(`a visitor connects, finds a token, pays in ${coin}, and takes an approval back`, async ({
      page,
      posed,
      wallet,
    }) => {
      const approved = parseUnits('500', usdc.decimals)
      const data = ERC20.encodeFunctionData('approve', [world.contracts.swapRouter, approved])
      await posed.rpc('eth_sendTransaction', [{ from: alice, to: usdc.address, data }])
      const [coinsBefore, uniBefore] = [await coins(posed), await ask(posed, uni.address, 'balanceOf', [alice])]

      await page.goto('/')
      await connect(page, wallet)
      await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(name) })).toBeVisible()
      await page.getByRole('combobox', { name: 'Search tokens' }).fill(uni.address)
      await page.getByRole('option', { name: /^UNI\b/ }).click()
      await expect(page).toHaveURL(`/token?address=${uni.address}`)

      await page.goto(`/swap?inputCurrency=ETH&outputCurrency=${uni.address}&value=1`)
      const review = await openReview(page)
      const { received } = await promisedBy(review, 'ETH', 'UNI')
      await review.getByRole('button', { name: 'Confirm swap' }).click()
      await wallet.confirm()
      await expect(page.getByRole('heading', { name: /^You received [\d,]+\.\d+ UNI$/ })).toBeVisible()
      await expect(page.getByText('Exactly as quoted')).toBeVisible()
      // What the screen said is what the chain says, to the last unit.
      expect((await ask(posed, uni.address, 'balanceOf', [alice])) - uniBefore).toBe(received)
      const saved = await page.evaluate(() => localStorage.getItem('tidemark.transactions'))
      const hash = /0x[0-9a-f]{64}/.exec(saved ?? '')?.[0] ?? ''
      expect(coinsBefore - (await coins(posed))).toBe(10n ** 18n + (await costOf(posed, hash)))

      await page.goto('/profile#approvals')
      const approval = page.getByRole('region', { name: 'Approvals', exact: true }).getByRole('row', { name: 'USDC' })
      await expect(approval).toContainText('500 USDC')
      await approval.getByRole('button', { name: /^Revoke USDC approval/ }).click()
      await wallet.confirm()
      await expect(approval).toContainText('Revoked')
      expect(await ask(posed, usdc.address, 'allowance', [alice, world.contracts.swapRouter])).toBe(0n)
    })
  })
}
