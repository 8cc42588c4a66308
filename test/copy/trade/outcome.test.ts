import { expect, test } from '@jest/globals'
import * as words from '#copy/trade/outcome'

test.each([
  ['swap', 'Swap sent', 'The swap failed', 'The swap is confirmed'],
  ['wrap', 'Wrap sent', 'The wrap failed', 'The wrap is confirmed'],
  ['unwrap', 'Unwrap sent', 'The unwrap failed', 'The unwrap is confirmed'],
] as const)('a %s by its own name', (kind, sent, failed, confirmed) => {
  expect([words.sentTitle(kind), words.failedTitle(kind, 'failed'), words.confirmedTitle(kind)]).toEqual([
    sent,
    failed,
    confirmed,
  ])
  expect(words.sentText(kind, '1 ETH', '3,411.77 USDC')).toBe(
    `1 ETH for about 3,411.77 USDC. You can close this window; the ${kind} continues.`,
  )
})

test('the network cost with its dollar value, where that is known', () => {
  expect(words.costText('0.0021 ETH', '$7.17')).toBe('0.0021 ETH ($7.17)')
  expect(words.costText('0.0021 ETH', null)).toBe('0.0021 ETH')
})
