import { expect, jest, test } from '@jest/globals'
import { requestOutcome, rpcCall } from '#services/chain/rpcRequest'

test('R08: of a batch no more replies are read than two for each call', () => {
  const calls = [rpcCall('eth_chainId', []), rpcCall('eth_blockNumber', [])]
  const read = jest.fn()
  const more = Object.defineProperty({}, 'id', { enumerable: true, get: read })
  const replies = calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x1' }))
  const answer = {
    status: 200,
    isOk: true,
    body: [...replies, ...Array<unknown>(1_000).fill(more)],
    retryAfterMs: null,
  }
  expect(requestOutcome(answer, calls)).toMatchObject({ replies: calls.map(({ id }) => ({ id })) })
  expect(read).toHaveBeenCalledTimes(calls.length)
})
