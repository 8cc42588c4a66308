import { KNOWN_CHAIN_IDS, readSettings } from '../../src/build/settings'
import { deploymentsOf, unlistedNetworks } from '../../src/config/networks/all'
import { REBASING_DIGITS } from '../../src/config/networks/rebasingTokens'
import { TOKEN_LOGOS } from '../../src/config/networks/tokenLogos'

// The bundle's constants, as in a build with default settings, except that visitors may use their own nodes and that
// there is only one language.
const settings = readSettings({ CUSTOM_RPC: '1', LANGUAGES: 'en' })
Object.assign(globalThis, {
  __SETTINGS__: settings,
  __DEPLOYMENTS__: deploymentsOf(KNOWN_CHAIN_IDS),
  __UNLISTED_NETWORKS__: unlistedNetworks(settings.chainIds),
  __REBASING_TOKENS__: REBASING_DIGITS,
  __TOKEN_LOGOS__: TOKEN_LOGOS,
  __VERSION__: '0.0.0-test',
})

// Redux Toolkit only warns about non-serialisable values in actions or state. In tests they are an error.
const { error } = console
console.error = (...words: unknown[]) => {
  if (String(words[0]).includes('non-serializable value')) throw new Error(words.map(String).join(' '))
  error(...words)
}
