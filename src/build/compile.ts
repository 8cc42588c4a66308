import webpack, { type Configuration, type Stats } from 'webpack'

/** Runs webpack. The promise rejects with an Error that lists every compiler error. */
export function compile(configuration: Configuration): Promise<Stats> {
  return new Promise((fulfil, reject) => {
    const compiler = webpack(configuration)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ preset: 'errors-only' })))
        else fulfil(stats)
      })
    })
  })
}
