import type { Page, Route } from '@playwright/test'

/**
 * The paths of the fake gateways. They are on the page's own origin, because the page's content security policy allows
 * it. The build gets them as full URLs, because it would treat a bare path as a list of the site itself.
 */
const GATEWAYS = ['/gateways/1', '/gateways/2', '/gateways/3', '/gateways/4']
/** Matches the token list URLs in the scripts of the build. */
const ADDRESSES = /("?tokenListUrls"?:)\[[^\]]*\]/

/**
 * Serves the build with changed scripts, as if it had been built with other settings, for a visit that begins at the
 * given path. Only the scripts that `change` modifies and the hashes of these scripts in the page differ from the
 * build.
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
 * Serves the build as if it were configured with four gateways for the token list, none of which responds. Only the
 * gateways' URLs and the hash of the file that contains them differ from the build.
 */
export async function silentGateways(page: Page) {
  const requested: string[] = []
  const held: Route[] = []
  await page.route('**/gateways/*', (route) => {
    requested.push(new URL(route.request().url()).pathname)
    held.push(route)
  })
  await rebuiltWith(page, '/', (script) =>
    script.replace(ADDRESSES, `$1${JSON.stringify(GATEWAYS)}.map((path) => location.origin + path)`),
  )
  return {
    requested,
    /** Responds to the latest request to a gateway. */
    answer: (json: object) => held.at(-1)?.fulfill({ json }),
  }
}
