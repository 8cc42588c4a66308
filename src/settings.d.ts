import type { Settings } from './config/settings'

declare global {
  /** The build's settings, inserted by webpack, and in tests by test/support/settings.ts. */
  const __SETTINGS__: Settings
  /** The version in package.json, inserted likewise. */
  const __VERSION__: string
  /** Where webpack's code loads the build's files from. */
  var __webpack_public_path__: string
}
