import { expect, test } from '@jest/globals'
import { parseSafeAnswer, parseSafeInfo, parseSafeTransaction, parseSafeTxHash } from '#boundary/safeApp'
import { safeInfo } from '../support/fakeParent'
import { ALICE, HASH } from '../support/fakeWallet'
import { fc } from '../support/properties'

test('a Safe is read with a checksummed address', () => {
  expect(parseSafeInfo(safeInfo())).toEqual({ address: ALICE, chainId: 3, isReadOnly: false })
})

test('a transaction of it: how far it is, and what executed it', () => {
  const waiting = { txStatus: 'AWAITING_CONFIRMATIONS', txHash: null }
  expect(parseSafeTransaction(waiting)).toEqual({ status: 'waiting', hash: null, signed: null })
  expect(parseSafeTransaction({ txStatus: 'SUCCESS', txHash: HASH })).toEqual({
    status: 'executed',
    hash: HASH,
    signed: null,
  })
  for (const other of [{ txStatus: 'DONE' }, {}, null, 'SUCCESS']) expect(parseSafeTransaction(other)).toBeNull()
})

test.each([
  [{ type: 'MULTISIG', confirmationsRequired: 2, confirmations: [{ signer: {} }] }, 1],
  [{ type: 'MULTISIG', confirmations: [] }, 0],
  [{ type: 'MULTISIG', confirmations: Array.from({ length: 2_000 }, () => null) }, null],
  [{ type: 'MODULE' }, null],
  [{ confirmations: '2' }, null],
  [null, null],
])('of %j that its owners have done, %j have signed', (detailedExecutionInfo, signed) => {
  expect(parseSafeTransaction({ txStatus: 'AWAITING_CONFIRMATIONS', detailedExecutionInfo })).toMatchObject({ signed })
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
