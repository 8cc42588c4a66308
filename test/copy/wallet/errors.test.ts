import { assetErrorText, switchErrorText, walletErrorText } from '#copy/wallet/errors'
import { switchFacts } from '#domain/wallet/switchAdvice'
import { batchFailureText } from '#copy/trade/stop'
import { expect, test } from '@jest/globals'
import { WalletError } from '#domain/wallet/walletError'

const CHECK = 'Check your wallet to see whether the transaction was sent.'

test.each([
  ['rejected', 'You rejected the request in your wallet.'],
  ['busy', 'Open your wallet: a request is already waiting there.'],
  ['gone', 'Your wallet is not connected.'],
  [
    'networkLost',
    'Your wallet has lost its connection to this network. Choose the network again in your wallet, then retry.',
  ],
  ['changed', 'The account or network in your wallet has changed. Check it and try again.'],
  ['connectFailed', 'Error connecting, please retry!'],
  ['sendFailed', `Your wallet reported an error. ${CHECK}`],
  ['invalidHash', `Invalid transaction hash. ${CHECK}`],
  ['invalidResponse', `Your wallet returned an invalid response. ${CHECK}`],
] as const)('%s', (problem, text) => {
  expect(walletErrorText(problem)).toBe(text)
})

test('a token that could not be offered is named, and what is wrong with the wallet is not', () => {
  expect(assetErrorText('assetFailed', 'UNI')).toBe('Your wallet could not add UNI.')
  expect(assetErrorText('assetRefused', 'UNI')).toBe('Your wallet did not add UNI.')
  expect(assetErrorText('gone', 'UNI')).toBe('Your wallet is not connected.')
})

test.each([
  ['busy', 'Open your wallet: a request is already waiting there.'],
  ['changed', 'The account or network in your wallet has changed. Check it and try again.'],
  ['gone', 'Your wallet is not connected. Reload this page and connect again.'],
  ['unsupported', 'Your wallet does not support this request. Choose Ropsten in your wallet instead.'],
  [
    'chainRefused',
    'Your wallet does not support switching to Ropsten from here. Choose Ropsten in your wallet instead.',
  ],
  ['notSwitched', 'Your wallet did not switch networks. Choose Ropsten in your wallet, or try again.'],
  ['switchFailed', 'Error switching chain. Choose Ropsten in your wallet, or try again.'],
  ['addFailed', 'Error adding chain. Add Ropsten in your wallet’s settings and choose it there.'],
] as const)('a failed switch says what to do next: %s', (problem, text) => {
  expect(switchErrorText(switchFacts(new WalletError(problem), 'Ropsten'))).toBe(text)
})

test('what a wallet made of several calls at once', () => {
  expect(batchFailureText('partial')).toBe(
    'Only a part of this took effect, and the swap did not. An approval may be open: see your approvals before you try again.',
  )
})
