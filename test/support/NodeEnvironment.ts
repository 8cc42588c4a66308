import { TestEnvironment } from 'jest-environment-node'

/**
 * Jest's Node environment, except that the timers of a suite end with the suite, as they do when a window is closed.
 * Otherwise they would keep the process alive.
 */
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
      // Keep the properties of the original function that `promisify` needs.
      Object.assign(global, { [name]: Object.assign(startNoted, start) })
    }
  }

  override async teardown() {
    this.timers.forEach(clearTimeout)
    await super.teardown()
  }
}
