import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack'
import type { PageLanguage } from '../domain/browser/languages'
import type { PrerenderedPage } from './prerender'
import { lateWordsPart } from './words'

type Tag = HtmlWebpackPlugin.HtmlTagObject

const NAME = 'HeadTagsPlugin'

/** Matches the part of the font that every page needs. */
export const FIRST_FONT = /\bfirst\.\w+\.woff2$/

// Runs after the integrity plugin, because browsers do not use a preloaded font if the preload tag has an integrity
// value.
const LAST = { name: NAME, stage: 20_000 }

function preload(href: string, attributes: Tag['attributes']): Tag {
  const all = { rel: 'preload', ...attributes, href, crossorigin: 'anonymous' }
  return { tagName: 'link', voidTag: true, attributes: all, meta: { plugin: NAME } }
}

/** The language of a page, and its prerendered screen; undefined if the page is drawn only by its scripts. */
const pageOf = ({ userOptions }: HtmlWebpackPlugin) =>
  userOptions as { language: PageLanguage; screen: PrerenderedPage | undefined }

/**
 * The script tags of a chunk, except the scripts of the first load. The tags have the attribute that webpack sets on
 * scripts it requests, so that webpack waits for them instead of requesting the scripts again.
 */
function scriptsOf(compilation: Compilation, part: string, publicPath: string): Tag[] {
  const { namedChunkGroups, entrypoints, outputOptions } = compilation
  const group = namedChunkGroups.get(part)
  if (!group) throw new Error(`There is no chunk "${part}".`)
  const first = new Set([...entrypoints.values()].flatMap((entry) => entry.chunks))
  return group.chunks
    .filter((each) => !first.has(each))
    .flatMap((each) =>
      [...each.files]
        .filter((file) => file.endsWith('.js'))
        .map((file) => {
          const mark = `${outputOptions.uniqueName}:chunk-${each.id}`
          const attributes = { defer: true, 'data-webpack': mark, src: publicPath + file }
          return { tagName: 'script', voidTag: false, attributes, meta: { plugin: NAME, part } }
        }),
    )
}

const isTheme = ({ attributes: { src } }: Tag) => typeof src === 'string' && src.includes('/theme.')

function ordered(tags: readonly Tag[], fonts: readonly Tag[]): Tag[] {
  const theme = tags.filter(isTheme)
  for (const tag of theme) delete tag.attributes.defer
  const styles = tags.filter(({ attributes }) => attributes.rel === 'stylesheet')
  const rest = tags.filter((tag) => ![...theme, ...styles].includes(tag))
  return [...styles, ...fonts, ...rest, ...theme]
}

/**
 * Writes the tags into a page's head, and the prerendered screen into its body. Only the theme script blocks rendering,
 * so that the first paint has the right colours. The theme script comes last: after the Content-Security-Policy's meta
 * tag, browsers request nothing that is behind a blocking script until that script has run. The screen's scripts come
 * just before the theme script, and hydrate the page in a task of its own, before the browser reports the page as
 * loaded.
 */
export class HeadTagsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = HtmlWebpackPlugin.getCompilationHooks(compilation)
      hooks.alterAssetTagGroups.tap(NAME, (data) => {
        const { language, screen } = pageOf(data.plugin)
        if (screen?.chunk)
          for (const part of [lateWordsPart(language), screen.chunk])
            data.headTags.push(...scriptsOf(compilation, part, data.publicPath))
        return data
      })
      hooks.alterAssetTagGroups.tap(LAST, (data) => {
        const fonts = Object.keys(compilation.assets).filter((asset) => FIRST_FONT.test(asset))
        data.headTags = ordered(
          data.headTags,
          fonts.map((font) => preload(data.publicPath + font, { as: 'font', type: 'font/woff2' })),
        )
        return data
      })
      // The markup is inserted after the page was minified, because hydration needs exactly what React has rendered.
      hooks.beforeEmit.tap(NAME, (data) => {
        const { markup = '' } = pageOf(data.plugin).screen ?? {}
        data.html = data.html.replace(/<div id="?root"?>(?=<\/div>)/, (opening) => opening + markup)
        return data
      })
    })
  }
}
