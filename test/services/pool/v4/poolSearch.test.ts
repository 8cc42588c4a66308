import { describe, expect, jest, test } from '@jest/globals'
import { AbiCoder, keccak256, zeroPadValue } from 'ethers'
import type { Hex, MinedLog } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError, type NodeFailure } from '#domain/chain/nodeError'
import { findFurtherPools, furtherPlaces } from '#services/pool/v4/furtherPools'
import { INITIALIZE, placeOfEvent, searchV4Pools } from '#services/pool/v4/poolSearch'
import { fakeBlock, fakeLog, fakeNode } from '../../../support/fakeNode'
import { deploymentOf } from '#config/deployments'

const deployment = deploymentOf(1)!
const { weth, v4 } = deployment
const ZERO = '0x0000000000000000000000000000000000000000'
const UNI: Address = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const DAI: Address = '0x6B175474E89094C44Da98b954EedeAC495271d0F'

interface Key {
  currency0: string
  currency1: string
  fee: number
  tickSpacing: number
  hooks: string
}
const usual: Key = { currency0: UNI, currency1: DAI, fee: 777, tickSpacing: 7, hooks: ZERO }
const coder = AbiCoder.defaultAbiCoder()
const idOf = ({ currency0, currency1, fee, tickSpacing, hooks }: Key) =>
  keccak256(
    coder.encode(['address', 'address', 'uint24', 'int24', 'address'], [currency0, currency1, fee, tickSpacing, hooks]),
  ) as Hex

function eventOf(key: Key, changes: Partial<MinedLog> = {}): MinedLog {
  const word = (address: string) => zeroPadValue(address.toLowerCase(), 32) as Hex
  const { fee, tickSpacing, hooks } = key
  return fakeLog({
    address: v4!.poolManager,
    topics: [INITIALIZE, idOf(key), word(key.currency0), word(key.currency1)],
    data: coder.encode(
      ['uint24', 'int24', 'address', 'uint160', 'int24'],
      [fee, tickSpacing, hooks, 2n ** 96n, 0],
    ) as Hex,
    ...changes,
  })
}

describe('the pool of an event', () => {
  test('is the one of its key, of tokens or with the coin', () => {
    expect(placeOfEvent(deployment, eventOf(usual))).toEqual({
      ...{ protocol: 'v4', id: idOf(usual), token0: UNI, token1: DAI, fee: 777, tickSpacing: 7, isNative: false },
    })
    const native = { ...usual, currency0: ZERO, fee: 0, tickSpacing: 32_767 }
    expect(placeOfEvent(deployment, eventOf(native))).toEqual({
      ...{ protocol: 'v4', id: idOf(native), token0: weth, token1: DAI, fee: 0, tickSpacing: 32_767, isNative: true },
    })
  })

  test('has its hook, and the fee that the hook sets', () => {
    for (const terms of [
      { fee: 0x800000, tickSpacing: 7 },
      { fee: 450, tickSpacing: 9 },
    ]) {
      const hooked = { ...usual, ...terms, hooks: UNI }
      expect(placeOfEvent(deployment, eventOf(hooked))).toEqual({
        ...{ protocol: 'v4', id: idOf(hooked), token0: UNI, token1: DAI, ...terms, isNative: false, hooks: UNI },
      })
    }
  })

  test.each<[string, Partial<Key>]>([
    ['whose fee a hook would set, without a hook', { fee: 0x800000 }],
    ['with a hook, that takes all', { hooks: UNI, fee: 1_000_000 }],
    ['that takes all', { fee: 1_000_000 }],
    ['without a spacing', { tickSpacing: 0 }],
    ['with a spacing below zero', { tickSpacing: -7 }],
    ['with a spacing beyond the widest', { tickSpacing: 32_768 }],
    ['whose currencies are in the wrong order', { currency0: DAI, currency1: UNI }],
    ['of one currency alone', { currency1: UNI }],
    ['of the coin and its wrapped token', { currency0: ZERO, currency1: weth }],
    ['that is looked for anyway', { fee: 450, tickSpacing: 9 }],
  ])('is none %s', (_, changes) => {
    expect(placeOfEvent(deployment, eventOf({ ...usual, ...changes }))).toBeNull()
  })

  test.each<[string, Partial<MinedLog>]>([
    ['names another id than its key has', { topics: eventOf({ ...usual, fee: 778 }).topics }],
    ['has no topics', { topics: [INITIALIZE] }],
    ['has no data', { data: '0x' }],
    ['has more data than there is', { data: `${eventOf(usual).data}00` as Hex }],
    ['has nonsense for data', { data: `0x${'ff'.repeat(160)}` }],
  ])('is none where it %s', (_, changes) => {
    expect(placeOfEvent(deployment, eventOf(usual, changes))).toBeNull()
  })
})

describe('a node', () => {
  const failing = (failure: NodeFailure) => {
    const logs = jest.fn(() => Promise.reject(new NodeError(failure, 'No.')))
    return { logs, node: fakeNode({ head: async () => fakeBlock({ number: 1_000_000 }), logs }) }
  }

  test('that returns fewer events than it did before is asked for no more', async () => {
    const { node, logs } = failing('rpc')
    const reach = { blocks: 10_000 }
    const search = { node, chainId: 1, deployment: { ...deployment, v4: v4! }, token: UNI }
    expect(await searchV4Pools(search, reach)).toEqual([])
    expect(logs).toHaveBeenCalledTimes(2)
    expect(await searchV4Pools(search, reach)).toEqual([])
    expect(logs).toHaveBeenCalledTimes(2)
  })

  test.each<NodeFailure>(['rpc', 'network', 'timedOut'])(
    'that fails (%s) is asked once, and nothing is said',
    async (failure) => {
      const { node, logs } = failing(failure)
      await findFurtherPools(node, 1, UNI, 10_000)
      const asked = logs.mock.calls.length
      expect(asked).toBeGreaterThan(0)
      await findFurtherPools(node, 1, UNI.toLowerCase() as Address, 10_000)
      expect(logs).toHaveBeenCalledTimes(asked)
      expect(furtherPlaces(node, 1, [UNI], [DAI])).toEqual([])
    },
  )
})
