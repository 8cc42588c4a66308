import type { Compiler, WebpackPluginInstance } from 'webpack'
import { hasPicture } from './brand/brandFiles'
import { brandTokens } from './brand/colours'
import { APP_MARK, APP_PICTURE } from '../config/paths'
import type { Settings } from '../config/settings'

const NAME = 'SitePlugin'
/** What the site is, for search engines, shared links and installed apps. No script shows it. */
const DESCRIPTION = 'Find and trade tokens on Ethereum from your own wallet.'
const SHARE_PICTURE = '/icons/share.png'

/** The pictures of an installed app, for systems that do not draw SVG. */
const ICONS = [
  ['app-192.png', 192, 'any'],
  ['app-512.png', 512, 'any'],
  ['app-maskable-512.png', 512, 'maskable'],
] as const

/**
 * The manifest's file. Its name has no hash: browsers ask for an installed app's manifest again under the same one, and
 * Safe's page for that of an app in its frame under this one, from another origin.
 */
export const MANIFEST_FILE = 'manifest.json'

/**
 * Where an installed app begins, and how it looks. Its addresses are relative to the manifest's own. The last two members
 * are Safe's: the picture in its list of apps, and what its frame grants, which copy buttons need.
 */
export function siteManifest(settings: Pick<Settings, 'appName' | 'brand'>): object {
  const { appName, brand } = settings
  const { light: background } = backgrounds(settings)
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
    background_color: background,
    theme_color: background,
    icons: [
      ...(brand.folder === null
        ? []
        : [{ src: APP_MARK.slice(1), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]),
      ...ICONS.filter(([name]) => hasPicture(settings, name)).map(([name, size, purpose]) =>
        icon(`icons/${name}`, size, purpose),
      ),
    ],
    iconPath: (brand.folder === null ? APP_PICTURE : APP_MARK).slice(1),
    safe_apps_permissions: ['clipboard-write'],
  }
}

/** The colours around the page, in both themes. */
function backgrounds({ brand }: Pick<Settings, 'brand'>): Record<'light' | 'dark', string> {
  const { light = '', dark = '' } = brandTokens(brand.colours)['c-bg'] ?? {}
  return { light, dark }
}

/** What the static page says of the site. The picture needs a whole address: who reads it may know no other. */
export function siteParameters(settings: Pick<Settings, 'appName' | 'siteUrl' | 'basePath' | 'brand'>) {
  const { appName, siteUrl, basePath } = settings
  const hasShare = siteUrl !== null && hasPicture(settings, 'share.png')
  return {
    appName,
    description: DESCRIPTION,
    picture: hasShare ? siteUrl + basePath + SHARE_PICTURE : null,
    touchIcon: hasPicture(settings, 'apple-touch-icon.png') ? 'icons/apple-touch-icon.png' : APP_MARK.slice(1),
    backgrounds: backgrounds(settings),
  }
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
