import { TestEnvironment } from 'jest-environment-node'

/** Node, but a suite's timers end with it, as those of a window do: they would keep the process after its last suite. */
export default class NodeEnvironment extends TestEnvironment {
  private readonly timers: NodeJS.Timeout[] = []

  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given)
    const { global, timers } = this
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = Reflect.get(global, name) as (...args: unknown[]) => NodeJS.Timeout
      const startNoted = (...args: unknown[]) => {
        const timer = start(...args)
        timers.push(timer)
        return timer
      }
      // With what `promisify` looks for.
      Object.assign(global, { [name]: Object.assign(startNoted, start) })
    }
  }

  override async teardown() {
    this.timers.forEach(clearTimeout)
    await super.teardown()
  }
}
