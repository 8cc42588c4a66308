import { expect, test } from '@jest/globals'
import type { Hex } from '../../../../src/boundary/node'
import { deploymentOf } from '../../../../src/config/deployments'
import { PERMIT2 } from '../../../../src/config/spenders'
import { checkContracts } from '../../../../src/services/chain/selfCheck'
import { addressWord, uintWord } from '../../../../src/services/rpc/words'
import { hasV4Contracts } from '../../../../src/services/trade/v4/hasV4Contracts'
import { bySelector, fakeMulticall } from '../../../support/fakeMulticall'

const CHAIN_ID = 3
const d = deploymentOf(CHAIN_ID)!
const v4 = d.v4!
const { poolManager, quoter, universalRouter } = v4
const word = (value: bigint): Hex => `0x${uintWord(value)}`
const address = (of: string): Hex => `0x${addressWord(of)}`
const manager = bySelector({ '0x1e2eaeaf': word(0n) })
const knows = (of: string) => bySelector({ '0xdc4c90d3': address(of) })
const nothingAllowed: Hex = `0x${'0'.repeat(192)}`

const contracts = {
  [poolManager]: manager,
  [quoter]: knows(poolManager),
  [universalRouter]: knows(poolManager),
  [PERMIT2.address]: bySelector({ '0x927da105': nothingAllowed }),
}
const hasV4 = (changes: Partial<typeof contracts>) =>
  hasV4Contracts(fakeMulticall({ ...contracts, ...changes } as typeof contracts).node, CHAIN_ID, v4)

test('V4 is offered where all of its contracts are there and know each other', async () => {
  expect(await hasV4({})).toBe(true)
})

test.each<[string, Partial<Record<string, (data: Hex) => Hex | undefined>>]>([
  ['another manager is what the router knows', { [universalRouter]: knows(quoter) }],
  ['another manager is what the quoter knows', { [quoter]: knows(universalRouter) }],
  [
    'the router is of version 2.1 or later, whose swaps are encoded otherwise',
    { [universalRouter]: bySelector({ '0xdc4c90d3': address(poolManager), '0x84b0196e': word(0n) }) },
  ],
  ['the router is of version 1.2, which knows no manager', { [universalRouter]: () => undefined }],
  ['the router is not there', { [universalRouter]: () => '0x' }],
  ['the quoter is not there', { [quoter]: () => '0x' }],
  ['the manager is not there', { [poolManager]: () => '0x' }],
  ['the manager lets no storage be read', { [poolManager]: () => undefined }],
  ['Permit2 is not there', { [PERMIT2.address]: () => '0x' }],
  ['Permit2 answers otherwise', { [PERMIT2.address]: () => word(0n) }],
])('V4 is not offered where %s', async (_, changes) => {
  expect(await hasV4(changes as Partial<typeof contracts>)).toBe(false)
})

test('what goes through V2 and V3 is traded all the same', async () => {
  const others = {
    [d.multicall]: () => word(1n),
    [d.weth]: () => word(18n),
    [d.usdc]: (data: Hex) =>
      data === '0x313ce567'
        ? word(6n)
        : (`0x${uintWord(32n)}${uintWord(4n)}${Buffer.from('USDC').toString('hex').padEnd(64, '0')}` as Hex),
    [d.v2Factory]: () => word(1n),
    [d.v2Router]: (data: Hex) => address(data === '0xc45a0155' ? d.v2Factory : d.weth),
    [d.v3Factory]: () => word(10n),
    [d.quoter]: (data: Hex) => address(data === '0xc45a0155' ? d.v3Factory : d.weth),
    [d.swapRouter]: (data: Hex) =>
      address(data === '0xc45a0155' ? d.v3Factory : data === '0x68e0d4e1' ? d.v2Factory : d.weth),
    [d.tickLens]: () => undefined,
  }
  const checked = (given: Parameters<typeof fakeMulticall>[0]) =>
    checkContracts(fakeMulticall(given).node, CHAIN_ID, true)
  const right = { executor: 'swapRouter02', reason: null }
  expect(await checked({ ...others, ...contracts })).toEqual({ ...right, hasV4: true })
  expect(await checked({ ...others, ...contracts, [quoter]: () => '0x' })).toEqual({ ...right, hasV4: false })
})
