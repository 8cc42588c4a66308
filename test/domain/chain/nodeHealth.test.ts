import { describe, expect, test } from '@jest/globals'
import { NODE_BACK_MS } from '#domain/chain/limits'
import { type EndpointHealth, nodeStatus } from '#domain/chain/nodeHealth'
import { endpointHealth } from '../../support/endpointHealth'

const NOW = 1_700_000_000_000
const good = (host: string, changes: Partial<EndpointHealth> = {}) =>
  endpointHealth({ host, answeredAt: NOW - 1_000, ...changes })
const failing = (host: string) => endpointHealth({ host, failures: 2, failedAt: NOW - 5_000, lastFailure: 'network' })

describe('the notes about the nodes', () => {
  test.each<[string, EndpointHealth[], ReturnType<typeof nodeStatus>]>([
    [
      'nothing of nodes that answer',
      [good('a', { isFirst: true }), good('b')],
      { failing: [], answering: null, back: [] },
    ],
    [
      'nothing before the first answer',
      [endpointHealth({ host: 'a', isFirst: true })],
      { failing: [], answering: null, back: [] },
    ],
    ['nothing where no node answers', [failing('a'), failing('b')], { failing: [], answering: null, back: [] }],
    [
      'the one that fails and the one that answers instead',
      [failing('a'), good('b', { isFirst: true })],
      { failing: ['a'], answering: 'b', back: [] },
    ],
    [
      'of a quorum, the first that answers',
      [{ ...failing('a'), isFirst: true }, good('b'), good('c')],
      { failing: ['a'], answering: 'b', back: [] },
    ],
    [
      'the one that is back',
      [good('a', { isFirst: true, failedAt: NOW - 2_000 }), good('b')],
      { failing: [], answering: null, back: ['a'] },
    ],
    [
      'no longer that it is back after a while',
      [good('a', { isFirst: true, failedAt: NOW - NODE_BACK_MS })],
      { failing: [], answering: null, back: [] },
    ],
    [
      'that one is back and another one fails',
      [good('a', { isFirst: true, failedAt: NOW - 2_000 }), failing('b')],
      { failing: ['b'], answering: 'a', back: ['a'] },
    ],
    [
      'nothing of two addresses on one host, of which one answers',
      [failing('a'), good('a', { isFirst: true })],
      { failing: [], answering: null, back: [] },
    ],
    [
      'a host once',
      [failing('a'), failing('a'), good('b', { isFirst: true })],
      { failing: ['a'], answering: 'b', back: [] },
    ],
  ])('%s', (_, endpoints, told) => {
    expect(nodeStatus(endpoints, NOW)).toEqual(told)
  })
})
