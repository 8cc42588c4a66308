import { readSettings } from '../../src/build/settings'

// The bundle's constant, as a build without any setting would have it.
Object.assign(globalThis, { __SETTINGS__: readSettings({}) })
