import { expect, test } from '@jest/globals'
import { finalBlocks } from '#domain/chain/blockTime'
import { newlyTracked, next, type Tracked } from '#domain/transaction/tracking'
import { checkBatch } from '#services/transaction/checkBatch'
import type { Checked } from '#services/transaction/checked'
import { fakeBlock, fakeNode } from '../../support/fakeNode'
import { USDC } from '../../support/fakeServices'
import { ALICE } from '../../support/fakeWallet'

test.each([12.06, 2, 0.25, 0.1])(
  'T28: with a block every %p s, the search for a batch gets to the head, and ends with the deadline',
  async (blockSeconds) => {
    const batch = { walletId: 'metaMask', id: 'opaque', nonce: 7, block: 1_000, calls: [], trade: '' }
    const calls = [{ to: USDC, value: '0', data: '0x1234' }]
    const given: Tracked = {
      ...newlyTracked('0x01', Date.now(), finalBlocks(blockSeconds)),
      ...{ account: ALICE.toLowerCase(), deadline: 1_060, batch: { ...batch, calls } },
    }
    const checked: Checked = {
      chainId: 3,
      ...{ tracked: given, hasCode: true, search: undefined, safe: undefined },
      apply: (seen) => void Object.assign(checked, { tracked: next(checked.tracked, seen) }),
      settle: () => undefined,
    }
    // The blocks of half an hour.
    const head = fakeBlock({ number: 1_000 + Math.ceil(1_800 / blockSeconds), timestamp: 2_860 })
    const read = new Set<number>()
    const node = fakeNode({
      code: async () => '0x6080',
      logs: async (_, { fromBlock, toBlock }) => {
        for (let block = fromBlock; block <= toBlock; block++) read.add(block)
        return []
      },
    })
    const round = { node, head, countOf: async () => 7, othersOf: () => [], isNamed: () => false }
    for (let at = 0; at < 20 && !checked.tracked.state.resolution; at++)
      await checkBatch(checked, round, ALICE, { ...batch, calls })
    expect(checked.tracked.state.resolution).toBe('expired')
    expect(read.size).toBe(head.number - batch.block)
  },
)
