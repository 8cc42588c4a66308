import { describe, expect, test } from '@jest/globals'
import { Interface } from 'ethers'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import {
  createMulticall,
  decodeAggregate3,
  encodeAggregate3,
  type CallResult,
  type ContractCall,
} from '#services/chain/multicall'
import type { Transport } from '#services/chain/transport'
import { fc } from '../../support/properties'
import { uintWord } from '#services/chain/words'

const MULTICALL: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const abi = new Interface([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) returns ((bool success, bytes returnData)[] results)',
])

const hexOf = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
const bytes = fc.integer({ min: 0, max: 100 }).chain(hexOf)
const call = fc.record({ to: hexOf(20), data: bytes })
const result = fc.record({ success: fc.boolean(), data: bytes })

const encodedResults = (results: readonly CallResult[]) =>
  abi.encodeFunctionResult('aggregate3', [results.map(({ success, data }) => [success, data])]) as Hex

describe('the codec of aggregate3', () => {
  test('writes what ethers writes', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 20 }), (calls) => {
        const expected = abi.encodeFunctionData('aggregate3', [calls.map(({ to, data }) => [to, true, data])])
        expect(encodeAggregate3(calls)).toBe(expected)
      }),
    )
  })

  test('reads what ethers writes', () => {
    fc.assert(
      fc.property(fc.array(result, { maxLength: 20 }), (results) => {
        expect(decodeAggregate3(encodedResults(results), results.length)).toEqual(results)
      }),
    )
  })

  test('says when an answer is of another length or is cut off anywhere', () => {
    const whole = encodedResults([
      { success: true, data: '0x1234' },
      { success: false, data: `0x${'ab'.repeat(40)}` },
    ])
    expect(() => decodeAggregate3(whole, 3)).toThrow(NodeError)
    for (let end = 2; end < whole.length - 64; end += 2)
      expect(() => decodeAggregate3(whole.slice(0, end) as Hex, 2)).toThrow(NodeError)
  })

  test('R08: an answer whose results all point at the same bytes is refused, for together they are many times as long', () => {
    const whole = encodedResults([{ success: true, data: `0x${'ab'.repeat(640)}` }]).slice(2)
    const count = 5
    const offsets = uintWord(count * 32).repeat(count)
    const answer = uintWord(32) + uintWord(count) + offsets + whole.slice(3 * 64)
    expect(() => decodeAggregate3(`0x${answer}`, count)).toThrow(NodeError)
  })

  test('any bytes are read or refused, never worse', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }).chain(hexOf), fc.nat(5), (data, count) => {
        try {
          decodeAggregate3(data, count)
        } catch (error) {
          expect(error).toBeInstanceOf(NodeError)
        }
      }),
    )
  })
})

/** A chain that returns each call's calldata as its result. `refuse` may return an error for a batch. */
function echo(refuse: (calls: ContractCall[]) => NodeError | null = () => null) {
  const batches: ContractCall[][] = []
  const blocks: string[] = []
  const transport: Transport = {
    async call(method, params, read) {
      const [{ to, data }, block] = params as [{ to: string; data: string }, string]
      expect([method, to]).toEqual(['eth_call', MULTICALL])
      blocks.push(block)
      const requested = abi.decodeFunctionData('aggregate3', data)[0] as [string, boolean, string][]
      const calls = requested.map(([target, , callData]) => ({ to: target as Address, data: callData as Hex }))
      batches.push(calls)
      const error = refuse(calls)
      if (error) throw error
      return read(encodedResults(calls.map((each) => ({ success: true, data: each.data }))))
    },
  }
  return { batches, blocks, calls: createMulticall(transport, MULTICALL).calls }
}

let lastTarget = 0
const many = (count: number, data: Hex = '0x01'): ContractCall[] =>
  Array.from({ length: count }, () => {
    lastTarget += 1
    return { to: `0x${lastTarget.toString(16).padStart(40, '0')}`, data }
  })
const sizes = (batches: ContractCall[][]) => batches.map(({ length }) => length)

