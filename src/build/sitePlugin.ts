import type { Compiler, WebpackPluginInstance } from 'webpack'
import type { LanguagePages } from '../../webpack.config'
import type { DocumentWords } from '#copy/shell/document'
import { hasPicture } from './brand/brandFiles'
import { brandTokens } from './brand/colours'
import { APP_MARK, APP_PICTURE, ROUTES } from '#config/paths'
import type { Settings } from '#config/settings'
import { textDirectionOf, languageFolder, type PageLanguage } from '#domain/browser/languages'

const NAME = 'SitePlugin'
const SHARE_PICTURE = '/icons/share.png'

/** The icons of an installed app, for systems that do not support SVG. */
const ICONS = [
  ['app-192.png', 192, 'any'],
  ['app-512.png', 512, 'any'],
  ['app-maskable-512.png', 512, 'maskable'],
] as const

/** Without a hash: browsers request an installed app's manifest again by name, and Safe requests exactly this one. */
export const MANIFEST_FILE = 'manifest.json'

/**
 * The web app manifest, which sets the start page and appearance of the installed app. URLs are relative to the
 * manifest. Its last two members are for Safe: the icon in Safe's list of apps, and the permission to use the clipboard
 * in Safe's frame.
 */
export function siteManifest(
  settings: Pick<Settings, 'appName' | 'brand'>,
  { description }: Pick<DocumentWords, 'description'>,
  language: PageLanguage = 'en',
): object {
  const { appName, brand } = settings
  const { light: background } = backgrounds(settings)
  const files = language === 'en' ? '' : '../'
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src: files + src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name: appName,
    short_name: appName,
    description,
    lang: language,
    dir: textDirectionOf(language),
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: [
      ...(brand.folder === null
        ? []
        : [{ src: files + APP_MARK.slice(1), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]),
      ...ICONS.filter(([name]) => hasPicture(settings, name)).map(([name, size, purpose]) =>
        icon(`icons/${name}`, size, purpose),
      ),
    ],
    iconPath: files + (brand.folder === null ? APP_PICTURE : APP_MARK).slice(1),
    safe_apps_permissions: ['clipboard-write'],
  }
}

function backgrounds({ brand }: Pick<Settings, 'brand'>): Record<'light' | 'dark', string> {
  const { light = '', dark = '' } = brandTokens(brand.colours)['c-bg'] ?? {}
  return { light, dark }
}

/** The placeholders of the static page. The preview picture's URL is absolute, because other sites load it. */
export function siteParameters(settings: Pick<Settings, 'appName' | 'siteUrl' | 'basePath' | 'brand'>) {
  const { appName, siteUrl, basePath } = settings
  const hasShare = siteUrl !== null && hasPicture(settings, 'share.png')
  return {
    appName,
    picture: hasShare ? siteUrl + basePath + SHARE_PICTURE : null,
    touchIcon: hasPicture(settings, 'apple-touch-icon.png') ? 'icons/apple-touch-icon.png' : APP_MARK.slice(1),
    backgrounds: backgrounds(settings),
  }
}

/** The texts of a page. The message that it has not started is in three parts: the second one is a link. */
export type PageWords = Omit<DocumentWords, 'notStarted'> & { notStarted: readonly string[] }

/** Must be called while the text direction is that of the language. */
export const pageWords = ({ notStarted, ...words }: DocumentWords): PageWords => ({
  ...words,
  notStarted: notStarted((text) => `\n${text}\n`).split('\n'),
})

/** The URLs of a screen in every language, for search engines; empty without a canonical URL, SITE_URL or languages. */
export function alternatesOf(
  path: string | undefined,
  { siteUrl, basePath, languages }: Pick<Settings, 'siteUrl' | 'basePath' | 'languages'>,
): { language: string; href: string }[] {
  if (siteUrl === null || languages.length < 2 || (path !== ROUTES.home && path !== ROUTES.swap)) return []
  const inEach = languages.map((language) => ({ language, href: siteUrl + basePath + languageFolder(language) + path }))
  return [...inEach, { language: 'x-default', href: siteUrl + basePath + path }]
}

/** Writes a language's manifest, and the copies of its pages. */
export class SitePlugin implements WebpackPluginInstance {
  constructor(
    private readonly settings: Settings,
    private readonly pages: LanguagePages,
  ) {}

  apply(compiler: Compiler) {
    const { language, words, screens } = this.pages
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(NAME, () => {
        const json = `${JSON.stringify(siteManifest(this.settings, words, language))}\n`
        const file = `${languageFolder(language)}/${MANIFEST_FILE}`.slice(1)
        compilation.emitAsset(file, new compiler.webpack.sources.RawSource(json))
      })
      // Pages are copied once they name the scripts by their final hashes.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const { files } of screens) {
          const [first, ...copies] = files
          const page = assets[first]
          if (page) for (const copy of copies) compilation.emitAsset(copy, page)
        }
      })
    })
  }
}
