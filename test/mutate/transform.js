import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import swcJest from '@swc/jest'

/** @swc/jest, which is given a module with its faults in place of the module where there is one. */
export default {
  createTransformer(options) {
    const inner = swcJest.createTransformer(options)
    const textOf = (text, path, { config }) => {
      const planted = join(process.env.MUTATE_FOLDER ?? '', 'planted', relative(config.rootDir, path))
      return existsSync(planted) ? readFileSync(planted, 'utf8') : text
    }
    return {
      ...inner,
      process: (text, path, given) => inner.process(textOf(text, path, given), path, given),
      getCacheKey: (text, path, given) => inner.getCacheKey(textOf(text, path, given), path, given),
    }
  },
}
