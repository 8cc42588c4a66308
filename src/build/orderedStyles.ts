import type { AsyncDependenciesBlock, ChunkGroup, Compilation, Compiler, Module } from 'webpack'

/** The modules of a build in import order: what a module imports comes before it, in the order of its imports. */
function importOrder({ entries, moduleGraph }: Compilation): Map<Module, number> {
  const order = new Map<Module, number>()
  const seen = new Set<Module>()
  function visit(module: Module | null) {
    if (!module || seen.has(module)) return
    seen.add(module)
    visitImports(module)
    order.set(module, order.size)
  }
  function visitImports({ dependencies, blocks }: Module | AsyncDependenciesBlock) {
    for (const dependency of dependencies) visit(moduleGraph.getModule(dependency))
    // Dynamic imports come after all static imports.
    blocks.forEach(visitImports)
  }
  for (const { dependencies } of entries.values())
    for (const dependency of dependencies) visit(moduleGraph.getModule(dependency))
  return order
}

/**
 * Puts the rules of the style sheet into import order, starting from the entries. Without this plugin, the chunks may
 * disagree about the order, and the result then depends on how fast the files were read.
 */
export class OrderedStylesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('OrderedStylesPlugin', (compilation) => {
      let order = new Map<Module, number>()
      compilation.hooks.finishModules.tap('OrderedStylesPlugin', () => {
        order = importOrder(compilation)
      })
      compilation.hooks.afterOptimizeChunkModules.tap('OrderedStylesPlugin', () => {
        const first = new Set<ChunkGroup>(compilation.entrypoints.values())
        for (const module of compilation.modules) {
          const place = order.get(module)
          if (module.type !== 'css/mini-extract' || place === undefined) continue
          for (const group of compilation.chunkGroups)
            if (first.has(group) || group.getModulePostOrderIndex(module) !== undefined)
              group.setModulePostOrderIndex(module, place)
        }
      })
    })
  }
}
