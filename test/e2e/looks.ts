import type { Page } from '@playwright/test'
import { WALLET_NAME } from '../wallet/identity'
import { axeFindings } from './axeFindings'
import { expect } from './app'

/** Two looks suffice, because sizes depend only on the width, and colours only on the theme. */
const LOOKS = [
  { name: '1440 light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: '390 dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const
const [WIDE, NARROW] = LOOKS

/** The options of the narrow look for `test.use`. Tests use the wide look by default. */
export const IN_NARROW = { viewport: NARROW.viewport, colorScheme: NARROW.colorScheme }

async function wear(page: Page, { viewport, colorScheme }: (typeof LOOKS)[number]) {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(viewport)
}

export async function whileNarrow(page: Page, act: () => Promise<void>) {
  await wear(page, NARROW)
  await act()
  await wear(page, WIDE)
}

/** Texts that may be cut off, because they come from outside the app. */
const STRANGERS = [WALLET_NAME]

/** Texts that extend beyond the screen or an element that hides its overflow, unless that element can be scrolled. */
const textsWithoutRoom = (page: Page): Promise<string[]> =>
  page.evaluate((strangers) => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const found: string[] = []
    /** The element beyond whose edge a text extends; null if the text fits or is only for screen readers. */
    const edgeOf = (parent: Element, { left, right }: DOMRect): string | null => {
      for (let element: Element | null = parent; element; element = element.parentElement) {
        const { clipPath, overflowX, position } = getComputedStyle(element)
        if (clipPath === 'inset(50%)' || /auto|scroll/.test(overflowX)) return null
        const box = element.getBoundingClientRect()
        const isBeyond = left < box.left - 1 || right > box.right + 1
        if (isBeyond && (overflowX !== 'visible' || element.matches('button, a, th, td, dt, dd, summary')))
          return `${element.localName}.${element.className}`
        if (position === 'fixed') break
      }
      return left < -1 || right > innerWidth + 1 ? 'the screen' : null
    }
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      if (!text.textContent?.trim() || strangers.includes(text.textContent)) continue
      // The top bar intentionally hides the site's name if there is no room for it.
      if (parent.closest('.brand') !== null) continue
      range.selectNodeContents(text)
      const edge = edgeOf(parent, range.getBoundingClientRect())
      if (edge !== null) found.push(`${text.textContent} leaves ${edge}`)
    }
    return found
  }, STRANGERS)

/** Nothing may be cut off or too wide in both looks, and `findingsOf` finds nothing. The current look comes last. */
export async function expectRoom(page: Page, what: string, findingsOf: () => Promise<string[]>) {
  const looks = page.viewportSize()?.width === NARROW.viewport.width ? [WIDE, NARROW] : [NARROW, WIDE]
  for (const look of looks) {
    await wear(page, look)
    const name = `${what}, ${look.name}`
    expect.soft([name, await findingsOf()]).toEqual([name, []])
    expect.soft([name, await textsWithoutRoom(page)]).toEqual([name, []])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0)
  }
}

/** Expects in both looks that the screen is accessible (axe) and that no text is cut off. */
export const expectUsable = (page: Page, what = '', within?: string) =>
  expectRoom(page, what, () => axeFindings(page, within))
