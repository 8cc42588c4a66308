/** The build's settings, put in the bundle by webpack and given to tests by test/support/settings.ts. */
declare const __SETTINGS__: import('./domain/settings').Settings
