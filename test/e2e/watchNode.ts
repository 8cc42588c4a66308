import type { Page, Request } from '@playwright/test'
import { type Chain, expect } from './app'

interface Watched extends Window {
  __openCalls?: number
}

/** Runs in the page. Counts the calls to the node whose responses are still incomplete. */
function countOpenCalls(chainUrl: string) {
  const watched = window as Watched
  const { fetch } = window
  watched.__openCalls = 0
  const count = (change: number) => (watched.__openCalls = (watched.__openCalls ?? 0) + change)
  window.fetch = async (...args) => {
    const [requested] = args
    const url = requested instanceof Request ? requested.url : String(requested)
    if (!url.startsWith(chainUrl)) return fetch(...args)
    count(1)
    try {
      const response = await fetch(...args)
      void response
        .clone()
        .arrayBuffer()
        .catch(() => undefined)
        .then(() => count(-1))
      return response
    } catch (error) {
      count(-1)
      throw error
    }
  }
}

/** Records the requests to the node from now on. Each record names the methods of the calls in one request. */
export async function watchNode(page: Page, chainUrl: string) {
  const requests: string[] = []
  let files = 0
  const isNode = (request: Request) => request.url().startsWith(chainUrl)
  const end = (request: Request) => {
    if (!isNode(request)) files -= 1
  }
  page.on('request', (request) => {
    if (!isNode(request)) files += 1
    else {
      const calls = [request.postDataJSON() as { method: string } | { method: string }[]].flat()
      requests.push(calls.map(({ method }) => method).join(' + '))
    }
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await page.addInitScript(countOpenCalls, chainUrl)
  // The browser may report a request only after several seconds of page time, but the page itself can count it at once.
  const isQuiet = async () => files === 0 && (await page.evaluate(() => (window as Watched).__openCalls)) === 0
  return { requests, quiet: () => expect.poll(isQuiet, { intervals: [5, 10, 20, 50] }).toBe(true) }
}

/**
 * Stops the clock until the test advances it, after 10 seconds: `pauseAt` needs a time in the future, and the clock
 * still runs while the command is sent.
 */
export async function freeze(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
}

export async function passUntil(page: Page, quiet: () => Promise<void>, assert: () => Promise<void>) {
  await expect(async () => {
    await page.clock.runFor(20)
    await quiet()
    await assert()
  }).toPass({ intervals: [0] })
}

/** The steps let responses arrive in order: each of several sequential requests takes one step. */
export async function pass(page: Page, seconds: number, quiet: () => Promise<void>, stepMs = 1_000) {
  for (let passed = 0; passed < seconds * 1_000; passed += stepMs) {
    await page.clock.runFor(stepMs)
    await quiet()
  }
}

export const BLOCK_S = 12

/** Advances the page's clock by a minute and mines a block every 12 seconds. */
export async function passAMinute(page: Page, chain: Chain, quiet: () => Promise<void>) {
  for (let second = 0; second < 60; second += BLOCK_S) {
    const now = await page.evaluate(() => Math.floor(Date.now() / 1000))
    await chain.rpc('evm_setNextBlockTimestamp', now)
    await chain.rpc('evm_mine')
    await pass(page, BLOCK_S, quiet)
  }
}
