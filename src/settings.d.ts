import type { Deployment } from './domain/chain/network'
import type { Settings } from './config/settings'
import type { TradeCaps } from './domain/trade/limits'
import type { Language, PageLanguage } from './domain/browser/languages'

declare global {
  /** The build's settings, inserted by webpack, and in tests by test/support/settings.ts. */
  const __SETTINGS__: Settings
  /** The contracts of the build's chains by id, inserted in the same way. */
  const __DEPLOYMENTS__: Readonly<Record<number, Deployment>>
  /** The names and icon hues of networks that the build does not list, by id, inserted in the same way. */
  const __UNLISTED_NETWORKS__: Readonly<Record<number, readonly [name: string, hue: number]>>
  /** Whether the build trades on several networks, inserted by webpack; undefined in tests. */
  const __SEVERAL_NETWORKS__: boolean | undefined
  /**
   * The rebasing tokens, by the chain of their list, see `config/networks/rebasingTokens.ts`.
   */
  const __REBASING_TOKENS__: Readonly<Record<number, readonly string[]>>
  /** The tokens whose logos the build ships, by the chain of their list, see `config/networks/tokenLogos.ts`. */
  const __TOKEN_LOGOS__: Readonly<Record<number, Readonly<Record<string, string>>>>
  /** The version in package.json, inserted in the same way. */
  const __VERSION__: string
  /** The operator's limits for trades, inserted by webpack; null if there are none, undefined in tests. */
  const __CAPS__: TradeCaps | null | undefined
  /** Whether other pages may show this one inside them, inserted by webpack; undefined in tests. */
  const __FRAMES__: boolean | undefined
  /** The base path of the site, inserted by webpack; undefined in tests and in the build's own tools. */
  const __BASE_PATH__: string | undefined
  /** The language of a build's pages, inserted in the same way. */
  const __LANGUAGE__: PageLanguage | undefined
  /** Whether the language's text runs from right to left, inserted by webpack; undefined in tests. */
  const __RIGHT_TO_LEFT__: boolean | undefined
  /** The languages of the site, inserted in the same way. */
  const __LANGUAGES__: readonly Language[] | undefined

  interface Window {
    /** Sends coin of the local chain to an account. Only the test wallet of development builds sets this. */
    fundTestAccount?: (account: string) => Promise<void>
  }
}
