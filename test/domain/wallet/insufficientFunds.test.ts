import { expect, test } from '@jest/globals'
import { isNoFunds } from '#domain/wallet/insufficientFunds'
import { toWalletError } from '#domain/wallet/walletError'

test.each<[unknown, boolean]>([
  [{ code: -32000, message: 'insufficient funds for gas * price + value: have 1 want 2' }, true],
  [{ code: -32603, data: { message: 'Upfront cost exceeds account balance' } }, true],
  [{ code: 'INSUFFICIENT_FUNDS', message: 'insufficient funds for intrinsic transaction cost' }, true],
  [{ message: "sender doesn't have enough funds to send tx. The max upfront cost is: 2" }, true],
  [{ code: -32010, message: 'Account you tried to send transaction from does not have enough funds.' }, true],
  [{ code: -32000, message: 'InsufficientFunds, Balance is 0 less than sending value + gas 5' }, true],
  [{ code: -32000, message: 'VM Exception while processing transaction: insufficient balance' }, true],
  [{ code: -32000, message: 'insufficient balance' }, true],
  [{ code: 3, message: 'execution reverted: insufficient funds' }, false],
  [{ code: -32000, message: 'VM Exception while processing transaction: revert insufficient balance' }, false],
  [{ code: -32603, message: 'Token: insufficient balance' }, false],
  [{ code: -32603, message: 'Internal JSON-RPC error.' }, false],
  [undefined, false],
])('%j: %p, also once it is an error of ours', (error, isShort) => {
  expect(isNoFunds(error)).toBe(isShort)
  expect(isNoFunds(toWalletError(error, 'sendFailed'))).toBe(isShort)
})
