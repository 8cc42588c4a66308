import type { Compiler, WebpackPluginInstance } from 'webpack'
import type { Settings } from '#config/settings'
import { brandedSheet, brandTokens } from './colours'

const NAME = 'BrandPlugin'

export const hasStyle = ({ brand }: Pick<Settings, 'brand'>): boolean =>
  Object.keys(brand.colours).length > 0 || brand.radius !== null

/** Applies a brand's colours and corner radius to the style sheet, before it is minified and hashed. */
export class BrandPlugin implements WebpackPluginInstance {
  constructor(private readonly settings: Settings) {}

  apply(compiler: Compiler) {
    const { colours, radius } = this.settings.brand
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const tokens = brandTokens(colours)
        for (const name of Object.keys(assets).filter((each) => each.endsWith('.css')))
          compilation.updateAsset(
            name,
            (source) =>
              new compiler.webpack.sources.RawSource(brandedSheet(source.source().toString(), tokens, radius)),
          )
      })
    })
  }
}
