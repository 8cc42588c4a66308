import * as words from '#copy/trade/settings'
import { worstPaid, worstReceived } from '#copy/trade/card'
import { expect, test } from '@jest/globals'

test('the bounds in words are those that apply', () => {
  expect(words.slippageInvalid(false)).toBe('Enter a number from 0.01 to 50.')
  expect(words.deadlineInvalid(30)).toBe('Enter whole minutes from 1 to 1,440. Until then, 30 minutes apply.')
})

test('the worst that a limit lets happen, with and without a quote', () => {
  const worst = worstReceived('3,394.71', 'USDC')
  expect(words.slippageBound(worst)).toBe(
    'At worst you receive 3,394.71 USDC, or the swap fails: you keep your tokens and pay only the network cost.',
  )
  expect(words.slippageHigh(150, worst)).toBe('At worst you receive 3,394.71 USDC, 1.5% worse than quoted.')
  expect(words.slippageHigh(150, null)).toBe('You may lose up to 1.5%.')
  expect(words.slippageVeryHigh(600, worstPaid('2', 'ETH'))).toMatch(
    /^At worst you pay 2 ETH, 6% worse than quoted\. Others/,
  )
})
