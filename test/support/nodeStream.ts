import type { Duplex } from 'node:stream'

/**
 * Casts a stream of MetaMask's packages. Their stream types extend a package without type declarations, so TypeScript
 * does not see that the streams are `Duplex`.
 */
export const nodeStream = (stream: object): Duplex => stream as Duplex
