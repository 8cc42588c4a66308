import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build } from '../../src/build/build'
import { startPreview } from '../../src/build/preview'
import { ownContract } from '../chain/artifacts'
import { positions, sqrtPriceX96, halves } from '../chain/poolMath'
import { tablePrices } from '../chain/priceHistory'
import { type LocalChain, startChain } from '../chain/startChain'
import {
  accountOf,
  contracts,
  pairs,
  pools,
  tickSpacing,
  tokenOf,
  type TokenSymbol,
  type WorldPair,
  type WorldPool,
} from '../chain/world'
import { ensureBrowser } from '../e2e/browser'
import { localSettings } from '../support/localSettings'
import { freePort } from '../support/ports'

/** Times in milliseconds, of a key pressed in the trade card of the real page in a real browser. */
export interface KeystrokeTimes {
  /** Until the new amount stands in the page. */
  toText: number[]
  /** Until the frame with it is painted. */
  toPaint: number[]
}

const SYMBOLS = ['UNI', 'LINK', 'WETH', 'USDC', 'USDT', 'DAI', 'WBTC'] as const satisfies TokenSymbol[]
const FEES = [100, 500, 3000, 10000] as const
const hex = (value: bigint | number) => `0x${value.toString(16)}`

/** Opens every pool that there can be between UNI, LINK and the common tokens: 21 pairs of five pools each. */
async function openPools(chain: LocalChain): Promise<void> {
  const prices = tablePrices()
  const market = ownContract('Market').abi
  const isSame = (a: WorldPair, b: WorldPair) => [a.base, a.quote].sort().join() === [b.base, b.quote].sort().join()
  const all = SYMBOLS.flatMap((base, at) =>
    SYMBOLS.slice(at + 1).map((quote): WorldPair => ({ base, quote, skewBps: 0n, wideUsd: 300_000n })),
  )
  const v2 = all.filter((pair) => !pairs.some((known) => isSame(known, pair)))
  const v3 = all
    .flatMap((pair) => FEES.map((fee): WorldPool => ({ ...pair, fee, narrowUsd: 200_000n, narrowTicks: 600 })))
    .filter((pool) => !pools.some((known) => isSame(known, pool) && known.fee === pool.fee))
  const calls = [
    ...v3.map((pool) => {
      const [wide, narrow] = positions(pool, prices)
      const spacing = tickSpacing[pool.fee]
      // Steps around the price, so that a pool has as many ticks as pools of mainnet have near theirs.
      const steps = Array.from({ length: 10 }, (_, step) => {
        const reach = (step + 1) * Math.max(spacing, 60)
        const middle = narrow ? (narrow[0] + narrow[1]) / 2 : 0
        const round = (tick: number) => Math.floor(tick / spacing) * spacing
        return [round(middle - reach), round(middle + reach) + spacing, (narrow?.[2] ?? 0n) / 10n]
      })
      return market.encodeFunctionData('openV3', [
        contracts.v3Factory,
        tokenOf(pool.base).address,
        tokenOf(pool.quote).address,
        pool.fee,
        sqrtPriceX96(pool, prices),
        1,
        [wide, ...steps],
      ])
    }),
    ...v2.map((pair) => {
      const { base, quote } = halves(pair, pair.wideUsd, prices)
      const tokens = [tokenOf(pair.base).address, tokenOf(pair.quote).address]
      return market.encodeFunctionData('openV2', [contracts.v2Factory, ...tokens, base, quote, accountOf('lp').address])
    }),
  ]
  for (const data of calls) {
    await chain.rpc('eth_sendTransaction', [
      { from: accountOf('lp').address, to: contracts.market, data, gas: hex(20_000_000) },
    ])
  }
}

/**
 * Waits in the page for the next key, and for what follows from it. As text, because the loader of TypeScript puts
 * names of its own into functions, which the page does not know.
 */
const WATCH = `(() => {
  const output = document.querySelector('#amount-receive')
  const before = output.value
  globalThis.keystroke = new Promise((resolve) => {
    addEventListener('keydown', () => {
      const start = performance.now()
      const observer = new MutationObserver(() => look())
      const look = () => {
        if (output.value === before) return
        observer.disconnect()
        const toText = performance.now() - start
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve({ toText, toPaint: performance.now() - start })
          channel.port2.postMessage(null)
        })
      }
      // The value is a property: what changes with it is the attribute that React keeps in step.
      observer.observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true })
    }, { once: true, capture: true })
  })
})()`

/** One digit more or less in the amount, and how long it took. */
async function press(page: Page, key: string): Promise<{ toText: number; toPaint: number }> {
  await page.evaluate(WATCH)
  await page.keyboard.press(key)
  return page.evaluate('globalThis.keystroke')
}

/** Types into the trade card of a production build whose pair has a hundred pools. */
export async function measureKeystrokes(rounds: number): Promise<KeystrokeTimes> {
  const chain = await startChain({ history: false })
  const dir = mkdtempSync(join(tmpdir(), 'tidemark-bench-'))
  try {
    await openPools(chain)
    await build(localSettings(chain.url), dir)
    const port = await freePort()
    const preview = await startPreview({ port, dir })
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const page = await browser.newPage()
      await page.route(
        (url) => url.hostname !== '127.0.0.1',
        (route) => route.abort(),
      )
      const params = new URLSearchParams({
        inputCurrency: tokenOf('UNI').address,
        outputCurrency: tokenOf('LINK').address,
        value: '100',
      })
      await page.goto(`http://127.0.0.1:${port}/swap?${params}`)
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#amount-receive')?.value)
      await page.locator('#amount-sell').press('End')
      const times: KeystrokeTimes = { toText: [], toPaint: [] }
      for (let round = 0; round < rounds; round++) {
        const { toText, toPaint } = await press(page, round % 2 === 0 ? String(1 + (round % 9)) : 'Backspace')
        // The first ones warm up.
        if (round < 6) continue
        times.toText.push(toText)
        times.toPaint.push(toPaint)
      }
      return times
    } finally {
      await browser.close()
      await preview.close()
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
    await chain.stop()
  }
}
