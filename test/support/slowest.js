const COUNT = 10

/** Jest's reporter of the slowest suites and tests. */
export default class Slowest {
  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= COUNT) return
    const suites = testResults.map(({ perfStats, testFilePath }) => [perfStats.end - perfStats.start, testFilePath])
    const tests = testResults.flatMap(({ testResults: each, testFilePath }) =>
      each.map(({ duration, fullName }) => [duration ?? 0, `${testFilePath} › ${fullName}`]),
    )
    for (const [what, all] of Object.entries({ suites, tests })) {
      console.log(`\nThe slowest ${what}:`)
      for (const [ms, name] of all.sort(([a], [b]) => b - a).slice(0, COUNT))
        console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name.replace(`${process.cwd()}/`, '')}`)
    }
  }
}
