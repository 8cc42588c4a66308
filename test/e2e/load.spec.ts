import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './app'

/*
 * This test counts what a load of the home page costs. The counts do not depend on the machine's speed. Less is
 * welcome, and then becomes the new limit.
 */

/** Of the test lists' tokens, each address has one checksum. The rest are states of pools. */
const PERMUTATIONS_MAX = 4_390
/** RTK Query refuses one query that runs already, and React twice leaves a screen whose script is not there yet. */
const EXCEPTIONS_MAX = 3

/** Matches the text of the Keccak permutation, whose name is lost in the build: it takes the parity of a column. */
const PERMUTATION = /\+10\]\^\w+\[\w+\+20\]\^/

test.use({ walletOptions: null })

/** Waits longer than other tests, because a page whose calls and exceptions are counted is slow. */
async function untilAllIsRead(page: Page) {
  const timeout = 60_000
  const pair = page.getByRole('row').filter({ hasText: 'WETH/USDC' })
  await expect(pair).toContainText(/(up|down) \d+\.\d\d%/, { timeout })
  await expect(page.getByLabel('You receive', { exact: true })).not.toHaveValue('', { timeout })
}

/** The functions of the site's scripts that were called, and how often. */
async function calledFunctions(session: CDPSession, page: Page) {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  const called = await Promise.all(
    result.map(async ({ url, functions }) => {
      if (!url.includes('/assets/')) return []
      const script = await (await page.request.get(url)).text()
      return functions.map(({ ranges: [whole] }) => ({
        text: script.slice(whole?.startOffset, whole?.endOffset),
        calls: whole?.count ?? 0,
      }))
    }),
  )
  return called.flat().filter(({ calls }) => calls > 0)
}

test('a load hashes no more than it must, and nothing that is ordinary throws an error, even one that is caught', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  const thrown: string[] = []
  session.on('Debugger.paused', ({ data, callFrames }) => {
    thrown.push(`${JSON.stringify(data)} in ${callFrames.map(({ functionName }) => functionName).join(' < ')}`)
    void session.send('Debugger.resume')
  })
  await session.send('Debugger.enable')
  await session.send('Debugger.setPauseOnExceptions', { state: 'all' })
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await page.goto('/')
  await untilAllIsRead(page)
  expect(thrown.length, thrown.join('\n')).toBeLessThanOrEqual(EXCEPTIONS_MAX)
  // Functions around the permutation contain its text, too.
  const [permutation] = (await calledFunctions(session, page))
    .filter(({ text }) => PERMUTATION.test(text))
    .sort((one, other) => one.text.length - other.text.length)
  expect(permutation?.calls).toBeGreaterThan(0)
  expect(permutation?.calls).toBeLessThanOrEqual(PERMUTATIONS_MAX)
})
