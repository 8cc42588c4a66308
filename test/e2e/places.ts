import type { Page } from '@playwright/test'

/** Parts of the page that several specs look at. */

export const bar = (page: Page) => page.getByRole('banner')
export const main = (page: Page) => page.getByRole('main')
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const card = (page: Page) => region(page, 'Swap')
export const sell = (page: Page) => page.getByLabel('You sell', { exact: true })
export const received = (page: Page) => page.getByRole('heading', { name: /^You received/ })
export const connectDialog = (page: Page) => page.getByRole('dialog', { name: 'Connect a Wallet' })
export const connectButton = (page: Page) => bar(page).getByRole('button', { name: 'connect wallet' })
export const accountButton = (page: Page) => bar(page).getByRole('button', { name: /^Account/ })
export const wrongNetwork = (page: Page) => bar(page).getByRole('button', { name: 'Wrong network' })

export async function requestRopsten(page: Page) {
  await wrongNetwork(page).click()
  const dialog = page.getByRole('dialog', { name: 'Switch Networks' })
  await dialog.getByRole('button', { name: 'Ropsten' }).click()
  return dialog
}

export async function confirmSwap(page: Page) {
  await page.getByRole('button', { name: 'Review swap' }).click()
  await page.getByRole('dialog', { name: 'Review swap' }).getByRole('button', { name: 'Confirm swap' }).click()
}
