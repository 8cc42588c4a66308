import type { Deployment } from '#domain/chain/network'
import type { Settings } from '#config/settings'
import type { TradeCaps } from '#domain/trade/limits'
import type { Language } from '#domain/browser/languages'

declare global {
  /** The settings of the build. Inserted by webpack, and in tests by test/support/settings.ts. */
  const __SETTINGS__: Settings
  /** The contracts of the build's chains by chain id. Inserted like `__SETTINGS__`. */
  const __DEPLOYMENTS__: Readonly<Record<number, Deployment>>
  /** The names and icon hues of networks that the build does not list, by chain id. Inserted like `__SETTINGS__`. */
  const __UNLISTED_NETWORKS__: Readonly<Record<number, readonly [name: string, hue: number]>>
  /** Whether the build supports several networks. Inserted by webpack; undefined in tests. */
  const __SEVERAL_NETWORKS__: boolean | undefined
  /** The addresses of rebasing tokens, by the chain id in the token list, see `config/networks/rebasingTokens.ts`. */
  const __REBASING_TOKENS__: Readonly<Record<number, readonly string[]>>
  /** The tokens with logos in the build, by chain id in the token list, see `config/networks/tokenLogos.ts`. */
  const __TOKEN_LOGOS__: Readonly<Record<number, Readonly<Record<string, string>>>>
  /** The version in package.json. Inserted like `__SETTINGS__`. */
  const __VERSION__: string
  /** The operator's limits for trades; null if there are none. Inserted by webpack; undefined in tests. */
  const __CAPS__: TradeCaps | null | undefined
  /** Whether other sites may embed this page in a frame. Inserted by webpack; undefined in tests. */
  const __FRAMES__: boolean | undefined
  /** The base path of the site. Inserted by webpack; undefined in tests and in the build's own tools. */
  const __BASE_PATH__: string | undefined
  /** The languages of the site. Inserted like `__SETTINGS__`. */
  const __LANGUAGES__: readonly Language[] | undefined

  interface Window {
    /** Sends coins of the local chain. Only the test wallet in development builds defines this function. */
    fundTestAccount?: (account: string) => Promise<void>
  }
}
