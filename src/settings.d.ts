import type { Settings } from './config/settings'

declare global {
  /** The build's settings, inserted by webpack, and in tests by test/support/settings.ts. */
  const __SETTINGS__: Settings
  /** Whether the build trades on several networks, inserted by webpack; undefined in tests. */
  const __SEVERAL_NETWORKS__: boolean | undefined
  /** The version in package.json, inserted likewise. */
  const __VERSION__: string
  /** Where webpack's code loads the build's files from. */
  var __webpack_public_path__: string
}
