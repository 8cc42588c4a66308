import { expect, test } from '@jest/globals'
import { buildConstants } from '../../../src/build/constants'
import { readSettings } from '../../../src/build/settings'

test('the limits of an operator hold for what is typed, stored, judged and said', async () => {
  const __CAPS__ = { slippageBps: 300, lossPercent: 8, deadlineMinutes: 20, isExactOnly: true }
  Object.assign(globalThis, { __CAPS__ })
  const { parseSlippage } = await import('#domain/trade/slippage')
  const { DEFAULT_TRADE_SETTINGS, parseDeadline } = await import('#domain/trade/tradeSettings')
  const { lossTier } = await import('#domain/trade/loss')
  const { APPROVAL_KINDS } = await import('#domain/trade/limits')
  const { slippageInvalid } = await import('#copy/trade/settings')
  expect([parseSlippage('3'), parseSlippage('3.01')]).toEqual([300, null])
  expect(slippageInvalid(false)).toContain('to 3')
  expect([parseDeadline('20'), parseDeadline('21'), DEFAULT_TRADE_SETTINGS.deadlineMinutes]).toEqual([20, null, 20])
  expect([lossTier(79_999n), lossTier(80_000n)]).toEqual(['accept', 'blocked'])
  expect(APPROVAL_KINDS).toEqual(['exact'])
})

test('a build without limits has nothing of them', () => {
  expect(buildConstants(readSettings({})).__CAPS__).toBe('(null)')
  expect(buildConstants(readSettings({ LOSS_MAX_PERCENT: '8' })).__CAPS__).toContain('"lossPercent":8')
})
