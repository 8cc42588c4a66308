import { TestEnvironment } from 'jest-environment-node'

/**
 * Jest's Node environment, except that a suite's timers end with the suite, as a page's timers end with the page.
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
      // This keeps the properties of the original function that `promisify` needs.
      Object.assign(global, { [name]: Object.assign(startNoted, start) })
    }
  }

  override async teardown() {
    this.timers.forEach(clearTimeout)
    await super.teardown()
  }
}
