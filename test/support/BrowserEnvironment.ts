import { TestEnvironment } from 'jest-environment-jsdom'

/**
 * What browsers have and jsdom lacks, taken from Node, including the byte arrays, so that bytes made on either side are
 * `instanceof Uint8Array` on the other.
 */
const LENT = [
  'AbortController',
  'AbortSignal',
  'ArrayBuffer',
  'Blob',
  'BroadcastChannel',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'Uint8Array',
  'WritableStream',
  'crypto',
  'fetch',
  'structuredClone',
] as const

/** Nothing has a size in jsdom, so nothing changes it. */
class StillResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export default class BrowserEnvironment extends TestEnvironment {
  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given)
    for (const name of LENT)
      Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true })
    Object.defineProperty(this.global, 'ResizeObserver', { value: StillResizeObserver })
  }
}
