import type { Settings } from '../domain/page/settings'

/** What the build was told (see .env.example). Checked at build time, so that here it is simply true. */
export const settings: Settings = __SETTINGS__
