import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { configuredChain, supportedChain } from '../../config/chains'
import type { Chain } from '../../domain/chain/chain'

/**
 * The traded network, whatever network the wallet is on: by default the first supported one. Everything that reads a
 * chain takes its id from here.
 */
export const tradeChainSlice = createSlice({
  name: 'tradeChain',
  initialState: { chainId: supportedChain.id },
  reducers: {
    tradeChainChosen: (_, { payload }: PayloadAction<{ chainId: number }>) => payload,
  },
  selectors: { selectTradeChainId: ({ chainId }) => chainId },
})

export const { tradeChainChosen } = tradeChainSlice.actions
export const { selectTradeChainId } = tradeChainSlice.selectors

export const selectTradeChain = (state: WithSlice<typeof tradeChainSlice>): Chain =>
  configuredChain(selectTradeChainId(state))
