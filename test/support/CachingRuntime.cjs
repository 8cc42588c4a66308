'use strict'
const vm = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/**
 * Jest's runtime, whose modules are compiled once in a worker and not once in each suite. Jest compiles functions, and with
 * a callback for dynamic imports, which V8 keeps no code of; a script without one it finds again by its text.
 * Modules come from SWC as CommonJS, so that no dynamic import is left in them.
 */
module.exports = class CachingRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    const { executor } = this
    const compile = executor.compile.bind(executor)
    const head = `(function(${executor.injectedModuleParameters.join()}){`
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext()
      if (context === null) return null
      try {
        const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
        return script.runInContext(context)
      } catch {
        // Jest's own way reports what is wrong with it.
        return compile(source, filename)
      }
    }
  }
}
