import type { Settings } from '../domain/page/settings'

/** The settings of the build (see .env.example). Validated at build time, so they are trusted here. */
export const settings: Settings = __SETTINGS__
