import { expect, test } from '@jest/globals'
import { NETWORKS } from '#config/networks/all'
import { blockNumberCall, GET_BLOCK_NUMBER } from '#services/chain/blockCalls'

test('the number of a block is read from Multicall3, but on Arbitrum’s chains from their own contract', () => {
  for (const { chain, deployment } of NETWORKS) {
    const call = blockNumberCall(deployment)
    if (chain.id === 42161 || chain.id === 4663)
      expect(call).toEqual({ to: '0x0000000000000000000000000000000000000064', data: '0xa3b1b31d' })
    else expect(call).toEqual({ to: deployment.multicall, data: GET_BLOCK_NUMBER })
  }
})
