import type { Page, Route } from '@playwright/test'

const GATEWAYS = ['/gateways/1', '/gateways/2', '/gateways/3', '/gateways/4']
/** The token list's addresses as the build has them. */
const ADDRESSES = /("?tokenListUrls"?:)\[[^\]]*\]/

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
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    await route.fulfill({ response, body: script.replace(ADDRESSES, `$1${JSON.stringify(GATEWAYS)}`) })
  })
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/ integrity="[^"]*"/g, '') })
    },
  )
  return {
    /** The gateways in the order in which they were requested. */
    requested,
    /** Lets the pending one respond. */
    answer: (json: object) => held.at(-1)?.fulfill({ json }),
  }
}
