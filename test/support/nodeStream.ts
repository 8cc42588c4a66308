import type { Duplex } from 'node:stream'

/** MetaMask's stream types extend a package without type declarations, so TypeScript sees no `Duplex`. */
export const nodeStream = (stream: object): Duplex => stream as Duplex
