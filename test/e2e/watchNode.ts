import type { Page } from '@playwright/test'
import { expect } from './app'

/** The requests to the node, told by the methods that each carries. */
export function watchNode(page: Page, chainUrl: string) {
  const requests: string[] = []
  let left = 0
  const isNode = (url: string) => url.startsWith(chainUrl)
  const end = (request: { url(): string }) => {
    if (isNode(request.url())) left -= 1
  }
  page.on('request', (request) => {
    if (!isNode(request.url())) return
    left += 1
    const calls = [request.postDataJSON() as { method: string } | { method: string }[]].flat()
    requests.push(calls.map(({ method }) => method).join(' + '))
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return { requests, quiet: () => expect.poll(() => left).toBe(0) }
}

/** Lets page time pass, second by second, so that answers come when they would. */
export async function pass(page: Page, seconds: number, quiet: () => Promise<void>) {
  for (let second = 0; second < seconds; second++) {
    await page.clock.runFor(1_000)
    await quiet()
  }
}
