import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Compiler, WebpackPluginInstance } from 'webpack'

const NAME = 'HeadTagsPlugin'

/** The part of the font that every page needs. */
export const FIRST_FONT = /\bfirst\.\w+\.woff2$/

// After the integrity plugin: an integrity value on a font's preload would keep the browser from using it.
const LAST = { name: NAME, stage: 20_000 }

/**
 * Orders what the page's head loads: the theme script first and blocking, so that the first paint has its colours; then a
 * preload of the one font; then style sheets and deferred scripts.
 */
export class HeadTagsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(LAST, (data) => {
        const isTheme = ({ attributes: { src } }: HtmlWebpackPlugin.HtmlTagObject) =>
          typeof src === 'string' && src.includes('/theme.')
        const theme = data.headTags.filter(isTheme)
        for (const tag of theme) delete tag.attributes.defer

        const fonts = Object.keys(compilation.assets).filter((asset) => FIRST_FONT.test(asset))
        const preloads = fonts.map((font): HtmlWebpackPlugin.HtmlTagObject => {
          const href = `${data.publicPath}${font}`
          const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' }
          return { tagName: 'link', voidTag: true, attributes, meta: { plugin: NAME } }
        })
        const styles = data.headTags.filter(({ attributes }) => attributes.rel === 'stylesheet')
        const rest = data.headTags.filter((tag) => !isTheme(tag) && !styles.includes(tag))
        data.headTags = [...theme, ...styles, ...preloads, ...rest]
        return data
      })
    })
  }
}
