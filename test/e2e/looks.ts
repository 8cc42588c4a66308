import type { Page } from '@playwright/test'
import { axeFindings } from './axeFindings'
import { expect } from './app'

/**
 * Two looks suffice: one that is wide and light, and one that is narrow and dark. Sizes depend only on the width, and
 * colours depend only on the theme.
 */
const LOOKS = [
  { name: '1440 light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: '390 dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const
const [WIDE, NARROW] = LOOKS

/** The narrow look for `test.use`. The default look is the wide one. */
export const IN_NARROW = { viewport: NARROW.viewport, colorScheme: NARROW.colorScheme }

async function wear(page: Page, { viewport, colorScheme }: (typeof LOOKS)[number]) {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(viewport)
}

/** Runs a function on a narrow screen, and makes the screen wide again. */
export async function whileNarrow(page: Page, act: () => Promise<void>) {
  await wear(page, NARROW)
  await act()
  await wear(page, WIDE)
}

/** Expects in each look that the screen is accessible (axe) and does not overflow. Ends with the current look. */
export async function expectUsable(page: Page, what = '', within?: string) {
  const looks = page.viewportSize()?.width === NARROW.viewport.width ? [WIDE, NARROW] : [NARROW, WIDE]
  for (const look of looks) {
    await wear(page, look)
    expect([what, look.name, await axeFindings(page, within)]).toEqual([what, look.name, []])
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow, `${what}, ${look.name}`).toBe(0)
  }
}