describe('gathering', () => {
  test('a call that is not to be shared is answered for itself, in its place', async () => {
    const { calls, batches } = echo()
    const [number] = many(1, '0x0b')
    const last: ContractCall = { ...number!, isUnshared: true }
    const [others] = [many(2)]
    const [one, other] = await Promise.all([calls([number!, ...others, last]), calls([number!, last])])
    expect(batches).toEqual([[number, ...others, number, number]])
    expect([one.length, other.length]).toEqual([4, 2])
  })

  test('R22: everything asked for in one tick is one request, and each gets its own', async () => {
    const { calls, batches, blocks } = echo()
    const answers = await Promise.all([
      calls(many(1, '0x0a')),
      calls(many(2, '0x0b')),
      Promise.resolve().then(() => calls(many(1, '0x0c'))),
    ])
    expect(answers.map((results) => results.map(({ data }) => data))).toEqual([['0x0a'], ['0x0b', '0x0b'], ['0x0c']])
    expect(sizes(batches)).toEqual([4])
    await calls(many(1))
    expect(sizes(batches)).toEqual([4, 1])
    expect(blocks).toEqual(['latest', 'latest'])
  })

  test('what is asked at a block travels with what is asked at the same one', async () => {
    const { calls, batches, blocks } = echo()
    const requested = [undefined, 10, undefined, 10, 11].map((block, at) => calls(many(at + 1), block))
    expect((await Promise.all(requested)).map(({ length }) => length)).toEqual([1, 2, 3, 4, 5])
    expect(sizes(batches)).toEqual([4, 6, 5])
    expect(blocks).toEqual(['latest', '0xa', '0xb'])
  })

  test('what several ask for is asked once, and all are answered', async () => {
    const { calls, batches } = echo()
    const [a, b, c] = [many(1, '0x0a'), many(1, '0x0b'), many(1, '0x0c')].map(([each]) => each!)
    const answers = await Promise.all([calls([a!, b!, a!]), calls([c!, b!]), calls([a!], 9)])
    const reported = answers.map((results) => results.map(({ success, data }) => success && data))
    expect(reported).toEqual([['0x0a', '0x0b', '0x0a'], ['0x0c', '0x0b'], ['0x0a']])
    expect(sizes(batches)).toEqual([3, 1])
  })

  test('what can wait goes with the next ones, and alone when there are none', async () => {
    const { calls, batches } = echo()
    const patient = calls(many(1, '0x0a'), undefined, 60_000)
    const answers = await Promise.all([patient, calls(many(2, '0x0b'))])
    expect(answers.map((results) => results.map(({ data }) => data))).toEqual([['0x0a'], ['0x0b', '0x0b']])
    expect(sizes(batches)).toEqual([3])
    await calls(many(1), undefined, 5)
    expect(sizes(batches)).toEqual([3, 1])
    // A caller that accepts a longer wait joins the batch later, and the first caller must still not wait longer.
    await Promise.all([calls(many(1)), calls(many(1), undefined, 60_000)])
    expect(sizes(batches)).toEqual([3, 1, 2])
  })

  test('nothing asked is nothing sent', async () => {
    const { calls, batches } = echo()
    expect(await calls([])).toEqual([])
    expect(batches).toEqual([])
  })

  test('more than a request holds is spread, and what one asked stays together', async () => {
    const { calls, batches } = echo()
    const answers = await Promise.all([400, 400, 150, 700, 1].map((count) => calls(many(count))))
    expect(answers.map(({ length }) => length)).toEqual([400, 400, 150, 700, 1])
    expect(sizes(batches)).toEqual([400, 550, 700, 1])
  })
})

