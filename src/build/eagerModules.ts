import { type ObjectExpression, parse } from 'acorn'
import webpack, { type Compiler, type sources, type WebpackPluginInstance } from 'webpack'

const NAME = 'EagerModulesPlugin'

/** The functions of a script's modules: `(globalThis.webpackChunk…).push([[id], { 12(module) { … } }])`. */
function modulesOf(code: string): ObjectExpression['properties'] {
  const { body } = parse(code, { ecmaVersion: 'latest' })
  const [modules] = body.flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return []
    const [chunk] = statement.expression.arguments
    return chunk?.type === 'ArrayExpression' ? chunk.elements.filter((each) => each?.type === 'ObjectExpression') : []
  })
  return modules?.properties ?? []
}

/** A script whose modules are functions in parentheses. */
function withEagerModules(source: sources.Source): sources.Source {
  const eager = new webpack.sources.ReplaceSource(source)
  for (const module of modulesOf(source.source().toString())) {
    if (module.type !== 'Property' || !/Function/.test(module.value.type)) continue
    eager.insert(module.value.start, module.method ? ':(function' : '(')
    eager.insert(module.value.end, ')')
  }
  return eager
}

/**
 * Puts the functions of modules in parentheses, which minifiers take away. V8 compiles a function in parentheses with
 * the script, in the background, and any other one when it is called, on the page's thread. Nearly all modules of a
 * script are evaluated, and compiling them took a third of that time.
 */
export class EagerModulesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js')))
          compilation.updateAsset(file, withEagerModules)
      })
    })
  }
}
