import type { Duplex } from 'node:stream'

/** A stream of MetaMask's packages. Their types extend those of a streams package that has none of its own. */
export const nodeStream = (stream: object): Duplex => stream as Duplex
