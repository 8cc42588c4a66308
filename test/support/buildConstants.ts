import webpack from 'webpack'
import type { Settings } from '../../src/config/settings'
import { webpackConfig } from '../../webpack.config'

/** The constants that a build inserts, as code. */
export function buildConstants(mode: 'production' | 'development', settings: Settings) {
  const { plugins = [] } = webpackConfig(mode, settings)
  const found = plugins.find((plugin) => plugin instanceof webpack.DefinePlugin)
  if (!found) throw new Error('The build has no constants.')
  return found.definitions as Readonly<Record<string, string>>
}
