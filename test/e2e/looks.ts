import type { Page } from '@playwright/test'
import { axeFindings } from './axeFindings'
import { expect } from './app'

/** Wide and light, narrow and dark: sizes depend on the width alone, and colours on the theme. */
const LOOKS = [
  { name: '1440 light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: '390 dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const
const [WIDE, NARROW] = LOOKS

/** For `test.use`: the narrow look; tests begin in the wide one. */
export const IN_NARROW = { viewport: NARROW.viewport, colorScheme: NARROW.colorScheme }

async function wear(page: Page, { viewport, colorScheme }: (typeof LOOKS)[number]) {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(viewport)
}

/** Does something while the screen is narrow, which is wide before and afterwards. */
export async function whileNarrow(page: Page, act: () => Promise<void>) {
  await wear(page, NARROW)
  await act()
  await wear(page, WIDE)
}

/** What is on screen can be used by all (axe) and is no wider than the screen, in each look; ends with the present one. */
export async function expectUsable(page: Page, what = '', within?: string) {
  const looks = page.viewportSize()?.width === NARROW.viewport.width ? [WIDE, NARROW] : [NARROW, WIDE]
  for (const look of looks) {
    await wear(page, look)
    expect([what, look.name, await axeFindings(page, within)]).toEqual([what, look.name, []])
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow, `${what}, ${look.name}`).toBe(0)
  }
}
