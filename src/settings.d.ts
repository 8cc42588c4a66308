import type { Settings } from './domain/page/settings'

declare global {
  /** The build's settings, put in the bundle by webpack and given to tests by test/support/settings.ts. */
  const __SETTINGS__: Settings
}
