import { readSettings } from '../../src/build/settings'

// A build that trades on three networks. To be imported before the modules that read the settings when they are loaded.
Object.assign(globalThis, { __SETTINGS__: readSettings({ SUPPORTED_CHAIN_IDS: '3,8453,42161', CUSTOM_RPC: '1' }) })
