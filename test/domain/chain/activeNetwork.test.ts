import { expect, test } from '@jest/globals'
import { activeNetwork } from '../../../src/domain/chain/activeNetwork'
import { NETWORK_TABLE } from '../../support/networkTable'

test.each(NETWORK_TABLE)('%s after %s decides: %s', (source, before, decides) => {
  const now = { chainId: 3, source: before }
  const named = { chainId: 8453, source }
  expect(activeNetwork(now, named)).toBe(decides ? named : now)
})
