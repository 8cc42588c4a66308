import type { Page, Route } from '@playwright/test'

const GATEWAYS = ['/gateways/1', '/gateways/2', '/gateways/3', '/gateways/4']
/** The token list's addresses as the build has them. */
const ADDRESSES = /("?tokenListUrls"?:)\[[^\]]*\]/

/**
 * Serves the build with changed scripts, as if its settings were others, to a visit that begins at a path. The files are
 * those of the build except for what `change` does, and for the hashes in the page.
 */
export async function rebuiltWith(page: Page, path: string, change: (script: string) => string) {
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/ integrity="[^"]*"/g, '') })
    },
  )
}

/**
 * Serves the build as if it had been configured with four gateways for the token list, and lets none of them respond.
 * The files are those of the build except for these addresses, and for the hash of the one file that contains them.
 */
export async function silentGateways(page: Page) {
  const requested: string[] = []
  const held: Route[] = []
  await page.route('**/gateways/*', (route) => {
    requested.push(new URL(route.request().url()).pathname)
    held.push(route)
  })
  await rebuiltWith(page, '/', (script) => script.replace(ADDRESSES, `$1${JSON.stringify(GATEWAYS)}`))
  return {
    /** The gateways in the order in which they were requested. */
    requested,
    /** Lets the pending one respond. */
    answer: (json: object) => held.at(-1)?.fulfill({ json }),
  }
}
