import type { Compiler, WebpackPluginInstance } from 'webpack'
import { APP_PICTURE } from '../config/paths'
import type { Settings } from '../config/settings'

const NAME = 'SitePlugin'
/** What the site is, for search engines, shared links and installed apps. No script shows it. */
const DESCRIPTION = 'Find and trade tokens on Ethereum from your own wallet.'
const SHARE_PICTURE = '/icons/share.png'

/**
 * The manifest's file. Its name has no hash: browsers ask for an installed app's manifest again under the same one, and
 * Safe's page for that of an app in its frame under this one, from another origin.
 */
export const MANIFEST_FILE = 'manifest.json'

/**
 * Where an installed app begins, and how it looks. Its addresses are relative to the manifest's own. The last two members
 * are Safe's: the picture in its list of apps, and what its frame grants, which copy buttons need.
 */
export function siteManifest({ appName }: Pick<Settings, 'appName'>): object {
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name: appName,
    short_name: appName,
    description: DESCRIPTION,
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#f5f8f9',
    theme_color: '#f5f8f9',
    icons: [
      icon(APP_PICTURE.slice(1), 192, 'any'),
      icon('icons/app-512.png', 512, 'any'),
      icon('icons/app-maskable-512.png', 512, 'maskable'),
    ],
    iconPath: APP_PICTURE.slice(1),
    safe_apps_permissions: ['clipboard-write'],
  }
}

/** What the static page says of the site. The picture needs a whole address: who reads it may know no other. */
export function siteParameters({ appName, siteUrl, basePath }: Pick<Settings, 'appName' | 'siteUrl' | 'basePath'>) {
  return { appName, description: DESCRIPTION, picture: siteUrl === null ? null : siteUrl + basePath + SHARE_PICTURE }
}

/** Adds the web app manifest to the build. */
export class SitePlugin implements WebpackPluginInstance {
  constructor(private readonly settings: Settings) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(NAME, () => {
        const json = `${JSON.stringify(siteManifest(this.settings))}\n`
        compilation.emitAsset(MANIFEST_FILE, new compiler.webpack.sources.RawSource(json))
      })
    })
  }
}
