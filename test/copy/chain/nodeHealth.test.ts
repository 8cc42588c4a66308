import { nodeNote } from '#copy/chain/chain'
import { answerText, failuresText, headText, requestsText } from '#copy/chain/nodes'
import { describe, expect, test } from '@jest/globals'
import { nodeNews } from '#domain/chain/nodeHealth'
import { endpointHealth } from '../../support/endpointHealth'

describe('how a node does, in words', () => {
  test.each([
    [{ answeredAt: null, answerMs: null }, 'No response yet'],
    [{ answeredAt: 992_000, answerMs: 1_120 }, 'Responded 8\u00a0s ago in 1,120\u00a0ms'],
  ])('the last answer: %j', (changes, text) => {
    expect(answerText(endpointHealth(changes), 1_000_000)).toBe(text)
  })

  test.each([
    [19_482_113, null, 'Latest block 19,482,113'],
    [100, 1, 'Latest block 100, 1 block behind'],
    [100, 1_200, 'Latest block 100, 1,200 blocks behind'],
  ])('block %s, %s behind', (block, lag, text) => {
    expect(headText(block, lag)).toBe(text)
  })

  test('failures and requests', () => {
    expect(failuresText(1, 'timedOut')).toBe('The last request failed: did not respond in time')
    expect(failuresText(12, 'rpc')).toBe('The last 12 requests failed: returned an error')
    expect([requestsText(1), requestsText(0)]).toEqual([
      '1 request in the last minute',
      '0 requests in the last minute',
    ])
  })

  test.each([
    [{ failing: [], answering: null, back: [] }, null],
    [{ failing: ['a'], answering: 'b', back: [] }, 'a failed; using b instead'],
    [{ failing: ['a', 'c'], answering: 'b', back: ['b'] }, 'a and c failed; b is back'],
    [{ failing: [], answering: null, back: ['a'] }, 'a is back'],
    [{ failing: [], answering: null, back: ['a', 'b'] }, 'a and b are back'],
  ])('beside the block: %j', (status, text) => {
    const news = nodeNews(status)
    expect(news && nodeNote(news)).toBe(text)
  })
})
