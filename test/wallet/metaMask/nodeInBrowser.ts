/** The little of Node that MetaMask's streams touch in a page. They carry objects, so that bytes never come up. */
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
