import { expect, test } from '@jest/globals'
import { autoSlippageBps } from '#domain/trade/slippage'
import { DEFAULT_TRADE_SETTINGS } from '#domain/trade/tradeSettings'
import { tradeSettingsChanged, tradeSettingsSlice } from '#store/trade/tradeSettings'

const { reducer } = tradeSettingsSlice
const start = reducer(undefined, { type: 'start' })

test('X13: approvals are exact, and slippage and deadline the usual ones, until someone says otherwise', () => {
  expect(start).toEqual({ slippageBps: null, deadlineMinutes: 30, signingDays: 1, approval: 'exact', guard: true })
  expect(autoSlippageBps(null, null, [])).toBe(50)
})

test('one choice leaves the others alone, and all can be taken back', () => {
  const changed = reducer(start, tradeSettingsChanged({ slippageBps: 100 }))
  expect(changed).toEqual({ ...start, slippageBps: 100 })
  expect(reducer(changed, tradeSettingsChanged(DEFAULT_TRADE_SETTINGS))).toEqual(start)
})
