import { readSettings } from '../../src/build/settings'
import { POSED_NETWORKS } from '../chain/worlds/all'

const ids = Object.values(POSED_NETWORKS).map(({ network }) => network?.chainId)

// Replaces the settings with those of a build that trades on all networks that a local chain poses as. Import this module
// before any module that reads the settings when it is loaded.
Object.assign(globalThis, { __SETTINGS__: readSettings({ SUPPORTED_CHAIN_IDS: ['3', ...ids].join() }) })
