import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack'
import type { PrerenderedPage } from './prerender'

type Tag = HtmlWebpackPlugin.HtmlTagObject

const NAME = 'HeadTagsPlugin'

/** The part of the font that every page needs. */
export const FIRST_FONT = /\bfirst\.\w+\.woff2$/

// After the integrity plugin: an integrity value on a font's preload would keep the browser from using it.
const LAST = { name: NAME, stage: 20_000 }

function preload(href: string, attributes: Tag['attributes']): Tag {
  const all = { rel: 'preload', ...attributes, href, crossorigin: 'anonymous' }
  return { tagName: 'link', voidTag: true, attributes: all, meta: { plugin: NAME } }
}

/** The screen that a page shows before any script has run; undefined for a page that is drawn by its scripts. */
const screenOf = ({ userOptions }: HtmlWebpackPlugin) => userOptions.screen as PrerenderedPage | undefined

/**
 * The scripts of a part that are not among those of every page. They are marked as webpack marks those that it requests
 * itself, so that it waits for these instead of requesting them again.
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

/** Style sheets, fonts, scripts, and the theme script last. */
function ordered(tags: readonly Tag[], fonts: readonly Tag[]): Tag[] {
  const theme = tags.filter(isTheme)
  for (const tag of theme) delete tag.attributes.defer
  const styles = tags.filter(({ attributes }) => attributes.rel === 'stylesheet')
  const rest = tags.filter((tag) => ![...theme, ...styles].includes(tag))
  return [...styles, ...fonts, ...rest, ...theme]
}

/**
 * What a page's head loads, and the prerendered screen in its body. The theme script is the one that blocks, so that
 * the first paint has its colours. It comes last: behind the policy's meta tag no browser looks ahead, and everything
 * after a blocking script would be requested a round trip later. The script of the page's screen is the last of the
 * others: it hydrates the page in a task of its own, before the browser reports the page as loaded.
 */
export class HeadTagsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = HtmlWebpackPlugin.getCompilationHooks(compilation)
      hooks.alterAssetTagGroups.tap(NAME, (data) => {
        const screen = screenOf(data.plugin)
        if (screen?.chunk) data.headTags.push(...scriptsOf(compilation, screen.chunk, data.publicPath))
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
      // After the page was made small: each character of the markup has to be the one that React drew.
      hooks.beforeEmit.tap(NAME, (data) => {
        const { markup = '' } = screenOf(data.plugin) ?? {}
        data.html = data.html.replace(/<div id="?root"?>(?=<\/div>)/, (opening) => opening + markup)
        return data
      })
    })
  }
}
