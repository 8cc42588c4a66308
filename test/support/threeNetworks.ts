import { readSettings } from '../../src/build/settings'

// Replaces the settings with those of a build that trades on three networks. Import this module before any module that
// reads the settings when it is loaded.
Object.assign(globalThis, { __SETTINGS__: readSettings({ SUPPORTED_CHAIN_IDS: '3,8453,42161', CUSTOM_RPC: '1' }) })
