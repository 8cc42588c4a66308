import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build } from '../../src/build/build'
import { startPreview } from '../../src/build/preview'
import { openPools } from '../chain/openPools'
import { startChain } from '../chain/startChain'
import { tokenOf } from '../chain/world'
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
