import { expect, test } from '@jest/globals'
import { activeNetwork, type NetworkSource } from '#domain/chain/activeNetwork'

/** The sources that can choose the active network, in the order of the table's columns. */
const SOURCES: readonly NetworkSource[] = ['link', 'press', 'wallet', 'storage', 'default']

/** Whether a source (row) overrides the active network that another source (column) has chosen. */
const TABLE: Readonly<Record<NetworkSource, readonly boolean[]>> = {
  link: [true, true, true, true, true],
  press: [true, true, true, true, true],
  wallet: [false, false, true, true, true],
  storage: [false, false, false, false, true],
  default: [false, false, false, false, false],
}

const cases = SOURCES.flatMap((source) => SOURCES.map((before, at) => [source, before, TABLE[source][at]!] as const))

test.each(cases)('%s after %s decides: %s', (source, before, decides) => {
  const now = { chainId: 3, source: before }
  const named = { chainId: 8453, source }
  expect(activeNetwork(now, named)).toBe(decides ? named : now)
})
