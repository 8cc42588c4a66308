import { describe, expect, test } from '@jest/globals'
import { id } from 'ethers'
import type { Address } from '../../../src/domain/chain/address'
import { hasFailedInside } from '../../../src/domain/transaction/smartAccount'
import { ALICE, BOB } from '../../support/fakeWallet'

const word = (value: bigint | Address) => BigInt(value).toString(16).padStart(64, '0')
const ENTRY_POINT = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
const operation = (sender: Address, success: bigint, address: Address = ENTRY_POINT) => ({
  address,
  topics: [
    id('UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)'),
    `0x${word(1n)}`,
    `0x${word(sender)}`,
    `0x${word(0n)}`,
  ],
  data: `0x${word(7n)}${word(success)}${word(9n)}${word(9n)}`,
})
const bySafe = (address: Address, event: string) => ({ address, topics: [id(event)], data: `0x${word(1n)}${word(0n)}` })

describe('what a smart account asked for', () => {
  test.each([
    ['failed by its operation', [operation(ALICE, 0n)], true],
    [
      'failed by the operation of the newest EntryPoint, 0.9',
      [operation(ALICE, 0n, '0x433709009B8330FDa32311DF1C2AFA402eD8D009')],
      true,
    ],
    ['succeeded by its operation', [operation(ALICE, 1n)], false],
    ['is told from what others asked for', [operation(BOB, 0n), operation(ALICE, 1n)], false],
    ['did not all fail', [operation(ALICE, 0n), operation(ALICE, 1n)], false],
    ['is told by no other contract', [operation(ALICE, 0n, BOB)], false],
    ['is not told by half an event', [{ ...operation(ALICE, 0n), data: `0x${word(7n)}` }], false],
    ['failed by its own event', [bySafe(ALICE, 'ExecutionFailure(bytes32,uint256)')], true],
    ['failed in a module', [bySafe(ALICE, 'ExecutionFromModuleFailure(address)')], true],
    ['did not fail where another one did', [bySafe(BOB, 'ExecutionFailure(bytes32,uint256)')], false],
    ['succeeded by its own event', [bySafe(ALICE, 'ExecutionSuccess(bytes32,uint256)')], false],
    ['is unknown without events', [], false],
  ])('%s', (_, logs, failed) => expect(hasFailedInside(logs, ALICE.toLowerCase())).toBe(failed))
})
