/** What MetaMask's streams need of Node in a page. They carry objects, so no `Buffer` is needed. */
export const process = {
  env: {},
  nextTick(run: (...args: unknown[]) => void, ...args: unknown[]) {
    queueMicrotask(() => run(...args))
  },
}

export class Buffer extends Uint8Array {
  static isBuffer() {
    return false
  }
}
