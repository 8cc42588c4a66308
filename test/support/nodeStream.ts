import type { Duplex } from 'node:stream'

/** Types a stream of MetaMask's packages. Their types extend those of a package without types. */
export const nodeStream = (stream: object): Duplex => stream as Duplex
