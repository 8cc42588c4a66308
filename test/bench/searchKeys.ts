import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build } from '../../src/build/build'
import { startPreview } from '../../src/build/preview'
import type { Token } from '../../src/domain/token/token'
import { ensureBrowser } from '../e2e/browser'
import { localSettings } from '../support/localSettings'
import { freePort } from '../support/ports'

/** What typing in the search of the real page costs, in milliseconds, with a list of so many tokens. */
export interface SearchTimes {
  count: number
  /** From the key, as the browser stamps it, until the rows of the new text stand in the page. */
  toRows: number[]
  /** Until the frame with them is painted. */
  toPaint: number[]
  /** The most rows that were in the document at once. */
  rows: number
  /** The longest time that the page was busy without a pause while the list was read. */
  longestTask: number
  /** From the list's arrival until its tokens are found. */
  toList: number
}

/** What is typed: many hits and none, in symbols and in addresses, a text that grows and one that shrinks. */
const KEYS = ['usd', 'eth', '0xa0', 'a1f'].flatMap((text) => [
  ...Array.from(text),
  ...Array<string>(text.length).fill('Backspace'),
])

/** How many tokens the page must say that it has found. */
function countOf(tokens: readonly Token[], text: string): number {
  if (text === '') return 0
  return tokens.filter(
    ({ symbol, address }) => symbol.toLowerCase().includes(text) || address.toLowerCase().includes(text),
  ).length
}

/**
 * Waits in the page for the next key, and for the rows that follow from it: they are there when the first one says of
 * how many it is one. The frame after that is painted when a message, sent within the frame, arrives. As text, because
 * the loader of TypeScript puts names of its own into functions, which the page does not know.
 */
const watch = (text: string, count: number) => `(() => {
  const field = document.querySelector('[role=search] input')
  const isThere = () => {
    if (field.value.toLowerCase() !== ${JSON.stringify(text)}) return false
    const row = document.querySelector('[role=search] [role=option]')
    return ${count} === 0 ? row === null : row?.getAttribute('aria-setsize') === '${count}'
  }
  globalThis.keystroke = new Promise((resolve) => {
    addEventListener('keydown', (event) => {
      const observer = new MutationObserver(() => look())
      const look = () => {
        if (!isThere()) return
        observer.disconnect()
        const toRows = performance.now() - event.timeStamp
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve({
            toRows,
            toPaint: performance.now() - event.timeStamp,
            rows: document.querySelectorAll('[role=search] [role=option]').length,
          })
          channel.port2.postMessage(null)
        })
      }
      observer.observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true })
    }, { once: true, capture: true })
  })
})()`

/** Notes the longest task of the page, and when the list was read. */
const WATCH_TASKS = `(() => {
  globalThis.longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longestTask = Math.max(globalThis.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
})()`

async function measureList(page: Page, tokens: readonly Token[], rounds: number): Promise<SearchTimes> {
  const field = page.getByRole('combobox', { name: 'Search tokens' })
  const last = tokens.at(-1)?.address ?? ''
  await field.fill(last)
  await page.getByRole('option').waitFor()
  const toList = await page.evaluate<number>(
    `performance.now() - performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/lists/tokens.json')).responseEnd`,
  )
  const longestTask = await page.evaluate<number>('globalThis.longestTask')
  await field.fill('')
  const times: SearchTimes = { count: tokens.length, toRows: [], toPaint: [], rows: 0, longestTask, toList }
  const counts = new Map<string, number>()
  let text = ''
  const press = async (key: string, isCounted: boolean) => {
    text = key === 'Backspace' ? text.slice(0, -1) : text + key
    const count = counts.get(text) ?? countOf(tokens, text)
    counts.set(text, count)
    await page.evaluate(watch(text, count))
    await page.keyboard.press(key)
    const { toRows, toPaint, rows } = await page.evaluate<{ toRows: number; toPaint: number; rows: number }>(
      'globalThis.keystroke',
    )
    times.rows = Math.max(times.rows, rows)
    if (!isCounted) return
    times.toRows.push(toRows)
    times.toPaint.push(toPaint)
  }
  for (let round = 0; round < rounds; round++) {
    // The first round warms up.
    for (const key of KEYS) await press(key, round > 0)
  }
  return times
}

/** Types into the search of a production build, with lists of these tokens in place of its own. */
export async function measureSearchKeys(lists: readonly (readonly Token[])[], rounds: number): Promise<SearchTimes[]> {
  const dir = mkdtempSync(join(tmpdir(), 'tidemark-bench-'))
  try {
    // No node answers: nothing else goes on in the page.
    await build(localSettings(`http://127.0.0.1:${await freePort()}`), dir)
    const port = await freePort()
    const preview = await startPreview({ port, dir })
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const all: SearchTimes[] = []
      for (const tokens of lists) {
        const page = await browser.newPage()
        await page.addInitScript(WATCH_TASKS)
        await page.route(
          (url) => url.hostname !== '127.0.0.1',
          (route) => route.abort(),
        )
        await page.route('**/lists/tokens.json', (route) => route.fulfill({ json: { tokens } }))
        await page.goto(`http://127.0.0.1:${port}/`)
        all.push(await measureList(page, tokens, rounds))
        await page.close()
      }
      return all
    } finally {
      await browser.close()
      await preview.close()
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
