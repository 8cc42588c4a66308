import { expect, test } from '@jest/globals'
import { parseSafeAnswer, parseSafeInfo, parseSafeTransaction, parseSafeTxHash } from '../../src/boundary/safeApp'
import { safeInfo } from '../support/fakeParent'
import { ALICE, HASH } from '../support/fakeWallet'
import { fc } from '../support/properties'

test('a Safe is read with a checksummed address', () => {
  expect(parseSafeInfo(safeInfo())).toEqual({ address: ALICE, chainId: 3, isReadOnly: false })
})

test('a transaction of it: how far it is, and how many have signed, where both are said', () => {
  const detailedExecutionInfo = { type: 'MULTISIG', confirmationsRequired: 2, confirmations: [{}] }
  const waiting = { txStatus: 'AWAITING_CONFIRMATIONS', txHash: null, detailedExecutionInfo }
  expect(parseSafeTransaction(waiting)).toEqual({ status: 'waiting', hash: null, signatures: { made: 1, needed: 2 } })
  const executed = { txStatus: 'SUCCESS', txHash: HASH, detailedExecutionInfo: { type: 'MODULE' } }
  expect(parseSafeTransaction(executed)).toEqual({ status: 'executed', hash: HASH, signatures: null })
  for (const other of [{ txStatus: 'DONE' }, {}, null, 'SUCCESS']) expect(parseSafeTransaction(other)).toBeNull()
  for (const wrong of [{ confirmationsRequired: 0 }, { confirmationsRequired: '2' }, { confirmations: 1 }])
    expect(
      parseSafeTransaction({ ...waiting, detailedExecutionInfo: { ...detailedExecutionInfo, ...wrong } })?.signatures,
    ).toBeNull()
})

test('why there is no answer is a short text', () => {
  const error = 'x'.repeat(10_000)
  expect(parseSafeAnswer({ id: 'a', version: '9.1.0', success: false, error })?.error).toHaveLength(300)
  expect(parseSafeAnswer({ id: 'a', version: '9.1.0', success: false, error: { message: 'x' } })).toBeNull()
})

test('C26: nothing that a page may say throws', () => {
  const parsers = [parseSafeAnswer, parseSafeInfo, parseSafeTransaction, parseSafeTxHash]
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const parse of parsers) parse(value)
    }),
  )
})
