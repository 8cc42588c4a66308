import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { DEFAULT_TRADE_SETTINGS, type TradeSettings } from '#domain/trade/tradeSettings'

export const tradeSettingsSlice = createSlice({
  name: 'tradeSettings',
  initialState: DEFAULT_TRADE_SETTINGS,
  reducers: {
    tradeSettingsChanged: (state, { payload }: PayloadAction<Partial<TradeSettings>>) => ({ ...state, ...payload }),
  },
  selectors: { selectTradeSettings: (state) => state },
})

export const { tradeSettingsChanged } = tradeSettingsSlice.actions
export const { selectTradeSettings } = tradeSettingsSlice.selectors
