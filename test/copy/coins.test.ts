import { callWords } from '../../src/app/trade/review/preview'
import { noFunds } from '#copy/wallet/errors'
import { noDollars } from '#copy/market/pairs'
import { pricesFrom } from '#copy/profile/profile'
import { noPrice } from '#copy/tokenPage/tokenPage'
import { stopText, tradeFailureText } from '#copy/trade/stop'
import { failureFacts, stopFacts } from '#domain/trade/confirm/stopFacts'
import { expect, test } from '@jest/globals'
import { coinWord, wrappedSymbol } from '#domain/chain/chain'
import type { DecodedCall } from '#domain/trade/decodedCall'
import { samplePlan } from '../support/samplePlan'

/* These tests check sentences about a native coin other than ether. */

const plan = samplePlan()
const reason = { cause: 'noEther', text: null } as const
const begun = { isOpen: false, isMined: false, isApproved: false }

test('a coin goes by its symbol, and ether by its name', () => {
  expect(['ETH', 'BNB', 'POL'].map(coinWord)).toEqual(['ether', 'BNB', 'POL'])
  expect(['ETH', 'BNB', 'POL', 'AVAX'].map(wrappedSymbol)).toEqual(['WETH', 'WBNB', 'WPOL', 'WAVAX'])
})

test('what is missing for the network cost is the coin of the network', () => {
  expect(noFunds('BNB')).toBe('There is not enough BNB in the account for the network cost. Nothing was sent.')
  expect(noFunds('ETH')).toBe('There is not enough ether in the account for the network cost. Nothing was sent.')
  expect(stopText(stopFacts({ cause: 'wouldFail', reason }, plan, begun, 'POL'))).toBe(
    'There is not enough POL in the account for the network cost. Nothing was sent.',
  )
  const coin = { symbol: 'AVAX', decimals: 18 } as const
  expect(tradeFailureText(failureFacts({ cause: 'reverted', reason }, plan, { coin, nameOf: () => null }))).toBe(
    'There is not enough AVAX in the account for the network cost.',
  )
})

test('why there is no price names the coin and its wrapped token', () => {
  expect(noDollars('BNB', 'USDT')).toBe('No pool with BNB or USDT is deep enough for a price in dollars.')
  expect(noPrice.ether('BNB')).toMatch(/price of BNB in dollars/)
  expect(noPrice.shallow('POL', 'USDC')).toMatch(/with WPOL or USDC/)
  expect(noPrice.shallow('ETH', 'USDC')).toBe(
    'No pool of this token with WETH or USDC is deep enough for a reliable price.',
  )
})

test('the source of an account’s prices names a feed only where there is one', () => {
  expect(pricesFrom(7, 'ETH', true)).toBe('Prices of the deepest pools and the ether price feed at block 7')
  expect(pricesFrom(7, 'BNB', true)).toBe('Prices of the deepest pools and the BNB price feed at block 7')
  expect(pricesFrom(7, 'ETH', false)).toBe('Prices of the deepest pools at block 7')
})

test('decoded calls name the coin that they take or give, and its wrapped token', () => {
  const weth = '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c'
  const call: DecodedCall = {
    to: { address: weth, known: 'weth' },
    value: '1000000000000000000',
    name: 'deposit',
    args: [],
    calls: [],
    data: '0x',
  }
  const unnamed = () => null
  const nativeCurrency = { symbol: 'BNB', decimals: 18 }
  const context = { plan, symbolOf: unnamed, contractName: unnamed, nativeCurrency, weth } as const
  expect(callWords(call, context)).toMatchObject({
    contract: 'WBNB',
    meaning: 'Wraps the BNB sent along',
    args: [{ name: 'sent along', text: '1 BNB' }],
  })
  const meaning = (name: string) => callWords({ ...call, name }, context).meaning
  expect(meaning('unwrapWETH9')).toBe('Unwraps all that the router holds and pays out the BNB')
  expect(meaning('swapExactETHForTokens')).toBe('Sells the BNB sent along through V2 pools')
  expect(meaning('sync')).toBeNull()
})
