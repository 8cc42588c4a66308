import type { NetworkSource } from '../../src/domain/chain/activeNetwork'

/** What can decide on the active network, in the order of the table's columns. */
export const NETWORK_SOURCES: readonly NetworkSource[] = ['link', 'press', 'wallet', 'storage', 'default']

/** Whether a source (row) that names a network decides, while another source (column) has decided on the active one. */
const TABLE: Readonly<Record<NetworkSource, readonly boolean[]>> = {
  link: [true, true, true, true, true],
  press: [true, true, true, true, true],
  wallet: [false, false, true, true, true],
  storage: [false, false, false, false, true],
  default: [false, false, false, false, false],
}

/** Each pair of the table: the source, what has decided before it, and whether the source decides. */
export const NETWORK_TABLE = NETWORK_SOURCES.flatMap((source) =>
  NETWORK_SOURCES.map((before, at) => [source, before, TABLE[source][at]!] as const),
)
