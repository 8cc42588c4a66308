import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { configuredChain, supportedChain } from '../../config/chains'
import type { Chain } from '../../domain/chain/chain'

/**
 * The network that is traded on, whatever network the wallet is on: the first supported one, until another is chosen.
 * Everything that reads a chain is given its id from here.
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
