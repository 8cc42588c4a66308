import { KNOWN_CHAIN_IDS, readSettings } from '../../src/build/settings'
import { deploymentsOf, unlistedNetworks } from '#config/networks/all'
import { REBASING_DIGITS } from '#config/networks/rebasingTokens'
import { TOKEN_LOGOS } from '#config/networks/tokenLogos'

/**
 * The bundle's constants for the setup of each suite (settings.ts): reading the settings for each would take longer
 * than many suites. They are the defaults, except that visitors may use their own nodes and that there is only one
 * language.
 */
const settings = readSettings({ CUSTOM_RPC: '1', LANGUAGES: 'en' })
process.env.TEST_CONSTANTS = JSON.stringify({
  __SETTINGS__: settings,
  __DEPLOYMENTS__: deploymentsOf(KNOWN_CHAIN_IDS),
  __UNLISTED_NETWORKS__: unlistedNetworks(settings.chainIds),
  __REBASING_TOKENS__: REBASING_DIGITS,
  __TOKEN_LOGOS__: TOKEN_LOGOS,
  __VERSION__: '0.0.0-test',
})
