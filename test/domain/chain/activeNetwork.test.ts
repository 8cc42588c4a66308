import { expect, test } from '@jest/globals'
import { activeNetwork, type NetworkSource } from '../../../src/domain/chain/activeNetwork'

/** Who decides when a source (row) names a network while another source (column) has decided on the active one. */
const SOURCES: readonly NetworkSource[] = ['link', 'press', 'wallet', 'storage', 'default']
const TABLE: Readonly<Record<NetworkSource, readonly boolean[]>> = {
  link: [true, true, true, true, true],
  press: [true, true, true, true, true],
  wallet: [false, false, true, true, true],
  storage: [false, false, false, false, true],
  default: [false, false, false, false, false],
}

const rows = SOURCES.flatMap((source) => SOURCES.map((before, at) => [source, before, TABLE[source][at]!] as const))

test.each(rows)('%s after %s decides: %s', (source, before, decides) => {
  const now = { chainId: 3, source: before }
  const named = { chainId: 8453, source }
  expect(activeNetwork(now, named)).toBe(decides ? named : now)
})