describe('a batch that one token spoils', () => {
  const bomb: Hex = '0xbadbad'
  const spoil = (failure: 'reverted' | 'tooLarge') =>
    echo((calls) => (calls.some(({ data }) => data === bomb) ? new NodeError(failure, 'no') : null))

  test.each(['reverted', 'tooLarge'] as const)('(%s) fails for that token alone', async (failure) => {
    const { calls, batches, blocks } = spoil(failure)
    const [good, mixed, other] = await Promise.all([
      calls(many(300), 7),
      calls([...many(1), ...many(1, bomb), ...many(1)], 7),
      calls(many(150), 7),
    ])
    expect(new Set(blocks)).toEqual(new Set(['0x7']))
    for (const { success } of [...good, ...other]) expect(success).toBe(true)
    expect(mixed.map(({ success, data }) => [success, data])).toEqual([
      [true, '0x01'],
      [false, '0x'],
      [true, '0x01'],
    ])
    expect(batches.length).toBeLessThan(24)
  })

  test('a contract that refuses everything is not asked forever', async () => {
    const { calls, batches } = echo(() => new NodeError('reverted', 'no'))
    await expect(calls(many(500))).rejects.toThrow('no')
    expect(batches.length).toBeLessThanOrEqual(65)
  })

  describe('at a block whose state the node has dropped', () => {
    // For blocks whose state was pruned, Erigon runs calls on an empty state and reports that the calls reverted.
    const pruned = () => echo(() => new NodeError('reverted', 'execution reverted'))

    test('is not halved: one more request tells that no call is to blame', async () => {
      const { calls, batches, blocks } = pruned()
      const settled = await Promise.allSettled([calls(many(100), 7), calls(many(50), 8), calls(many(1), 9)])
      for (const each of settled) {
        expect(each).toMatchObject({ status: 'rejected', reason: { failure: 'noState' } })
      }
      expect(sizes(batches).sort((a, b) => a - b)).toEqual([0, 0, 0, 1, 50, 100])
      expect(new Set(blocks)).toEqual(new Set(['0x7', '0x8', '0x9']))
    })

    test('the newest block is halved no further either', async () => {
      const { calls, batches } = pruned()
      await expect(calls(many(100))).rejects.toMatchObject({ failure: 'reverted' })
      expect(sizes(batches)).toEqual([100, 0])
    })

    test('many calls that are to blame are not all looked for', async () => {
      const { calls, batches } = echo((requested) =>
        requested.length > 0 ? new NodeError('reverted', 'out of gas') : null,
      )
      await expect(calls(many(100), 7)).rejects.toThrow('out of gas')
      expect(batches.length).toBeLessThanOrEqual(26)
    })

    test('what happens to the second request is reported', async () => {
      const { calls } = echo((requested) => new NodeError(requested.length > 0 ? 'reverted' : 'network', 'no'))
      await expect(calls(many(9), 7)).rejects.toMatchObject({ failure: 'network' })
    })
  })

  test('(capped, by one of several nodes) fails for that token alone', async () => {
    const { calls } = echo((requested) =>
      requested.some(({ data }) => data === bomb) ? new NodeError('capped', 'no') : null,
    )
    const results = await calls([...many(5), ...many(1, bomb), ...many(5)])
    expect(results.filter(({ success }) => !success)).toHaveLength(1)
  })

  describe.each(['execution aborted (timeout = 5s)', 'EVM execution timed out'])('%s', (message) => {
    test('of every part: the fifty calls are not sent one by one', async () => {
      const { calls, batches } = echo(() => new NodeError('reverted', message))
      await expect(calls(many(50))).rejects.toThrow(message)
      expect(sizes(batches).every((size) => size >= 12)).toBe(true)
      expect(batches.length).toBeLessThanOrEqual(8)
    })

    test('of one call: it fails alone', async () => {
      const { calls } = echo((requested) =>
        requested.some(({ data }) => data === bomb) ? new NodeError('reverted', message) : null,
      )
      const results = await calls([...many(30), ...many(1, bomb), ...many(19)])
      expect(results.filter(({ success }) => !success)).toHaveLength(1)
    })
  })

  test('an unreachable node is not queried again', async () => {
    const { calls, batches } = echo(() => new NodeError('network', 'down'))
    const settled = await Promise.allSettled([calls(many(1)), calls(many(1))])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(batches).toHaveLength(1)
  })
})
