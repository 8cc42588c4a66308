import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Chunk, Compilation, Compiler, WebpackPluginInstance } from 'webpack'
import type { PageLanguage } from '#domain/browser/languages'
import type { PrerenderedPage } from './prerender'
import { lateWordsPart } from './words'

type Tag = HtmlWebpackPlugin.HtmlTagObject

const NAME = 'HeadTagsPlugin'

/** Matches the part of the font that every page needs. */
export const FIRST_FONT = /\bfirst\.\w+\.woff2$/

// Runs after the integrity plugin, which looks for the file of each link. Browsers do not use a preloaded font if its
// preload tag has an integrity value.
const LAST = { name: NAME, stage: 20_000 }

function preload(href: string, attributes: Tag['attributes']): Tag {
  const all = { rel: 'preload', ...attributes, href, crossorigin: 'anonymous' }
  return { tagName: 'link', voidTag: true, attributes: all, meta: { plugin: NAME } }
}

/** The language of a page, and its prerendered screen; undefined if the page is drawn only by its scripts. */
const pageOf = ({ userOptions }: HtmlWebpackPlugin) =>
  userOptions as { language: PageLanguage; screen: PrerenderedPage | undefined }

/** The chunk of all that reads chains: every screen calls it as soon as it is drawn. */
const READS = 'chain'

/** The chunks of parts, except those of the first load. */
function chunksOf({ namedChunkGroups, entrypoints }: Compilation, parts: readonly string[]): Set<Chunk> {
  const chunks = parts.flatMap((part) => {
    const group = namedChunkGroups.get(part)
    if (!group) throw new Error(`There is no chunk "${part}".`)
    return group.chunks
  })
  const first = new Set([...entrypoints.values()].flatMap((entry) => entry.chunks))
  return new Set(chunks.filter((each) => !first.has(each)))
}

const scriptFiles = ({ files }: Chunk) => [...files].filter((file) => file.endsWith('.js'))

/**
 * The tags that fetch a screen's scripts, and those that read chains. The scripts run when the page needs them: those of
 * the screen after the shell is hydrated, which must not wait for them, and those of reads with the first read. Their
 * priority is low, because browsers prefer preloaded scripts to deferred ones, and would fetch and parse them before the
 * scripts of the shell.
 */
function preloadsOf(compilation: Compilation, parts: readonly string[], publicPath: string): Tag[] {
  const files = [...chunksOf(compilation, [...parts, READS])].flatMap(scriptFiles)
  return files.map((file) => preload(publicPath + file, { as: 'script', fetchpriority: 'low' }))
}

/**
 * Browsers paint nothing until the page is parsed as far as its footer. Otherwise a busy browser may paint half a
 * button.
 */
const PARSED_BEFORE_PAINT: Tag = {
  tagName: 'link',
  voidTag: true,
  attributes: { rel: 'expect', href: '#foot', blocking: 'render' },
  meta: { plugin: NAME },
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
 * tag, browsers request nothing that is behind a blocking script until that script has run.
 */
export class HeadTagsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = HtmlWebpackPlugin.getCompilationHooks(compilation)
      hooks.alterAssetTagGroups.tap(NAME, (data) => {
        const { language, screen } = pageOf(data.plugin)
        if (screen)
          data.headTags.push(...preloadsOf(compilation, [lateWordsPart(language), screen.chunk], data.publicPath))
        return data
      })
      hooks.alterAssetTagGroups.tap(LAST, (data) => {
        const fonts = Object.keys(compilation.assets).filter((asset) => FIRST_FONT.test(asset))
        data.headTags = ordered(
          data.headTags,
          fonts.map((font) => preload(data.publicPath + font, { as: 'font', type: 'font/woff2' })),
        )
        if (pageOf(data.plugin).screen) data.headTags.unshift(PARSED_BEFORE_PAINT)
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
